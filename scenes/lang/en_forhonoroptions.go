package lang

// enForhonorOptions are the options of For Honor, its players, its ends and its score.
func enForhonorOptions() texts {
	return texts{
		"option.forhonor.draft":        "Heroes",
		"option.forhonor.draft.pick":   "Picked",
		"option.forhonor.draft.random": "Dealt",
		"option.forhonor.draft.preset": "Agreed",
		"hint.forhonor.draft.pick":     "Everybody picks a hero in secret and passes the rest of the hand to the left.",
		"hint.forhonor.draft.random":   "Chance deals the heroes. With seven or eight players it always does.",
		"hint.forhonor.draft.preset":   "You choose the eight heroes here, four for each camp.",
		"idle.forhonor.draft":          "Seven or eight players always get their heroes dealt.",

		"option.forhonor.heroes": "The eight heroes",

		"option.forhonor.order":       "Order of heroes",
		"option.forhonor.order.free":  "Captain's choice",
		"option.forhonor.order.fixed": "Fixed line-up",
		"hint.forhonor.order.free":    "Each time its card is drawn, the captain of a camp names a hero.",
		"hint.forhonor.order.fixed":   "Both captains line up their heroes in secret; they act in that order in every round.",

		"option.forhonor.centre":         "Centre",
		"option.forhonor.centre.group":   "Whole line",
		"option.forhonor.centre.front":   "Front row",
		"option.forhonor.centre.largest": "Largest",
		"hint.forhonor.centre.group":     "All soldiers in unbroken files count.",
		"hint.forhonor.centre.front":     "Only soldiers at the median count.",
		"hint.forhonor.centre.largest":   "Only each camp's largest group counts.",

		"option.forhonor.rounds":           "Last round",
		"option.forhonor.rounds.20":        "Round 20",
		"option.forhonor.rounds.15":        "Round 15",
		"option.forhonor.rounds.30":        "Round 30",
		"option.forhonor.rounds.unlimited": "No last round",
		"hint.forhonor.rounds.20":          "After round 20 the higher score wins. Few matches last that long.",
		"hint.forhonor.rounds.15":          "After round 15 the higher score wins.",
		"hint.forhonor.rounds.30":          "After round 30 the higher score wins.",
		"hint.forhonor.rounds.unlimited":   "As on the sheet: the game ends when a camp falls, or when all players agree on a draw.",

		"players.forhonor":   "Two camps of four heroes. Seats alternate between them.",
		"players.forhonor.2": "Each player leads a camp of four heroes.",
		"players.forhonor.3": "Two attackers with two heroes each against one defender with four.",
		"players.forhonor.4": "Two players to a camp, two heroes each.",
		"players.forhonor.5": "Three attackers against two defenders; every camp has four heroes.",
		"players.forhonor.6": "Three players to a camp; the first of each plays two heroes.",
		"players.forhonor.7": "Four attackers against three defenders. Heroes are dealt by chance.",
		"players.forhonor.8": "Four players to a camp, one hero each. Heroes are dealt by chance.",

		"end.forhonor.broken":      "Broken",
		"end.forhonor.broken.line": "{loser} are broken and have no hero left. {winner} win.",
		"end.forhonor.points":      "The last round is over",
		"end.forhonor.points.line": "{winner} have more points and win.",
		"end.forhonor.draw":        "Draw",
		"end.forhonor.draw.line":   "Both camps have the same score: nobody wins.",

		"category.forhonor.points":     "points",
		"category.forhonor.zones":      "zones held",
		"category.forhonor.heroes":     "heroes left",
		"category.forhonor.kills":      "felled",
		"category.forhonor.executions": "executed",
		"category.forhonor.soldiers":   "soldiers",
		"tally.forhonor.zones.0":       "no zone",
		"tally.forhonor.zones":         "{n} {n|zone|zones}",
		"tally.forhonor.heroes.0":      "no hero left",
		"tally.forhonor.heroes":        "{n} {n|hero|heroes} left",
	}
}
