package honshu

import (
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/sprites"
)

// Measures of the table, in logical units.
const (
	wideEdge  = 24.0 // free at the edges of a large table
	wideHem   = 34.0 // free above and below, where the mats have their hems
	phoneEdge = 8.0
	toolWide  = 50.0 // of a round button on a large table
	toolPitch = 57.0
	toolPhone = 46.0
	wideGap   = 12.0 // between papers there
	wideHead  = 44.0 // of a seat's paper there, with its name
	mostRoom  = 230.0
	lantern   = 13.0 // half of the lantern over the right end of a slip
	mostUnit  = 76.0 // side of a square of the own land on a large table
	phoneUnit = 56.0
)

// Places of the round buttons among those of the table's Frame.
const (
	toolMenu = iota
	toolUndo
	toolHint
	toolRules
	tools = 6
)

// scoreForm is how the score of the own land is set out.
type scoreForm uint8

const (
	scoreRows  scoreForm = iota // a line for each category
	scoreStrip                  // side by side
	scoreGrid                   // two columns
)

// layout is where everything lies in one room. While a card is laid on the own land (the bench), land, score, bar and
// card are seen; else (the table) middle, hand, aside and own.
type layout struct {
	seats   []seatRoom // the one below first, then in the order of play
	track   geom.Rect  // the rounds
	message geom.Rect
	act     geom.Rect // the one vermilion button
	tools   [tools]geom.Rect
	log     geom.Rect
	goal    geom.Rect // the scoring card
	pool    geom.Rect // cubes that are left
	unseen  geom.Rect // the button of the cards not yet seen

	land  geom.Rect
	score geom.Rect
	card  geom.Rect // the card that is laid, with words
	bar   geom.Rect // turn, over, under
	form  scoreForm
	unit  float64 // the largest square of the own land

	small float64 // the largest square of the lands of the others

	middle geom.Rect // the cards of the trick, the duel or the draft
	hand   geom.Rect
	boost  geom.Rect // cubes to raise a card with, and what else a choice needs
	own    geom.Rect // the own land, small

	large geom.Rect // a land looked at closely, over everything
}

// layoutFor arranges the table of so many seats in the room. For the left hand everything changes sides.
func layoutFor(v stage.View, seats int, leftHanded bool) layout {
	var l layout
	switch v.Class {
	case stage.Tall:
		l = tallLayout(v.Safe, seats, v.Reading() > 1)
	case stage.Low:
		l = lowLayout(v.Safe, seats)
	default:
		l = wideLayout(v.Safe, seats)
	}
	l.small = sprites.OverviewBelow - 1 // so that all are overviews alike
	if seats == 2 {
		l.small = ownUnit
	}
	if leftHanded {
		l.mirror(v.Safe)
	}
	return l
}

// wideLayout has the seats at the left, what is counted and decided at the right, and the land or the cards between.
func wideLayout(s geom.Rect, seats int) layout {
	const (
		gap, beside     = wideGap, 16.0
		own             = 62.0
		track, message  = 52.0, 56.0
		main, bar       = 64.0, 76.0
		goal, pool      = 60.0, 46.0
		mostScore, card = 318.0, 108.0
	)
	l := layout{form: scoreRows, unit: mostUnit}
	top, foot := s.Y+wideHem, s.Bottom()-wideHem
	leftWide := min(236, max(172, s.W*0.185))
	rightWide := min(296, max(236, s.W*0.232))
	left, right := s.X+wideEdge, s.Right()-wideEdge-rightWide

	l.seats = make([]seatRoom, seats)
	l.seats[0].slip = geom.R(left, foot-own, leftWide, own)
	pitch := min(mostRoom, (foot-own-top)/float64(seats-1))
	if seats == 2 {
		pitch = min(1.4*mostRoom, foot-own-top)
	}
	for k := 1; k < seats; k++ {
		l.seats[k] = roomIn(geom.R(left, top+float64(k-1)*pitch, leftWide, pitch-gap), wideHead)
	}

	for k := range 4 {
		l.tools[k] = geom.R(right+float64(k)*toolPitch, top-2, toolWide, toolWide)
	}
	l.act = geom.R(right, foot-main, rightWide, main)
	l.pool = geom.R(right, l.act.Y-14-pool, rightWide, pool)
	l.unseen, l.pool = cutDisc(l.pool)
	l.goal = geom.R(right, l.pool.Y-gap-goal, rightWide, goal)
	body := geom.R(right, top+toolWide+gap, rightWide, l.goal.Y-gap-top-toolWide-gap)
	l.score, l.boost = body, body
	if rest := body.H - mostScore - gap; rest >= card {
		l.score.H = mostScore
		l.card = geom.R(right, l.score.Bottom()+gap, rightWide, rest)
	}
	l.boost.H = (body.H - gap) * 0.46
	l.own = geom.R(right, l.boost.Bottom()+gap, rightWide, body.H-l.boost.H-gap)

	x, wide := left+leftWide+beside, right-2*beside-left-leftWide
	l.track = geom.Around(geom.Pt(x+wide/2, top+track/2), min(wide, 520), track)
	l.message = geom.Around(geom.Pt(x+wide/2, l.track.Bottom()+9+message/2), min(wide, 520), message)
	y := l.message.Bottom() + 5
	l.bar = geom.Around(geom.Pt(x+wide/2, foot-bar/2), min(wide, 560), bar)
	l.land = geom.R(x, y, wide, l.bar.Y-10-y)
	hand := min(222, max(150, s.H*0.27))
	l.hand = geom.R(x, foot-hand, wide, hand)
	l.middle = geom.R(x, y, wide, l.hand.Y-10-y)
	y = top + toolWide + gap - 4
	l.large = geom.R(x-4, y, right+rightWide-x+4, foot-y)
	return l
}

