package forhonor

import (
	"math"

	"engawa/scenes/geom"
)

// besideLog is what is left of a low room over or beside what leads through a match.
func besideLog(s, log geom.Rect) geom.Rect {
	const gap = 6.0
	switch {
	case log.Empty():
		return s
	case log.Y > s.Centre().Y:
		s.H = log.Y - gap - s.Y
	case log.X > s.Centre().X:
		s.W = log.X - gap - s.X
	default:
		right := s.Right()
		s.X = log.Right() + gap
		s.W = right - s.X
	}
	return s
}

// lowDuel has the heroes at both ends, the table below the one and the commitment below the other, and the cards
// between.
func lowDuel(s geom.Rect) duelPlan {
	const edge, gap, tool = 10.0, 8.0, 44.0
	var p duelPlan
	r := s.InsetXY(edge, 6)
	wide := math.Round(min(210, max(150, r.W*0.245)))
	left, rest := r.CutLeft(wide)
	right, middle := rest.CutRight(wide)
	middle = middle.InsetXY(gap, 0)
	slip := 60.0
	high := (r.H - gap) * 0.5
	for k, cell := range [2]geom.Rect{left, right} {
		upper, _ := cell.CutTop(high)
		p.sides[k].slip, p.sides[k].portrait = upper.CutBottom(slip)
	}
	_, p.table = left.CutTop(high + gap)
	_, under := right.CutTop(high + gap)
	p.commit, p.other = under.CutBottom(54)
	p.commit.H -= 4
	p.confirm = p.commit
	p.other.H -= gap

	row, middle := middle.CutTop(tool)
	p.menu = geom.R(row.X, row.Y, tool, tool)
	p.hint = geom.R(row.Right()-tool, row.Y, tool, tool)
	p.title = geom.R(row.X+tool, row.Y, row.W-2*tool, 26)
	p.round = geom.R(row.X+tool, row.Y+26, row.W-2*tool, 18)
	cards := min(168, (middle.W-2*gap)/3*cardHigh/cardWide, middle.H-34-72-chosenLift)
	cardRoom, middle := middle.CutBottom(cards + 4)
	p.cards = cardRow(cardRoom, gap, cards)
	p.faced = facing(p.cards)
	for k := range p.faced {
		p.faced[k] = p.faced[k].Inset(6) // one of them may be knocked aside
	}
	middle.H -= chosenLift + 2
	p.head, middle = middle.CutBottom(36)
	p.past = middle.InsetXY(0, 3)
	p.band = geom.R(s.X, p.head.Y-2, s.W, s.Bottom()-p.head.Y+2)
	return p
}

// briefDuel shows only the heroes, their cards and how it ends, where there is room for no more.
func briefDuel(s geom.Rect) duelPlan {
	const (
		slip        = 56.0
		tallest     = 1.5   // a portrait against its breadth
		leastTitled = 220.0 // the height with room for the title
		title       = 32.0
		apart       = 10.0 // between the round and what has come of it
		pair        = 2.2  // two cards and the gap between them, in cards
		aside       = 20.0 // as far a card may be knocked
	)
	var p duelPlan
	r := s.InsetXY(10, 6)
	wide := r.W * 0.27
	if high := wide*tallest + slip; r.H > high {
		r = geom.R(r.X, r.Centre().Y-high/2, r.W, high)
	}
	left, middle := r.CutLeft(wide)
	right, middle := middle.CutRight(wide)
	middle = middle.InsetXY(8, 0)
	for k, cell := range [2]geom.Rect{left, right} {
		p.sides[k].slip, p.sides[k].portrait = cell.CutBottom(slip)
	}
	if middle.H >= leastTitled {
		p.title, middle = middle.CutTop(title)
	}
	p.round, middle = middle.CutTop(18)
	_, middle = middle.CutTop(apart)
	p.head, middle = middle.CutTop(36)
	p.cards = cardRow(middle, 8, middle.H-12)
	p.faced = facing(p.cards)
	card := p.cards[1]
	card.W = min((middle.W-2*aside)/pair, (middle.H-2*aside)*cardWide/cardHigh)
	card.H = card.W * cardHigh / cardWide
	for k := range p.faced {
		p.faced[k] = geom.Around(p.cards[1].Centre().Add(geom.Pt((float64(k)-0.5)*card.W*(pair-1), 0)), card.W, card.H)
	}
	p.band = geom.R(s.X, p.head.Y-2, s.W, s.Bottom()-p.head.Y+2)
	return p
}
