package lang

// frForhonorHeroes are the names and powers of the heroes of For Honor, and of its camps, cards and zones.
func frForhonorHeroes() texts {
	const (
		bannerShort = "Bannière : alliés +1 vie"
		bannerLong  = "Bannière de vigueur. Une fois par activation, à tout moment : ce héros et tous les héros du camp à trois cases au plus regagnent une vie. Les murs l'arrêtent, comme les tirs. Il faut qu'à portée quelqu'un ait perdu de la vie."
		shotLong    = "Une fois par activation, à tout moment, de deux à quatre cases, tout droit ou en diagonale : ôte une vie à un héros, ou le soldat le plus reculé du groupe visé. Les murs arrêtent le tir, pas les figurines."
	)
	return texts{
		"forhonor.hero.BN":       "Banneret",
		"forhonor.hero.BN.class": "avant-garde",
		"forhonor.hero.BN.power": "Bannière de vigueur",
		"forhonor.hero.BN.short": bannerShort,
		"forhonor.hero.BN.long":  bannerLong,
		"forhonor.hero.BW":       "Rempart",
		"forhonor.hero.BW.class": "lourd",
		"forhonor.hero.BW.power": "Muraille",
		"forhonor.hero.BW.short": "Muraille : égalité sûre",
		"forhonor.hero.BW.long":  "Muraille. Quand les deux cartes sont les mêmes, il ne perd pas de vie.",
		"forhonor.hero.AR":       "Arbalétrier",
		"forhonor.hero.AR.class": "assassin",
		"forhonor.hero.AR.power": "Arbalète",
		"forhonor.hero.AR.short": "Tir : carreau, 2-4 cases",
		"forhonor.hero.AR.long":  "Arbalète. " + shotLong,
		"forhonor.hero.JU":       "Justicier",
		"forhonor.hero.JU.class": "hybride",
		"forhonor.hero.JU.power": "Sentence",
		"forhonor.hero.JU.short": "Sentence : tue et exécute",
		"forhonor.hero.JU.long":  "Sentence. Un héros qui meurt pendant une manche contre lui subit l'exécution, avec ou sans coup puissant.",

		"forhonor.hero.RA":       "Pillard",
		"forhonor.hero.RA.class": "avant-garde",
		"forhonor.hero.RA.power": "Ruée",
		"forhonor.hero.RA.short": "Ruée : pousse, puis combat",
		"forhonor.hero.RA.long":  "Ruée. Quand il attaque un héros, il peut le pousser tout droit de deux cases au plus et le suivre. Si un obstacle arrête la poussée, le héros perd une vie. Puis ils combattent.",
		"forhonor.hero.JA":       "Jarl",
		"forhonor.hero.JA.class": "lourd",
		"forhonor.hero.JA.power": "Garde totale",
		"forhonor.hero.JA.short": "Garde : bouclier sûr",
		"forhonor.hero.JA.long":  "Garde totale. Il ne perd pas de vie pendant une manche où il montre le bouclier, même s'il perd la manche.",
		"forhonor.hero.BE":       "Berserker",
		"forhonor.hero.BE.class": "assassin",
		"forhonor.hero.BE.power": "Hache de jet",
		"forhonor.hero.BE.short": "Tir : hache, 2-4 cases",
		"forhonor.hero.BE.long":  "Hache de jet. " + shotLong,
		"forhonor.hero.VA":       "Valkyrie",
		"forhonor.hero.VA.class": "hybride",
		"forhonor.hero.VA.power": "Celle qui choisit les morts",
		"forhonor.hero.VA.short": "Alliés : pas d'exécution",
		"forhonor.hero.VA.long":  "Celle qui choisit les morts. Tant qu'elle est sur le champ de bataille, les autres héros de son camp qui subiraient l'exécution vont en attente.",

		"forhonor.hero.HA":       "Hatamoto",
		"forhonor.hero.HA.class": "avant-garde",
		"forhonor.hero.HA.power": "Bannière de vigueur",
		"forhonor.hero.HA.short": bannerShort,
		"forhonor.hero.HA.long":  bannerLong,
		"forhonor.hero.KA":       "Kanabō",
		"forhonor.hero.KA.class": "lourd",
		"forhonor.hero.KA.power": "Colosse",
		"forhonor.hero.KA.short": "Colosse : 5 vies",
		"forhonor.hero.KA.long":  "Colosse. Il a cinq vies au lieu de quatre, et un assaut à plusieurs ne lui en ôte aucune.",
		"forhonor.hero.YU":       "Yumi",
		"forhonor.hero.YU.class": "assassin",
		"forhonor.hero.YU.power": "Grand arc",
		"forhonor.hero.YU.short": "Tir : arc, 2-4 cases",
		"forhonor.hero.YU.long":  "Grand arc. " + shotLong,
		"forhonor.hero.NA":       "Naginata",
		"forhonor.hero.NA.class": "hybride",
		"forhonor.hero.NA.power": "Saignée",
		"forhonor.hero.NA.short": "Saignée : −1 aux voisins",
		"forhonor.hero.NA.long":  "Saignée. Après chacun de ses combats, contre un héros ou des soldats, tout héros ennemi à côté d'elle perd une vie. Qui en meurt va en attente.",

		"forhonor.faction.Knights": "Chevaliers",
		"forhonor.faction.Vikings": "Vikings",
		"forhonor.faction.Samurai": "Samouraïs",

		"forhonor.card.sword":  "Épée",
		"forhonor.card.charge": "Charge",
		"forhonor.card.shield": "Bouclier",

		"forhonor.camp.A":     "Attaquants",
		"forhonor.camp.D":     "Défenseurs",
		"forhonor.camp.A.the": "les attaquants",
		"forhonor.camp.D.the": "les défenseurs",

		"forhonor.zone.0": "zone bleue",
		"forhonor.zone.1": "zone ambre",
		"forhonor.zone.2": "centre",

		"forhonor.zone.0.short": "bleue",
		"forhonor.zone.1.short": "ambre",
		"forhonor.zone.2.short": "centre",
	}
}
