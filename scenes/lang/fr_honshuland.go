package lang

// frHonshuLand is what is said of lands and of building.
func frHonshuLand() texts {
	return texts{
		HonshuRound:    "Tour",
		HonshuYourLand: "Votre domaine",
		HonshuLandOf:   "Domaine de {name}",
		HonshuIfHere:   "Si vous bâtissez ici",
		HonshuIfCard:   "Si vous bâtissez {card} ici",
		HonshuAsItIs:   "Votre domaine tel quel",
		HonshuNoBonus:  "Pas de carte de score dans cette partie",
		HonshuPool:     "Réserve",

		HonshuValues:             "Valeur des points",
		HonshuValueForest:        "Forêt : 2 points par case",
		HonshuValueTown:          "Village : 1 point par case de votre plus grande ville",
		HonshuValueLake:          "Lacs : {n} {n|point|points} par case après la première, dans chaque groupe",
		HonshuValueFactory:       "Manufacture : les points imprimés, pour un cube de sa ressource",
		HonshuValueFactoryManual: "Manufacture : 1 point pour un cube de sa ressource",
		HonshuValueFields:        "Champs : aucun point, mais ils départagent une égalité",

		HonshuLegal:     "Permis",
		HonshuCovers:    "Recouvre {n} {n|case|cases}.",
		HonshuSlides:    "Glisse {n} {n|case|cases} dessous.",
		HonshuLoses:     "Perd {goods}.",
		HonshuGains:     "Nouveau : {goods}.",
		HonshuPoolEmpty: "Plus de {good} en réserve : la case reste vide.",

		HonshuTurnLeft:  "Tourner à gauche",
		HonshuTurnRight: "Tourner à droite",
		HonshuOver:      "Dessus",
		HonshuUnder:     "Dessous",
		HonshuBuild:     "Bâtir",
		HonshuBuildHere: "Bâtir ici",
		HonshuBothSides: "Montrer les deux",
		HonshuTryOn:     "Essayer sur mon domaine",
		HonshuTryOff:    "Retour à la table",
		HonshuTrying:    "Simple essai : rien n'est joué.",
		HonshuGhostAt:   "carte {card}, sa case en haut à gauche : {at}",

		HonshuSpotStart:   "case de départ",
		HonshuSpotLeft:    "{n} à gauche",
		HonshuSpotRight:   "{n} à droite",
		HonshuSpotUp:      "{n} plus haut",
		HonshuSpotDown:    "{n} plus bas",
		HonshuSpotHolds:   "{at} : {what}",
		HonshuSpotCard:    "la carte est ici",
		HonshuSpotOver:    "la carte est dessus",
		HonshuSpotUnder:   "la carte est dessous",
		HonshuSpotForCard: "la carte peut venir ici",

		HonshuPreviousCard: "Carte précédente",
		HonshuNextCard:     "Carte suivante",
		HonshuPrevious:     "Domaine précédent",
		HonshuNextLand:     "Domaine suivant",
		HonshuCloseLand:    "Fermer",
	}
}
