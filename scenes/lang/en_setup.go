package lang

func enSetup() texts {
	return texts{
		SetupTitle:       "A new game",
		SetupPlayers:     "Players",
		SetupName:        "Name",
		SetupHuman:       "Human",
		SetupComputer:    "Computer",
		SetupSwap:        "Swap seats",
		SetupSkin:        "Pieces",
		SetupSpirits:     "Spirits",
		SetupAnimals:     "Animals",
		SetupWatch:       "Computers only: you watch.",
		SetupBegin:       "Begin",
		SetupRules:       "Rules",
		SetupMore:        "More options",
		SetupFewer:       "Fewer options",
		SetupMorePlayers: "More players",
		Level1:           "Beginner",
		Level2:           "Gentle",
		Level3:           "Easy",
		Level4:           "Fair",
		Level5:           "Strong",
		Level6:           "Master",
		Level7:           "Perfect",
		SetupDuelOnly:    "Only a duel knows it: two players who do not draft.",
	}
}
