package honshu

import (
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/table"
)

// Round implements table.LogAnnotator.
func (b *Board) Round(s rules.State) int { return s.(*game.State).Round() }

// LineParts implements table.LogAnnotator.
func (b *Board) LineParts(s rules.State, m rules.Move) []rules.Part {
	return table.PartsOf(game.Game{}, s, m)
}

// RevisesLine implements table.LogAnnotator: a secret choice is narrated once it lies open.
func (b *Board) RevisesLine(_ rules.State, m rules.Move) bool {
	return m.Do == rules.Hidden && m.By != rules.Nature
}
