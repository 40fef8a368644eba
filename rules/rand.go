package rules

import "math/rand/v2"

// Rand returns the source for the n-th Nature move of a match, counted from 0. It depends on nothing else, so that
// taking a move back and playing it again cannot draw anew.
func Rand(seed uint64, n int) *rand.Rand { return rand.New(rand.NewPCG(seed, Mix(uint64(n)))) }

// BotRand returns the source of chance for what a bot on that seat decides now. It depends only on the seed, the number
// of moves played and the seat, so that a bot asked twice gives the same answer.
func (m *Match) BotRand(by Seat) *rand.Rand { return Rand(^m.Seed, len(m.Log)<<8|int(by)) }

// Mix spreads every bit of x over the word (the finaliser of SplitMix64), so that neighbours become unrelated.
// Different x give different results, the same on every machine: games build [State.Hash] from it.
func Mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// Draw picks one of the outcomes by weight. It returns false when there is none.
func Draw(rng *rand.Rand, outcomes []Outcome) (Action, bool) {
	sum := Weight(outcomes)
	if sum == 0 {
		return 0, false
	}
	return Pick(outcomes, rng.Uint64N(sum))
}

// Weight returns the sum of the weights of the outcomes.
func Weight(outcomes []Outcome) (sum uint64) {
	for _, o := range outcomes {
		sum += uint64(o.Weight)
	}
	return sum
}

// Pick returns the outcome to which k belongs, from 0 to below their [Weight], in their order. It returns false where it
// belongs to none.
func Pick(outcomes []Outcome, k uint64) (Action, bool) {
	for _, o := range outcomes {
		if k < uint64(o.Weight) {
			return o.Do, true
		}
		k -= uint64(o.Weight)
	}
	return 0, false
}
