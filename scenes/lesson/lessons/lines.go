package lessons

import (
	"slices"
	"strings"

	"engawa/rules"
)

// Like is reached by playing one of the lines: beginnings of moves in the game's notation, divided by ";".
func Like(lines ...string) Goal { return along(strings.HasPrefix, lines) }

// played returns the condition that the learner's last move begins with one of the texts.
func played(beginnings ...string) func(p Played) bool {
	return func(p Played) bool {
		return slices.ContainsFunc(beginnings, func(text string) bool { return strings.HasPrefix(p.Last(), text) })
	}
}

// touched points at what the first seat touches for the moves, legal ones in the game's notation; others are left out.
func touched(g rules.Game, moves ...string) func(rules.State) []rules.Part {
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
