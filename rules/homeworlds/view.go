package homeworlds

import (
	"engawa/rules"
	"math/rand/v2"
)

// View returns what the seat knows: its own card and those shown.
func (s *State) View(by rules.Seat) rules.State {
	v := *s
	if by != rules.Referee {
		v.viewer = by
	}
	v.cards.hideFrom(by)
	return &v
}

// Sample returns a whole State in which the cards not seen lie in any order, all equally likely. No order contradicts a
// running match: after each elimination the cards shown leave an Evil seat among the living.
func (s *State) Sample(rng *rand.Rand) rules.State {
	w := *s
	if s.viewer != rules.Referee {
		w.viewer = rules.Referee
		w.cards.fill(s.Seats(), rng)
	}
	return &w
}
