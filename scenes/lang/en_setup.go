package lang

func enSetup() texts {
	return texts{
		SetupTitle:        "A new game",
		SetupPlayers:      "Players",
		SetupName:         "Name",
		SetupHuman:        "Human",
		SetupComputer:     "Computer",
		SetupAddPlayer:    "Add a player",
		SetupRemovePlayer: "Remove {name}",
		SetupSwap:         "Swap seats",
		SetupCrest:        "Crest",
		SetupSkin:         "Pieces",
		SetupSpirits:      "Spirits",
		SetupAnimals:      "Animals",
		SetupLanguage:     "Language",
		SetupWatch:        "Computers only: you watch.",
		SetupBegin:        "Begin",
		SetupRules:        "Rules",
		SetupMore:         "More options",
		SetupFewer:        "Fewer options",
		Level1:            "Beginner",
		Level2:            "Gentle",
		Level3:            "Easy",
		Level4:            "Fair",
		Level5:            "Strong",
		Level6:            "Master",
		Level7:            "Perfect",
	}
}
