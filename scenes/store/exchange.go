package store

import (
	"slices"
	"strings"

	"engawa/rules"
)

// ParseMatch reads a match that somebody has sent or written down: a saved file, a line as [Line] writes it, or the
// notation of one of the games that have one. Text that is none of these gives an *rules.Error that says what is wrong.
func ParseMatch(text string, games []rules.Game) (*rules.Match, error) {
	find := func(id string) (rules.Game, bool) {
		k := slices.IndexFunc(games, func(g rules.Game) bool { return g.Info().ID == id })
		if k < 0 {
			return nil, false
		}
		return games[k], true
	}
	text = strings.TrimSpace(strings.TrimPrefix(text, "\ufeff"))
	switch {
	case text == "":
		return nil, rules.Errorf(rules.CodeSave, "there is nothing to read; expected a match as text")
	case strings.HasPrefix(text, linePrefix):
		save, err := ParseLine(text)
		if err != nil {
			return nil, err
		}
		return rules.Load(save, find)
	case strings.HasPrefix(text, "{"):
		return rules.Load([]byte(text), find)
	}
	var first error
	for _, g := range games {
		recorder, ok := g.(rules.Recorder)
		if !ok {
			continue
		}
		m, err := recorder.ParseRecord(text)
		if err == nil {
			return m, nil
		}
		if first == nil {
			first = err
		}
	}
	if first == nil {
		first = rules.Errorf(rules.CodeSave, "this is no saved match: expected a file of Engawa, or a line that begins with %q", linePrefix)
	}
	return nil, first
}

// Shareable reports whether the match can be given away: it is over, or tells nothing that a seat may not know.
func Shareable(m *rules.Match) bool {
	if _, gone := Resigned(m); gone || m.Over() || !m.Game.Info().Secrets {
		return true
	}
	s := m.State()
	for seat := range rules.AllSeats(s.Seats()).All() {
		if m.Game.Secret(s, seat) || rules.Keeps(m.Game, s, seat) {
			return false
		}
	}
	return true
}
