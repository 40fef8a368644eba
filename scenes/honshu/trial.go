package honshu

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/honshu"
)

// tryOn tries a card on the own land; it is picked where it can be chosen, and otherwise none is.
func (b *Board) tryOn(card game.Card) {
	if b.state == nil || !b.visible(card) {
		return
	}
	if b.choice.State != nil {
		if slices.Contains(b.choosable(), card) {
			b.pick(card) // so that it can be played from the trial
		} else {
			b.pick(game.NoCard)
		}
	}
	b.updatePlacement(card)
}

// tryable lists the cards that can be seen and tried: the own hand first, then what lies on the table.
func (b *Board) tryable() []game.Card {
	hand, _ := b.state.Hand(b.self())
	table := b.state.Table()
	add := func(cards ...game.Card) {
		for _, card := range cards {
			if card != game.NoCard {
				table = table.With(card)
			}
		}
	}
	for seat := range rules.Seat(b.seats) {
		card, _, _ := b.state.PlayedCard(seat)
		add(card)
	}
	for n := 1; n <= 2; n++ {
		pair := b.state.Pair(n)
		add(pair[:]...)
	}
	add(b.state.Card(b.self()))
	list := slices.Collect(hand.All())
	for card := range table.All() {
		if !hand.Has(card) {
			list = append(list, card)
		}
	}
	return list
}

// visible reports whether the card can be tried.
func (b *Board) visible(card game.Card) bool {
	return slices.Contains(b.tryable(), card)
}

// otherTrial tries the card so many places further in the list of those that can be tried.
func (b *Board) otherTrial(by int) {
	list := b.tryable()
	if k := slices.Index(list, b.trialCardOf()); k >= 0 {
		b.tryOn(list[(k+by+len(list))%len(list)])
	}
}
