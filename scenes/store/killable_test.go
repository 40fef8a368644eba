//go:build !js

package store

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"engawa/rules"
	"engawa/rules/games"
)

// Environment variables that make a test program a victim: the folder of its saves, and the seed of what it does.
const (
	killableVariable     = "ENGAWA_VICTIM"
	killableSeedVariable = "ENGAWA_VICTIM_SEED"
)

// killableProgram plays all games at once, without a window and without an end, and prints every change before it asks the Store
// to keep it, and "kept" as soon as the Store says that it is.
type killableProgram struct {
	store   *Store
	rng     *rand.Rand
	matches map[MatchID]*rules.Match
	order   []MatchID // of the matches, for a choice that depends on the seed alone
	clock   int64
}

// Bounds of what lies in a victim's folder, so that starting again stays quick.
const (
	maxMatches     = 10
	maxPlayedMoves = 250
)

// runKillable returns the exit code of a program that has met an error; otherwise it goes on until it is killed.
func runKillable(folder string) int {
	if err := newKillable(folder).playOn(); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	return 1
}

func newKillable(folder string) *killableProgram {
	seed, _ := strconv.ParseUint(os.Getenv(killableSeedVariable), 10, 64) // any seed will do
	disk, err := OpenDir(folder)
	if err != nil {
		return &killableProgram{store: Open(&Memory{}, games.Find)}
	}
	return &killableProgram{
		store: Open(disk, games.Find), rng: rand.New(rand.NewPCG(seed, 1)), matches: map[MatchID]*rules.Match{},
	}
}

func (v *killableProgram) playOn() error {
	for _, sum := range v.store.Matches() {
		m, err := v.store.LoadMatch(sum.ID)
		if err != nil {
			return err
		}
		v.enter(sum.ID, m)
		v.clock = max(v.clock, sum.Played)
	}
	for {
		if err := v.step(); err != nil {
			return err
		}
		if p := v.store.Problems(); len(p) > 0 {
			return fmt.Errorf("the program is told %+v", p)
		}
	}
}

func (v *killableProgram) enter(id MatchID, m *rules.Match) {
	v.matches[id] = m
	v.order = append(v.order, id)
}

// step makes one change: mostly a move in one of the matches.
func (v *killableProgram) step() error {
	if len(v.order) == 0 || len(v.order) < maxMatches && v.rng.IntN(20) == 0 {
		return v.start()
	}
	k := v.rng.IntN(len(v.order))
	id := v.order[k]
	m := v.matches[id]
	switch chance := v.rng.IntN(40); {
	case m.Over() && chance >= 20, len(m.Log) > maxPlayedMoves:
		return v.delete(k)
	case chance == 0:
		percent := strconv.Itoa(v.rng.IntN(101))
		return change("set "+percent, func() error { return v.store.SetSettings(withVolume(v.store.Settings(), percent)) })
	case chance == 1 && m.Undo():
		return v.save("save", id)
	case m.Over():
		m.Note(0, rules.NoteTalk, "again?")
		return v.save("save", id)
	}
	return v.move(id)
}

// start begins a match of any game with any number of seats, under the first options.
func (v *killableProgram) start() error {
	list := games.All()
	g := list[v.rng.IntN(len(list))]
	info := g.Info()
	m, err := rules.NewMatch(g, rules.Setup{Seats: info.MinSeats + v.rng.IntN(info.MaxSeats-info.MinSeats+1)}, v.rng.Uint64())
	if err != nil {
		return err
	}
	if err := m.PlayNature(); err != nil {
		return err
	}
	id := v.store.NewMatch(info.ID)
	v.enter(id, m)
	return v.save("save", id)
}

// move plays any legal move, and what chance does after it.
func (v *killableProgram) move(id MatchID) error {
	m := v.matches[id]
	for by := range m.State().Actors().All() {
		legal := m.State().Legal(by, nil)
		if _, err := m.Do(rules.Move{By: by, Do: legal[v.rng.IntN(len(legal))]}); err != nil {
			return err
		}
		break
	}
	if err := m.PlayNature(); err != nil {
		return err
	}
	return v.save("move", id)
}

func (v *killableProgram) delete(k int) error {
	id := v.order[k]
	delete(v.matches, id)
	v.order = append(v.order[:k], v.order[k+1:]...)
	return change("delete "+string(id), func() error { return v.store.DeleteMatch(id) })
}

// save saves a match. Its mark is made of what SaveMatch will write, the tags that it sets included.
func (v *killableProgram) save(what string, id MatchID) error {
	m := v.matches[id]
	v.clock++
	tag(m, v.clock)
	sum, err := contentMark(m)
	if err != nil {
		return err
	}
	return change(what+" "+string(id)+" "+sum, func() error {
		_, err := v.store.SaveMatch(id, m, v.clock)
		return err
	})
}

// change prints what is about to be changed, changes it, and prints that it is kept.
func change(what string, do func() error) error {
	if _, err := os.Stdout.WriteString(what + "\n"); err != nil {
		return err
	}
	if err := do(); err != nil {
		return err
	}
	_, err := os.Stdout.WriteString("kept\n")
	return err
}

// withVolume is the settings with another volume of sounds, in percent.
func withVolume(s Settings, percent string) Settings {
	n, _ := strconv.Atoi(percent) // it was written by a victim
	s.EffectsVolume = float64(n) / 100
	return s
}

// settingsWithVolume is the settings of a victim that has set the volume.
func settingsWithVolume(t *testing.T, percent string) Settings {
	t.Helper()
	if _, err := strconv.Atoi(percent); err != nil {
		t.Fatal(err)
	}
	return withVolume(DefaultSettings(), percent)
}
