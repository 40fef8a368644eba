package table

import (
	"engawa/rules"
)

// undoTarget returns how many moves are left after an undo for the person who would ask for it, or why there is none.
// Where all people at the device see the same, each may take back for all.
func (s *session) undoTarget() (int, error) {
	if s.people.Len() == 0 {
		return 0, errNothingPlayed()
	}
	if s.people.Len() > 1 && s.viewer == rules.Public {
		return s.sharedUndoTarget()
	}
	return s.match.UndoPoint(s.undoRequester(), s.people)
}

// errNothingPlayed says that nobody at this device has played.
func errNothingPlayed() error { return rules.Errorf(rules.CodeUndoNothing, "nobody here has played") }

// sharedUndoTarget is the last choice of any person, where people sit together and see the same.
func (s *session) sharedUndoTarget() (int, error) {
	k, ok := s.lastChoice()
	if !ok {
		return 0, errNothingPlayed()
	}
	by := s.match.Log[k].By
	return s.match.UndoPoint(by, rules.SeatsOf(by))
}

// lastChoice returns the number of the last move that a person at this device has made.
func (s *session) lastChoice() (int, bool) {
	for k := len(s.match.Log) - 1; k >= 0; k-- {
		if s.people.Has(s.match.Log[k].By) {
			return k, true
		}
	}
	return 0, false
}

// undoRequester is the person who wants to take something back: the viewer, or the player who moved last.
func (s *session) undoRequester() rules.Seat {
	if s.people.Has(s.viewer) {
		return s.viewer
	}
	if k, ok := s.lastChoice(); ok {
		return s.match.Log[k].By
	}
	only, _ := s.people.Only()
	return only
}
