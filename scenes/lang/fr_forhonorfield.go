package lang

// frForhonorField is what is said on the battlefield of For Honor.
func frForhonorField() texts {
	return texts{
		ForhonorActivate:    "Activer {hero}",
		ForhonorMarch:       "Marcher",
		ForhonorMakeRoom:    "Faire place",
		ForhonorFight:       "Combattre {hero}",
		ForhonorStampede:    "Ruée",
		ForhonorShoot:       "Tirer",
		ForhonorShootFalls:  "Tirer : le soldat en {at} tombe",
		ForhonorShotFalls:   "Le soldat en {at} tombe.",
		ForhonorBanner:      "Bannière",
		ForhonorStrike:      "Frapper {n} {n|soldat|soldats}",
		ForhonorStrikeShort: "Frapper {n}",
		ForhonorDone:        "Fini",
		ForhonorFewer:       "Un soldat de moins",
		ForhonorMore:        "Un soldat de plus",
		ForhonorSteps:       "{n} pas sur {m}",
		ForhonorNoSteps:     "Plus aucun pas",
		ForhonorAim:         "Choisissez une cible",

		ForhonorThreat:      "Carte des menaces : combien de héros pourraient y combattre ou y tirer",
		ForhonorThreatShort: "Menaces",
		ForhonorThreatTold:  "Chiffres : ennemis qui pourraient y frapper.",
		ForhonorWhole:       "Tout le champ de bataille",
		ForhonorNear:        "Voir de plus près",
		ForhonorWholeShort:  "Tout",
		ForhonorNearShort:   "Près",
		ForhonorOverview:    "Regarder {at} sur le champ de bataille",
		ForhonorGround:      "Champ de bataille",
		ForhonorCentre:      "Centre : attaquants {n}, défenseurs {m}",

		ForhonorSquareCost:       "{at}, {n} pas",
		ForhonorSquareFight:      "{at}, {n} pas, un combat y est possible",
		ForhonorSquareThreat:     "{what}, {n} {n|menace|menaces}",
		ForhonorSquareHero:       "{hero}, {camp}, {at}, vie {n}",
		ForhonorSquareSoldier:    "{at}, soldat, {camp}, groupe de {n}",
		ForhonorSquareFightable:  "{what}, peut être combattu",
		ForhonorSquareShootable:  "{what}, peut être pris pour cible",
		ForhonorSquareShootFalls: "{what}, peut être pris pour cible : le soldat en {at} tombe",
	}
}
