package lang

// frForhonorOptions are the options of For Honor, its players, its ends and its score.
func frForhonorOptions() texts {
	return texts{
		"option.forhonor.draft":        "Héros",
		"option.forhonor.draft.pick":   "Draft",
		"option.forhonor.draft.random": "Tirés",
		"option.forhonor.draft.preset": "Convenus",
		"hint.forhonor.draft.pick":     "Chacun choisit un héros en secret et passe le reste de sa main à gauche.",
		"hint.forhonor.draft.random":   "Le hasard distribue les héros. À sept ou huit joueurs, c'est toujours ainsi.",
		"hint.forhonor.draft.preset":   "Vous choisissez ici les huit héros, quatre par camp.",
		"idle.forhonor.draft":          "À sept ou huit, les héros sont toujours distribués au hasard.",

		"option.forhonor.heroes": "Les huit héros",

		"option.forhonor.order":       "Ordre des héros",
		"option.forhonor.order.free":  "Au choix du capitaine",
		"option.forhonor.order.fixed": "Ordre de bataille",
		"hint.forhonor.order.free":    "À chaque carte tirée, le capitaine du camp nomme un héros.",
		"hint.forhonor.order.fixed":   "Les deux capitaines rangent leurs héros en secret ; ils agissent dans cet ordre à chaque tour.",

		"option.forhonor.centre":         "Centre",
		"option.forhonor.centre.group":   "Toute la ligne",
		"option.forhonor.centre.front":   "Premier rang",
		"option.forhonor.centre.largest": "Le plus grand",
		"hint.forhonor.centre.group":     "Tous les soldats en file continue comptent.",
		"hint.forhonor.centre.front":     "Seuls les soldats accolés à la ligne médiane comptent.",
		"hint.forhonor.centre.largest":   "Seul le plus grand groupe de chaque camp compte.",

		"option.forhonor.rounds":           "Dernier tour",
		"option.forhonor.rounds.20":        "Tour 20",
		"option.forhonor.rounds.15":        "Tour 15",
		"option.forhonor.rounds.30":        "Tour 30",
		"option.forhonor.rounds.unlimited": "Sans dernier tour",
		"hint.forhonor.rounds.20":          "Après le tour 20, le plus haut score gagne. Peu de parties durent aussi longtemps.",
		"hint.forhonor.rounds.15":          "Après le tour 15, le plus haut score gagne.",
		"hint.forhonor.rounds.30":          "Après le tour 30, le plus haut score gagne.",
		"hint.forhonor.rounds.unlimited":   "Comme dans la règle : la partie finit quand un camp tombe, ou quand tous conviennent d'une nulle.",

		"players.forhonor":   "Deux camps de quatre héros. Les places alternent entre eux.",
		"players.forhonor.2": "Chaque joueur mène un camp de quatre héros.",
		"players.forhonor.3": "Deux attaquants avec deux héros chacun contre un défenseur avec quatre.",
		"players.forhonor.4": "Deux joueurs par camp, deux héros chacun.",
		"players.forhonor.5": "Trois attaquants contre deux défenseurs ; chaque camp a quatre héros.",
		"players.forhonor.6": "Trois joueurs par camp ; le premier de chacun joue deux héros.",
		"players.forhonor.7": "Quatre attaquants contre trois défenseurs. Le hasard distribue les héros.",
		"players.forhonor.8": "Quatre joueurs par camp, un héros chacun. Le hasard distribue les héros.",

		"end.forhonor.broken":      "En déroute",
		"end.forhonor.broken.line": "{loser} en déroute, sans héros au combat. Victoire : {winner}.",
		"end.forhonor.points":      "Le dernier tour est joué",
		"end.forhonor.points.line": "Le plus haut score, et la victoire : {winner}.",
		"end.forhonor.draw":        "Nulle",
		"end.forhonor.draw.line":   "Les deux camps ont le même score : personne ne gagne.",

		"category.forhonor.points":     "points",
		"category.forhonor.zones":      "zones tenues",
		"category.forhonor.heroes":     "héros restants",
		"category.forhonor.kills":      "abattus",
		"category.forhonor.executions": "exécutés",
		"category.forhonor.soldiers":   "soldats",
		"tally.forhonor.zones.0":       "aucune zone",
		"tally.forhonor.zones":         "{n} {n|zone|zones}",
		"tally.forhonor.heroes.0":      "plus aucun héros",
		"tally.forhonor.heroes":        "{n} héros {n|restant|restants}",
	}
}
