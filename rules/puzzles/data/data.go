// Package data holds the lists of puzzles, a text for each game. They are made by "make puzzles"; package puzzles
// reads them. A web page does not carry them: only what imports this package does.
package data

import (
	_ "embed"

	"engawa/rules/puzzles"
)

var (
	//go:embed yokai.txt
	yokai string
	//go:embed homeworlds.txt
	homeworlds string
	//go:embed honshu.txt
	honshu string
)

// Games returns the ids of the games that have puzzles.
func Games() []string { return []string{"yokai", "homeworlds", "honshu"} }

// Of returns the puzzles of a game, by grade; none for other games.
func Of(game string) ([]puzzles.Puzzle, error) {
	switch game {
	case "yokai":
		return puzzles.Parse(yokai)
	case "homeworlds":
		return puzzles.Parse(homeworlds)
	case "honshu":
		return puzzles.Parse(honshu)
	}
	return nil, nil
}
