package lang

// enForhonorField is what is said on the battlefield of For Honor.
func enForhonorField() texts {
	return texts{
		ForhonorActivate:    "Activate {hero}",
		ForhonorMarch:       "March",
		ForhonorMakeRoom:    "Make room",
		ForhonorFight:       "Fight {hero}",
		ForhonorStampede:    "Stampede",
		ForhonorShoot:       "Shoot",
		ForhonorShootFalls:  "Shoot: the soldier on {at} falls",
		ForhonorShotFalls:   "The soldier on {at} falls.",
		ForhonorBanner:      "Banner",
		ForhonorStrike:      "Strike {n} {n|soldier|soldiers}",
		ForhonorStrikeShort: "Strike {n}",
		ForhonorDone:        "Done",
		ForhonorFewer:       "One soldier fewer",
		ForhonorMore:        "One soldier more",
		ForhonorSteps:       "{n} of {m} moves",
		ForhonorNoSteps:     "No more moves",
		ForhonorAim:         "Choose a target",

		ForhonorThreat:      "Threat map: how many heroes could fight or shoot there",
		ForhonorThreatShort: "Threats",
		ForhonorThreatTold:  "Numbers: foes who could strike there.",
		ForhonorWhole:       "The whole battlefield",
		ForhonorNear:        "A closer look",
		ForhonorWholeShort:  "Whole",
		ForhonorNearShort:   "Near",
		ForhonorOverview:    "Look at {at} on the battlefield",
		ForhonorGround:      "Battlefield",
		ForhonorCentre:      "Centre: attackers {n}, defenders {m}",

		ForhonorSquareCost:       "{at}, {n} {n|move|moves}",
		ForhonorSquareFight:      "{at}, {n} {n|move|moves}, a fight is possible there",
		ForhonorSquareThreat:     "{what}, {n} {n|threat|threats}",
		ForhonorSquareHero:       "{hero}, {camp}, {at}, life {n}",
		ForhonorSquareSoldier:    "{at}, soldier of {camp}, group of {n}",
		ForhonorSquareFightable:  "{what}, can be fought",
		ForhonorSquareShootable:  "{what}, can be shot at",
		ForhonorSquareShootFalls: "{what}, can be shot at: the soldier on {at} falls",
	}
}
