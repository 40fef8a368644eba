package store

import (
	"cmp"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"engawa/rules"
)

// resultsFile is the name of the file that keeps how matches have ended: an object with a field for each match that was
// played to its end at this device, called as [ResultID] says. A field does not change any more, so that two such files
// are joined by taking the fields of both.
const resultsFile = "results.json"

// resultVersion is the version of [MatchResult] that this program writes. Newer ones are kept and not shown.
const resultVersion = 1

// TagUncounted is the tag of a match of which no result is kept: moves were taken back after others had answered them,
// the computer plays on for a person, or it began in a replay.
const TagUncounted = "uncounted"

// Outcome is how a match has ended for the only person who played it against computers.
type Outcome string

// The outcomes.
const (
	Won    Outcome = "won"
	Drawn  Outcome = "drawn"
	Lost   Outcome = "lost"
	Shared Outcome = "shared" // a match of several people: it counts as played
)

// MatchResult is the stored result of a match that has ended. Levels of computer players have their names.
type MatchResult struct {
	ID      string     `json:"-"` // as [ResultID] says
	Version int        `json:"v"`
	Game    string     `json:"game"`
	At      int64      `json:"at"` // when it ended, in seconds of Unix time
	Outcome Outcome    `json:"outcome"`
	Beaten  []string   `json:"beaten,omitempty"` // levels of opponents who did worse than the person
	Equal   []string   `json:"equal,omitempty"`  // of those who did as well
	Better  []string   `json:"better,omitempty"` // of those who did better
	Allied  bool       `json:"allied,omitempty"` // others played on the person's side
	Moves   int        `json:"moves,omitempty"`  // or turns, where they have several moves
	Points  int        `json:"points,omitempty"` // of the person, in games that count some
	Seat    rules.Seat `json:"seat,omitempty"`   // of the person
	Match   MatchID    `json:"match,omitempty"`  // under which the match was kept
}

// Opponents returns the levels of all opponents.
func (r MatchResult) Opponents() []string { return slices.Concat(r.Beaten, r.Equal, r.Better) }

// valid reports whether a result makes sense to this program.
func (r MatchResult) valid() bool {
	switch r.Outcome {
	case Won, Drawn, Lost:
		return r.Version == resultVersion && len(r.Opponents()) > 0 && len(r.Opponents()) < rules.MaxSeats
	case Shared:
		return r.Version == resultVersion
	}
	return false
}

// clamp returns the result with every number within its range.
func (r MatchResult) clamp() MatchResult {
	r.Moves, r.At = max(r.Moves, 0), max(r.At, 0)
	if r.Seat < 0 || r.Seat >= rules.MaxSeats {
		r.Seat = 0
	}
	return r
}

// ResultID names the result of a match. However often a match is ended, or loaded and played on, it has one name.
func ResultID(m *rules.Match) string { return m.Game.Info().ID + "-" + strconv.FormatUint(m.Seed, 36) }

// Payoffs returns what each seat has from a match that has ended: by the rules, or because a seat has given it up.
func Payoffs(m *rules.Match) []int {
	payoffs := m.State().Payoffs()
	if loser, ok := rules.ResignedSeat(m); ok {
		for k := range payoffs {
			payoffs[k] = 1
		}
		payoffs[loser] = -1
	}
	return payoffs
}

// Results returns how the matches at this device have ended, those of long ago first. What makes no sense, and what a
// newer program has written, is left out. A file that is damaged is set aside.
func (s *Store) Results() []MatchResult {
	var list []MatchResult
	for id, raw := range s.readRecords(&s.results) {
		r := MatchResult{ID: id}
		if json.Unmarshal(raw, &r) == nil && r.valid() {
			list = append(list, r.clamp())
		}
	}
	slices.SortStableFunc(list, func(a, b MatchResult) int { return cmp.Or(cmp.Compare(a.At, b.At), strings.Compare(a.ID, b.ID)) })
	return list
}

// HasResults reports whether the result of any match is kept. It is asked before the first screen, and reads nothing
// more than lessons do there.
func (s *Store) HasResults() bool {
	data, err := s.disk.read(resultsFile)
	return err == nil && len(data) > len("{}\n")
}

// AddResult keeps how the match of the ID has ended. What is kept of it already stays.
func (s *Store) AddResult(id string, r MatchResult) error {
	r.Version = resultVersion
	if _, counted := s.readRecords(&s.results)[id]; counted { // a damaged file has been set aside now
		return nil
	}
	return s.setRecord(&s.results, id, r.clamp())
}

// EraseResults forgets how all matches have ended. The matches stay.
func (s *Store) EraseResults() error {
	s.results.unsaved = fields{}
	return s.noteWrite(s.disk.remove(resultsFile, removeFile))
}
