package rules_test

import (
	"math"
	"testing"

	"engawa/rules"
	"engawa/rules/perft"
	"engawa/rules/toys/pebbles"
	"engawa/rules/toys/sealed"
)

// TestRandIsTheSameEverywhere pins the numbers: another machine, or another version of Go, must not deal other cards.
func TestRandIsTheSameEverywhere(t *testing.T) {
	for _, c := range []struct {
		seed uint64
		n    int
		want uint64
	}{
		{0, 0, 0x32477c14ef17da7d}, {0, 1, 0x7e58106835506c0b}, {1, 0, 0xda65b0e698d1518f}, {1<<64 - 1, 1 << 20, 0x38412c4e95da493d},
	} {
		for range 2 {
			if have := rules.Rand(c.seed, c.n).Uint64(); have != c.want {
				t.Errorf("Rand(%d, %d) begins with %#x, want %#x", c.seed, c.n, have, c.want)
			}
		}
	}
}

func TestDrawFollowsTheWeights(t *testing.T) {
	outcomes := []rules.Outcome{{Do: 1, Weight: 1}, {Do: 2, Weight: 3}, {Do: 5, Weight: 6}}
	const n = 20_000
	count := map[rules.Action]int{}
	for k := range n {
		do, ok := rules.Draw(rules.Rand(7, k), outcomes)
		if !ok {
			t.Fatal("nothing is drawn")
		}
		count[do]++
	}
	for _, o := range outcomes {
		p := float64(o.Weight) / 10
		if off := math.Abs(float64(count[o.Do])-n*p) / math.Sqrt(n*p*(1-p)); off > 4.5 {
			t.Errorf("outcome %d with weight %d of 10 was drawn %d times of %d, %.1f deviations off", o.Do, o.Weight, count[o.Do], n, off)
		}
	}
	if len(count) != 3 {
		t.Errorf("%v was drawn", count)
	}
	if do, ok := rules.Draw(rules.Rand(7, 0), nil); ok {
		t.Errorf("%d is drawn from nothing", do)
	}
}

func TestBotRandDependsOnMatchAndSeat(t *testing.T) {
	m := begin(t, pebbles.Game{}, rules.Setup{}, 5)
	seen := map[uint64]bool{}
	for _, by := range []rules.Seat{0, 1} {
		a, b := m.BotRand(by).Uint64(), m.BotRand(by).Uint64()
		if a != b {
			t.Errorf("seat %s gets another source the second time", by)
		}
		seen[a] = true
	}
	play(t, m, "0 a1")
	seen[m.BotRand(0).Uint64()] = true
	seen[rules.Rand(m.Seed, 0).Uint64()] = true
	if len(seen) != 4 {
		t.Errorf("only %d of 4 sources differ", len(seen))
	}
}

func TestPerft(t *testing.T) {
	for _, c := range []struct {
		name  string
		game  rules.Game
		setup rules.Setup
		unit  string
		want  []uint64 // by depth from 0
	}{
		// 2/2 by hand: four single pebbles in 6 orders, a pair and two singles in 2*3, two pairs in 2; and their
		// beginnings.
		{"one heap a turn", pebbles.Game{}, rules.Setup{Options: map[string]string{"heaps": "2/2"}}, perft.Action, []uint64{1, 4, 10, 12, 6, 0}},
		{"a drawn start is seat 0's", pebbles.Game{}, rules.Setup{Options: map[string]string{"heaps": "2/2", "start": "random"}}, perft.Action, []uint64{1, 4, 10}},
		{"seats that choose together", sealed.Game{}, rules.Setup{Seats: 2, Options: map[string]string{"rounds": "1"}}, perft.Action, []uint64{1, 6, 36}},
		{"turns of one action", pebbles.Game{}, rules.Setup{Options: map[string]string{"heaps": "2/2"}}, perft.Turn, []uint64{1, 4, 10, 12, 6, 0}},
	} {
		m, err := rules.NewMatch(c.game, c.setup, 0)
		if err != nil {
			t.Fatal(err)
		}
		for depth, want := range c.want {
			if have, err := perft.Count(c.game, m.State(), depth, c.unit, perft.Watch{}); err != nil || have != want {
				t.Errorf("%s: depth %d counts %d, %v, want %d", c.name, depth, have, err, want)
			}
		}
	}
}

// TestPerftOfTurns counts by hand: from 1/1 with two grabs a turn is a1 end, a1 b1, b1 end or b1 a1; where one heap is
// left, the other seat has one more turn.
func TestPerftOfTurns(t *testing.T) {
	m, err := rules.NewMatch(pebbles.Game{}, rules.Setup{From: "1/1 0", Options: map[string]string{"grabs": "2"}}, 0)
	if err != nil {
		t.Fatal(err)
	}
	for depth, want := range []uint64{1, 4, 2, 0} {
		if have, err := perft.Count(m.Game, m.State(), depth, perft.Turn, perft.Watch{}); err != nil || have != want {
			t.Errorf("depth %d counts %d turns, %v, want %d", depth, have, err, want)
		}
	}
	_, err = perft.Count(m.Game, m.State(), 1, "game", perft.Watch{})
	wantCode(t, err, "bad-unit")
	for _, depth := range []int{-1, perft.MaxDepth + 1} {
		_, err = perft.Count(m.Game, m.State(), depth, perft.Turn, perft.Watch{})
		wantCode(t, err, "bad-depth")
	}
}
