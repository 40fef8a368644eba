package lang

// frHonshuOptions are the options of Honshū, its players and its ends.
func frHonshuOptions() texts {
	return texts{
		"option.honshu.selection":       "Choix des cartes",
		"option.honshu.selection.trick": "Plis",
		"option.honshu.selection.draft": "Draft",
		"hint.honshu.selection.trick":   "On joue des cartes sur la table, la plus forte choisit d'abord. À deux, c'est un duel pour des paires.",
		"hint.honshu.selection.draft":   "Chacun choisit une carte en secret et passe le reste de sa main.",

		"option.honshu.side":   "Provinces",
		"option.honshu.side.A": "Face A",
		"option.honshu.side.B": "Face B",
		"hint.honshu.side.A":   "Six provinces de même valeur : deux villages, deux champs, deux cases de production.",
		"hint.honshu.side.B":   "Six provinces qui diffèrent entre elles.",

		"option.honshu.card":        "Carte de score",
		"option.honshu.card.none":   "Aucune",
		"option.honshu.card.random": "Tirée",
		"option.honshu.card.1":      "Deux cubes",
		"option.honshu.card.2":      "Lignes de forêts",
		"option.honshu.card.3":      "Blocs de champs",
		"option.honshu.card.4":      "Cases de lac",
		"option.honshu.card.5":      "Villes denses",
		"option.honshu.card.6":      "Cases vides",
		"option.honshu.card.7":      "Poisson et riz",
		"option.honshu.card.8":      "Pierre et bois",
		"hint.honshu.card.none":     "On ne compte que forêts, villes, manufactures et lacs.",
		"hint.honshu.card.random":   "L'une des huit cartes est tirée et montrée avant le premier tour.",
		"hint.honshu.card.1":        "Chaque manufacture prend deux cubes et paie pour les deux.",
		"hint.honshu.card.2":        "4 de plus pour chaque ligne droite de trois forêts.",
		"hint.honshu.card.3":        "5 pour chaque bloc de deux champs sur deux.",
		"hint.honshu.card.4":        "2 pour chaque case de lac, au lieu des groupes de lacs.",
		"hint.honshu.card.5":        "3 de plus pour chaque village entouré de villages sur ses quatre côtés.",
		"hint.honshu.card.6":        "2 pour chaque case de production sans cube.",
		"hint.honshu.card.7":        "2 de plus pour chaque poisson et chaque riz dans une manufacture.",
		"hint.honshu.card.8":        "2 de plus pour chaque pierre et chaque bois dans une manufacture.",

		"option.honshu.scoring":           "Valeurs des points",
		"option.honshu.scoring.publisher": "Imprimées",
		"option.honshu.scoring.manual":    "Manuel anglais",
		"hint.honshu.scoring.publisher":   "Une manufacture paie ce qu'elle porte ; un lac paie 3 par case après la première.",
		"hint.honshu.scoring.manual":      "Une manufacture paie 1 par cube ; un lac paie 1 par case après la première.",

		"option.honshu.steal":        "Payer au duel",
		"option.honshu.steal.before": "Avant le choix",
		"option.honshu.steal.after":  "Après le choix",
		"hint.honshu.steal.before":   "La mise la plus faible peut payer deux cubes et choisit alors d'abord.",
		"hint.honshu.steal.after":    "La mise la plus faible peut payer deux cubes pour la paire que l'autre a choisie.",
		"idle.honshu.steal":          "Seulement en duel : à deux joueurs, sans draft.",

		"option.honshu.weave":     "Tisser",
		"option.honshu.weave.off": "Dessus ou dessous",
		"option.honshu.weave.on":  "Les deux à la fois",
		"hint.honshu.weave.off":   "Une carte se pose entière par-dessus le domaine, ou par-dessous.",
		"hint.honshu.weave.on":    "Une carte peut passer sur des cartes et sous d'autres, comme le papier le permet.",

		"option.honshu.supply":         "Cubes",
		"option.honshu.supply.limited": "Dix par ressource",
		"option.honshu.supply.free":    "Sans fin",
		"hint.honshu.supply.limited":   "Quand la réserve est vide, une case de production neuve reste vide.",
		"hint.honshu.supply.free":      "Chaque case de production neuve reçoit son cube.",

		"players.honshu":   "Des plis de trois à cinq joueurs ; un draft à tout nombre.",
		"players.honshu.2": "À deux, un duel pour des paires de cartes, ou un draft.",

		"keepsake.honshu": "Votre main",

		"end.honshu.last-round":      "Le pays est bâti",
		"end.honshu.last-round.line": "Les douze tours sont joués. Le plus beau domaine : {winner}.",
	}
}
