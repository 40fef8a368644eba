package honshu

import (
	"math/rand/v2"

	"engawa/rules"
)

// View returns what the seat knows: hands that it has not looked at, and what others have chosen or laid aside in
// secret, are blank.
func (s *State) View(by rules.Seat) rules.State {
	v := *s
	if by == rules.Referee {
		return &v
	}
	v.viewer = by
	for k := range rules.Seat(v.seats) {
		p := &v.players[k]
		if !v.sees(k) {
			p.hand = 0
		}
		if k == by {
			continue
		}
		p.choice, p.droppedCards = rules.Hidden, 0
		if p.pickedCard != NoCard {
			p.pickedCard = blankCard
		}
	}
	return &v
}

// Sample returns a whole position that agrees with this View: cards without a known place are spread over what is
// blank, all alike, and open choices guessed among what is legal. A View that waits goes on with the guess.
func (s *State) Sample(rng *rand.Rand) rules.State {
	w := *s
	if w.isComplete() {
		return &w
	}
	var free [NumCards]Card
	n := 0
	for card := range (everyCard &^ w.LocatedCards()).All() {
		free[n] = card
		n++
	}
	draw := func() Card {
		k := rng.IntN(n)
		card := free[k]
		n--
		free[k] = free[n]
		return card
	}
	for k := range w.seats {
		p := &w.players[k]
		for p.hand.Len() < int(p.handCount) {
			p.hand = p.hand.With(draw())
		}
		for p.droppedCards.Len() < int(p.dropCount) {
			p.droppedCards = p.droppedCards.With(draw())
		}
		if p.pickedCard == blankCard {
			p.pickedCard = draw()
		}
	}
	w.viewer = rules.Referee
	for seat := range w.ready.All() {
		if p := &w.players[seat]; p.choice == rules.Hidden {
			legal := w.legal(seat, nil)
			p.choice = legal[rng.IntN(len(legal))]
		}
	}
	if w.isWaiting() {
		w.close(newEmitter(w.Seats(), 0, nil))
	}
	return &w
}
