package honshu

import (
	"engawa/rules/bot"
	"engawa/rules/honshu"
)

// Bots are the bots of Honshū.
func Bots() bot.List {
	level := func(name, title string, elo int, c params) bot.Level {
		return bot.Level{Name: name, Title: title, Elo: elo, Nodes: c.nodes, New: func() bot.Bot { return newBot(c) }}
	}
	levels := []bot.Level{
		level("1", "Beginner", 1160, params{nodes: 2_000, choiceCount: 30, randomCards: true}),
		level("1.2", "Novice", 1400, params{nodes: 2_000, choiceCount: 15, randomCards: true}),
		level("1.5", "Gentle", 1660, params{nodes: 2_000, choiceCount: 5, randomCards: true}),
		level("1.8", "Casual", 1860, params{nodes: 100_000, choiceCount: 20, samples: 1}),
		level("1.9", "Easy", 2040, params{nodes: 100_000, choiceCount: 13, samples: 1}),
		level("2", "Steady", 2260, params{nodes: 100_000, choiceCount: 7, samples: 1}),
		level("3", "Fair", 2460, plainParams()),
		level("3.5", "Skilled", 2680, params{
			nodes: 100_000, weights: fittedWeights(), choiceCount: 7, samples: 6, usesCubes: true, denyPercent: 100, numberValue: 3,
		}),
		level("4", "Strong", 2950, params{
			nodes: 100_000, weights: fittedWeights(), choiceCount: 2, samples: 6, usesCubes: true, denyPercent: 100, numberValue: 3,
		}),
		level("5", "Expert", 3180, params{
			nodes: 300_000, weights: fittedWeights(), samples: 12, usesCubes: true, cubeBonus: 50, denyPercent: 100, numberValue: 3,
			lookahead: lookahead{builds: 8, cards: 8, offers: 2, rounds: 64},
		}),
	}
	strongest := levels[len(levels)-1].New
	return bot.List{
		Game: honshu.Game{}.Info().ID, Levels: levels, References: []bot.Level{bot.RandomLevel(), {Name: "greedy", New: newGreedy}},
		Estimator: bot.Estimator{Nodes: 60_000, New: func() bot.Appraiser { return strongest().(*Bot) }, Hands: true},
	}
}

// plainParams takes what scores best at once, and bids what then does.
func plainParams() params { return params{nodes: 100_000, samples: 1} }

func newGreedy() bot.Bot { return newBot(plainParams()) }

// fittedWeights are what the stronger levels count beside points.
func fittedWeights() *weightSchedule {
	return &weightSchedule{
		unmet:      decliningWeight{44, 3},
		unmetOther: decliningWeight{30, 4},
		spare:      decliningWeight{80, 3},
		excess:     decliningWeight{58, 6},
		smallTown:  decliningWeight{29, 6},
		lake:       decliningWeight{44, 3},
		field:      decliningWeight{-18, 6},
		square:     decliningWeight{36, 5},
		forest:     decliningWeight{0, 1},
	}
}
