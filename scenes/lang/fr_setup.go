package lang

func frSetup() texts {
	return texts{
		SetupTitle:       "Une nouvelle partie",
		SetupPlayers:     "Joueurs",
		SetupName:        "Nom",
		SetupHuman:       "Humain",
		SetupComputer:    "Ordinateur",
		SetupSwap:        "Échanger les places",
		SetupSkin:        "Pièces",
		SetupSpirits:     "Esprits",
		SetupAnimals:     "Animaux",
		SetupWatch:       "Que des ordinateurs : vous regardez.",
		SetupBegin:       "Commencer",
		SetupRules:       "Règles",
		SetupMore:        "Plus d'options",
		SetupFewer:       "Moins d'options",
		SetupMorePlayers: "Autres joueurs",
		Level1:           "Débutant",
		Level2:           "Doux",
		Level3:           "Facile",
		Level4:           "Moyen",
		Level5:           "Fort",
		Level6:           "Maître",
		Level7:           "Parfait",
		SetupDuelOnly:    "Seulement en duel : à deux joueurs, sans draft.",
	}
}
