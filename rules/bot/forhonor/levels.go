package forhonor

import (
	"engawa/rules/bot"
	"engawa/rules/forhonor"
)

// Bots are the bots of For Honor.
func Bots() bot.List {
	level := func(name, title string, elo int, w params) bot.Level {
		return bot.Level{Name: name, Title: title, Elo: elo, Nodes: w.nodes, New: func() bot.Bot { return newBot(w) }}
	}
	first := plainParams()
	first.choiceCount = 3
	levels := []bot.Level{
		level("1", "Beginner", 1040, first),
		level("2", "Gentle", 1320, plainParams()),
		level("3", "Easy", 1460, params{nodes: 20_000, weights: steadyWeights(), halfLoss: 20}),
		level("4", "Fair", 1650, params{nodes: 40_000, weights: fittedWeights(), halfLoss: 20, replies: 8, replyWeight: 50}),
		level("5", "Strong", 1770, params{nodes: 300_000, weights: fittedWeights(), halfLoss: 20, candidates: 8, rollouts: 8, pseudoCount: 8}),
	}
	strongest := levels[len(levels)-1].New
	return bot.List{
		Game: forhonor.Game{}.Info().ID, Levels: levels, References: []bot.Level{bot.RandomLevel(), {Name: "greedy", New: newGreedy}},
		Estimator: bot.Estimator{Nodes: 300_000, New: func() bot.Appraiser { return strongest().(*Bot) }},
	}
}

// plainParams takes the best immediate score or the way to the nearest useful target, and fights out of habit.
func plainParams() params {
	return params{nodes: 20_000, weights: weights{
		point: 100, over: 100,
		soldier: 6,
		life:    sameLives([maxLives]int{0, 20, 40, 60, 80, 100, 120, 140}),
		zone:    30, guard: 5, contact: 24,
		fightBonus: 20, habitualFights: true, movesFirst: true,
	}}
}

// sameLives are lives that are worth the same under every threat.
func sameLives(life [maxLives]int) [3][maxLives]int {
	return [3][maxLives]int{life, life, life}
}

func newGreedy() bot.Bot { return newBot(plainParams()) }

// steadyWeights count the same things as the plain ones, for bots that fight with sense.
func steadyWeights() weights {
	c := plainParams().weights
	c.fightBonus, c.habitualFights, c.movesFirst = 0, false, false
	c.life = sameLives([maxLives]int{0, 28, 50, 68, 80, 88, 94, 98})
	c.activatable = 12
	return c
}

// fittedWeights is what the stronger levels hold worth having: how much each thing has predicted who won, among matches
// that the level played with itself. 400 are odds of e to 1.
func fittedWeights() weights {
	return weights{
		point: 200, over: 140, mark: [2]int{200, 1500},
		card: -410, late: 155,
		soldier: 27,
		life: [3][maxLives]int{
			{0, -85, -45, 0, 25, 25, 25, 25},
			{0, -95, -40, 5, 35, 40, 40, 40},
			{0, 60, 260, 350, 415, 430, 430, 430},
		},
		execution: 165, brokenHero: 100,
		activatable: 163,
		zone:        110, guard: 90, contact: 125, second: 185,
	}
}

// heroStrength returns the share of matches that camps with the hero have won, in tenths of a percent: of 1500 matches of
// level 4 with a small budget.
func heroStrength(h forhonor.Hero) int {
	return [...]int{0, 511, 494, 492, 455, 509, 524, 556, 471, 495, 485, 513, 495}[h]
}

// lineupStrength values a line-up in which the stronger heroes act first.
func lineupStrength(line [forhonor.CampSize]forhonor.Hero) (v int) {
	for k, h := range line {
		v += heroStrength(h) * (len(line) - k) / len(line)
	}
	return v
}
