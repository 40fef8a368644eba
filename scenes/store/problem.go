package store

import (
	"errors"

	"engawa/scenes/lang"
)

// ProblemKind says what went wrong with what is kept, or that it is well again.
type ProblemKind uint8

// The sorts of problems.
const (
	Full            ProblemKind = iota + 1 // no room: the newest is in memory only
	Forbidden                              // nothing may be kept: the newest is in memory only
	Failed                                 // writing failed for another reason: the newest is in memory only
	Unread                                 // a saved match cannot be read just now; it stays where it is
	Damaged                                // a saved match is damaged and set aside
	DamagedSettings                        // the settings are damaged and set aside
	DamagedPuzzles                         // what was done with puzzles is damaged and set aside
	DamagedResults                         // how matches have ended is damaged and set aside
	Newer                                  // a saved match needs a newer program; it stays where it is
	Resolved                               // the end of Full, Forbidden or Failed: everything is kept
	Conflict                               // another window plays the match too: this is kept as a match of its own
)

// Problem is something about stored data that the player should read.
type Problem struct {
	Kind ProblemKind
	File string // the file it is about, under the name it has now; "" for Full, Forbidden, Failed and Kept
	Err  error  // the reason for programmers; nil for Kept and Parted
}

// Text returns the sentence for the player.
func (p Problem) Text(c *lang.Catalog) string {
	keys := [...]lang.Key{
		Full: lang.StoreFull, Forbidden: lang.StoreForbidden, Failed: lang.StoreFailed, Unread: lang.StoreUnread,
		Damaged: lang.StoreDamaged, DamagedSettings: lang.StoreDamagedSettings, DamagedPuzzles: lang.StoreDamagedPuzzles,
		DamagedResults: lang.StoreDamagedResults, Newer: lang.StoreNewer, Resolved: lang.StoreKept, Conflict: lang.StoreConflict,
	}
	if int(p.Kind) >= len(keys) || p.Kind == 0 {
		return c.T(lang.StoreFailed)
	}
	return c.T(keys[p.Kind], lang.Text("file", p.File))
}

// kindOf returns the sort of problem that an error of a Disk's Write is.
func kindOf(err error) ProblemKind {
	switch {
	case errors.Is(err, ErrFull):
		return Full
	case errors.Is(err, ErrForbidden):
		return Forbidden
	}
	return Failed
}

// Problems returns what has gone wrong since it was last asked, and forgets it. A Disk that keeps failing for the
// same reason is reported once.
func (s *Store) Problems() []Problem {
	problems := s.problems
	s.problems = nil
	return problems
}

func (s *Store) problem(kind ProblemKind, file string, err error) {
	s.problems = append(s.problems, Problem{Kind: kind, File: file, Err: err})
}

// noteWrite notes how a write ended, and returns its error. A file that must not be touched has been reported before.
func (s *Store) noteWrite(err error) error {
	switch {
	case errors.Is(err, errUntouchable):
	case err != nil && kindOf(err) != s.writeProblem:
		s.writeProblem = kindOf(err)
		s.problem(s.writeProblem, "", err)
	case err == nil && s.writeProblem != 0 && !s.disk.waiting():
		s.writeProblem = 0
		s.problem(Resolved, "", nil)
	}
	return err
}
