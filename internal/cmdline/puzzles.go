//go:build !js

package cmdline

import (
	"engawa/rules/puzzles"
	"engawa/rules/puzzles/data"
)

// puzzlesOf returns the puzzles of a game.
func puzzlesOf(game string) ([]puzzles.Puzzle, error) { return data.Of(game) }
