package lessons

import (
	"slices"
	"strings"

	"engawa/rules"
)

// PlayLine is reached by playing one of the lines: beginnings of moves in the game's notation, divided by ";".
func PlayLine(lines ...string) Goal { return playsOneLine(strings.HasPrefix, lines) }

// playsLine returns the condition that the learner's last move begins with one of the texts.
func playsLine(beginnings ...string) func(p Progress) bool {
	return func(p Progress) bool {
		return slices.ContainsFunc(beginnings, func(text string) bool { return strings.HasPrefix(p.Last(), text) })
	}
}

// pointAtMoves points at what the first seat touches for the moves, legal ones in the game's notation; others are left out.
func pointAtMoves(g rules.Game, moves ...string) func(rules.State) []rules.Part {
	return func(s rules.State) (parts []rules.Part) {
		for _, text := range moves {
			if a, err := g.ParseAction(s, 0, text); err == nil {
				parts = append(parts, rules.Parts(g, s, a)...)
			}
		}
		return parts
	}
}

// buttons points at buttons.
func buttons(list ...int32) func(rules.State) []rules.Part {
	var parts []rules.Part
	for _, k := range list {
		parts = append(parts, rules.Part{Kind: rules.PartButton, Index: k})
	}
	return Parts(parts...)
}
