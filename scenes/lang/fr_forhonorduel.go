package lang

// frForhonorDuel is what covers the battlefield of For Honor.
func frForhonorDuel() texts {
	return texts{
		ForhonorDuel:         "Duel",
		ForhonorDuelFirst:    "première manche sur deux",
		ForhonorDuelSecond:   "seconde manche sur deux",
		ForhonorDuelPast:     "Première manche",
		ForhonorDuelAttacks:  "attaque",
		ForhonorDuelSay:      "{name}, choisissez une carte en secret.",
		ForhonorDuelChosen:   "{name} a choisi",
		ForhonorDuelChooses:  "{name} choisit",
		ForhonorDuelChoose:   "Choisir une carte",
		ForhonorDuelCommit:   "Valider",
		ForhonorDuelPlayed:   "déjà jouée",
		ForhonorDuelBeats:    "bat",
		ForhonorDuelLosses:   "Vies perdues",
		ForhonorDuelGang:     "{friend} prête main-forte : {hero} a perdu 1.",
		ForhonorDuelBlowRule: "Gagner les deux manches porte un coup puissant : 1 de plus, et il exécute.",
		ForhonorDuelWaitRule: "Qui tombe dans cette manche attend le prochain tour.",
		ForhonorDuelSentence: "Qui tombe face à {hero} est exécuté.",

		ForhonorDuelCard:      "{card}, bat {other}",
		ForhonorDuelCardBonus: "{card}, bat {other}, prend 1 de plus",
		ForhonorDuelAgainst:   "contre {card} {hero} perd {n}, {rival} {m}",

		ForhonorDuelWins:     "{card} bat {other} : {hero} perd {n}.",
		ForhonorDuelWinsNone: "{card} bat {other}, mais {hero} ne perd rien.",
		ForhonorDuelTie:      "Deux fois {card} : {hero} perd {n}, {rival} perd {m}.",
		ForhonorDuelTieEach:  "Deux fois {card} : chacun perd {n}.",
		ForhonorDuelTieNone:  "Deux fois {card} : personne ne perd de vie.",
		ForhonorDuelBlow:     "Coup puissant !",
		ForhonorDuelWaits:    "{hero} tombe et attend.",
		ForhonorDuelExecuted: "Exécution de {hero}.",

		ForhonorDraft:        "Draft",
		ForhonorDraftSay:     "{name}, choisissez un héros en secret.",
		ForhonorDraftPassed:  "Les autres cartes passent à {name}.",
		ForhonorDraftPick:    "Choisir {hero}",
		ForhonorDraftChoose:  "Choisir un héros",
		ForhonorDraftYours:   "Vos héros",
		ForhonorDraftHas:     "{n} sur {m}",
		ForhonorDraftWait:    "Les joueurs choisissent leurs héros en secret.",
		ForhonorDraftDealing: "Les cartes de héros sont distribuées.",

		ForhonorLine:        "Ordre de bataille",
		ForhonorLineSay:     "{name}, rangez vos héros en secret : touchez-les dans l’ordre où ils agiront.",
		ForhonorLineMore:    "encore {n}",
		ForhonorLineCommit:  "Valider",
		ForhonorLinePlace:   "{hero}, rang {n}",
		ForhonorLineWait:    "Les capitaines rangent leurs héros en secret.",
		ForhonorCamps:       "Les camps",
		ForhonorRoundBegins: "Tour {n}",
		ForhonorAllowance:   "{n} pas",

		ForhonorKeepHand:   "En main : {heroes}.",
		ForhonorKeepPicks:  "Choisis : {heroes}.",
		ForhonorKeepChosen: "Choix : {what}.",
		ForhonorKeepNone:   "Vous ne gardez aucun secret.",
	}
}
