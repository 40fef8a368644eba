package store

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
)

// ledger is what a test knows of a Store's work: what was reported as kept, and what has been tried since.
type ledger struct {
	kept     map[MatchID]string // the last content of each match of which SaveMatch reported that it is kept
	tried    map[MatchID][]string
	gone     map[MatchID]bool // deleted, and reported so
	leaving  map[MatchID]bool // of which deleting was tried
	settings []Settings       // the last that were reported as kept, and those tried since
}

func newLedger() *ledger {
	return &ledger{
		kept: map[MatchID]string{}, tried: map[MatchID][]string{},
		gone: map[MatchID]bool{}, leaving: map[MatchID]bool{}, settings: []Settings{DefaultSettings()},
	}
}

// text is the whole of a match, with what could be redone.
func text(t *testing.T, m *rules.Match) string {
	t.Helper()
	data, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// saved notes that a match was saved, and what SaveMatch said of it.
func (l *ledger) saved(id MatchID, content string, err error) {
	if l.tried[id] = append(l.tried[id], content); err == nil {
		l.kept[id], l.tried[id] = content, nil
	}
}

// deleted notes that a match was deleted, and what DeleteMatch said of it.
func (l *ledger) deleted(id MatchID, err error) {
	l.leaving[id] = true
	l.gone[id] = l.gone[id] || err == nil
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
// tried to be kept later, all that are listed can be read, and there is nothing to be told but of the files in damaged.
func (l *ledger) check(t *testing.T, disk Disk, damaged ...string) {
	t.Helper()
	s := Open(disk, findToy)
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
		if got := text(t, m); got != l.kept[sum.ID] && !slices.Contains(l.tried[sum.ID], got) {
			t.Errorf("%s is\n%s\nkept was\n%s\nand tried %d times since", sum.ID, got, l.kept[sum.ID], len(l.tried[sum.ID]))
		}
		if l.gone[sum.ID] {
			t.Errorf("%s was deleted and is there again", sum.ID)
		}
	}
	for id := range l.kept {
		if !listed[id] && !l.leaving[id] {
			t.Errorf("%s was kept and is gone", id)
		}
	}
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
