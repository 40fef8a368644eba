package honshu

import (
	"slices"

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
	rects := b.handRects()
	for k, c := range b.hand.hand {
		if c == game.NoCard {
			continue
		}
		name := s.cardText(c)
		if c == b.hand.selection.card {
			name = b.words().List(name, b.words().T(lang.SpokenChosen))
		}
		l.Add(cardPart(c), rects[k], false, cardLayer, name, "")
	}
	return l.List()
}

// handRects returns what is seen of each card of the hand: the next one covers its right side, and the chosen one, which
// lies on top, with its frame what is beside it.
func (b *Board) handRects() []geom.Rect {
	poses := b.handPoses(len(b.hand.hand))
	rects := make([]geom.Rect, len(poses))
	grown, chosen := b.growingCard(len(poses)), slices.Index(b.hand.hand, b.hand.selection.card)
	if b.hand.selection.card == game.NoCard {
		chosen = -1
	}
	for k, p := range poses {
		r, wide := p.rect(), b.handWidth(p.height, k == grown)
		rects[k] = geom.R(p.at.X-wide/2, r.Y, wide, r.H)
	}
	for k := range poses {
		r := &rects[k]
		if k+1 < len(poses) && poses[k+1].at.Y == poses[k].at.Y && k != chosen {
			r.W = min(r.W, rects[k+1].X-r.X)
		}
	}
	if chosen < 0 {
		return rects
	}
	top := &rects[chosen]
	rise := b.handRise(top.H, chosen == grown)
	*top = geom.R(top.X-frameEdge, top.Y-rise, top.W+2*frameEdge, top.H+rise)
	for k := range rects {
		switch r := &rects[k]; {
		case poses[k].at.Y != poses[chosen].at.Y:
		case k < chosen:
			r.W = min(r.W, top.X-r.X)
		case k > chosen:
			right := r.Right()
			r.X = max(r.X, top.Right())
			r.W = right - r.X
		}
	}
	return rects
}

// middleCells are the cards in the middle.
func (b *Board) middleCells(geom.Rect) []*ui.Control {
	l, s := &b.cellLists.middle, b.speaker()
	l.Begin()
	for _, p := range b.cardPlaces() {
		card, name := b.placeCard(p, s)
		if card != game.NoCard {
			l.Add(cardPart(card), poseIn(p.card).rect(), false, cardLayer, name, s.cardTip(card))
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
