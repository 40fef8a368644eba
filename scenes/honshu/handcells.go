package honshu

import (
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/lang"
)

// handCells are the cards of the hand and in the middle, and the cubes.
func (b *Board) handCells(add adder) {
	s := b.speaker()
	for _, p := range b.places() {
		b.placeTarget(add, p, s)
	}
	b.raiseCells(add)
	if b.layout.hand.Empty() {
		return
	}
	poses := b.handPoses(len(b.hand.hand))
	for k, c := range b.hand.hand {
		if c == game.NoCard {
			continue
		}
		r, name := poses[k].rect(), s.face(c)
		if c == b.hand.picked.card {
			name = name + ", " + b.words().T(lang.SpokenChosen)
			r.Y -= chosenLift
			r.H += chosenLift
		}
		if k+1 < len(poses) { // what the next card covers belongs to it
			r.W = min(r.W, poses[k+1].at.X-poses[k].at.X)
		}
		add(cardPart(c), r, false, cardLayer, name)
	}
}

// placeTarget is the target of a card in the middle.
func (b *Board) placeTarget(add adder, p place, s speaker) {
	words := b.words()
	if p.spot.zone == openZone {
		if c := b.hand.opened[p.spot.n]; c != game.NoCard {
			add(cardPart(c), poseIn(p.card).rect(), false, cardLayer, words.T(lang.HonshuSpokenInPair, lang.Text("card", s.face(c)), lang.Count("n", 1)))
		}
		return
	}
	f, seat := b.hand.fronts[p.spot.n], rules.Seat(p.spot.n)
	if f.card == game.NoCard {
		return
	}
	name := words.T(lang.HonshuSpokenOfSeat, lang.Text("card", s.face(f.card)), s.who(seat))
	if f.value > 0 {
		name += ", " + s.sum(f)
	}
	add(cardPart(f.card), poseIn(p.card).rect(), false, cardLayer, name)
}

// sum spells the value of a card in a trick.
func (s speaker) sum(f front) string {
	if f.cube == 0 {
		return s.words.T(lang.HonshuValue, lang.Count("value", f.value))
	}
	return s.words.T(lang.HonshuSum, cardArg(f.card), lang.Count("value", f.value))
}
