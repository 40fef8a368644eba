package stagetest

import (
	"math/rand/v2"
	"testing"

	"engawa/rules"
)

// PlayOn plays a match on until it is over, or until wants no more of it. Nature's moves come from the seed of the
// match; for the first of the seats that act, choose takes one of its legal actions, of which there is at least one.
func PlayOn(t testing.TB, m *rules.Match, until func(m *rules.Match) bool, choose func(legal []rules.Action) rules.Action) {
	t.Helper()
	for {
		if err := m.PlayNature(); err != nil {
			t.Fatal(err)
		}
		by, ok := m.State().Actors().First()
		if !ok || until(m) {
			return
		}
		if _, err := m.Do(rules.Move{By: by, Do: choose(m.State().Legal(by, nil))}); err != nil {
			t.Fatal(err)
		}
	}
}

// ByChance chooses every action alike often.
func ByChance(rng *rand.Rand) func(legal []rules.Action) rules.Action {
	return func(legal []rules.Action) rules.Action { return legal[rng.IntN(len(legal))] }
}

// AfterMoves reports when a match has so many moves.
func AfterMoves(moves int) func(m *rules.Match) bool {
	return func(m *rules.Match) bool { return len(m.Log) >= moves }
}
