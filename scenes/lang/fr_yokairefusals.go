package lang

// frYokaiRefusals are the refusals and warnings of the 3x4 game.
func frYokaiRefusals() texts {
	return texts{
		"refusal.yokai.fen-fields":   "Une position comprend un plateau et un camp au trait, rien d'autre.",
		"refusal.yokai.fen-hand":     "La réserve s'écrit une fois entre crochets, avec les seules lettres E G C et e g c.",
		"refusal.yokai.fen-rows":     "Une position a quatre rangées, séparées par des barres obliques.",
		"refusal.yokai.fen-plus":     "Seul {C.un} peut être promu : le plus s'écrit devant C ou c.",
		"refusal.yokai.fen-letter":   "Une rangée s'écrit avec les lettres L E G C, grandes ou petites, et les chiffres 1 à 3.",
		"refusal.yokai.fen-width":    "Chaque rangée a trois cases.",
		"refusal.yokai.fen-side":     "Le camp au trait s'écrit w ou b.",
		"refusal.yokai.fen-lion":     "Chaque camp a exactement un {L} sur le plateau.",
		"refusal.yokai.fen-pieces":   "Il y a au plus deux {E.many}, deux {G.many} et deux {C.many}.",
		"refusal.yokai.fen-try":      "La marque T demande {L.un} attaqué sur sa rangée du fond, selon les règles de la forêt.",
		"refusal.yokai.move-text":    "Un coup s'écrit b2b3, b3b4+ ou C@b2.",
		"refusal.yokai.drop-hand":    "Cette pièce n'est pas dans votre réserve.",
		"refusal.yokai.drop-square":  "Une pièce de la réserve se pose sur une case vide.",
		"refusal.yokai.move-piece":   "Aucune de vos pièces n'est sur cette case.",
		"refusal.yokai.move-reach":   "Cette pièce ne peut pas aller là : suivez ses flèches.",
		"refusal.yokai.move-own":     "Vos propres pièces barrent le chemin.",
		"refusal.yokai.move-plus":    "{C.Le} est promu quand il se déplace sur sa dernière rangée, et seulement alors.",
		"refusal.yokai.move-lion":    "{L.Le} ne peut pas aller sur une case attaquée.",
		"refusal.yokai.move-reach.1": "{C.Un} sur sa rangée du fond n'a plus où aller : il y reste jusqu'à ce qu'on le prenne.",

		"refusal.yokai.warn-try":    "Attrapez {L.le} maintenant, sinon vous avez perdu.",
		"refusal.yokai.warn-caught": "Après ce coup, votre {L} peut être attrapé.",
		"refusal.yokai.warn-left":   "Ce coup laisse votre {L} là où il peut être attrapé.",
		"refusal.yokai.warn-draw":   "Troisième fois pour cette position : la partie serait nulle.",
	}
}
