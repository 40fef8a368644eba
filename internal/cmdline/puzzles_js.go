package cmdline

import "engawa/rules/puzzles"

// puzzlesOf returns none: a page has no screen for puzzles, and need not carry them.
func puzzlesOf(string) ([]puzzles.Puzzle, error) { return nil, nil }
