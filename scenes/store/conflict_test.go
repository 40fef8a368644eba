package store

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/scenes/lang"
)

// window is a program of its own over a disk that it shares.
type window struct {
	s      *Store
	id     MatchID
	m      *rules.Match
	onSave func() // called when a move has been reported as kept; nil for nothing
}

// begin sets a match up, as all windows may at the same time.
func (w *window) begin(t *testing.T, seed uint64) {
	t.Helper()
	m, err := rules.NewMatch(countdown{version: 1}, rules.Setup{}, seed)
	if err != nil {
		t.Fatal(err)
	}
	w.m, w.id = m, w.s.NewMatch("toy")
}

// continueMatch goes on with one of the kept matches.
func (w *window) continueMatch(t *testing.T, id MatchID) {
	t.Helper()
	m, err := w.s.LoadMatch(id)
	if err != nil {
		t.Fatal(err)
	}
	w.m, w.id = m, id
}

// move plays and saves.
func (w *window) move(t *testing.T, take rules.Action) {
	t.Helper()
	by, _ := w.m.State().Actors().Only()
	if _, err := w.m.Do(rules.Move{By: by, Do: take}); err != nil {
		t.Fatal(err)
	}
	w.save(t)
	if w.onSave != nil {
		w.onSave()
	}
}

func (w *window) save(t *testing.T) {
	t.Helper()
	id, err := w.s.SaveMatch(w.id, w.m, int64(len(w.m.Log)))
	if err != nil {
		t.Fatal(err)
	}
	w.id = id
}

// tryContinueMatch goes on with a match unless it is gone.
func (w *window) tryContinueMatch(t *testing.T, id MatchID) bool {
	t.Helper()
	m, err := w.s.LoadMatch(id)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	w.m, w.id = m, id
	return err == nil
}

// commitment is a match as a Store has reported it to be kept.
type commitment struct {
	seed uint64
	log  []rules.Move
}

// countConflicts counts the sentences about another window.
func (w *window) countConflicts(t *testing.T) int {
	t.Helper()
	n := 0
	for _, p := range w.s.Problems() {
		if p.Kind != Conflict {
			t.Fatalf("a problem of another kind: %+v", p)
		}
		for _, tag := range lang.Tags() {
			if text := p.Text(lang.For(tag)); len(text) < 40 {
				t.Errorf("the player reads %q", text)
			}
		}
		n++
	}
	return n
}

// holds reports whether the log, or one that goes on from it, is kept, or can be had back by redoing what was taken
// back.
func holds(t *testing.T, s *Store, seed uint64, log []rules.Move) bool {
	t.Helper()
	return slices.ContainsFunc(s.Matches(), func(sum Summary) bool {
		data, err := s.ExportMatch(sum.ID)
		if err != nil {
			t.Fatal(err)
		}
		m, err := s.load(sum.ID, data)
		if err != nil {
			t.Fatal(err)
		}
		for m.Redo() {
		}
		return m.Seed == seed && len(m.Log) >= len(log) && slices.Equal(m.Log[:len(log)], log)
	})
}

// Three windows set matches up, open each other's and move, in any order. Every move that was kept is in a kept match.
func TestWindowsLoseNoMoveOfEachOther(t *testing.T) {
	type course struct {
		seed uint64
		log  []rules.Move
	}
	conflicts := 0
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 3))
		disk := &Memory{}
		var windows []*window
		for range 3 {
			windows = append(windows, &window{s: Open(disk, findToy)})
		}
		var committed []course
		for range 60 {
			w := windows[r.IntN(len(windows))]
			running := slices.DeleteFunc(w.s.Matches(), func(sum Summary) bool { return sum.Over })
			switch {
			case w.m == nil || w.m.Over():
				if len(running) == 0 || r.IntN(2) == 0 {
					w.begin(t, r.Uint64N(2))
					continue
				}
				w.continueMatch(t, running[r.IntN(len(running))].ID)
			case r.IntN(10) == 0 && len(running) > 0:
				w.continueMatch(t, running[r.IntN(len(running))].ID)
			default:
				w.move(t, 1)
				committed = append(committed, course{w.m.Seed, slices.Clone(w.m.Log)})
			}
		}
		for _, w := range windows {
			conflicts += w.countConflicts(t)
		}
		fresh := Open(disk, findToy)
		for _, c := range committed {
			if !holds(t, fresh, c.seed, c.log) {
				t.Fatalf("seed %d: %v was kept and is lost", seed, c.log)
			}
		}
	}
	if conflicts == 0 {
		t.Error("no window ever parted from another")
	}
}

