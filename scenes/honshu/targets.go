package honshu

import (
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// Heights of targets: what lies on something is above it.
const (
	groundZ = iota
	cellZ
	cardZ
	buttonZ
	closerZ
)

// adder takes one cell up.
type adder func(p rules.Part, r geom.Rect, round bool, z int, name string)

// cells are what can be pointed at: a land looked at closely alone, else the lands of the others, then the bench, or the
// middle and the hand.
func (b *Board) cells() []*ui.Control {
	var list []*ui.Control
	add := func(p rules.Part, r geom.Rect, round bool, z int, name string) {
		if !r.Empty() {
			list = append(list, table.LayerCell(p, r, round, z, name))
		}
	}
	if b.closer.seat != rules.Public {
		b.closerCells(add)
		return list
	}
	if b.hand.unseen.open {
		b.unseenCells(add)
		return list
	}
	if b.hand.values {
		b.valuesCells(add)
		return list
	}
	words, l := b.words(), &b.layout
	for k, room := range l.seats {
		if room.paper.Empty() {
			continue
		}
		seat := rules.Seat((int(b.below) + k) % b.seats)
		add(button(buttonLand+int(seat)), room.touch(), false, cellZ, words.T(lang.HonshuLandOf, lang.Text("name", b.playerName(seat))))
	}
	if b.bench != nil {
		b.benchCells(add)
	} else {
		b.handCells(add)
		add(button(buttonOwn), l.own, false, buttonZ, b.ownWords())
	}
	if b.bench == nil || l.form == scoreRows {
		if !l.goal.Empty() {
			add(button(buttonGoal), l.goal, false, cellZ, b.goalName())
		}
		add(button(buttonUnseen), l.unseen, true, buttonZ, words.T(lang.HonshuUnseen))
	}
	if text, _, _ := b.actWords(); text != "" && !b.pending() {
		add(button(buttonAct), l.act, false, buttonZ, text)
	}
	return list
}

// benchCells are the card that is laid, what turns it, and the squares to which it can be brought.
func (b *Board) benchCells(add adder) {
	words, n := b.words(), b.bench
	place := n.ghost.place
	add(button(buttonCorner), b.cornerRect(), true, buttonZ, words.T(lang.HonshuGhostAt,
		lang.Text("card", place.Card.String()), lang.Text("at", b.speaker().spot(place.Cell().X(), place.Cell().Y()))))
	bar := b.barPlan()
	add(button(buttonLeft), bar.left, false, buttonZ, words.T(lang.HonshuTurnLeft))
	add(button(buttonRight), bar.right, false, buttonZ, words.T(lang.HonshuTurnRight))
	add(button(buttonOver), bar.over, false, buttonZ, words.T(lang.HonshuOver))
	add(button(buttonUnder), bar.under, false, buttonZ, words.T(lang.HonshuUnder))
	add(button(buttonBoth), bar.both, false, buttonZ, words.T(lang.HonshuBothSides))
	if b.trial != game.NoCard {
		strip := b.stripPlan()
		add(button(buttonPrevious), strip.previous, true, buttonZ, words.T(lang.HonshuPreviousCard))
		add(button(buttonNext), strip.next, true, buttonZ, words.T(lang.HonshuNextCard))
		add(button(buttonBack), strip.back, false, buttonZ, words.T(lang.HonshuTryOff))
	}
	add(button(buttonScore), b.layout.score, false, cellZ, b.scoreWords())
	add(button(buttonValues), b.totalRect(), false, cardZ, words.T(lang.HonshuValues))
	add(button(buttonGround), b.layout.land, false, groundZ, words.T(lang.HonshuYourLand))
	box, room := n.box.Grown(1), b.layout.land
	for y := box.Top; y <= box.Bottom; y++ {
		for x := box.Left; x <= box.Right; x++ {
			if r := n.chart.Square(x, y); room.Contains(r.Centre()) {
				add(cellPart(x, y), within(r, room), false, cellZ, b.cellWords(x, y))
			}
		}
	}
}

// within returns the part of r that lies in the room.
func within(r, room geom.Rect) geom.Rect {
	x, y := max(r.X, room.X), max(r.Y, room.Y)
	return geom.R(x, y, min(r.Right(), room.Right())-x, min(r.Bottom(), room.Bottom())-y)
}
