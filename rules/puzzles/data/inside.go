//go:build !js

package data

import _ "embed"

var (
	//go:embed puzzles-yokai.txt
	yokai string
	//go:embed puzzles-homeworlds.txt
	homeworlds string
	//go:embed puzzles-honshu.txt
	honshu string
)

// source is the lists inside the program.
type source struct{}

func newSource() source { return source{} }

// text returns the list of a game, "" for other games.
func (source) text(game string) (string, error) { return Text(game), nil }

// Text returns the list of a game that is inside the program, "" for other games, and for all on a page.
func Text(game string) string {
	switch game {
	case "yokai":
		return yokai
	case "homeworlds":
		return homeworlds
	case "honshu":
		return honshu
	}
	return ""
}
