package homeworlds

import (
	"engawa/rules/bot"
	"engawa/rules/homeworlds"
)

// Bots are the bots of Homeworlds; a small ship counts about 100 points.
func Bots() bot.List {
	level := func(name, title string, c params) bot.Level {
		return bot.Level{Name: name, Title: title, Nodes: c.nodes, New: func() bot.Bot { return newBot(c) }}
	}
	levels := []bot.Level{
		level("1", "Beginner", params{nodes: 20_000, depth: 1, halfLoss: 300, randomHome: true, naive: true, widths: []int{200}}),
		level("2", "Gentle", params{nodes: 20_000, depth: 1, halfLoss: 90, naive: true, talk: honest, widths: []int{200}}),
		level("3", "Easy", params{nodes: 30_000, depth: 1, halfLoss: 12, talk: honest, widths: []int{200}}),
		level("4", "Fair", params{nodes: 60_000, depth: 2, halfLoss: 6, talk: honest, widths: []int{60, 20}}),
		level("5", "Strong", params{pressesLead: true, nodes: 200_000, depth: 12, halfLoss: 2, talk: cunning, widths: []int{80, 30, 20, 14, 12, 10, 8}}),
	}
	return bot.List{Game: homeworlds.Game{}.Info().ID, Levels: levels, References: []bot.Level{
		bot.RandomLevel(), {Name: "greedy", New: newGreedy}, {Name: "baseline", New: newBaseline},
	}}
}

// newBaseline is the plain program that others are measured by: it looks at every turn, takes the one after
// which the estimate is best, and drops turns after which it could be eliminated at once.
func newBaseline() bot.Bot {
	return newBot(params{nodes: bot.Unlimited, depth: 1, allTurns: true, widths: []int{1}})
}

// newGreedy looks one turn ahead and takes what evaluates best.
func newGreedy() bot.Bot {
	return newBot(params{nodes: 1024, depth: 0, widths: []int{1}})
}
