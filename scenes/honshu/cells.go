package honshu

import (
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
)

// Layers of controls: what lies on something is above it.
const (
	groundLayer = iota
	cellLayer
	cardLayer
	buttonLayer
	closerZ
)

// adder takes one cell up.
type adder func(p rules.Part, r geom.Rect, round bool, layer int, name string)

// cells are what can be pointed at: a land looked at closely alone, else the lands of the others, then the bench, or the
// middle and the hand.
func (b *Board) cells() []*ui.Control {
	b.listed.Begin()
	add := func(p rules.Part, r geom.Rect, round bool, layer int, name string) {
		if !r.Empty() {
			b.listed.Add(p, r, round, layer, name, "")
		}
	}
	if b.closer.seat != rules.Public {
		b.closerCells(add)
		return b.listed.List()
	}
	if b.hand.unseen.open {
		b.unseenCells(add)
		return b.listed.List()
	}
	if b.hand.values {
		b.valuesCells(add)
		return b.listed.List()
	}
	words, l := b.words(), &b.layout
	for k, room := range l.seats {
		if room.paper.Empty() {
			continue
		}
		seat := rules.Seat((int(b.below) + k) % b.seats)
		add(button(buttonLand+int(seat)), room.touch(), false, cellLayer, words.T(lang.HonshuLandOf, lang.Text("name", b.playerName(seat))))
	}
	if b.bench != nil {
		b.benchCells(add)
	} else {
		b.handCells(add)
		add(button(buttonOwn), l.own, false, buttonLayer, b.ownWords())
	}
	if b.bench == nil || l.form == scoreRows {
		if !l.goal.Empty() {
			add(button(buttonGoal), l.goal, false, cellLayer, b.goalName())
		}
		add(button(buttonUnseen), l.unseen, true, buttonLayer, words.T(lang.HonshuUnseen))
	}
	if text, _, _ := b.actWords(); text != "" && !b.pending() {
		add(button(buttonAct), l.act, false, buttonLayer, text)
	}
	return b.listed.List()
}

// benchCells are the card that is laid, what turns it, and the squares to which it can be brought.
func (b *Board) benchCells(add adder) {
	words, n := b.words(), b.bench
	place := n.ghost.place
	add(button(buttonCorner), b.cornerRect(), true, buttonLayer, words.T(lang.HonshuGhostAt,
		lang.Text("card", place.Card.String()), lang.Text("at", b.speaker().spot(place.Cell().X(), place.Cell().Y()))))
	bar := b.barPlan()
	add(button(buttonLeft), bar.left, false, buttonLayer, words.T(lang.HonshuTurnLeft))
	add(button(buttonRight), bar.right, false, buttonLayer, words.T(lang.HonshuTurnRight))
	add(button(buttonOver), bar.over, false, buttonLayer, words.T(lang.HonshuOver))
	add(button(buttonUnder), bar.under, false, buttonLayer, words.T(lang.HonshuUnder))
	add(button(buttonBoth), bar.both, false, buttonLayer, words.T(lang.HonshuBothSides))
	if b.trial != game.NoCard {
		strip := b.stripPlan()
		add(button(buttonPrevious), strip.previous, true, buttonLayer, words.T(lang.HonshuPreviousCard))
		add(button(buttonNext), strip.next, true, buttonLayer, words.T(lang.HonshuNextCard))
		add(button(buttonBack), strip.back, false, buttonLayer, words.T(lang.HonshuTryOff))
	}
	add(button(buttonScore), b.layout.score, false, cellLayer, b.scoreWords())
	add(button(buttonValues), b.totalRect(), false, cardLayer, words.T(lang.HonshuValues))
	add(button(buttonGround), b.layout.land, false, groundLayer, words.T(lang.HonshuYourLand))
	box, room := n.box.Grown(1), b.layout.land
	for y := box.Top; y <= box.Bottom; y++ {
		for x := box.Left; x <= box.Right; x++ {
			if r := n.chart.Square(x, y); room.Contains(r.Centre()) {
				add(cellPart(x, y), within(r, room), false, cellLayer, b.cellWords(x, y))
			}
		}
	}
}

// within returns the part of r that lies in the room.
func within(r, room geom.Rect) geom.Rect {
	x, y := max(r.X, room.X), max(r.Y, room.Y)
	return geom.R(x, y, min(r.Right(), room.Right())-x, min(r.Bottom(), room.Bottom())-y)
}
