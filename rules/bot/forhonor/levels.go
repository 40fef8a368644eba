package forhonor

import (
	"engawa/rules/bot"
	"engawa/rules/forhonor"
)

// Bots are the bots of For Honor.
func Bots() bot.List {
	level := func(name, title string, w warfare) bot.Level {
		return bot.Level{Name: name, Title: title, Nodes: w.nodes, New: func() bot.Bot { return newWarlord(w) }}
	}
	first := forhonorPlain()
	first.among = 4
	levels := []bot.Level{
		level("1", "Recruit", first),
		level("2", "Soldier", forhonorPlain()),
		level("3", "Champion", warfare{nodes: 20_000, creed: forhonorSteady(), half: 20}),
		level("4", "Captain", warfare{nodes: 40_000, creed: forhonorCreed(), half: 20, answers: 8, caution: 50}),
		level("5", "Warlord", warfare{nodes: 300_000, creed: forhonorCreed(), half: 20, trials: 8, times: 8, prior: 8}),
	}
	return bot.List{Game: forhonor.Game{}.Info().ID, Levels: levels, References: []bot.Level{bot.RandomLevel(), {Name: "greedy", New: forhonorGreedy}}}
}

// forhonorPlain takes the best immediate score or the way to the nearest useful target, and fights out of habit.
func forhonorPlain() warfare {
	return warfare{nodes: 20_000, creed: creed{
		point: 100, over: 100,
		soldier: 6,
		life:    alike([mostLives]int{0, 20, 40, 60, 80, 100, 120, 140}),
		zone:    30, guard: 5, contact: 24,
		eager: 20, plain: true, hurries: true,
	}}
}

// alike are lives that are worth the same under every threat.
func alike(life [mostLives]int) [3][mostLives]int {
	return [3][mostLives]int{life, life, life}
}

func forhonorGreedy() bot.Bot { return newWarlord(forhonorPlain()) }

// forhonorSteady is a creed that holds the same things worth having as the plain one, and fights with sense.
func forhonorSteady() creed {
	c := forhonorPlain().creed
	c.eager, c.plain, c.hurries = 0, false, false
	c.life = alike([mostLives]int{0, 28, 50, 68, 80, 88, 94, 98})
	c.fresh = 12
	return c
}

// forhonorCreed is what the stronger levels hold worth having: how much each thing has told of who won, among matches
// that the level played with itself. 400 are odds of e to 1.
func forhonorCreed() creed {
	return creed{
		point: 200, over: 140, mark: [2]int{200, 1500},
		card: -410, late: 155,
		soldier: 27,
		life: [3][mostLives]int{
			{0, -85, -45, 0, 25, 25, 25, 25},
			{0, -95, -40, 5, 35, 40, 40, 40},
			{0, 60, 260, 350, 415, 430, 430, 430},
		},
		executed: 165, outcast: 100,
		fresh: 163,
		zone:  110, guard: 90, contact: 125, second: 185,
	}
}

// strengthOf returns the share of matches that camps with the hero have won, in tenths of a percent: of 1500 matches of
// level 4 with a small budget.
func strengthOf(h forhonor.Hero) int {
	return [...]int{0, 511, 494, 492, 455, 509, 524, 556, 471, 495, 485, 513, 495}[h]
}

// lineStrength values a line-up in which the stronger heroes act first.
func lineStrength(line [forhonor.CampSize]forhonor.Hero) (v int) {
	for k, h := range line {
		v += strengthOf(h) * (len(line) - k) / len(line)
	}
	return v
}
