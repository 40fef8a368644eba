package lang

// enHomeworldsEnds are the ends of Homeworlds and what the score counts.
func enHomeworldsEnds() texts {
	return texts{
		"tally.homeworlds.alignment.1": "Good",
		"tally.homeworlds.alignment.2": "Evil",
		"tally.homeworlds.ships":       "{n} {n|ship|ships}",
		"tally.homeworlds.systems":     "{n} {n|system|systems}",

		"end.homeworlds.elimination":           "A home has fallen",
		"end.homeworlds.elimination.line":      "With that home the game is decided. Winner: {winner}.",
		"end.homeworlds.self-elimination":      "A home given up",
		"end.homeworlds.self-elimination.line": "A player left their own home empty. Winner: {winner}.",
		"end.homeworlds.nobody-left":           "Draw",
		"end.homeworlds.nobody-left.line":      "The last homes fell in one turn: nobody is left to win.",
		"end.homeworlds.repetition":            "Draw",
		"end.homeworlds.repetition.line":       "The same position began a turn for the third time.",
		"end.homeworlds.turn-cap":              "Draw",
		"end.homeworlds.turn-cap.line":         "A thousand turns have been played.",
	}
}
