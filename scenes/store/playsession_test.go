package store

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/scenes/lang"
)

// brokenFile lies in a player's folder from the start, damaged by something else.
const (
	brokenFile    = "match-toy-77.json"
	brokenContent = "{nothing"
)

// playSession plays everything that a player does in one run of the program.
type playSession struct {
	t            *testing.T
	s            *Store
	expectations *expectations
	clock        int64
}

func newPlaySession(t *testing.T, s *Store, l *expectations) *playSession {
	return &playSession{t: t, s: s, expectations: l}
}

// play changes settings; goes on with a match or starts one; moves, takes back, redoes; plays a second one to its end,
// gives it away as text and takes it in again; deletes; and looks at the list. What the Store answers goes to the
// expectations.
func (e *playSession) play() {
	e.changeSettings(func(set *Settings) { set.Lang = lang.French })
	m, id := e.continueMatch()
	e.move(m, id, 1)
	e.move(m, id, 2)
	m.Undo()
	e.save(m, id)
	m.Redo()
	e.save(m, id)
	_ = e.s.SetLastSetup("toy", GameSetup{Setup: rules.Setup{Seats: 2}, Skin: lang.Animals})
	e.changeSettings(func(set *Settings) { set.Muted = !set.Muted })

	whole, second := play(e.t), e.s.NewMatch("toy")
	for range heapStart {
		e.move(whole, second, 1)
	}
	e.passOn(second)
	e.see(second, whole)
	e.remove(second)
	m.Note(0, rules.NoteResign, "")
	e.save(m, id)
	e.see(id, m)
}

// continueMatch goes on with the match that was played last, or starts one.
func (e *playSession) continueMatch() (*rules.Match, MatchID) {
	e.t.Helper()
	list := e.s.Matches()
	if k := slices.IndexFunc(list, func(sum Summary) bool { return !sum.Over }); k >= 0 {
		if m, err := e.s.LoadMatch(list[k].ID); err == nil {
			return m, list[k].ID
		}
	}
	m, id := play(e.t), e.s.NewMatch("toy")
	e.save(m, id)
	return m, id
}

func (e *playSession) move(m *rules.Match, id MatchID, take rules.Action) {
	e.t.Helper()
	by, _ := m.State().Actors().Only()
	if _, err := m.Do(rules.Move{By: by, Do: take}); err != nil {
		e.t.Fatal(err)
	}
	e.save(m, id)
}

func (e *playSession) save(m *rules.Match, id MatchID) {
	e.t.Helper()
	e.clock++
	_, err := e.s.SaveMatch(id, m, e.clock)
	e.expectations.noteSave(id, mustContentMark(e.t, m), err)
}

func (e *playSession) changeSettings(change func(*Settings)) {
	set := e.s.Settings()
	change(&set)
	e.expectations.noteSettings(set, e.s.SetSettings(set))
}

// passOn exports a match as a line and imports that as another.
func (e *playSession) passOn(id MatchID) {
	e.t.Helper()
	data, err := e.s.ExportMatch(id)
	if isFault(err) {
		return
	}
	if err != nil {
		e.t.Fatal(err)
	}
	e.clock++
	m, err := ParseMatch(Line(data), []rules.Game{countdown{version: 1}})
	if err != nil {
		e.t.Fatalf("what was exported is refused: %v", err)
	}
	copied, err := e.s.SaveMatch(e.s.NewMatch("toy"), m, e.clock)
	m.Tags[TagPlayed] = fmt.Sprint(e.clock)
	e.expectations.noteSave(copied, mustContentMark(e.t, m), err)
}

// see looks at the list and at a match, which is as it was played last whatever the disk did with it.
func (e *playSession) see(id MatchID, want *rules.Match) {
	e.t.Helper()
	e.s.Matches()
	m, err := e.s.LoadMatch(id)
	if isFault(err) {
		return // the disk cannot read now
	}
	if err != nil || mustContentMark(e.t, m) != mustContentMark(e.t, want) {
		e.t.Errorf("during the run the match is %v, %v; want %d moves", m, err, len(want.Log))
	}
}

func (e *playSession) remove(id MatchID) { e.expectations.noteDelete(id, e.s.DeleteMatch(id)) }

// isFault reports whether the error is one that a test has asked for.
func isFault(err error) bool {
	return errors.Is(err, errFault) || errors.Is(err, ErrFull) || errors.Is(err, ErrForbidden)
}

// closeSession makes one more write, which brings everything to a disk that takes it.
func (e *playSession) closeSession() {
	e.changeSettings(func(set *Settings) { set.LeftHanded = !set.LeftHanded })
	if e.s.writeProblem == 0 {
		e.expectations.noteAllSaved()
	}
}

// A disk that fails at any single operation, or from any operation on, costs nothing of what was reported as kept, and
// a single failure costs nothing at all.
func TestFaultAtEveryOperation(t *testing.T) {
	begin := func() (*faulty, *expectations) { // after a session without failures
		f, l := newFaulty(), newExpectations(findToy)
		writeFile(t, f.disk, brokenFile, brokenContent)
		newPlaySession(t, Open(f, findToy), l).play()
		return f, l
	}
	f, l := begin()
	f.calls = 0
	newPlaySession(t, Open(f, findToy), l).play()
	operations := f.calls
	if operations < 40 {
		t.Fatalf("a session has only %d operations", operations)
	}
	for _, why := range []error{errFault, ErrFull, ErrForbidden} {
		for _, stays := range []bool{false, true} {
			for n := 1; n <= operations+1; n++ {
				t.Run(fmt.Sprintf("%v at %d, stays %t", why, n, stays), func(t *testing.T) {
					f, l := begin()
					f.err, f.staysBroken, f.fail, f.calls = why, stays, n, 0
					e := newPlaySession(t, Open(f, findToy), l)
					e.play()
					if !stays {
						e.closeSession()
					}
					l.check(t, f.disk, brokenFile)
				})
			}
		}
	}
}

// isInAnyFile reports whether a file of any name has the content.
func isInAnyFile(t *testing.T, disk Disk, content string) bool {
	t.Helper()
	names, err := disk.Names()
	if err != nil {
		t.Fatal(err)
	}
	return slices.ContainsFunc(names, func(name string) bool {
		data, err := disk.Read(name)
		return err == nil && string(data) == content
	})
}

// copy returns a copy that changes independently.
func (l *expectations) copy() *expectations {
	tried := map[MatchID][]string{}
	for id, list := range l.attempted {
		tried[id] = slices.Clone(list)
	}
	return &expectations{
		find: l.find, confirmed: maps.Clone(l.confirmed), attempted: tried, deletedMatches: maps.Clone(l.deletedMatches), deleting: maps.Clone(l.deleting),
		settings: slices.Clone(l.settings),
	}
}
