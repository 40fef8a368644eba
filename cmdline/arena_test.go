package cmdline

import (
	"math"
	"strings"
	"testing"
)

// TestWilson compares with values of the published formula, worked out by hand to four digits.
func TestWilson(t *testing.T) {
	for _, c := range []struct {
		score     float64
		n         int
		low, high float64
	}{
		{0, 0, 0, 1},
		{0, 10, 0, 0.2775},
		{10, 10, 0.7225, 1},
		{5, 10, 0.2366, 0.7634},
		{50, 100, 0.4038, 0.5962},
		{130, 200, 0.5816, 0.7127},
	} {
		low, high := wilson(c.score, c.n)
		if math.Abs(low-c.low) > 1e-4 || math.Abs(high-c.high) > 1e-4 {
			t.Errorf("%g of %d: %.4f to %.4f, want %.4f to %.4f", c.score, c.n, low, high, c.low, c.high)
		}
	}
}

func TestOutcome(t *testing.T) {
	for _, c := range []struct {
		payoffs []int
		seat    int
		teams   bool
		want    tally
	}{
		{[]int{1, -1}, 0, false, tally{games: 1, wins: 1, score: 1}},
		{[]int{1, -1}, 1, false, tally{games: 1, losses: 1}},
		{[]int{0, 0}, 1, false, tally{games: 1, draws: 1, score: 0.5}},
		{[]int{7, 9, 9, 9}, 2, false, tally{games: 1, draws: 1, score: 1.0 / 3}},
		{[]int{7, 9, 9, 9}, 0, false, tally{games: 1, losses: 1}},
		{[]int{1, -1, 1, -1}, 2, true, tally{games: 1, wins: 1, score: 1}},
		{[]int{1, -1, 1, -1}, 1, true, tally{games: 1, losses: 1}},
		{[]int{0, 0, 0, 0}, 1, true, tally{games: 1, draws: 1, score: 0.5}},
	} {
		if have := outcome(c.payoffs, c.seat, c.teams); have != c.want {
			t.Errorf("%v, seat %d: %+v, want %+v", c.payoffs, c.seat, have, c.want)
		}
	}
}

// TestSeatings counts the seatings that differ: camps of equal bots sit as before after a part of a turn.
func TestSeatings(t *testing.T) {
	for bots, want := range map[string]int{"5 4": 2, "4 4": 1, "4 3 4 3": 2, "4 4 4 3": 4, "1 2 3 1 2 3": 3, "4 g 4 g 4 g 4 g": 2} {
		c := arenaCommand{bots: strings.Fields(bots)}
		if have := c.seatings(); have != want {
			t.Errorf("%s: %d, want %d", bots, have, want)
		}
		c.games = 3 * want
		if c.imbalance() != "" {
			t.Errorf("%s: %d matches are called unbalanced", bots, c.games)
		}
	}
}
