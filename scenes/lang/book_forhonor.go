package lang

// forHonorBook is the order of pages and figures of For Honor; forhonor-book.json holds the
// words. Every paragraph that states a rule says where it comes from.
func forHonorBook() []pagePlan {
	return append(append(forHonorCamps(), forHonorHeroes()...), append(forHonorScore(), forHonorRest()...)...)
}

// forHonorCamps are the pages about what lies on the table, and how a round goes.
func forHonorCamps() []pagePlan {
	text, sheet, ruling, design := blockPlan{}, ruleParagraph(SourceSheet), ruleParagraph(SourceRuling), ruleParagraph(SourceDesign)
	return []pagePlan{
		{"game", []blockPlan{
			text,
			{position: battle("3.draw zones=AD-",
				"0.BN@E8/4 0.JU@B7/4 0.HA@J11/3 0.AR@C9/4 soldiers=2+,2+,2+,1+ left=4",
				"1.RA@E11/2 1.BE@M12/4 1.KA@K9/5 1.VA@off soldiers=2+,1+,2+,2+ left=4")},
			text, text, text, sheet, ruling, design, text,
		}},
		{"aim", []blockPlan{sheet, ruling, design}},
		{"camps", []blockPlan{sheet, ruling, sheet, ruling, ruling, ruling, design}},
		{"field", []blockPlan{
			design,
			{position: battle("1.draw zones=---", attackersOff+" soldiers=0,0,0,0 left=4", defendersOff+" soldiers=0,0,0,0 left=4")},
			sheet, design, ruling, design,
		}},
		{"soldiers", []blockPlan{
			sheet,
			{
				position: battle("2.draw zones=---", attackersOff+" soldiers=1+,1+,1+,1+ left=4", defendersOff+" soldiers=1+,1+,1+,1+ left=4"),
				show:     []string{"C3:L16"},
			},
			ruling, sheet,
			{
				position: battle("2.shove zones=---",
					"0.HA@F9/4 0.BN@off 0.JU@off 0.AR@off soldiers=1+,1+,1+,1+ left=0", defendersOff+" soldiers=1+,1+,1+,1+ left=0"),
				show: []string{"D7:I11"}, marks: marks(MarkReach, "E8", "E9", "E10", "F8", "G8"),
			},
			ruling,
		}},
		{"round", []blockPlan{sheet, sheet, sheet, ruling, sheet}},
		{"initiative", []blockPlan{sheet, {position: "A D ? ? ? ? ? ?", show: []string{ShowCards}}, ruling, ruling, ruling}},
	}
}

