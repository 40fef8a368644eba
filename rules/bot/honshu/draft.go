package honshu

import (
	"engawa/rules"
	"engawa/rules/honshu"
)

// receiver returns the seat that gets the bot's hand after this round; false when nobody does.
func (b *Bot) receiver() (rules.Seat, bool) {
	n := rules.Seat(b.view.Seats())
	switch b.view.HandMoveAfter(b.view.Round()) {
	case honshu.HandsLeft:
		return (b.seat + 1) % n, true
	case honshu.HandsRight:
		return (b.seat + n - 1) % n, true
	}
	return 0, false
}

// passValue returns what it is worth to leave these cards to who gets the hand next: the best of them, or the second best
// where one will be dropped before. It returns false when the budget ended.
func (b *Bot) passValue(cards honshu.CardSet, drops bool) (int, bool) {
	next, ok := b.receiver()
	if !ok || cards == 0 {
		return 0, true
	}
	card, v, ok := b.bestCard(next, cards)
	if rest := cards.Without(card); ok && drops && rest != 0 {
		_, v, ok = b.bestCard(next, rest)
	}
	return -b.opponentShare(v), ok
}

// pickCard values the cards of the hand: what each brings, and what the others bring to who gets them.
func (b *Bot) pickCard() {
	hand, _ := b.view.Hand(b.seat)
	value := func(c honshu.Choice) (int, bool) {
		own, ok := b.gain(b.seat, c.Card)
		if !ok {
			return 0, false
		}
		left, ok := b.passValue(hand.Without(c.Card), b.view.Seats() == honshu.MinSeats)
		return own + left, ok
	}
	b.refineGains(hand, func() { b.evaluateActions(value) })
}
