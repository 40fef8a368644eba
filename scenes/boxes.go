package scenes

import (
	"engawa/rules"
	"engawa/scenes/forhonor"
	"engawa/scenes/homeworlds"
	"engawa/scenes/honshu"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/yokai"
)

// newBoard makes the Board on which a match is played, shown at its end and replayed.
type newBoard func(h *stage.House, m *rules.Match) table.Board

// boards returns what makes the Board of each game, by the game's id. Beside rules/games it is where a game is added; see the list in
// package table for what else can be given to it.
func boards() map[string]newBoard {
	return map[string]newBoard{
		"yokai":      func(h *stage.House, m *rules.Match) table.Board { return yokai.NewBoard(h, m) },
		"homeworlds": homeworlds.NewBoard,
		"honshu":     func(h *stage.House, m *rules.Match) table.Board { return honshu.NewBoard(h, m) },
		"forhonor":   func(h *stage.House, m *rules.Match) table.Board { return forhonor.NewBoard(h, m) },
	}
}
