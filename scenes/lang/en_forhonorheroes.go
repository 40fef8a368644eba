package lang

// enForhonorHeroes are the names and powers of the heroes of For Honor, and of its camps, cards and zones.
func enForhonorHeroes() texts {
	const (
		bannerShort = "Banner: allies near regain 1"
		bannerLong  = "Vigour banner. Once in an activation, at any moment: the hero and all heroes of the camp within three squares regain one life. Walls stop it, as they stop shots. Somebody in reach must be wounded."
		shotLong    = "Once in an activation, at any moment, two to four squares away, straight or diagonally: takes one life from a hero, or the rearmost soldier of the group aimed at. Walls stop the shot, figures do not."
	)
	return texts{
		"forhonor.hero.BN":       "Banneret",
		"forhonor.hero.BN.class": "vanguard",
		"forhonor.hero.BN.power": "Vigour banner",
		"forhonor.hero.BN.short": bannerShort,
		"forhonor.hero.BN.long":  bannerLong,
		"forhonor.hero.BW":       "Bulwark",
		"forhonor.hero.BW.class": "heavy",
		"forhonor.hero.BW.power": "Rampart",
		"forhonor.hero.BW.short": "Rampart: no loss on a tie",
		"forhonor.hero.BW.long":  "Rampart. When both show the same card, he loses no life.",
		"forhonor.hero.AR":       "Arbalest",
		"forhonor.hero.AR.class": "assassin",
		"forhonor.hero.AR.power": "Crossbow",
		"forhonor.hero.AR.short": "Shot: bolt, 2-4 squares",
		"forhonor.hero.AR.long":  "Crossbow. " + shotLong,
		"forhonor.hero.JU":       "Justicer",
		"forhonor.hero.JU.class": "hybrid",
		"forhonor.hero.JU.power": "Sentence",
		"forhonor.hero.JU.short": "Sentence: executes the dead",
		"forhonor.hero.JU.long":  "Sentence. A hero that dies in an assault of a fight with him is executed, with or without a powerful blow.",

		"forhonor.hero.RA":       "Raider",
		"forhonor.hero.RA.class": "vanguard",
		"forhonor.hero.RA.power": "Stampede",
		"forhonor.hero.RA.short": "Stampede: pushes its foe",
		"forhonor.hero.RA.long":  "Stampede. When he attacks a hero he may push it up to two squares straight away and follow. If something stops the push, the hero loses one life. Then they fight.",
		"forhonor.hero.JA":       "Jarl",
		"forhonor.hero.JA.class": "heavy",
		"forhonor.hero.JA.power": "Full guard",
		"forhonor.hero.JA.short": "Guard: no loss with shield",
		"forhonor.hero.JA.long":  "Full guard. He loses no life in an assault in which he shows the shield, even if he loses it.",
		"forhonor.hero.BE":       "Berserker",
		"forhonor.hero.BE.class": "assassin",
		"forhonor.hero.BE.power": "Throwing axe",
		"forhonor.hero.BE.short": "Shot: axe, 2-4 squares",
		"forhonor.hero.BE.long":  "Throwing axe. " + shotLong,
		"forhonor.hero.VA":       "Valkyrie",
		"forhonor.hero.VA.class": "hybrid",
		"forhonor.hero.VA.power": "Chooser of the slain",
		"forhonor.hero.VA.short": "Allies: no execution",
		"forhonor.hero.VA.long":  "Chooser of the slain. While she is on the battlefield, other heroes of her camp that would be executed wait instead.",

		"forhonor.hero.HA":       "Hatamoto",
		"forhonor.hero.HA.class": "vanguard",
		"forhonor.hero.HA.power": "Vigour banner",
		"forhonor.hero.HA.short": bannerShort,
		"forhonor.hero.HA.long":  bannerLong,
		"forhonor.hero.KA":       "Kanabō",
		"forhonor.hero.KA.class": "heavy",
		"forhonor.hero.KA.power": "Colossus",
		"forhonor.hero.KA.short": "Colossus: 5 lives",
		"forhonor.hero.KA.long":  "Colossus. He has five lives instead of four, and a gang-up takes none of them.",
		"forhonor.hero.YU":       "Yumi",
		"forhonor.hero.YU.class": "assassin",
		"forhonor.hero.YU.power": "Longbow",
		"forhonor.hero.YU.short": "Shot: bow, 2-4 squares",
		"forhonor.hero.YU.long":  "Longbow. " + shotLong,
		"forhonor.hero.NA":       "Naginata",
		"forhonor.hero.NA.class": "hybrid",
		"forhonor.hero.NA.power": "Bleed",
		"forhonor.hero.NA.short": "Bleed: foes beside lose 1",
		"forhonor.hero.NA.long":  "Bleed. After each of her fights, with a hero or with soldiers, every enemy hero beside her loses one life. Who dies of it waits.",

		"forhonor.faction.Knights": "Knights",
		"forhonor.faction.Vikings": "Vikings",
		"forhonor.faction.Samurai": "Samurai",

		"forhonor.card.sword":  "Sword",
		"forhonor.card.charge": "Charge",
		"forhonor.card.shield": "Shield",

		"forhonor.camp.A":     "Attackers",
		"forhonor.camp.D":     "Defenders",
		"forhonor.camp.A.the": "the attackers",
		"forhonor.camp.D.the": "the defenders",

		"forhonor.zone.0": "blue zone",
		"forhonor.zone.1": "amber zone",
		"forhonor.zone.2": "centre",

		"forhonor.zone.0.short": "blue",
		"forhonor.zone.1.short": "amber",
		"forhonor.zone.2.short": "centre",
	}
}
