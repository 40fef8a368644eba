package honshu

import (
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/table"
)

var _ table.Rounds = (*Board)(nil)

// Round implements table.Rounds.
func (b *Board) Round(s rules.State) int { return s.(*game.State).Round() }
