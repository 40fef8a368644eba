package alphabeta

import (
	"engawa/rules"
	"engawa/rules/bot"
)

// Bots are the bots of a game without an evaluation of its own: chance and, where the game is open and has two
// seats, alpha-beta.
func Bots(game rules.Game) bot.List {
	l := bot.List{Game: game.Info().ID, References: []bot.Level{bot.RandomLevel()}}
	l.Levels = []bot.Level{bot.RandomLevel()}
	l.Levels[0].Name, l.Levels[0].Title = "1", "Beginner"
	if info := game.Info(); info.MinSeats == 2 && info.MaxSeats == 2 && !info.Chance && info.Secrets == rules.Open {
		deep := Reference()
		l.References = append(l.References, deep)
		deep.Name, deep.Title = "2", "Strong"
		l.Levels = append(l.Levels, deep)
	}
	return l
}

// Reference is the reference bot of any open game of two seats without chance: alpha-beta that sees what is decided
// within its horizon, and estimates nothing.
func Reference() bot.Level {
	p := Params{Nodes: 200_000, Depth: maxPly}
	return bot.Level{Name: "alphabeta", Nodes: p.Nodes, New: func() bot.Bot { return New(p, rootOf) }}
}
