package store

import (
	"errors"
	"strings"

	"engawa/rules"
)

// FileSuffix is how the name of a file ends that holds a saved match and is given away. Systems that know file types open
// such files with this program. Older versions named them .json.
const FileSuffix = ".engawa"

// Refusal is a text in which no match can be read.
type Refusal struct {
	Game string       // the game whose notation the text was taken for; "" where it was no notation
	Err  *rules.Error // what is wrong with it, and where
}

// Error implements error.
func (r *Refusal) Error() string { return r.Err.Error() }

// Unwrap returns what is wrong.
func (r *Refusal) Unwrap() error { return r.Err }

// ParseMatch reads a match that somebody has sent or written down: a saved file, a line as [Line] writes it, an address
// as [Link] does with words around it, or the notation of one of the games that have one. Text that is none of these
// gives a *Refused.
func ParseMatch(text string, games []rules.Game) (*rules.Match, error) {
	text = strings.TrimPrefix(text, "\ufeff")
	begin := strings.TrimSpace(text)
	if !IsMatchText(begin) && !strings.HasPrefix(begin, "{") && begin != "" {
		return parseRecord(text, games)
	}
	m, err := parseSave(begin, games)
	if err != nil {
		return nil, newRefusal("", err)
	}
	return m, nil
}

// newRefusal makes the refusal of a text. Every error of the rules has a code.
func newRefusal(game string, err error) *Refusal {
	e, ok := errors.AsType[*rules.Error](err)
	if !ok {
		e = rules.Errorf(codeBad, "%s", err)
	}
	return &Refusal{Game: game, Err: e}
}

// parseSave reads a saved file, or a line or an address that holds one.
func parseSave(text string, games []rules.Game) (*rules.Match, error) {
	save, err := []byte(text), error(nil)
	if _, rest, linked := strings.Cut(text, linkMark); linked && !strings.HasPrefix(text, "{") {
		save, err = parseLinked(rest)
	} else if strings.HasPrefix(text, linePrefix) {
		save, err = ParseLine(text)
	}
	if err != nil {
		return nil, err
	}
	return rules.Load(save, func(id string) (rules.Game, bool) {
		g, err := rules.Find(games, id)
		return g, err == nil
	})
}

// parseRecord reads the notation of one of the games. Where none of them can, the first that has one says why.
func parseRecord(text string, games []rules.Game) (*rules.Match, error) {
	var first *Refusal
	for _, g := range games {
		recorder, ok := g.(rules.Notation)
		if !ok {
			continue
		}
		m, err := recorder.ParseRecord(text)
		if err == nil {
			return m, nil
		}
		if first == nil {
			first = newRefusal(g.Info().ID, err)
		}
	}
	if first == nil {
		first = newRefusal("", rules.Errorf(rules.CodeSave, "this is no saved match: expected a file of Engawa, or a line that begins with %q", linePrefix))
	}
	return nil, first
}

// Shareable reports whether the match can be given away: it is over, or tells nothing that a seat may not know.
func Shareable(m *rules.Match) bool {
	if rules.HasEnded(m) || m.Game.Info().Secrets == rules.Open {
		return true
	}
	s := m.State()
	for seat := range rules.AllSeats(s.Seats()).All() {
		if rules.PrivacyOf(m.Game, s, seat) != rules.Open {
			return false
		}
	}
	return true
}
