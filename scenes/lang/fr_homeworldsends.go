package lang

// frHomeworldsEnds are the ends of Homeworlds and what the score counts.
func frHomeworldsEnds() texts {
	return texts{
		"tally.homeworlds.alignment.1": "Bien",
		"tally.homeworlds.alignment.2": "Mal",
		"tally.homeworlds.ships":       "{n} {n|vaisseau|vaisseaux}",
		"tally.homeworlds.systems":     "{n} {n|système|systèmes}",

		"end.homeworlds.elimination":           "Un monde d'origine est tombé",
		"end.homeworlds.elimination.line":      "Avec ce monde, la partie est jouée. Victoire : {winner}.",
		"end.homeworlds.self-elimination":      "Un monde délaissé",
		"end.homeworlds.self-elimination.line": "Quelqu'un a laissé vide son propre monde d'origine. Victoire : {winner}.",
		"end.homeworlds.nobody-left":           "Nulle",
		"end.homeworlds.nobody-left.line":      "Les derniers mondes d'origine sont tombés en un seul tour : il ne reste personne pour gagner.",
		"end.homeworlds.repetition":            "Nulle",
		"end.homeworlds.repetition.line":       "La même position a ouvert un tour pour la troisième fois.",
		"end.homeworlds.turn-cap":              "Nulle",
		"end.homeworlds.turn-cap.line":         "Mille tours ont été joués.",
	}
}
