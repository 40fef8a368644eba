package bot

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/toys/pebbles"
	"engawa/rules/toys/sealed"
)

func TestTreeSearchBeatsRandom(t *testing.T) {
	// The chance that a fair coin gets as far as this in 100 throws is below one in 10,000.
	const matches, enough = 100, 69
	s := series(t, sealed.Game{}, rules.Setup{Seats: 2}, "3", "random", matches)
	share, width := s.mean()
	t.Logf("sealed, two seats: %.1f %% ± %.1f", 100*share, 100*width)
	if s.sum < enough {
		t.Errorf("%v points of %d against random play, expected %d", s.sum, matches, enough)
	}
}

func TestTreeSearchWithMoreSeats(t *testing.T) {
	for _, seats := range []int{3, 4} {
		const matches = 60
		ahead := 0.0
		for k := range matches {
			bots := make([]Bot, seats)
			for j := range bots {
				bots[j] = &random{}
			}
			own := k % seats
			bots[own] = &treeSearch{budget: 4000}
			m := play(t, sealed.Game{}, rules.Setup{Seats: seats}, bots, uint64(k), Budget{})
			ahead += rewards(m.State().Payoffs(), nil)[own]
		}
		t.Logf("sealed, %d seats: ahead of %.1f %% of the others", seats, 100*ahead/matches)
		if ahead < 0.65*matches {
			t.Errorf("%d seats: ahead of %.2f of the others against random play, expected 0.65", seats, ahead/matches)
		}
	}
}

// dealt returns a match of sealed bids in which the secret cards, the first prize and seat 1's bid are as told.
func dealt(t *testing.T, own, others [2]string) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(sealed.Game{}, rules.Setup{Seats: 3}, 1)
	if err != nil {
		t.Fatal(err)
	}
	do := func(by rules.Seat, text string) {
		a, err := m.Game.ParseAction(m.State(), by, text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Do(rules.Move{By: by, Do: a}); err != nil {
			t.Fatal(err)
		}
	}
	do(rules.Nature, own[0])
	do(rules.Nature, others[0])
	do(rules.Nature, "card 2")
	do(rules.Nature, own[1])
	do(1, others[1])
	return m
}

func TestTreeSearchSeesOnlyItsView(t *testing.T) {
	own := [2]string{"card 3", "prize 4"}
	one, other := dealt(t, own, [2]string{"card 1", "bid 5"}), dealt(t, own, [2]string{"card 8", "pass"})
	if one.State().Hash() == other.State().Hash() {
		t.Fatal("the two matches are the same")
	}
	for seed := range uint64(5) {
		var thoughts []string
		for _, m := range []*rules.Match{one, other} {
			b := &treeSearch{budget: 3000}
			a, err := Choose(b, m.State().View(0), 0, rand.New(rand.NewPCG(seed, 2)), Budget{})
			if err != nil {
				t.Fatal(err)
			}
			thoughts = append(thoughts, fmt.Sprint(a, b.Thought()))
		}
		if thoughts[0] != thoughts[1] {
			t.Errorf("seed %d: what seat 0 may not know changed its thoughts:\n%s\n%s", seed, thoughts[0], thoughts[1])
		}
	}
	if thoughtOf := dealt(t, [2]string{"card 4", "prize 6"}, [2]string{"card 1", "bid 5"}); bytes.Equal(
		viewBytes(t, thoughtOf, 0), viewBytes(t, one, 0)) {
		t.Error("what seat 0 may know did not change its View")
	}
}

func viewBytes(t *testing.T, m *rules.Match, seat rules.Seat) []byte {
	t.Helper()
	data, err := m.State().View(seat).AppendBinary(nil)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestTreeSearchMixesSecretChoices(t *testing.T) {
	m := dealt(t, [2]string{"card 3", "prize 4"}, [2]string{"card 1", "bid 5"})
	seen := map[rules.Action]bool{}
	for seed := range uint64(40) {
		a, err := Choose(&treeSearch{budget: 2000}, m.State().View(0), 0, rand.New(rand.NewPCG(seed, 3)), Budget{})
		if err != nil {
			t.Fatal(err)
		}
		seen[a] = true
	}
	if len(seen) < 2 {
		t.Error("the same secret bid every time; it could be read")
	}
}

func TestTreeSearchPlaysPebblesWell(t *testing.T) {
	s := series(t, pebbles.Game{}, rules.Setup{Options: map[string]string{"grabs": "2"}}, "4", "random", 40)
	if s.sum < 36 {
		t.Errorf("%v points of 40 against random play of pebbles, expected 36", s.sum)
	}
}

func TestRewards(t *testing.T) {
	for _, c := range []struct {
		payoffs []int
		want    []float64
	}{
		{[]int{7}, []float64{0}},
		{[]int{1, -1}, []float64{1, 0}},
		{[]int{0, 0}, []float64{0.5, 0.5}},
		{[]int{9, 4, 4}, []float64{1, 0.25, 0.25}},
		{[]int{30, 10, 30, 10}, []float64{5.0 / 6, 1.0 / 6, 5.0 / 6, 1.0 / 6}},
	} {
		if got := rewards(c.payoffs, nil); !slices.Equal(got, c.want) {
			t.Errorf("rewards of %v are %v, expected %v", c.payoffs, got, c.want)
		}
	}
}