// forHonorHeroes are the pages about what a hero does in its activation.
func forHonorHeroes() []pagePlan {
	text, sheet, ruling, design := blockPlan{}, ruleParagraph(SourceSheet), ruleParagraph(SourceRuling), ruleParagraph(SourceDesign)
	return []pagePlan{
		{"moves", []blockPlan{
			sheet,
			{position: forHonorWalk, show: []string{"A4:J14"}, look: LookReach + " HA 7"},
			sheet, ruling,
			{position: forHonorWalk, show: []string{"D7:K11"}, look: LookWay + " HA J9 7"},
			sheet, ruling,
		}},
		{"entering", []blockPlan{
			sheet, ruling,
			{
				position: battle("1.draw zones=---", attackersOff+" soldiers=0+,0+,0+,0+ left=4", defendersOff+" soldiers=0+,0+,0+,0+ left=4"),
				show:     []string{"A1:N9"}, look: LookReach + " BN 7",
			},
			ruling,
		}},
		{"groups", []blockPlan{
			sheet, ruling,
			{
				position: battle("3.draw zones=---", attackersOff+" soldiers=2+,1+,1+,1+ left=4", defendersOff+" soldiers=1+,1+,1+,1+ left=4"),
				show:     []string{"D4:K15"}, look: LookGroups,
			},
			ruling,
			{
				position: battle("3.act zones=--- hero=RA moves=0 razed=0 fought=-",
					attackersOff+" soldiers=2+,2+,2+,2+ left=4", forHonorRaider+" soldiers=2+,2+,2+,2+ left=3"),
				show: []string{"D7:K11"}, marks: marks(MarkTake, "F8", "G8", "H8"),
			},
			{
				position: battle("3.act zones=--- hero=RA moves=0 razed=3 fought=first",
					attackersOff+" soldiers=1+,1+,1+,2+ left=4", forHonorRaider+" soldiers=2+,2+,2+,2+ left=3"),
				show: []string{"D7:K11"}, turn: "RA xL3",
			},
			sheet, ruling,
		}},
		{"shots", []blockPlan{
			sheet, ruling, ruling,
			{
				position: battle("4.act zones=--- hero=AR moves=0 razed=0 fought=-",
					"0.AR@E7/4+ 0.BN@off 0.JU@off 0.HA@off soldiers=1,1,1,1 left=3", defendersOff+" soldiers=2,2,2,4 left=4"),
				show: []string{"D6:K14"}, marks: marks(MarkTake, "I13"), look: LookShot + " E7 H10",
			},
			shotPlan("C8", "F8"), shotPlan("C7", "E7"), shotPlan("E8", "F8"), shotPlan("E7", "G8"),
			sheet, design, ruling,
			{
				position: battle("3.draw zones=A--",
					"0.BN@C7/4 0.JU@E8/2 0.HA@B9/3 0.AR@off soldiers=1+,1+,1+,1+ left=4", defendersOff+" soldiers=1+,1+,1+,1+ left=4"),
				show: []string{"A3:H11"}, look: LookBanner + " C7",
			},
			sheet, ruling,
		}},
		{"duel", []blockPlan{
			sheet,
			{position: "cards", show: []string{ShowCycle}},
			sheet, sheet, ruling, text,
			{position: "BN RA", show: []string{ShowDuel}},
			sheet,
			{position: "RA HA", show: []string{ShowDuel}},
			ruling,
			{position: "HA BN", show: []string{ShowDuel}},
			ruling,
		}},
		{"blow", []blockPlan{
			sheet,
			{
				position: battle("4.act zones=A-- hero=BN moves=0 razed=0 fought=-",
					"0.BN@B10/4+ 0.JU@D11/4 0.HA@off 0.AR@off soldiers=1+,1+,1+,1+ left=3",
					"1.RA@C11/4 1.BE@off 1.KA@off 1.VA@off soldiers=1+,1+,1+,1+ left=4"),
				show: []string{"A9:E13"}, marks: append(marks(MarkDanger, "C11"), marks(MarkLight, "B10", "D11")...),
			},
			{
				position: battle("4.combat zones=A-- hero=BN moves=0 razed=0 fought=first fight=BN,RA",
					"0.BN@B10/4+ 0.JU@D11/4 0.HA@off 0.AR@off soldiers=1+,1+,1+,1+ left=3",
					"1.RA@C11/3 1.BE@off 1.KA@off 1.VA@off soldiers=1+,1+,1+,1+ left=4"),
				show: []string{"A9:E13"}, turn: "BNxRA",
			},
			ruling, sheet, ruling, sheet, design,
		}},
	}
}

