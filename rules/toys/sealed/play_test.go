package sealed_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/toys/sealed"
)

// play plays moves as saves write them, with Nature's entered.
func play(t *testing.T, setup rules.Setup, moves ...string) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(sealed.Game{}, setup, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range moves {
		mv, err := m.ParseMove(text)
		if err == nil {
			_, err = m.Do(mv)
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	return m
}

func TestMatches(t *testing.T) {
	for _, c := range []struct {
		name    string
		options map[string]string
		moves   []string
		payoffs []int
		actors  rules.Seats
	}{
		{"the higher bid takes the prize", map[string]string{"rounds": "1"},
			[]string{"nature card 2", "nature card 7", "nature prize 6", "1 bid 3", "0 bid 4"}, []int{8, 7}, 0},
		{"a tie is drawn", map[string]string{"rounds": "1"},
			[]string{"nature card 2", "nature card 7", "nature prize 6", "1 bid 3", "0 bid 3"}, []int{0, 0}, rules.SeatsOf(rules.Nature)},
		{"the draw decides", map[string]string{"rounds": "1"},
			[]string{"nature card 2", "nature card 7", "nature prize 6", "1 bid 3", "0 bid 3", "nature winner 1"}, []int{2, 13}, 0},
		{"nobody gets it", map[string]string{"rounds": "1", "ties": "nobody_gets_it"},
			[]string{"nature card 2", "nature card 7", "nature prize 6", "1 bid 3", "0 bid 3"}, []int{2, 7}, 0},
		{"all pass", map[string]string{"rounds": "1"},
			[]string{"nature card 2", "nature card 7", "nature prize 6", "1 pass", "0 pass"}, []int{2, 7}, 0},
		{"spent cards are gone", map[string]string{"rounds": "2"},
			[]string{"nature card 1", "nature card 3", "nature prize 1", "1 bid 5", "0 bid 4", "nature prize 2", "0 bid 5", "1 bid 4"}, []int{3, 4}, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := play(t, rules.Setup{Seats: 2, Options: c.options}, c.moves...)
			if have := m.State().Payoffs(); !slices.Equal(have, c.payoffs) || m.State().Actors() != c.actors {
				t.Errorf("payoffs %v, actors %s; want %v, %s", have, m.State().Actors(), c.payoffs, c.actors)
			}
		})
	}
}

func TestRefusals(t *testing.T) {
	m := play(t, rules.Setup{Seats: 2}, "nature card 1", "nature card 3", "nature prize 1", "1 bid 5", "0 bid 4", "nature prize 2")
	for text, code := range map[string]string{
		"bid 4": "bid-spent", "bid 6": rules.CodeAction, "prize 3": rules.CodeAction, "bid 0": "bad-input", "": "bad-input", "-": "bad-input",
	} {
		if _, err := m.Game.ParseAction(m.State(), 0, text); rules.CodeOf(err) != code {
			t.Errorf("%q is refused with %v, want %s", text, err, code)
		}
	}
}

// TestSampleIsFair counts how often a seat guesses each secret card of its neighbour: all that it cannot see alike.
func TestSampleIsFair(t *testing.T) {
	m := play(t, rules.Setup{Seats: 3}, "nature card 1", "nature card 3", "nature card 8", "nature prize 1", "1 bid 5")
	view := m.State().View(0)
	const n = 7000
	cards, bids := map[int]int{}, map[string]int{}
	for k := range n {
		w := view.Sample(rules.Rand(3, k))
		cards[rules.Score(m.Game, w)[1].Counts[1].N]++
		next := w.Clone()
		for _, by := range []rules.Seat{0, 2} {
			if _, err := next.Apply(rules.Move{By: by, Do: next.Legal(by, nil)[0]}, nil); err != nil {
				t.Fatal(err)
			}
		}
		bids[fmt.Sprint(rules.Score(m.Game, next)[1].Counts[0].N, rules.Score(m.Game, next)[1].Counts[2].N)]++
	}
	fair := func(what string, have int, p float64) {
		t.Helper()
		if off := math.Abs(float64(have)-n*p) / math.Sqrt(n*p*(1-p)); off > 4.5 {
			t.Errorf("%s came %d times of %d, %.1f deviations from fair", what, have, n, off)
		}
	}
	for card := 2; card <= 8; card++ {
		fair(fmt.Sprintf("card %d", card), cards[card], 1.0/7)
	}
	if cards[1] > 0 {
		t.Error("the seat guesses its own card at its neighbour's")
	}
	fair("a pass", bids["0 5"], 1.0/6)
	fair("a bid", bids["1 4"], 5.0/6)
}

func TestNoMatchBeginsFromWhatOneSeatKnows(t *testing.T) {
	setup := rules.Setup{Seats: 2}
	m := play(t, setup, "nature card 1", "nature card 2", "nature prize 3", "0 bid 4")
	g := sealed.Game{}
	for _, by := range []rules.Seat{0, 1, rules.Public} {
		from := rules.Setup{Seats: 2, From: g.FormatPosition(m.State().View(by))}
		if _, err := rules.NewMatch(g, from, 0); rules.CodeOf(err) != rules.CodePosition {
			t.Errorf("from the view of %s: %v, want the code %s", by, err, rules.CodePosition)
		}
	}
	whole := rules.Setup{Seats: 2, From: g.FormatPosition(m.State())}
	if _, err := rules.NewMatch(g, whole, 0); err != nil {
		t.Errorf("from the whole position: %v", err)
	}
}
