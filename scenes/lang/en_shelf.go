package lang

func enShelf() texts {
	return texts{
		Back:              "Back",
		Next:              "Next",
		Previous:          "Previous",
		Cancel:            "Cancel",
		Close:             "Close",
		Delete:            "Delete",
		Yes:               "Yes",
		No:                "No",
		On:                "On",
		Off:               "Off",
		ShelfTagline:      "Games for a long evening on the veranda",
		ShelfContinue:     "Continue",
		ShelfYourTurn:     "your turn",
		ShelfTurnOf:       "{name} to move",
		ShelfMoves:        "{n} {n|move|moves}",
		ShelfFinished:     "finished",
		ShelfMatches:      "Your games",
		ShelfNoMatches:    "No game is kept here yet.",
		ShelfDelete:       "Delete this game for good?",
		ShelfRules:        "Rules",
		ShelfLanguage:     "Language",
		ShelfSound:        "Sound on",
		ShelfMuted:        "Sound off",
		ShelfSettings:     "Settings",
		ShelfPlayers:      "{n} {n|player|players}",
		ShelfPlayersRange: "{from}-{to} players",
		ShelfMinutes:      "{n} min",
		ShelfSoon:         "Not on the boards yet",
	}
}