func TestTwoWindowsOnOneMatch(t *testing.T) {
	disk := &Memory{}
	a, b := &window{s: Open(disk, findToy)}, &window{s: Open(disk, findToy)}
	a.begin(t, 7)
	a.move(t, 1)
	first := a.id
	b.continueMatch(t, first)
	a.move(t, 1)

	// What b plays differs, and parts: once, with a sentence.
	b.move(t, 2)
	b.move(t, 1)
	if b.id == first || b.countConflicts(t) != 1 || a.countConflicts(t) != 0 {
		t.Errorf("the second window plays on as %s", b.id)
	}
	a.move(t, 2)
	if a.id != first || a.countConflicts(t) != 0 {
		t.Errorf("the first window plays on as %s", a.id)
	}
	for _, w := range []*window{a, b} {
		if kept, err := Open(disk, findToy).LoadMatch(w.id); err != nil || !slices.Equal(kept.Log, w.m.Log) {
			t.Errorf("%s is kept as %v, %v; want %v", w.id, kept, err, w.m.Log)
		}
	}

	// What goes on from what another window has kept needs no conflict: nothing of it is lost.
	b.continueMatch(t, first)
	b.m.Undo()
	b.save(t)
	if a.move(t, 1); a.id != first || a.countConflicts(t) != 0 {
		t.Errorf("after a move taken back elsewhere the first window plays on as %s", a.id)
	}

	// What has been deleted elsewhere is there again with the next move.
	if err := b.s.DeleteMatch(first); err != nil {
		t.Fatal(err)
	}
	if a.move(t, 1); a.id != first || !holds(t, b.s, 7, a.m.Log) {
		t.Error("a match deleted elsewhere is lost to who plays it")
	}
}

// Looking at what is kept is no reading for playing on.
func TestHoldingAMatchIsNotReadingIt(t *testing.T) {
	disk := &Memory{}
	a, b := &window{s: Open(disk, findToy)}, &window{s: Open(disk, findToy)}
	a.begin(t, 7)
	a.move(t, 1)
	b.continueMatch(t, a.id)
	b.move(t, 1)
	a.s.Matches()
	a.s.Holds(a.m)
	if _, err := a.s.ExportMatch(a.id); err != nil {
		t.Fatal(err)
	}
	a.move(t, 2)
	if a.id == b.id || !holds(t, a.s, 7, b.m.Log) || !holds(t, b.s, 7, a.m.Log) {
		t.Error("a window wrote over what it has only looked at")
	}
}

// Two windows that set up a match at the same time have one each.
func TestTwoWindowsBeginAtOnce(t *testing.T) {
	disk := &Memory{}
	a, b := &window{s: Open(disk, findToy)}, &window{s: Open(disk, findToy)}
	a.begin(t, 1)
	b.begin(t, 2)
	a.move(t, 1)
	b.move(t, 1)
	if a.id == b.id || len(a.s.Matches()) != 2 {
		t.Errorf("the matches are kept as %s and %s", a.id, b.id)
	}
}

// An untouched match is kept until another is begun, and touched ones stay.
func TestUntouchedMatchesDoNotPileUp(t *testing.T) {
	disk := &Memory{}
	w := &window{s: Open(disk, findToy)}
	w.begin(t, 1)
	w.move(t, 1)
	touched := w.id
	for seed := range uint64(3) {
		w.begin(t, seed)
		if !IsUntouched(w.m) {
			t.Fatal("a new match counts as touched")
		}
		id, err := w.s.BeginMatch(w.id, w.m, 10)
		if err != nil {
			t.Fatal(err)
		}
		w.id = id
		list := w.s.Matches()
		if len(list) != 2 || list[0].ID != id || !list[0].Untouched || list[1].ID != touched || list[1].Untouched {
			t.Errorf("kept are %+v", list)
		}
	}
	again := &window{s: Open(disk, findToy)}
	again.continueMatch(t, w.id)
	again.move(t, 1)
	if IsUntouched(again.m) || again.s.Matches()[0].Untouched || again.s.Matches()[1].Untouched {
		t.Error("a match with a move counts as untouched")
	}
	again.m.Undo()
	again.m.Note(0, "talk", "hello")
	again.save(t)
	if IsUntouched(again.m) {
		t.Error("a match in which somebody has spoken counts as untouched")
	}
}

// Settings changed in two windows do not undo each other, the last change of the same counts.
func TestWindowsKeepEachOthersSettings(t *testing.T) {
	disk := &Memory{}
	a, b := Open(disk, findToy), Open(disk, findToy)
	change := func(s *Store, f func(*Settings)) {
		set := s.Settings()
		f(&set)
		if err := s.SetSettings(set); err != nil {
			t.Fatal(err)
		}
	}
	setup := func(name string) GameSetup { return GameSetup{Players: []Player{{Name: name}}} }
	change(a, func(s *Settings) { s.Muted, s.TextSize = true, 150 })
	change(b, func(s *Settings) { s.HighContrast, s.TextSize = true, 200 })
	change(a, func(s *Settings) { s.LeftHanded = true })
	change(a, func(s *Settings) { s.Setups["toy"] = setup("Aki") })
	change(b, func(s *Settings) { s.Setups["other"] = setup("Hana") })
	got := Open(disk, findToy).Settings()
	if !got.Muted || !got.HighContrast || !got.LeftHanded || got.TextSize != 200 {
		t.Errorf("kept is %+v", got)
	}
	if names := fmt.Sprint(got.Setups["toy"].Players, got.Setups["other"].Players); names != "[{Aki }] [{Hana }]" {
		t.Errorf("kept are the setups of %s", names)
	}
	if b.Settings().LeftHanded || !b.Settings().HighContrast {
		t.Error("a window's own settings have changed under it")
	}
}
