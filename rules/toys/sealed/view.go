package sealed

import (
	"math/rand/v2"

	"engawa/rules"
)

// View implements rules.State.
func (s *State) View(by rules.Seat) rules.State {
	v := *s
	if by == rules.Referee {
		return &v
	}
	v.viewer = by
	for k := range v.seats {
		if rules.Seat(k) == by {
			continue
		}
		p := &v.side[k]
		if p.card != notDealt && !v.seesCard(rules.Seat(k)) {
			p.card = blank
		}
		if v.stage == bidding && p.bid != noBid {
			p.bid = blank
		}
	}
	return &v
}

// Sample implements rules.State.
func (s *State) Sample(rng *rand.Rand) rules.State {
	w := *s
	w.viewer = rules.Referee
	var free []int8
	for n, known := 1, s.knownCards(); n <= topCard; n++ {
		if known&(1<<n) == 0 {
			free = append(free, int8(n))
		}
	}
	rng.Shuffle(len(free), func(i, j int) { free[i], free[j] = free[j], free[i] })
	for k := range w.seats {
		p := &w.side[k]
		if p.card == blank {
			p.card, free = free[0], free[1:]
		}
		if p.bid == blank {
			p.bid = w.guess(k, rng)
		}
	}
	if w.stage == opening {
		w.stage = bidding
		w.open(nil)
	}
	return &w
}

// guess returns a bid that the seat may have made, all alike.
func (s *State) guess(seat int, rng *rand.Rand) int8 {
	k := rng.IntN(s.handSize(seat) + 1)
	for n := int8(1); n <= topBid; n++ {
		if s.side[seat].hand&(1<<n) != 0 {
			if k--; k < 0 {
				return n
			}
		}
	}
	return 0
}
