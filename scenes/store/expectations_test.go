package store

import (
	"fmt"
	"hash/fnv"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
)

// expectations is what a test knows of a Store's work: what was reported as kept, and what has been tried since. Of the
// content of a match it has the mark.
type expectations struct {
	find           Find
	confirmed      map[MatchID]string // the last content of each match of which SaveMatch reported that it is kept
	attempted      map[MatchID][]string
	deletedMatches map[MatchID]bool // deleted, and reported so
	deleting       map[MatchID]bool // of which deleting was tried
	settings       []Settings       // the last that were reported as kept, and those tried since
}

func newExpectations(find Find) *expectations {
	return &expectations{
		find: find, confirmed: map[MatchID]string{}, attempted: map[MatchID][]string{},
		deletedMatches: map[MatchID]bool{}, deleting: map[MatchID]bool{}, settings: []Settings{DefaultSettings()},
	}
}

// contentMark tells the contents of matches apart: the number of moves, and a sum over everything that is saved, what could be
// redone included.
func contentMark(m *rules.Match) (string, error) {
	data, err := m.Save()
	if err != nil {
		return "", err
	}
	sum := fnv.New64a()
	sum.Write(data)
	return fmt.Sprintf("%d:%016x", len(m.Log), sum.Sum64()), nil
}

func mustContentMark(t *testing.T, m *rules.Match) string {
	t.Helper()
	got, err := contentMark(m)
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// noteSave notes that a match was saved, and what SaveMatch returned. The id may be that of one that was deleted before.
func (l *expectations) noteSave(id MatchID, content string, err error) {
	delete(l.deletedMatches, id)
	if l.attempted[id] = append(l.attempted[id], content); err == nil {
		l.confirmed[id], l.attempted[id] = content, nil
		delete(l.deleting, id)
	}
}

// noteDelete notes that a match was deleted, and what DeleteMatch returned.
func (l *expectations) noteDelete(id MatchID, err error) {
	if l.deleting[id] = true; err == nil {
		l.deletedMatches[id] = true
		delete(l.confirmed, id)
		delete(l.attempted, id)
	}
}

// noteSettings notes that settings were set, and what SetSettings returned.
func (l *expectations) noteSettings(s Settings, err error) {
	if l.settings = append(l.settings, s.Clamp()); err == nil {
		l.settings = l.settings[len(l.settings)-1:]
	}
}

// noteAllSaved notes that every match is kept by now as it was tried last, as after a write that succeeded.
func (l *expectations) noteAllSaved() {
	for id, tried := range l.attempted {
		if len(tried) > 0 {
			l.confirmed[id], l.attempted[id] = tried[len(tried)-1], nil
		}
	}
}

// check opens the disk as the next run does: every match that was reported as kept is there as it was then or as it was
// tried to be kept later, all that are listed can be read, and there is nothing to be reported but of the files in damaged.
// From then on the expectations are what that run has found.
func (l *expectations) check(t *testing.T, disk Disk, damaged ...string) {
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
		got := mustContentMark(t, m)
		if got != l.confirmed[sum.ID] && !slices.Contains(l.attempted[sum.ID], got) {
			t.Errorf("%s is %s, kept was %s and tried since %s", sum.ID, got, l.confirmed[sum.ID], l.attempted[sum.ID])
		}
		l.confirmed[sum.ID] = got
		if l.deletedMatches[sum.ID] {
			t.Errorf("%s was deleted and is there again", sum.ID)
		}
	}
	for id := range l.confirmed {
		if !listed[id] && !l.deleting[id] {
			t.Errorf("%s was kept and is gone", id)
		}
		if !listed[id] {
			delete(l.confirmed, id)
		}
	}
	l.settings, l.attempted = []Settings{s.Settings()}, map[MatchID][]string{}
	l.deletedMatches, l.deleting = map[MatchID]bool{}, map[MatchID]bool{}
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
