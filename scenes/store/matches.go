package store

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"engawa/rules"
)

// MatchID names a kept match: the game's id, a dash and a number, as "yokai-3". An id is never used twice while a
// file of that name is there, set aside or not.
type MatchID string

// Names of files of matches.
const (
	matchPrefix = "match-"
	matchSuffix = ".json"
)

// Tags that a Store sets in a match when it saves it.
const (
	TagPlayed = "played" // when the match was last played: the number given to SaveMatch
	TagEnd    = "end"    // how it ended, as rules.End names it; missing while it runs
)

func (id MatchID) file() string { return matchPrefix + string(id) + matchSuffix }

func idOf(file string) (MatchID, bool) {
	rest, ok := strings.CutPrefix(file, matchPrefix)
	if !ok {
		return "", false
	}
	id, ok := strings.CutSuffix(rest, matchSuffix)
	return MatchID(id), ok && id != ""
}

// NewMatch returns a fresh id for a match of the game. Nothing is written.
func (s *Store) NewMatch(game string) MatchID {
	n := s.lastNumbers[game]
	names, _ := s.disk.names() // what a failing disk does not list is found by free
	for _, name := range names {
		rest, ok := strings.CutPrefix(name, matchPrefix+game+"-")
		if !ok {
			continue
		}
		number, _, _ := strings.Cut(rest, ".")
		if k, err := strconv.Atoi(number); err == nil {
			n = max(n, k)
		}
	}
	var id MatchID
	for tries := 0; ; tries++ {
		n++
		id = MatchID(game + "-" + strconv.Itoa(n))
		if s.disk.free(id.file()) {
			break
		}
		if tries == maxTries {
			break // it may be taken, and is then not written over: see part
		}
	}
	s.lastNumbers[game] = n
	return id
}

// maxTries is the number of ids that NewMatch tries on a disk that does not answer, before it takes one that is kept
// in memory until the disk does.
const maxTries = 50

// SaveMatch keeps the match as it is now; call it after every move. It returns the id to save it under the next time:
// another than id where another window has played the match on under that one, see [Conflict]. Played is a number that
// grows, such as the time in seconds. It sets the match's tags TagPlayed and TagEnd. An error says that the match is
// in memory only for now.
func (s *Store) SaveMatch(id MatchID, m *rules.Match, played int64) (MatchID, error) {
	tag(m, played)
	data, err := m.Save()
	if err != nil {
		return id, s.noteWrite(err)
	}
	id, err = s.save(id, data)
	return id, s.noteWrite(err)
}

// BeginMatch keeps a match that nobody has moved in yet as [Store.SaveMatch] does, and forgets any other such: what was
// dealt comes back after the program has ended, and does not pile up.
func (s *Store) BeginMatch(id MatchID, m *rules.Match, played int64) (MatchID, error) {
	for _, sum := range s.Matches() {
		if sum.Untouched && sum.ID != id {
			_ = s.DeleteUntouched(sum.ID) // where it stays it is but one more match
		}
	}
	return s.SaveMatch(id, m, played)
}

// IsUntouched reports whether nobody has moved or said anything in a match yet, whatever has been dealt.
func IsUntouched(m *rules.Match) bool {
	return len(m.Notes) == 0 && !slices.ContainsFunc(m.Log, func(mv rules.Move) bool { return mv.By != rules.Nature })
}

// tag writes into the match when it was played, and how it ended if it has.
func tag(m *rules.Match, played int64) {
	if m.Tags == nil {
		m.Tags = map[string]string{}
	}
	m.Tags[TagPlayed] = strconv.FormatInt(played, 10)
	delete(m.Tags, TagEnd)
	if end := rules.EndOf(m); end != "" {
		m.Tags[TagEnd] = end
	}
}

// Holds reports whether the match is kept: one of the same game with the same chance, of the same moves, and at the
// same end.
func (s *Store) Holds(m *rules.Match) bool {
	for _, sum := range s.Matches() {
		if sum.Game != m.Game.Info().ID || sum.Moves != len(m.Log) {
			continue
		}
		data, err := s.ExportMatch(sum.ID)
		if err != nil {
			continue
		}
		if kept, err := s.load(sum.ID, data); err == nil && kept.Seed == m.Seed && slices.Equal(kept.Log, m.Log) && rules.EndOf(kept) == rules.EndOf(m) {
			return true
		}
	}
	return false
}

// LoadMatch reads and replays a match that is to be played on. A damaged file is set aside; the error wraps a
// *rules.Error, or fs.ErrNotExist.
func (s *Store) LoadMatch(id MatchID) (*rules.Match, error) {
	data, err := s.ExportMatch(id)
	if err != nil {
		return nil, err
	}
	m, err := s.load(id, data)
	if err != nil {
		s.refuse(id.file(), data, err)
		return nil, fmt.Errorf("store: match %s: %w", id, err)
	}
	if !s.disk.holds(id.file()) {
		s.knownFiles[id] = sightOf(data, data)
	}
	return m, nil
}

func (s *Store) load(id MatchID, data []byte) (*rules.Match, error) {
	if _, err := s.summary(id, data); err != nil {
		return nil, err
	}
	return rules.Load(data, s.find)
}

// DeleteMatch forgets a match for good.
func (s *Store) DeleteMatch(id MatchID) error {
	delete(s.knownFiles, id)
	s.silenceAll(id)
	return s.noteWrite(s.disk.remove(id.file(), removeFile))
}

// DeleteUntouched forgets a match, unless somebody has moved or spoken in it, in another window perhaps.
func (s *Store) DeleteUntouched(id MatchID) error {
	untouched := func(data []byte) bool {
		sum, err := s.summary(id, data)
		return err == nil && sum.Untouched
	}
	if data, err := s.disk.read(id.file()); err != nil || !untouched(data) {
		return nil
	}
	err := s.disk.remove(id.file(), func(now []byte) ([]byte, error) {
		if now != nil && !untouched(now) {
			return nil, errConflict
		}
		return nil, nil
	})
	if errors.Is(err, errConflict) {
		return nil
	}
	return s.noteWrite(err)
}

// ExportMatch returns the file of a match as it is, with everything that is secret in it.
func (s *Store) ExportMatch(id MatchID) ([]byte, error) {
	return s.disk.read(id.file())
}

// refuse deals with a file that cannot be used: a damaged one is set aside, one of a newer program stays.
func (s *Store) refuse(name string, data []byte, err error) {
	if rules.CodeOf(err) == codeNewer {
		s.report(Newer, name, err)
		return
	}
	s.problem(Damaged, s.setAside(name, data), err)
}

// report adds a problem with a file that stays where it is, once.
func (s *Store) report(kind ProblemKind, name string, err error) {
	if !s.reportedFiles[name] {
		s.reportedFiles[name] = true
		s.problem(kind, name, err)
	}
}

// Codes of refusal that rules.Load shares.
const (
	codeBad   = "bad-save"
	codeNewer = "newer-save"
)
