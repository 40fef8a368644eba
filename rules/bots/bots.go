// Package bots is the list of the bots of all games, and the only place that names them all. A new game adds its bots
// to it with one line. It imports rules, rules/bot and the bots of the games.
package bots

import (
	"sync"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/alphabeta"
	"engawa/rules/bot/forhonor"
	"engawa/rules/bot/homeworlds"
	"engawa/rules/bot/honshu"
	"engawa/rules/bot/yokai"
)

// lists are the bots of the games that have their own, listed once: tables ask often.
var lists = sync.OnceValue(func() []bot.List {
	return []bot.List{yokai.Bots(), homeworlds.Bots(), honshu.Bots(), forhonor.Bots()}
})

// Of returns the bots of the game: its own, or those of any game.
func Of(game rules.Game) bot.List {
	id := game.Info().ID
	for _, l := range lists() {
		if l.Game == id {
			return l
		}
	}
	return alphabeta.Bots(game)
}

// Levels returns the levels of the game, weakest first. Each beats the one below clearly.
func Levels(game rules.Game) []bot.Level { return Of(game).Levels }

// UsualLevel is the level of a computer player that nobody has chosen, in every game.
const UsualLevel = "2"

// New makes a bot for the game: one of its levels ("1", "2", …) or a reference bot ("random", for shipped games
// "greedy" and, for open games of two seats without their own, "alphabeta"). An unknown name gives an *rules.Error that
// lists what there is.
func New(game rules.Game, name string) (bot.Bot, error) { return Of(game).New(name) }
