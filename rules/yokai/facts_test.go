package yokai

import (
	"math/rand/v2"
	"testing"

	"engawa/rules"
)

// TestFactsAreWhatMatchesShow plays by chance and compares Promotes and RepetitionLimit with what happens.
func TestFactsAreWhatMatchesShow(t *testing.T) {
	promoted, drawn := 0, 0
	for seed := range uint64(60) {
		m, err := rules.NewMatch(Game{}, rules.Setup{Options: map[string]string{OptStart: "0"}}, seed)
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 5))
		for !m.Over() {
			s := m.State().(*State)
			if n := s.Occurrences(); n >= RepetitionLimit {
				t.Fatalf("seed %d goes on after %d occurrences; the game tells that %d draw", seed, n, RepetitionLimit)
			}
			by, _ := s.Actors().First()
			legal := s.Legal(by, nil)
			for _, a := range legal {
				c, _ := Fields(a)
				due := c.Drop == NoKind && Promotes(s.Board().At(c.From), c.To)
				if c.Promote != due {
					t.Fatalf("%s: %+v turns over: %t, the game tells %t", s.Board(), c, c.Promote, due)
				}
				if due {
					promoted++
				}
			}
			do := legal[rng.IntN(len(legal))]
			if back, ok := returning(m, by, legal); ok && seed%2 == 0 {
				do = back
			}
			if _, err := m.Do(rules.Move{By: by, Do: do}); err != nil {
				t.Fatal(err)
			}
		}
		if now := m.State().(*State); now.Ending() == Repetition {
			drawn++
			if n := now.Occurrences(); n != RepetitionLimit {
				t.Errorf("seed %d is drawn by %d occurrences; the game tells %d", seed, n, RepetitionLimit)
			}
		}
	}
	if promoted == 0 || drawn == 0 {
		t.Errorf("%d promotions and %d draws show little", promoted, drawn)
	}
}

// returning returns the move that takes back what the seat did last, when it is legal.
func returning(m *rules.Match, by rules.Seat, legal []rules.Action) (rules.Action, bool) {
	for n := len(m.Log) - 1; n >= 0; n-- {
		if last, _ := Fields(m.Log[n].Do); m.Log[n].By == by && last.Drop == NoKind && !last.Promote {
			back := Choice{From: last.To, To: last.From}.Pack()
			for _, a := range legal {
				if a == back {
					return back, true
				}
			}
			return 0, false
		}
	}
	return 0, false
}
