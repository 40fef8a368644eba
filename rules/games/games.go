// Package games lists the games of the house. It is the only place that names them all; a game joins Engawa's rules
// by a line here. It imports rules and the games.
package games

import (
	"engawa/rules"
	"engawa/rules/yokai"
)

// All returns every game, in the order in which they are listed to people.
func All() []rules.Game {
	return []rules.Game{yokai.Game{}}
}

// Find returns the game with the id.
func Find(id string) (rules.Game, bool) {
	for _, g := range All() {
		if g.Info().ID == id {
			return g, true
		}
	}
	return nil, false
}
