package pebbles

import (
	"engawa/rules"
	"strings"
)

// ParseTurn implements rules.Notation: actions divided by ";". A turn must be whole.
func (g Game) ParseTurn(m *rules.Match, by rules.Seat, text string) ([]rules.Action, []rules.Note, error) {
	turn, err := g.readTurn(m.State().Clone(), by, text)
	return turn, nil, err
}

// readTurn reads a turn and plays it.
func (g Game) readTurn(at rules.State, by rules.Seat, text string) ([]rules.Action, error) {
	var turn []rules.Action
	for word := range strings.SplitSeq(text, ";") {
		if len(turn) > 0 && !at.Actors().Has(by) {
			return nil, rules.Errorf("turn-over", "the turn ends before %q", strings.TrimSpace(word))
		}
		do, err := g.ParseAction(at, by, strings.TrimSpace(word))
		if err != nil {
			return nil, err
		}
		if _, err := at.Apply(rules.Move{By: by, Do: do}, nil); err != nil {
			return nil, err
		}
		turn = append(turn, do)
	}
	if at.(*State).takenHeaps != 0 {
		return nil, rules.Errorf("turn-open", "the turn goes on after %q; take again, or end it", text)
	}
	return turn, nil
}

// FormatTurn implements rules.Notation.
func (g Game) FormatTurn(s rules.State, by rules.Seat, turn []rules.Action) string {
	words := make([]string, len(turn))
	for k, do := range turn {
		words[k] = g.FormatAction(s, rules.Move{By: by, Do: do})
	}
	return strings.Join(words, "; ")
}

// ParseRecord implements rules.Notation: a record is what Match.Save writes.
func (g Game) ParseRecord(text string) (*rules.Match, error) {
	return rules.Load([]byte(text), func(id string) (rules.Game, bool) { return g, id == g.Info().ID })
}

// FormatRecord implements rules.Notation.
func (Game) FormatRecord(m *rules.Match) string {
	data, _ := m.Save() // what was played can be written
	return string(data)
}
