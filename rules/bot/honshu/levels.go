package honshu

import (
	"engawa/rules/bot"
	"engawa/rules/honshu"
)

// Bots are the bots of Honshū.
func Bots() bot.List {
	level := func(name, title string, c conduct) bot.Level {
		return bot.Level{Name: name, Title: title, Nodes: c.nodes, New: func() bot.Bot { return newLord(c) }}
	}
	levels := []bot.Level{
		level("1", "Villager", conduct{nodes: 2_000, mixed: 30, idle: true}),
		level("2", "Headman", conduct{nodes: 100_000, mixed: 8, worlds: 1}),
		level("3", "Steward", honshuPlain()),
		level("4", "Daimyo", conduct{
			nodes: 100_000, prospects: honshuProspects(), mixed: 2, worlds: 6, boosts: true, deny: 100, number: 3,
		}),
		level("5", "Shogun", conduct{
			nodes: 300_000, prospects: honshuProspects(), worlds: 12, boosts: true, levy: 50, deny: 100, number: 3,
			foresight: foresight{builds: 8, cards: 8, offers: 2, times: 64},
		}),
	}
	return bot.List{Game: honshu.Game{}.Info().ID, Levels: levels, References: []bot.Level{bot.RandomLevel(), {Name: "greedy", New: honshuGreedy}}}
}

// honshuPlain takes what scores best at once, and bids what then does.
func honshuPlain() conduct { return conduct{nodes: 100_000, worlds: 1} }

func honshuGreedy() bot.Bot { return newLord(honshuPlain()) }

// honshuProspects are what the stronger levels count beside points.
func honshuProspects() *prospects {
	return &prospects{
		unmet:   prospect{44, 3},
		unmore:  prospect{30, 4},
		spare:   prospect{80, 3},
		excess:  prospect{58, 6},
		village: prospect{29, 6},
		lake:    prospect{44, 3},
		field:   prospect{-18, 6},
		square:  prospect{36, 5},
		forest:  prospect{0, 1},
	}
}
