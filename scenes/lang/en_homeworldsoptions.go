package lang

func enHomeworldsOptions() texts {
	return texts{
		"option.homeworlds.catastrophes":         "Catastrophes",
		"option.homeworlds.catastrophes.end":     "At the end",
		"option.homeworlds.catastrophes.anytime": "At any time",
		"hint.homeworlds.catastrophes.end":       "They are set off after the action of a turn, and no action follows.",
		"hint.homeworlds.catastrophes.anytime":   "They are set off at any moment of your own turn, also between actions.",

		"option.homeworlds.sets":      "Pieces",
		"option.homeworlds.sets.seed": "As on the sheet",
		"option.homeworlds.sets.n+1":  "Players plus one",
		"hint.homeworlds.sets.seed":   "Five of each size and colour; three when two play.",
		"hint.homeworlds.sets.n+1":    "One more of each size and colour than there are players.",

		"option.homeworlds.firstShip":       "First ship",
		"option.homeworlds.firstShip.any":   "Any size",
		"option.homeworlds.firstShip.large": "Large only",
		"hint.homeworlds.firstShip.any":     "A small first ship is easily captured. The table warns of it.",
		"hint.homeworlds.firstShip.large":   "Nobody begins with a ship that is easily captured.",

		"option.homeworlds.win":              "Aim",
		"option.homeworlds.win.goodevil":     "Good and Evil",
		"option.homeworlds.win.sinister":     "Sinister",
		"option.homeworlds.win.laststanding": "Last standing",
		"hint.homeworlds.win.goodevil":       "Secret cards for three players or more: Evil wins by knocking out any player, Good once no Evil player is left.",
		"hint.homeworlds.win.sinister":       "You win by knocking out the next player in the order of turns. No cards.",
		"hint.homeworlds.win.laststanding":   "You win when all others are out. No cards.",

		"option.homeworlds.repetition":     "Repeated position",
		"option.homeworlds.repetition.on":  "A draw",
		"option.homeworlds.repetition.off": "Play on",
		"hint.homeworlds.repetition.on":    "The third time that the same position begins a turn, the game is a draw.",
		"hint.homeworlds.repetition.off":   "Positions may come back for ever; after 1,000 turns the game is a draw.",

		"option.homeworlds.self":         "Leaving your home",
		"option.homeworlds.self.illegal": "Not allowed",
		"option.homeworlds.self.loss":    "You are out",
		"hint.homeworlds.self.illegal":   "No turn may end without a ship of yours at home.",
		"hint.homeworlds.self.loss":      "A turn may end so. You are out then, and nobody gets the credit.",

		"players.homeworlds":   "The rule sheet recommends four players.",
		"players.homeworlds.2": "A duel without secret cards. The rule sheet recommends four players.",
		"players.homeworlds.4": "Four players, as the rule sheet recommends.",

		"option.homeworlds.start":        "Who begins",
		"option.homeworlds.start.random": "Chance",
		"option.homeworlds.start.0":      "First seat",
		"option.homeworlds.start.1":      "Second seat",
		"option.homeworlds.start.2":      "Third seat",
		"option.homeworlds.start.3":      "Fourth seat",
		"option.homeworlds.start.4":      "Fifth seat",
		"option.homeworlds.start.5":      "Sixth seat",
		"hint.homeworlds.start.random":   "Drawn when the game begins; turns then go round the table.",
	}
}
