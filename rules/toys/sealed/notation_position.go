package sealed

import (
	"engawa/rules"
	"engawa/rules/toys/bintext"
)

// FormatPosition implements rules.Game.
func (Game) FormatPosition(s rules.State) string { return bintext.Format(s) }

// ParsePosition implements rules.Game.
func (g Game) ParsePosition(setup rules.Setup, text string) (rules.State, error) {
	s, err := bintext.Parse(g, text)
	if err != nil {
		return nil, err
	}
	if s.Seats() != setup.Seats {
		return nil, rules.Errorf(rules.CodePosition, "the position has %d seats, the match %d", s.Seats(), setup.Seats)
	}
	return s, nil
}
