package honshu

import (
	"math"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/bottest"
	"engawa/rules/honshu"
)

// TestCountsMakeTheValue compares the difference of the values of maps with the sum of what is counted. Every weight may be
// cut to a whole number in each of its uses.
func TestCountsMakeTheValue(t *testing.T) {
	compared := 0
	for seed := range uint64(4) {
		for _, round := range []int{1, 4, 8, honshu.Rounds} {
			s := honshuStateAt(t, seed, round)
			seat := bottest.First(s.Actors())
			sum := 0.0
			for k, n := range Counts(s, seat) {
				sum += n * float64(FittedWeights()[k].Value)
			}
			want := compare(s, seat, fittedWeights(), honshu.Rounds+1-round)
			compared++
			if math.Abs(sum-want) > 60 {
				t.Errorf("seed %d, round %d: the counts make %.1f, the difference is %.1f", seed, round, sum, want)
			}
		}
	}
	if compared < 16 {
		t.Errorf("only %d positions were compared", compared)
	}
}

// honshuStateAt returns the State at the first decision of a round between two random bots.
func honshuStateAt(t *testing.T, seed uint64, round int) *honshu.State {
	t.Helper()
	m, err := rules.NewMatch(honshu.Game{}, rules.Setup{Seats: 2}, seed)
	if err != nil {
		t.Fatal(err)
	}
	for {
		if err := m.PlayNature(); err != nil {
			t.Fatal(err)
		}
		s := m.State().(*honshu.State)
		if s.Round() == round && s.Phase() == honshu.PhaseBid {
			return s
		}
		seat := bottest.First(s.Actors())
		do, err := bot.Decide(&bot.Random{}, m, seat, bot.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Do(rules.Move{By: seat, Do: do}); err != nil {
			t.Fatal(err)
		}
	}
}
