package honshu

import "engawa/scenes/geom"

// tallLayout stacks everything: the own slip with the rounds, the others, the land or the cards, and the buttons under
// the thumb. Where larger words are wanted a sentence has room for two lines of them.
func tallLayout(s geom.Rect, seats int, large bool) layout {
	const (
		gap, head     = 6.0, 46.0
		ownSlip       = 126.0
		leastForThree = 360.0 // with room for a third tool
	)
	small := s.H < 730
	message, main, bar, score, hand, own, aside := 42.0, 54.0, 54.0, 78.0, 124.0, 84.0, 92.0
	if small {
		message, main, bar, score, hand, own, aside = 36, 48, 48, 64, 104, 48, 66
	}
	under := 4.0
	if large && !small {
		message, hand, aside, score, under = 84, 108, 70, 98, 9
	}
	l := layout{form: scoreStrip, unit: phoneUnit}
	left, right := s.X+phoneEdge, s.Right()-phoneEdge
	wide, y := right-left, s.Y+12.0

	l.seats = make([]seatRoom, seats)
	l.seats[0].slip = geom.R(left, y, ownSlip, head)
	l.track = geom.R(left+ownSlip+2*gap, y, wide-ownSlip-2*gap, head)
	y = l.tallOthers(geom.R(left, y+head+gap+2, wide, 0), small) + gap
	l.message = geom.R(left, y, wide, message)
	y += message + under

	foot := s.Bottom() - phoneEdge - 3
	row := geom.R(left, foot-main, wide, main)
	l.tallTools(row, wide >= leastForThree)
	l.bar = geom.R(left, row.Y-gap-2-bar, wide, bar)
	l.score = geom.R(left, l.bar.Y-gap-2-score, wide, score)
	l.land = geom.R(left, y, wide, l.score.Y-gap-2-y)

	share := 0.36
	if small {
		share = 0.26
	}
	l.tallStrip(geom.R(left, row.Y-gap-2-own, wide, own), share)
	l.hand = geom.R(left, l.own.Y-gap-hand, wide, hand)
	l.boost = geom.R(left, l.hand.Y-gap-aside, wide, aside)
	l.middle = geom.R(left, y, wide, l.boost.Y-gap-y)
	l.large = geom.R(left, l.message.Y, wide, row.Y-gap-l.message.Y)
	if large { // over the papers of the others, too
		top := s.Y + phoneEdge
		l.large.Y, l.large.H = top, l.large.Bottom()-top
	}
	return l
}

// tallStrip places the own land, the scoring card, the pool and the list of cards not yet seen side by side; scoring
// card and pool below each other where the strip is high.
func (l *layout) tallStrip(strip geom.Rect, share float64) {
	const gap, high, goal = 6.0, 80.0, 42.0
	l.own, strip = strip.CutLeft(strip.W * share)
	strip.X, strip.W = strip.X+gap, strip.W-gap
	l.unseen, strip = cutDisc(strip)
	l.goal, l.pool = strip, strip
	if strip.H < high {
		l.goal.W = 46
		l.pool.X, l.pool.W = l.goal.Right()+gap, strip.W-l.goal.W-gap
		return
	}
	l.goal.H = max(goal, strip.H/2)
	l.pool.Y, l.pool.H = l.goal.Bottom()+gap-1, strip.H-l.goal.H-gap+1
}

// tallOthers places the papers of the others from the top of r, and returns where they end: side by side, or two and
// two.
func (l *layout) tallOthers(r geom.Rect, small bool) float64 {
	const gap, leastBeside = 6.0, 140.0
	others, columns, high := len(l.seats)-1, 0, 0.0
	switch {
	case others <= 2 && small:
		columns, high = others, 66
	case others <= 2:
		columns, high = others, 90
	case others == 3 && small:
		columns, high = 3, 88
	case others == 3:
		columns, high = 3, 104
	case small:
		columns, high = 2, 46
	default:
		columns, high = 2, 66
	}
	for k := range others {
		at := geom.R(r.X, r.Y+float64(k/columns)*(high+gap), r.W, high).Columns(columns, gap)[k%columns]
		l.seats[1+k] = besideRoom(at)
		if at.W < leastBeside {
			l.seats[1+k] = narrowRoom(at)
		}
	}
	return r.Y + float64((others+columns-1)/columns)*(high+gap) - gap
}

// tallTools places the round buttons at the left of the row and the main button at its right.
func (l *layout) tallTools(row geom.Rect, three bool) {
	const gap = 6.0
	x := row.X
	list := []int{toolMenu, toolUndo}
	if three {
		list = append(list, toolHint)
	}
	for _, k := range list {
		l.tools[k] = geom.R(x, row.Y+(row.H-toolPhone)/2, toolPhone, toolPhone)
		x += toolPhone + gap
	}
	l.act = geom.R(x+2, row.Y, row.Right()-x-2, row.H)
}

// lowLayout is for phones held sideways: a narrow column on each side, the land or the cards between them.
func lowLayout(s geom.Rect, seats int) layout {
	const (
		gap          = 8.0
		slip, own    = leastPress, 46.0
		mostLand     = 150.0
		main         = 52.0
		track        = 38.0
		tool         = 44.0
		bar          = 104.0
		hem          = 16.0  // of the mats, below the land
		leastMessage = 330.0 // the breadth in which a sentence has one line
	)
	message := 36.0
	l := layout{form: scoreGrid, unit: phoneUnit}
	leftWide := min(156, max(124, s.W*0.18))
	rightWide := min(214, max(202, s.W*0.25))
	left, right := s.X+phoneEdge, s.Right()-phoneEdge-rightWide
	top, foot := s.Y+phoneEdge, s.Bottom()-phoneEdge-3

	l.seats = make([]seatRoom, seats)
	l.seats[0].slip = geom.R(left, foot-own, leftWide, own)
	pitch := min(mostLand, (foot-own-top)/float64(seats-1))
	for k := 1; k < seats; k++ {
		l.seats[k] = roomIn(geom.R(left, top+float64(k-1)*pitch, leftWide, pitch-gap), slip)
	}

	for k := range 4 {
		l.tools[k] = geom.R(right+float64(k)*(tool+5), top, tool, tool)
	}
	l.act = geom.R(right, foot-main, rightWide, main)
	body := geom.R(right, top+tool+gap, rightWide, l.act.Y-gap-top-tool-gap)
	l.bar, l.score = body.CutBottom(bar)
	l.score.H -= gap
	l.pool, body = body.CutBottom(34)
	l.unseen, l.pool = cutDisc(l.pool)
	l.goal, body = body.CutBottom(gap + 40)
	l.goal.H -= gap
	body.H -= gap
	l.boost, l.own = body.CutTop(body.H * 0.55)
	l.own.Y, l.own.H = l.own.Y+gap, l.own.H-gap

	x := left + leftWide + gap
	wide := right - gap - x
	if wide < leastMessage {
		message = 60
	}
	l.track = geom.R(x, top, wide, track)
	l.message = geom.R(x, l.track.Bottom()+4, wide, message)
	y := l.message.Bottom() + 4
	l.land = geom.R(x, y, wide, foot-hem-y)
	hand := min(124, s.H*0.31)
	l.hand = geom.R(x, foot-hand, wide, hand)
	l.middle = geom.R(x, y, wide, l.hand.Y-6-y)
	y = top + tool + gap - 2
	l.large = geom.R(x-2, y, s.Right()-phoneEdge-x+2, foot-y)
	return l
}
