package lang

func frHomeworldsOptions() texts {
	return texts{
		"option.homeworlds.catastrophes":         "Catastrophes",
		"option.homeworlds.catastrophes.end":     "À la fin",
		"option.homeworlds.catastrophes.anytime": "À tout moment",
		"hint.homeworlds.catastrophes.end":       "On les déclenche après l'action du tour, et plus aucune action ne suit.",
		"hint.homeworlds.catastrophes.anytime":   "On les déclenche à tout moment de son propre tour, même entre deux actions.",

		"option.homeworlds.sets":      "Pièces",
		"option.homeworlds.sets.seed": "Comme sur la feuille",
		"option.homeworlds.sets.n+1":  "Joueurs plus un",
		"hint.homeworlds.sets.seed":   "Cinq de chaque taille et couleur ; trois à deux joueurs.",
		"hint.homeworlds.sets.n+1":    "De chaque taille et couleur, une de plus qu'il n'y a de joueurs.",

		"option.homeworlds.firstShip":       "Premier vaisseau",
		"option.homeworlds.firstShip.any":   "Toute taille",
		"option.homeworlds.firstShip.large": "Grand seulement",
		"hint.homeworlds.firstShip.any":     "Un petit premier vaisseau est vite capturé. La table en avertit.",
		"hint.homeworlds.firstShip.large":   "Personne ne commence avec un vaisseau vite capturé.",

		"option.homeworlds.win":              "But",
		"option.homeworlds.win.goodevil":     "Le Bien et le Mal",
		"option.homeworlds.win.sinister":     "Sinistre",
		"option.homeworlds.win.laststanding": "Dernier debout",
		"hint.homeworlds.win.goodevil":       "Des cartes secrètes dès trois joueurs : le Mal veut éliminer quelqu'un, le Bien veut éliminer tout le Mal.",
		"hint.homeworlds.win.sinister":       "Vous gagnez en éliminant le joueur suivant dans l'ordre des tours. Sans cartes.",
		"hint.homeworlds.win.laststanding":   "Vous gagnez quand tous les autres sont éliminés. Sans cartes.",

		"option.homeworlds.repetition":     "Position répétée",
		"option.homeworlds.repetition.on":  "Partie nulle",
		"option.homeworlds.repetition.off": "On continue",
		"hint.homeworlds.repetition.on":    "La troisième fois que la même position commence un tour, la partie est nulle.",
		"hint.homeworlds.repetition.off":   "Une position peut revenir sans fin ; après 1000 tours, la partie est nulle.",

		"option.homeworlds.self":         "Quitter son monde",
		"option.homeworlds.self.illegal": "Interdit",
		"option.homeworlds.self.loss":    "On est éliminé",
		"hint.homeworlds.self.illegal":   "Aucun tour ne peut finir sans un de vos vaisseaux dans votre monde d'origine.",
		"hint.homeworlds.self.loss":      "Un tour peut finir ainsi. Vous êtes alors éliminé, et personne n'en a le mérite.",

		"players.homeworlds":   "La feuille de règles recommande quatre joueurs.",
		"players.homeworlds.2": "Un duel sans cartes secrètes. La feuille de règles recommande quatre joueurs.",
		"players.homeworlds.4": "Quatre joueurs, comme le recommande la feuille de règles.",

		"option.homeworlds.start":        "Qui commence",
		"option.homeworlds.start.random": "Le hasard",
		"option.homeworlds.start.0":      "La première place",
		"option.homeworlds.start.1":      "La deuxième place",
		"option.homeworlds.start.2":      "La troisième place",
		"option.homeworlds.start.3":      "La quatrième place",
		"option.homeworlds.start.4":      "La cinquième place",
		"option.homeworlds.start.5":      "La sixième place",
		"hint.homeworlds.start.random":   "Tiré au sort au début ; on joue ensuite à tour de rôle.",
	}
}
