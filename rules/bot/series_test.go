package bot

import (
	"math"
	"math/rand/v2"
	"testing"

	"engawa/rules"
)

// play plays one match between the bots, one a seat, and returns it finished.
func play(tb testing.TB, game rules.Game, setup rules.Setup, bots []Bot, seed uint64, budget Budget) *rules.Match {
	tb.Helper()
	m, err := rules.NewMatch(game, setup, seed)
	if err != nil {
		tb.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 0xb07))
	for {
		if err := m.Settle(); err != nil {
			tb.Fatal(err)
		}
		if m.Over() {
			return m
		}
		for seat := range m.State().Actors().All() {
			do, err := Choose(bots[seat], m.State().View(seat), seat, rng, budget)
			if err != nil {
				tb.Fatal(err)
			}
			if _, err := m.Do(rules.Move{By: seat, Do: do}); err != nil {
				tb.Fatalf("move %d: %v", len(m.Log)+1, err)
			}
			break
		}
	}
}

// score is what one side got out of a series: a point a win, half a point a tie.
type score struct {
	n            int
	sum, squares float64
}

func (s *score) add(points float64) {
	s.n++
	s.sum += points
	s.squares += points * points
}

// mean returns the share of points and the half width of its 95 % interval.
func (s score) mean() (share, width float64) {
	n := float64(s.n)
	share = s.sum / n
	return share, 1.96 * math.Sqrt((s.squares/n-share*share)/n)
}

// series plays n matches of two seats, the sides changing after each, and returns what the first side got.
func series(tb testing.TB, game rules.Game, setup rules.Setup, one, other string, n int) (s score) {
	tb.Helper()
	for k := range n {
		seat := k % 2
		bots := make([]Bot, 2)
		for j, name := range []string{one, other} {
			b, err := New(game, name)
			if err != nil {
				tb.Fatal(err)
			}
			bots[(seat+j)%2] = b
		}
		payoffs := play(tb, game, setup, bots, uint64(k), Budget{}).State().Payoffs()
		switch own, its := payoffs[seat], payoffs[1-seat]; {
		case own > its:
			s.add(1)
		case own == its:
			s.add(0.5)
		default:
			s.add(0)
		}
	}
	return s
}
