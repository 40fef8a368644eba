package store

import (
	"cmp"
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"

	"engawa/rules"
)

// Summary is what a list of matches shows. It holds nothing that a seat may not know: no moves, no seed, no position.
type Summary struct {
	ID      MatchID
	Game    string
	Seats   int
	Options map[string]string
	Tags    map[string]string // names of players, bots, skin
	Moves   int               // moves in the log, Nature's included
	// Nobody has moved or said anything yet.
	Untouched bool
	Over      bool
	End       string // how it ended, "" while it runs
	Played    int64  // the number given to SaveMatch: larger is later
}

// Matches returns all matches that can be continued or looked at, the last played first. Damaged files are set aside
// on the way.
func (s *Store) Matches() []Summary {
	s.Recheck("")
	s.recover()
	names, err := s.disk.names()
	if err != nil && s.writeProblem == 0 {
		s.writeProblem = kindOf(err)
		s.problem(s.writeProblem, "", err)
	}
	var list []Summary
	for _, name := range names {
		id, ok := idOf(name)
		if !ok {
			continue
		}
		data, err := s.disk.read(name)
		if err != nil {
			s.report(Unread, name, err)
			continue
		}
		sum, err := s.summary(id, data)
		if err != nil {
			s.refuse(name, data, err)
			continue
		}
		list = append(list, sum)
	}
	slices.SortStableFunc(list, func(a, b Summary) int {
		return cmp.Or(cmp.Compare(b.Played, a.Played), cmp.Compare(a.ID, b.ID))
	})
	return list
}

// summary reads the head of a saved match without replaying it.
func (s *Store) summary(id MatchID, data []byte) (Summary, error) {
	var head struct {
		Engawa  int `json:"engawa"`
		Game    string
		Version int `json:"gameVersion"`
		Setup   struct {
			Seats   int
			Options map[string]string
		}
		Tags  map[string]string
		Log   []string
		Notes []json.RawMessage
	}
	if err := json.Unmarshal(data, &head); err != nil {
		return Summary{}, rules.Errorf(codeBad, "this is no saved match: %v", err)
	}
	g, known := s.find(head.Game)
	switch {
	case head.Engawa < 1:
		return Summary{}, rules.Errorf(codeBad, "this is no saved match: the field \"engawa\" with a version is missing")
	case head.Engawa > rules.SaveVersion, known && head.Version > g.Info().Version, !known && head.Game != "":
		return Summary{}, rules.Errorf(codeNewer, "the match %s of the game %q needs a newer program", id, head.Game)
	case !known:
		return Summary{}, rules.Errorf(codeBad, "the saved match names no game")
	}
	played, _ := strconv.ParseInt(head.Tags[TagPlayed], 10, 64)
	sum := Summary{
		ID: id, Game: head.Game, Seats: head.Setup.Seats, Options: head.Setup.Options,
		Tags: maps.Clone(head.Tags), Moves: len(head.Log),
		End: head.Tags[TagEnd], Over: head.Tags[TagEnd] != "", Played: played,
		Untouched: len(head.Notes) == 0 && !slices.ContainsFunc(head.Log, func(line string) bool {
			return !strings.HasPrefix(line, rules.Nature.String()+" ")
		}),
	}
	delete(sum.Tags, TagPlayed)
	delete(sum.Tags, TagEnd)
	return sum, nil
}
