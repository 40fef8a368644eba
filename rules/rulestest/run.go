package rulestest

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// Config says how thoroughly a game is examined. The zero Config suits most games.
type Config struct {
	Seed      uint64              // of all chance; the same Config examines the same positions
	Walks     int                 // random matches a setup; 0 for 2
	Positions int                 // positions examined in each match; 0 for 12
	Values    map[string][]string // values to try for options of free text
	Setups    []rules.Setup       // further setups, such as special positions
}

func (c Config) withDefaults() Config {
	c.Walks, c.Positions = cmp.Or(c.Walks, 2), cmp.Or(c.Positions, 12)
	return c
}

// Fault is one promise of the contract that a game breaks.
type Fault struct {
	Property string // the name of the property, as "legal-sorted"
	Setup    string // the setup of the match
	Ply      int    // after how many moves of the log
	Text     string // what is wrong
}

// String returns the fault as a line.
func (f Fault) String() string {
	return fmt.Sprintf("%s: %s (%s, after %d moves)", f.Property, f.Text, f.Setup, f.Ply)
}

// maxFaults is how many faults of one property are reported for a setup; more of the same tell nothing new.
const maxFaults = 3

// Run examines the game and reports every fault to t, a subtest for each setup. With -short it plays one match of each.
func Run(t *testing.T, g rules.Game, c Config) {
	t.Helper()
	c = c.withDefaults()
	if testing.Short() {
		c.Walks = 1
	}
	list, faults := setups(g, c)
	for _, f := range append(checkInfo(g), faults...) {
		t.Error(f)
	}
	for _, setup := range list {
		t.Run(setupName(setup), func(t *testing.T) {
			for _, f := range checkSetup(g, setup, c) {
				t.Error(f)
			}
		})
	}
}

// Check is [Run] without a test: it returns the faults.
func Check(g rules.Game, c Config) []Fault {
	c = c.withDefaults()
	list, faults := setups(g, c)
	faults = append(checkInfo(g), faults...)
	for _, setup := range list {
		faults = append(faults, checkSetup(g, setup, c)...)
	}
	return faults
}

// faultList collects the faults of one setup.
type faultList struct {
	setup  string
	faults []Fault
}

func (b *faultList) add(property string, ply int, format string, args ...any) {
	n := 0
	for _, f := range b.faults {
		if f.Property == property {
			n++
		}
	}
	if n < maxFaults {
		b.faults = append(b.faults, Fault{property, b.setup, ply, fmt.Sprintf(format, args...)})
	}
}

// checkFailure is what is wrong with a game, as the check that finds it panics with.
type checkFailure string

// fail ends the check that calls it. Only what guard runs may call it.
func fail(format string, args ...any) { panic(checkFailure(fmt.Sprintf(format, args...))) }

// guard runs a check and makes a panic a fault of that property.
func (b *faultList) guard(property string, ply int, check func()) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case checkFailure:
			b.add(property, ply, "%s", r)
		default:
			b.add(property, ply, "it panics: %v", r)
		}
	}()
	check()
}

// checkSetup plays random matches under one setup and examines them.
func checkSetup(g rules.Game, setup rules.Setup, c Config) []Fault {
	b := &faultList{setup: setupName(setup)}
	for walk := range c.Walks {
		b.guard("walk", 0, func() {
			rng := rules.Rand(c.Seed, walk)
			m, whole := play(b, g, setup, rng)
			if m == nil {
				return
			}
			for _, ply := range choose(rng, len(m.Log), c.Positions) {
				examine(b, m, ply, rng)
			}
			if whole {
				examineMatch(b, m, rng)
			}
			if walk == 0 && setup.From == "" {
				goOn(b, m, rng)
			}
		})
	}
	return b.faults
}

// goOn begins a match from the text of a position in the middle of another, plays it to its end, and examines where it
// begins and a few positions more.
func goOn(b *faultList, from *rules.Match, rng *rand.Rand) {
	s := from.At(rng.IntN(len(from.Log) + 1))
	if s.Actors() == 0 {
		return
	}
	setup := from.Setup.Clone()
	setup.From = from.Game.FormatPosition(s)
	defer func(name string) { b.setup = name }(b.setup)
	b.setup = setupName(setup)
	m, whole := play(b, from.Game, setup, rng)
	if m == nil {
		return
	}
	for _, ply := range choose(rng, len(m.Log), 3) {
		examine(b, m, ply, rng)
	}
	if whole {
		examineMatch(b, m, rng)
	}
}

// choose picks up to n plies of a match: its first two positions, its last two, and others between.
func choose(rng *rand.Rand, last, n int) []int {
	plies := rng.Perm(last + 1)
	plies = append([]int{0, last, min(1, last), max(0, last-1)}, plies...)
	var out []int
	for _, ply := range plies {
		if len(out) < n && !slices.Contains(out, ply) {
			out = append(out, ply)
		}
	}
	slices.Sort(out)
	return out
}

// play plays a random match. It returns nil when none can begin, and whether it has come to its end.
func play(b *faultList, g rules.Game, setup rules.Setup, rng *rand.Rand) (*rules.Match, bool) {
	m, err := rules.NewMatch(g, setup, rng.Uint64())
	if err != nil {
		b.add("new", 0, "the setup is refused: %v", err)
		return nil, false
	}
	limit := g.Info().MaxMoves
	for !m.Over() {
		if len(m.Log) >= limit {
			b.add("ends", len(m.Log), "the match has not ended after Info.MaxMoves moves")
			return m, false
		}
		mv, ok := randomMove(m.State(), rng)
		if mv.By == rules.Nature {
			mv, ok = m.NatureMove()
		}
		if !ok {
			b.add("actors", len(m.Log), "seat %s is to act and can do nothing", mv.By)
			return m, false
		}
		before, data := m.State(), encode(m.State())
		events, err := m.Do(mv)
		if err != nil {
			b.add("legal-accepted", len(m.Log), "the legal move %s %d is refused: %v", mv.By, mv.Do, err)
			return m, false
		}
		if !slices.Equal(data, encode(before)) {
			b.add("clone-independent", len(m.Log), "playing %s %d on a clone changes the original", mv.By, mv.Do)
			return m, false
		}
		checkEvents(b, m, events)
	}
	return m, true
}

// randomMove picks an actor and one of its actions. For Nature it picks an outcome regardless of weights.
func randomMove(s rules.State, rng *rand.Rand) (rules.Move, bool) {
	actors := slices.Collect(s.Actors().All())
	if len(actors) == 0 {
		return rules.Move{}, false
	}
	by := actors[rng.IntN(len(actors))]
	actions := gamekit.Choices(s, by)
	if len(actions) == 0 {
		return rules.Move{By: by}, false
	}
	return rules.Move{By: by, Do: actions[rng.IntN(len(actions))]}, true
}
