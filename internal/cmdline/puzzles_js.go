package cmdline

import "engawa/rules/puzzles"

// puzzlesOf returns none: a page does not carry the lists, and has no command that lists them.
func puzzlesOf(string) ([]puzzles.Puzzle, error) { return nil, nil }
