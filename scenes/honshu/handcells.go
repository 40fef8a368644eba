package honshu

import (
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
)

// handCells are the cards of the hand.
func (b *Board) handCells(geom.Rect) []*ui.Control {
	l, s := &b.cellLists.hand, b.speaker()
	l.Begin()
	poses := b.handPoses(len(b.hand.hand))
	grown := b.growingCard(len(poses))
	left := func(k int) float64 { return poses[k].at.X - b.handWidth(poses[k].height, k == grown)/2 }
	for k, c := range b.hand.hand {
		if c == game.NoCard {
			continue
		}
		r, name := poses[k].rect(), s.cardText(c)
		if c == b.hand.selection.card {
			name = b.words().List(name, b.words().T(lang.SpokenChosen))
			r.Y -= selectionLift
			r.H += selectionLift
		}
		r.X, r.W = left(k), b.handWidth(poses[k].height, k == grown)
		if k+1 < len(poses) && poses[k+1].at.Y == poses[k].at.Y { // what the next card covers belongs to it
			r.W = min(r.W, left(k+1)-r.X)
		}
		l.Add(cardPart(c), r, false, cardLayer, name, "")
	}
	return l.List()
}

// middleCells are the cards in the middle.
func (b *Board) middleCells(geom.Rect) []*ui.Control {
	l, s := &b.cellLists.middle, b.speaker()
	l.Begin()
	for _, p := range b.cardPlaces() {
		card, name := b.placeCard(p, s)
		if card != game.NoCard {
			l.Add(cardPart(card), poseIn(p.card).rect(), false, cardLayer, name, "")
		}
	}
	return l.List()
}

// placeCard is the card that lies face up at a place in the middle, and what it is called.
func (b *Board) placeCard(p cardPlace, s speaker) (card game.Card, name string) {
	words := b.words()
	if p.spot.zone == openZone {
		c := b.hand.openPair[p.spot.n]
		if c == game.NoCard {
			return game.NoCard, ""
		}
		return c, words.T(lang.HonshuSpokenInPair, lang.Text("card", s.cardText(c)), lang.Count("n", 1))
	}
	f, seat := b.hand.playedCards[p.spot.n], rules.Seat(p.spot.n)
	if f.card == game.NoCard {
		return game.NoCard, ""
	}
	name = words.T(lang.HonshuSpokenOfSeat, lang.Text("card", s.cardText(f.card)), s.who(seat))
	if f.value > 0 {
		name = words.List(name, s.formatTrickValue(f))
	}
	if f.winner >= 0 {
		name = words.List(name, words.T(lang.HonshuTakenBy, lang.Text("name", b.playerName(f.winner))))
	}
	return f.card, name
}

// formatTrickValue spells the value of a card in a trick.
func (s speaker) formatTrickValue(f playedCard) string {
	if f.cube == 0 {
		return s.words.T(lang.HonshuValue, lang.Count("value", f.value))
	}
	return s.words.T(lang.HonshuSum, cardArg(f.card), lang.Count("value", f.value))
}
