package honshu

import "engawa/scenes/geom"

// tallLayout stacks everything: the own slip with the rounds, the others, the land or the cards, and the buttons under the
// thumb.
func tallLayout(s geom.Rect, seats int) layout {
	const (
		gap, head     = 6.0, 44.0
		ownSlip       = 130.0
		leastForThree = 360.0 // with room for a third tool
	)
	small := s.H < 730
	message, main, bar, score, hand, own, aside := 42.0, 54.0, 54.0, 78.0, 124.0, 84.0, 92.0
	if small {
		message, main, bar, score, hand, own, aside = 36, 48, 48, 64, 104, 48, 66
	}
	l := layout{form: scoreStrip, unit: phoneUnit}
	left, right := s.X+phoneEdge, s.Right()-phoneEdge
	wide, y := right-left, s.Y+12.0

	l.slips, l.small = make([]geom.Rect, seats), make([]geom.Rect, seats)
	l.slips[0] = geom.R(left, y, ownSlip, head)
	l.track = geom.R(left+ownSlip+gap, y, wide-ownSlip-gap, head)
	y = l.tallOthers(geom.R(left, y+head+gap+2, wide, 0), small) + gap
	l.message = geom.R(left, y, wide, message)
	y += message + 4

	foot := s.Bottom() - phoneEdge - 3
	row := geom.R(left, foot-main, wide, main)
	l.tallTools(row, wide >= leastForThree)
	l.bar = geom.R(left, row.Y-gap-2-bar, wide, bar)
	l.score = geom.R(left, l.bar.Y-gap-2-score, wide, score)
	l.land = geom.R(left, y, wide, l.score.Y-gap-2-y)

	strip := geom.R(left, row.Y-gap-2-own, wide, own)
	l.own, strip = strip.CutLeft(wide * 0.4)
	strip.X, strip.W = strip.X+gap, strip.W-gap
	l.goal, l.pool = strip, strip
	if small {
		l.goal.W = (strip.W - gap) / 2
		l.pool.X, l.pool.W = l.goal.Right()+gap, l.goal.W
	} else {
		l.goal.H = 42
		l.pool.Y, l.pool.H = l.goal.Bottom()+5, own-42-5
	}
	l.hand = geom.R(left, l.own.Y-gap-hand, wide, hand)
	l.boost = geom.R(left, l.hand.Y-gap-aside, wide, aside)
	l.middle = geom.R(left, y, wide, l.boost.Y-gap-y)
	l.large = geom.R(left, s.Y+12, wide, foot-s.Y-12)
	return l
}

// tallOthers places the slips of the others with the pictures of their lands from the top of r, and returns where they end.
func (l *layout) tallOthers(r geom.Rect, small bool) float64 {
	const gap = 6.0
	slip, picture := 40.0, 62.0
	if small {
		slip, picture = 38, 40
	}
	others := len(l.slips) - 1
	if others == 2 || others == 3 {
		for k, col := range geom.R(r.X, r.Y, r.W, slip).Columns(others, gap) {
			l.slips[1+k] = col
			l.small[1+k] = geom.R(col.X, col.Bottom()+4, col.W, picture)
		}
		return r.Y + slip + 4 + picture
	}
	columns, high := min(2, others), slip+4
	if others == 1 {
		high = slip + 30
	}
	for k := range others {
		col := geom.R(r.X, r.Y+float64(k/2)*(high+gap), r.W, high).Columns(columns, gap)[k%2]
		l.slips[1+k], l.small[1+k] = col.CutLeft(col.W * 0.58)
		l.slips[1+k].H = slip + 4
		l.small[1+k].X, l.small[1+k].W = l.small[1+k].X+4, l.small[1+k].W-4
	}
	return r.Y + float64((others+1)/2)*(high+gap) - gap
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
		gap            = 8.0
		slip, own      = 36.0, 46.0
		mostLand       = 150.0
		leastStacked   = 104.0 // of a seat whose picture lies below its slip, not beside it
		main           = 52.0
		track, message = 38.0, 36.0
		tool           = 44.0
		bar            = 104.0
	)
	l := layout{form: scoreGrid, unit: phoneUnit}
	leftWide := min(156, max(124, s.W*0.18))
	rightWide := min(214, max(192, s.W*0.25))
	left, right := s.X+phoneEdge, s.Right()-phoneEdge-rightWide
	top, foot := s.Y+phoneEdge, s.Bottom()-phoneEdge-3

	l.slips, l.small = make([]geom.Rect, seats), make([]geom.Rect, seats)
	l.slips[0] = geom.R(left, foot-own, leftWide, own)
	pitch := min(mostLand, (foot-own-top)/float64(seats-1))
	for k := 1; k < seats; k++ {
		at := geom.R(left, top+float64(k-1)*pitch, leftWide, pitch-gap)
		if pitch < leastStacked {
			l.slips[k], l.small[k] = at.CutLeft(leftWide * 0.56)
			l.small[k].X, l.small[k].W = l.small[k].X+3, l.small[k].W-3
			continue
		}
		l.slips[k], l.small[k] = at.CutTop(slip)
		l.small[k].Y, l.small[k].H = l.small[k].Y+3, l.small[k].H-3
	}

	for k := range 4 {
		l.tools[k] = geom.R(right+float64(k)*(tool+5), top, tool, tool)
	}
	l.act = geom.R(right, foot-main, rightWide, main)
	body := geom.R(right, top+tool+gap, rightWide, l.act.Y-gap-top-tool-gap)
	l.bar, l.score = body.CutBottom(bar)
	l.score.H -= gap
	l.pool, body = body.CutBottom(34)
	l.goal, body = body.CutBottom(gap + 40)
	l.goal.H -= gap
	body.H -= gap
	l.boost, l.own = body.CutTop(body.H * 0.55)
	l.own.Y, l.own.H = l.own.Y+gap, l.own.H-gap

	x := left + leftWide + gap
	wide := right - gap - x
	l.track = geom.R(x, top, wide, track)
	l.message = geom.R(x, l.track.Bottom()+4, wide, message)
	y := l.message.Bottom() + 4
	l.land = geom.R(x, y, wide, foot-y)
	hand := min(124, s.H*0.31)
	l.hand = geom.R(x, foot-hand, wide, hand)
	l.middle = geom.R(x, y, wide, l.hand.Y-6-y)
	l.large = geom.R(x-2, top, s.Right()-phoneEdge-x+2, foot-top)
	return l
}
