package lang

func frShelf() texts {
	return texts{
		Back:              "Retour",
		Next:              "Suivant",
		Previous:          "Précédent",
		Cancel:            "Annuler",
		Close:             "Fermer",
		Delete:            "Supprimer",
		Yes:               "Oui",
		No:                "Non",
		On:                "Oui",
		Off:               "Non",
		ShelfTagline:      "Des jeux pour une longue soirée sous la véranda",
		ShelfContinue:     "Continuer",
		ShelfYourTurn:     "à vous de jouer",
		ShelfTurnOf:       "à {name} de jouer",
		ShelfMoves:        "{n} {n|coup|coups}",
		ShelfFinished:     "terminée",
		ShelfMatches:      "Vos parties",
		ShelfNoMatches:    "Aucune partie n'est encore gardée ici.",
		ShelfDelete:       "Supprimer cette partie pour de bon ?",
		ShelfRules:        "Règles",
		ShelfLanguage:     "Langue",
		ShelfSound:        "Son activé",
		ShelfMuted:        "Son coupé",
		ShelfSettings:     "Réglages",
		ShelfPlayers:      "{n} {n|joueur|joueurs}",
		ShelfPlayersRange: "{from}-{to} joueurs",
		ShelfMinutes:      "{n} min",
		ShelfSoon:         "Pas encore sur la véranda",
	}
}
