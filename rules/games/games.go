// Package games is the list of games that Engawa ships, and the only place that names them all. It imports rules and
// the packages of the games.
package games

import (
	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
	"engawa/rules/yokai"
)

// All returns the games in the order a menu shows them.
func All() []rules.Game {
	return []rules.Game{yokai.Game{}, homeworlds.Game{}, honshu.Game{}, forhonor.Game{}}
}

// Find returns the game with that id.
func Find(id string) (rules.Game, bool) {
	g, err := rules.Find(All(), id)
	return g, err == nil
}