// mirror changes left and right.
func (l *layout) mirror(s geom.Rect) {
	flip := func(r *geom.Rect) {
		if !r.Empty() {
			r.X = s.X + s.Right() - r.Right()
		}
	}
	for k := range l.seats {
		room := &l.seats[k]
		for _, r := range []*geom.Rect{&room.paper, &room.slip, &room.points, &room.held, &room.cubes, &room.land} {
			flip(r)
		}
	}
	for k := range l.tools {
		flip(&l.tools[k])
	}
	for _, r := range l.singles() {
		flip(r)
	}
}

// singles lists the rectangles that are there once.
func (l *layout) singles() []*geom.Rect {
	return []*geom.Rect{
		&l.track, &l.message, &l.act, &l.log, &l.goal, &l.pool, &l.unseen, &l.land, &l.score, &l.card, &l.bar,
		&l.middle, &l.hand, &l.boost, &l.own, &l.large,
	}
}

// wordless gives a low middle of a phone held upright the place of the sentence: a lesson's own paper says what is to
// be done, and a refusal lies over the cards as long as it is read.
func (l *layout) wordless(v stage.View) {
	if foot := l.middle.Bottom(); v.Class == stage.Tall && l.middle.H < lowMiddle {
		l.middle.Y = l.message.Y
		l.middle.H = foot - l.middle.Y
	}
}

// goalless leaves out the scoring card, where a match has none and nobody would miss it: what stands beside it on
// phones held upright takes its place, and on others what lies above it reaches down to its foot.
func (l *layout) goalless(v stage.View) {
	foot := l.goal.Bottom()
	switch v.Class {
	case stage.Tall:
		x, y := l.goal.X, l.goal.Y
		l.pool = geom.R(x, y, l.pool.Right()-x, l.pool.Bottom()-y)
	case stage.Wide:
		last := &l.score
		if !l.card.Empty() {
			last = &l.card
		}
		last.H = foot - last.Y
		l.own.H = foot - l.own.Y
	default:
		l.own.H = foot - l.own.Y
	}
	l.goal = geom.Rect{}
}

// watchUnit is the largest square of the lands of all seats where a match is only looked at.
const watchUnit = 48.0

// watch takes away what is only there to choose, where a match is only looked at: the middle of the table gets the room
// of the hand; beside it all seats have papers alike, and the log stands where the buttons were.
func (l *layout) watch(v stage.View) {
	l.tools = [tools]geom.Rect{toolMenu: l.tools[toolMenu]}
	l.middle.H = l.hand.Bottom() - l.middle.Y
	switch v.Class {
	case stage.Wide:
		down := l.act.Bottom() - l.pool.Bottom()
		l.log = geom.R(l.own.X, l.boost.Y, l.own.W, l.own.Bottom()-l.boost.Y+down)
		l.goal.Y += down
		l.pool.Y += down
		l.unseen.Y += down
		l.own = geom.Rect{}
		l.small = watchUnit
		l.alike(wideGap, wideHead)
		l.act = geom.Rect{}
	case stage.Low:
		const buttons, gap = 136.0, 6.0
		wide := geom.R(min(l.middle.X, l.act.X), l.middle.Y, l.middle.W+l.act.W+phoneEdge, l.act.Bottom()-l.middle.Y)
		l.act, l.middle = wide.CutBottom(buttons) // where a replay has its own buttons
		l.middle.H -= gap
		l.goal, l.pool, l.unseen, l.own = geom.Rect{}, geom.Rect{}, geom.Rect{}, geom.Rect{}
		l.alike(phoneEdge, leastPress)
	default: // the own land reaches down to where the buttons were
		const share = 0.4
		strip := geom.R(l.middle.X, l.own.Y, l.middle.W, l.act.Bottom()-l.own.Y)
		l.tallStrip(strip, share)
		l.act, l.tools = geom.Rect{}, [tools]geom.Rect{}
	}
	for _, r := range []*geom.Rect{&l.bar, &l.score, &l.card, &l.boost, &l.hand} {
		*r = geom.Rect{}
	}
}

// alike gives the seat below a paper like those of the others, below them.
func (l *layout) alike(gap, head float64) {
	column := l.seats[1].paper
	column.H = l.seats[0].slip.Bottom() - column.Y
	pitch := min(mostRoom, (column.H+gap)/float64(len(l.seats)))
	for k := range l.seats {
		at := geom.R(column.X, column.Y+float64(k-1)*pitch, column.W, pitch-gap)
		if k == 0 {
			at.Y = column.Y + float64(len(l.seats)-1)*pitch
		}
		l.seats[k] = roomIn(at, head)
	}
}

// cutDisc takes the place of a round button from the right end of a panel.
func cutDisc(r geom.Rect) (disc, rest geom.Rect) {
	const gap = 8.0
	disc, rest = r.CutRight(leastPress)
	rest.W -= gap
	return geom.Around(disc.Centre(), leastPress, leastPress), rest
}
