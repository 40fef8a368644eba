package store

import (
	"fmt"
	"hash/fnv"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
)

// ledger is what a test knows of a Store's work: what was reported as kept, and what has been tried since. Of the
// content of a match it has the mark.
type ledger struct {
	find     Find
	kept     map[MatchID]string // the last content of each match of which SaveMatch reported that it is kept
	tried    map[MatchID][]string
	gone     map[MatchID]bool // deleted, and reported so
	leaving  map[MatchID]bool // of which deleting was tried
	settings []Settings       // the last that were reported as kept, and those tried since
}

func newLedger(find Find) *ledger {
	return &ledger{
		find: find, kept: map[MatchID]string{}, tried: map[MatchID][]string{},
		gone: map[MatchID]bool{}, leaving: map[MatchID]bool{}, settings: []Settings{DefaultSettings()},
	}
}

// mark tells the contents of matches apart: the number of moves, and a sum over everything that is saved, what could be
// redone included.
func mark(m *rules.Match) (string, error) {
	data, err := m.Save()
	if err != nil {
		return "", err
	}
	sum := fnv.New64a()
	sum.Write(data)
	return fmt.Sprintf("%d:%016x", len(m.Log), sum.Sum64()), nil
}

func mustMark(t *testing.T, m *rules.Match) string {
	t.Helper()
	got, err := mark(m)
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// saved notes that a match was saved, and what SaveMatch said of it. The id may be that of one that was deleted before.
func (l *ledger) saved(id MatchID, content string, err error) {
	delete(l.gone, id)
	if l.tried[id] = append(l.tried[id], content); err == nil {
		l.kept[id], l.tried[id] = content, nil
		delete(l.leaving, id)
	}
}

// deleted notes that a match was deleted, and what DeleteMatch said of it.
func (l *ledger) deleted(id MatchID, err error) {
	if l.leaving[id] = true; err == nil {
		l.gone[id] = true
		delete(l.kept, id)
		delete(l.tried, id)
	}
}

// set notes that settings were set, and what SetSettings said of it.
func (l *ledger) set(s Settings, err error) {
	if l.settings = append(l.settings, s.Clamped()); err == nil {
		l.settings = l.settings[len(l.settings)-1:]
	}
}

// caughtUp notes that every match is kept by now as it was tried last, as after a write that succeeded.
func (l *ledger) caughtUp() {
	for id, tried := range l.tried {
		if len(tried) > 0 {
			l.kept[id], l.tried[id] = tried[len(tried)-1], nil
		}
	}
}

// check opens the disk as the next run does: every match that was reported as kept is there as it was then or as it was
// tried to be kept later, all that are listed can be read, and there is nothing to be reported but of the files in damaged.
// From then on the ledger has what that run has found.
func (l *ledger) check(t *testing.T, disk Disk, damaged ...string) {
	t.Helper()
	s := Open(disk, l.find)
	if !slices.ContainsFunc(l.settings, func(set Settings) bool { return sameSettings(t, set, s.Settings()) }) {
		t.Errorf("the settings are %+v, want one of %+v", s.Settings(), l.settings)
	}
	listed := map[MatchID]bool{}
	for _, sum := range s.Matches() {
		listed[sum.ID] = true
		m, err := s.LoadMatch(sum.ID)
		if err != nil {
			t.Errorf("%s cannot be read: %v", sum.ID, err)
			continue
		}
		got := mustMark(t, m)
		if got != l.kept[sum.ID] && !slices.Contains(l.tried[sum.ID], got) {
			t.Errorf("%s is %s, kept was %s and tried since %s", sum.ID, got, l.kept[sum.ID], l.tried[sum.ID])
		}
		l.kept[sum.ID] = got
		if l.gone[sum.ID] {
			t.Errorf("%s was deleted and is there again", sum.ID)
		}
	}
	for id := range l.kept {
		if !listed[id] && !l.leaving[id] {
			t.Errorf("%s was kept and is gone", id)
		}
		if !listed[id] {
			delete(l.kept, id)
		}
	}
	l.settings, l.tried = []Settings{s.Settings()}, map[MatchID][]string{}
	l.gone, l.leaving = map[MatchID]bool{}, map[MatchID]bool{}
	for _, p := range s.Problems() {
		known := slices.ContainsFunc(damaged, func(name string) bool { return strings.HasPrefix(p.File, name) })
		if p.Kind != Damaged || !known {
			t.Errorf("the next run tells %+v", p)
		}
	}
}

func sameSettings(t *testing.T, a, b Settings) bool {
	t.Helper()
	one, err := a.Encode()
	if err != nil {
		t.Fatal(err)
	}
	two, err := b.Encode()
	if err != nil {
		t.Fatal(err)
	}
	return string(one) == string(two)
}
