package forhonor

import (
	"math/rand/v2"
	"slices"

	"engawa/rules"
)

// View returns what the seat knows: the draft hands and picks of others, and what they have chosen in secret, are
// blank.
func (s *State) View(by rules.Seat) rules.State {
	v := *s
	if by == rules.Referee {
		return &v
	}
	v.viewer = by
	for k := range rules.Seat(v.seats) {
		if !v.sees(k) {
			v.hands[k], v.picks[k] = 0, 0
		}
		if k != by {
			v.choices[k] = rules.Hidden
		}
	}
	return &v
}

// Sample returns a whole position that agrees with this View: heroes without a known place are spread over the blank
// hands and picks, all alike, and open choices guessed among what is legal. A View that waits goes on with the guess.
func (s *State) Sample(rng *rand.Rand) rules.State {
	w := *s
	if w.isComplete() {
		return &w
	}
	free := slices.Collect((everyHero &^ w.locatedHeroes()).All())
	rng.Shuffle(len(free), func(i, j int) { free[i], free[j] = free[j], free[i] })
	fill := func(set HeroSet, n int8) HeroSet {
		for set.Len() < int(n) {
			set = set.With(free[0])
			free = free[1:]
		}
		return set
	}
	for k := range w.seats {
		w.hands[k] = fill(w.hands[k], w.handCounts[k])
		w.picks[k] = fill(w.picks[k], w.pickCounts[k])
	}
	w.viewer = rules.Referee
	for seat := range w.ready.All() {
		if w.choices[seat] == rules.Hidden {
			legal := w.legal(seat, nil)
			w.choices[seat] = legal[rng.IntN(len(legal))]
		}
	}
	if w.isWaiting() {
		w.close(newEmitter(w.Seats(), 0, nil))
	}
	return &w
}
