package homeworlds

import (
	"engawa/rules/bot"
	"engawa/rules/homeworlds"
)

// Bots are the bots of Homeworlds; a small ship counts about 100 points.
func Bots() bot.List {
	level := func(name, title string, c command) bot.Level {
		return bot.Level{Name: name, Title: title, Nodes: c.nodes, Depth: c.depth, New: func() bot.Bot { return newCaptain(c) }}
	}
	levels := []bot.Level{
		level("1", "Cadet", command{nodes: 20_000, depth: 1, half: 80, careless: true, naive: true, widths: []int{200}}),
		level("2", "Pilot", command{nodes: 20_000, depth: 1, half: 48, naive: true, manner: honest, widths: []int{200}}),
		level("3", "Captain", command{nodes: 30_000, depth: 1, half: 12, manner: honest, widths: []int{200}}),
		level("4", "Commodore", command{nodes: 60_000, depth: 2, half: 6, manner: honest, widths: []int{60, 20}}),
		level("5", "Admiral", command{presses: true, nodes: 200_000, depth: 12, half: 2, manner: cunning, widths: []int{80, 30, 20, 14, 12, 10, 8}}),
	}
	return bot.List{Game: homeworlds.Game{}.Info().ID, Levels: levels, References: []bot.Level{
		bot.RandomLevel(), {Name: "greedy", New: homeworldsGreedy}, {Name: "baseline", New: homeworldsBaseline},
	}}
}

// homeworldsBaseline is the plain program that others are measured by: it looks at every turn, takes the one after
// which the estimate is best, and drops turns after which it could be eliminated at once.
func homeworldsBaseline() bot.Bot {
	return newCaptain(command{nodes: bot.Unlimited, depth: 1, all: true, widths: []int{1}})
}

// homeworldsGreedy looks one turn ahead and takes what evaluates best.
func homeworldsGreedy() bot.Bot {
	return newCaptain(command{nodes: 1024, depth: 0, widths: []int{1}})
}
