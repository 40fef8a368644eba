package rulestest

import (
	"math/rand/v2"

	"engawa/rules"
	"engawa/rules/perft"
)

// matchProperty is a promise about a match that has come to its end.
type matchProperty struct {
	name  string
	check func(m *rules.Match, rng *rand.Rand)
}

func matchProperties() []matchProperty {
	return []matchProperty{
		{"replay", replay},
		{"save", save},
		{"undo", undo},
		{"perft", countMoves},
	}
}

func examineMatch(b *faultList, m *rules.Match, rng *rand.Rand) {
	for _, prop := range matchProperties() {
		b.guard(prop.name, len(m.Log), func() { prop.check(m, rng) })
	}
}

// replay: the same log from the same start gives the same positions and events, with Nature's moves from the seed.
func replay(m *rules.Match, _ *rand.Rand) {
	again, err := rules.NewMatch(m.Game, m.Setup, m.Seed)
	if err != nil {
		fail("a second match does not begin: %v", err)
	}
	for k, mv := range m.Log {
		if drawn, ok := again.NatureMove(); ok && drawn != mv {
			fail("move %d: the seed draws %v, it drew %v before", k+1, drawn, mv)
		}
		events, err := again.Do(mv)
		if err != nil || !sameEvents(events, m.Events(k)) || !same(again.State(), m.At(k+1)) {
			fail("move %d has another result the second time: %v", k+1, err)
		}
	}
}

// save: a match saved at its end, and one saved with moves taken back, is the same when it is loaded.
func save(m *rules.Match, rng *rand.Rand) {
	half := m.Fork(len(m.Log))
	half.Truncate(rng.IntN(len(m.Log) + 1))
	find := func(id string) (rules.Game, bool) { return m.Game, id == m.Game.Info().ID }
	for _, m := range []*rules.Match{m, half} {
		data, err := m.Save()
		if err != nil {
			fail("it cannot be saved: %v", err)
		}
		back, err := rules.Load(data, find)
		if err != nil {
			fail("its save is refused: %v", err)
		}
		if again, err := back.Save(); err != nil || string(again) != string(data) || !same(back.State(), m.State()) {
			fail("it is not the same after it was saved and loaded: %v", err)
		}
	}
}

// undo: taking everything back and playing it again leads to the same end.
func undo(m *rules.Match, _ *rand.Rand) {
	f := m.Fork(len(m.Log))
	n := 0
	for f.Undo() {
		n++
	}
	for f.Redo() {
		n--
	}
	if n != 0 || !same(f.State(), m.State()) || len(f.Log) != len(m.Log) {
		fail("%d moves are left over after taking all back and playing them again", n)
	}
}

// countMoves: a game's own count agrees with counting by hand. Where turns have several actions, different actions may
// make the same turn; such a game may count turns in its own way.
func countMoves(m *rules.Match, _ *rand.Rand) {
	own, ok := m.Game.(perft.Counter)
	if !ok {
		return
	}
	units := []string{perft.Action, perft.Turn}
	if m.Game.Info().Turns {
		units = units[:1]
	}
	for depth := range 3 {
		for _, unit := range units {
			have, err := own.Perft(m.At(0), depth, unit, perft.Watch{})
			want, err2 := perft.CountByActions(m.At(0), depth, unit, perft.Watch{})
			if err != nil || err2 != nil || have != want {
				fail("depth %d in %ss from the start: its own count is %d, %v; by hand %d, %v", depth, unit, have, err, want, err2)
			}
		}
	}
}
