package homeworlds

import (
	"engawa/rules/bot"
	"engawa/rules/homeworlds"
)

// Bots are the bots of Homeworlds; a small ship counts about 100 points.
func Bots() bot.List {
	level := func(name, title string, elo int, c params) bot.Level {
		return bot.Level{Name: name, Title: title, Elo: elo, Nodes: c.nodes, New: func() bot.Bot { return newBot(c) }}
	}
	levels := []bot.Level{
		level("1", "Beginner", 1040, params{nodes: 20_000, depth: 1, halfLoss: 220, naive: true, overlooksStrikes: true, habits: true, widths: []int{600}}),
		level("2", "Novice", 1320, params{nodes: 20_000, depth: 1, halfLoss: 75, naive: true, habits: true, talk: honest, widths: []int{600}}),
		level("3", "Easy", 1590, params{nodes: 30_000, depth: 1, halfLoss: 12, talk: honest, widths: []int{200}}),
		level("3.2", "Steady", 1840, params{nodes: 60_000, depth: 2, halfLoss: 38, talk: honest, widths: []int{60, 20}}),
		level("3.5", "Fair", 2060, params{nodes: 60_000, depth: 2, halfLoss: 26, talk: honest, widths: []int{60, 20}}),
		level("3.7", "Skilled", 2200, params{nodes: 60_000, depth: 2, halfLoss: 18, talk: honest, widths: []int{60, 20}}),
		level("4", "Strong", 2390, params{nodes: 60_000, depth: 2, halfLoss: 4, talk: honest, widths: []int{60, 20}}),
		level("4.5", "Expert", 2610, deepParams(36_000, 4)),
		level("5", "Master", 2840, deepParams(120_000, 2)),
	}
	strongest := levels[len(levels)-1].New
	return bot.List{
		Game: homeworlds.Game{}.Info().ID, Levels: levels, References: []bot.Level{
			bot.RandomLevel(), {Name: "greedy", New: newGreedy}, {Name: "baseline", New: newBaseline},
		},
		Estimator: bot.Estimator{Nodes: 20_000, New: func() bot.Appraiser { return strongest().(*Bot) }, Hands: true},
	}
}

// deepParams are those of levels that look as far ahead as their nodes last.
func deepParams(nodes int64, halfLoss int) params {
	return params{nodes: nodes, depth: 12, halfLoss: halfLoss, widths: []int{80, 30, 20, 14, 12, 10, 8}, pressesLead: true, talk: cunning}
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