// forHonorScore are the pages about zones, points and the end.
func forHonorScore() []pagePlan {
	text, sheet, ruling := blockPlan{}, ruleParagraph(SourceSheet), ruleParagraph(SourceRuling)
	scores := func(holders string) blockPlan { return blockPlan{position: holders, show: []string{ShowScores}} }
	return []pagePlan{
		{"zones", []blockPlan{
			sheet, ruling,
			{
				position: battle("4.draw zones=-D-",
					"0.BN@B7/4 0.JU@off 0.HA@M12/4 0.AR@off soldiers=1,1,1,1 left=4", "1.RA@L11/4 1.BE@off 1.KA@off 1.VA@off soldiers=1,1,1,1 left=4"),
				marks: append(marks(MarkLight, "B7"), marks(MarkDanger, "M12", "L11")...),
			},
			sheet,
			{
				position: battle("4.draw zones=---", attackersOff+" soldiers=2+,1+,1+,1+ left=4", defendersOff+" soldiers=1+,1+,1+,1+ left=4"),
				show:     []string{"D7:K12"}, look: LookGroups,
			},
			ruling,
		}},
		{"score", []blockPlan{
			sheet, ruling, text,
			scores("A-- A-- A-- A--"), scores("A-- A-A A-A A-A A-A"), scores("AD- AD- AA- AA-"),
			ruling,
		}},
		{"broken", []blockPlan{
			sheet, ruling, sheet, ruling,
			scores("A-- A-A A-A A-A A-A D-D ADD ADA"),
			sheet, ruling, ruling,
			scores("A-- AAA AAA AAA"),
		}},
	}
}

// forHonorRest are the pages about choosing heroes, the heroes themselves, and the fine points.
func forHonorRest() []pagePlan {
	text, sheet, ruling, design := blockPlan{}, ruleParagraph(SourceSheet), ruleParagraph(SourceRuling), ruleParagraph(SourceDesign)
	return []pagePlan{
		{"draft", []blockPlan{
			sheet,
			{
				position: "AR JU RA VA KA YU", show: []string{ShowCards}, marks: marks(MarkLight, "JU"),
				words: []Key{
					"forhonor.hero.AR", "forhonor.hero.JU", "forhonor.hero.RA", "forhonor.hero.VA", "forhonor.hero.KA", "forhonor.hero.YU",
				},
			},
			ruling, design,
		}},
		{"options", []blockPlan{sheet, ruling, ruling, ruling, design}},
		{"heroes", []blockPlan{
			sheet, design,
			text, {cards: []string{"BN", "BW", "AR", "JU", "RA", "JA", "BE", "VA", "HA", "KA", "YU", "NA"}},
		}},
		{"tips", []blockPlan{text, text, text, text, text, text, text}},
		{"notation", []blockPlan{text, text, text, text, text, text}},
		{"sources", []blockPlan{
			text, sheet, sheet, sheet, sheet,
			text, ruling, ruling, ruling, ruling, ruling,
			text, design, design, design,
		}},
	}
}

// battle puts a position together from its head and both camps, neither of which has points.
func battle(head, attackers, defenders string) string {
	const points = " gained=0 before=0"
	return head + " A: " + attackers + points + " D: " + defenders + points
}

// shotPlan is a figure of the line of a shot from a hero of the attackers to one of the defenders.
func shotPlan(from, to string) blockPlan {
	return blockPlan{
		position: battle("3.draw zones=---",
			"0.AR@"+from+"/4 0.BN@off 0.JU@off 0.HA@off soldiers=0,0,0,0 left=4", "1.RA@"+to+"/4 1.BE@off 1.KA@off 1.VA@off soldiers=0,0,0,0 left=4"),
		show: []string{"B5:H9"}, look: LookShot + " " + from + " " + to,
	}
}

// Camps of the figures.
const (
	attackersOff   = "0.HA@off 0.BN@off 0.JU@off 0.AR@off"
	defendersOff   = "1.RA@off 1.BE@off 1.KA@off 1.VA@off"
	forHonorRaider = "1.RA@E9/4+ 1.BE@off 1.KA@off 1.VA@off"
)

// forHonorWalk is a hero of the attackers beside the soldiers of the second round.
const forHonorWalk = "2.draw zones=A-- A: 0.HA@E9/4 0.BN@off 0.JU@off 0.AR@off soldiers=1+,1+,1+,1+ left=4 gained=0 before=0" +
	" D: " + defendersOff + " soldiers=1+,1+,1+,1+ left=4 gained=0 before=0"
