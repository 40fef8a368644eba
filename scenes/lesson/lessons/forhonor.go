package lessons

import (
	"engawa/rules"
	"engawa/rules/forhonor"
)

// forhonorLesson teaches For Honor, with the rounds and the goal of the short match that is offered after it. The learner
// leads the attackers throughout.
func forhonorLesson() Lesson {
	return Lesson{
		ID: "forhonor", Game: "forhonor",
		Setup: rules.Setup{Seats: 2, Options: map[string]string{
			forhonor.OptDraft:  "preset",
			forhonor.OptHeroes: "BN BW YU RA/HA JA BE NA",
			forhonor.OptRounds: "6",
		}},
		Steps: append(forhonorField(), forhonorFights()...),
	}
}

// forhonorField are the steps about the field, and about what a hero does without a duel.
func forhonorField() []Step {
	return []Step{
		{
			Name: "field", Open: &Opening{From: "2.call zones=AD- call=A " +
				"A: 0.BN@B7/4 0.BW@E9/4 0.YU@C4/4 0.RA@off soldiers=1+,1+,1+,1+ left=3 gained=100 before=200 " +
				"D: 1.HA@M12/4 1.JA@J10/4 1.BE@L15/4 1.NA@off soldiers=1+,1+,1+,1+ left=4 gained=100 before=200"},
			Points: PointAtEach(zones(forhonor.ZoneDefenders), zones(forhonor.ZoneAttackers)),
		},
		{
			Name: "soldiers", Open: &Opening{From: "2.call zones=AD- call=A " +
				"A: 0.BN@B7/4 0.BW@E9/4 0.YU@C4/4 0.RA@off soldiers=1+,1+,1+,1+ left=3 gained=100 before=200 " +
				"D: 1.HA@M12/4 1.JA@J10/4 1.BE@L15/4 1.NA@off soldiers=1+,1+,1+,1+ left=4 gained=100 before=200"},
			Points: squares("F9", "G9", "H9", "I9", "F10", "G10", "H10", "I10"),
		},
		{
			Name: "enter", Open: &Opening{From: "1.call zones=--- call=A " +
				"A: 0.BN@off 0.BW@off 0.YU@off 0.RA@off soldiers=0+,0+,0+,0+ left=3 gained=0 before=0 " +
				"D: 1.HA@off 1.JA@off 1.BE@off 1.NA@off soldiers=0+,0+,0+,0+ left=4 gained=0 before=0"},
			Goal: intoZone, Solution: []string{"act BN", "BN-C7", "done"},
			Points: PointAtEach(pointAtMoves(forhonor.Game{}, "act BN"), zones(forhonor.ZoneAttackers)),
			Target: zones(forhonor.ZoneAttackers),
			Answers: []Answer{
				{Name: "short", If: playsLine("done")},
			},
		},
		{
			Name: "strike", Open: &Opening{From: "2.act zones=A-- hero=RA moves=0 razed=0 fought=- " +
				"A: 0.BN@B7/4 0.BW@off 0.YU@off 0.RA@E9/4+ soldiers=1+,1+,1+,1+ left=3 gained=100 before=200 " +
				"D: 1.HA@off 1.JA@off 1.BE@off 1.NA@off soldiers=2,2,2,2 left=4 gained=0 before=0"},
			Goal:     PlayLine(strikes("RA", 3, 7, "RA-; done")...),
			Solution: []string{"RA xL4", "RA-B8", "done"},
			Points:   buttons(forhonor.ButtonLine),
			Answers: []Answer{
				{Name: "few", If: playsLine("RA xL")},
				{Name: "first", If: playsLine("RA-")},
				{Name: "stay", If: func(p Progress) bool { return p.Last() == "done" && len(p.Texts) > 1 }},
			},
		},
		{
			Name: "shoot", Open: &Opening{From: "3.act zones=A-- hero=YU moves=0 razed=0 fought=- " +
				"A: 0.BN@B7/4 0.BW@C8/4 0.YU@F2/4+ 0.RA@off soldiers=2+,2+,2+,2+ left=3 gained=200 before=300 " +
				"D: 1.HA@off 1.JA@E7/1 1.BE@off 1.NA@M12/4 soldiers=2+,2+,2+,2+ left=4 gained=100 before=200"},
			Goal: aim(forhonor.Yumi, shotAt(forhonor.Jarl)), Solution: []string{"YU-E3", "YU*E7"},
			Points: heroes(forhonor.Yumi, forhonor.Jarl),
			Target: heroes(forhonor.Jarl),
			Answers: []Answer{
				{Name: "soldier", If: playsLine("YU*")},
				{Name: "ended", If: playsLine("done")},
			},
		},
		{
			Name: "banner", Open: &Opening{From: "3.act zones=A-- hero=BN moves=0 razed=0 fought=- " +
				"A: 0.BN@A3/4+ 0.BW@C8/2 0.YU@E3/4 0.RA@B7/3 soldiers=2+,2+,2+,2+ left=3 gained=200 before=300 " +
				"D: 1.HA@off 1.JA@off 1.BE@off 1.NA@M12/4 soldiers=2+,2+,2+,2+ left=4 gained=100 before=200"},
			Goal: aim(forhonor.Banneret, bannerOver(forhonor.Bulwark, forhonor.Raider)), Solution: []string{"BN-A6", "BN+"},
			Points: heroes(forhonor.Banneret, forhonor.Bulwark, forhonor.Raider),
			Target: heroes(forhonor.Bulwark, forhonor.Raider),
			Answers: []Answer{
				{Name: "both", If: playsLine("BN+")},
				{Name: "ended", If: playsLine("done")},
			},
		},
	}
}

// forhonorFights are the steps about duels, points and the end.
func forhonorFights() []Step {
	return []Step{
		{
			Name: "duel", Open: &Opening{From: "3.act zones=A-- hero=BN moves=0 razed=0 fought=- " +
				"A: 0.BN@C8/4+ 0.BW@B7/4 0.YU@off 0.RA@off soldiers=2+,2+,2+,2+ left=3 gained=200 before=300 " +
				"D: 1.HA@off 1.JA@off 1.BE@E9/4 1.NA@M12/4 soldiers=2+,2+,2+,2+ left=4 gained=100 before=200"},
			Goal: shieldAgainstSword, Solution: []string{"BN-D9", "BNxBE", "BN:shield"}, Script: []string{"1 BE:sword"},
			Points: heroes(forhonor.Banneret, forhonor.Berserker),
			Target: heroes(forhonor.Berserker),
			Answers: []Answer{
				{Name: "tie", If: playsLine("BN:sword")},
				{Name: "lost", If: playsLine("BN:charge")},
				{Name: "soldiers", If: playsLine("BN x")},
				{Name: "ended", If: playsLine("done")},
			},
		},
		{
			Name: "blow",
			Goal: Exactly("BN:sword"), Solution: []string{"BN:sword"}, Script: []string{"1 BE:charge"},
			Points: pointAtMoves(forhonor.Game{}, "BN:sword"),
			Answers: []Answer{
				{Name: "tie", If: playsLine("BN:charge")},
			},
		},
		{
			Name: "gang", Open: &Opening{From: "3.act zones=A-- hero=BN moves=0 razed=0 fought=- " +
				"A: 0.BN@B7/4+ 0.BW@C10/4+ 0.YU@off 0.RA@off soldiers=2+,2+,2+,2+ left=2 gained=200 before=300 " +
				"D: 1.HA@off 1.JA@D10/1 1.BE@off 1.NA@M12/4 soldiers=2+,2+,2+,2+ left=4 gained=100 before=200"},
			Goal: aim(forhonor.Banneret, blowAt(forhonor.Jarl)), Solution: []string{"BN-C9", "BNxJA"},
			Points: heroes(forhonor.Banneret, forhonor.Bulwark, forhonor.Jarl),
			Target: heroes(forhonor.Jarl),
			Answers: []Answer{
				{Name: "ended", If: playsLine("done")},
			},
		},
		{
			Name: "score", Open: &Opening{From: "3.act zones=A-- hero=RA moves=0 razed=0 fought=- " +
				"A: 0.BN@B7/4+ 0.BW@C8/4+ 0.YU@B3/4+ 0.RA@E9/4+ soldiers=2+,2+,2+,2+ left=0 gained=100 before=200 " +
				"D: 1.HA@N12/4+ 1.JA@wait 1.BE@wait 1.NA@M11/4+ soldiers=2+,2+,2+,2+ left=2 gained=0 before=0"},
			Goal: holdsCentre, Solution: []string{"RA xL7", "done"},
			Points: buttons(forhonor.ButtonLine),
			Answers: []Answer{
				{Name: "equal", If: playsLine("done")},
				{Name: "first", If: playsLine("RA-")},
			},
		},
		{
			Name: "victory", Open: &Opening{From: "5.act zones=ADA hero=YU moves=0 razed=0 fought=- " +
				"A: 0.BN@B7/3+ 0.BW@C8/2+ 0.YU@J7/4+ 0.RA@M8/1+ soldiers=3,3,3,3 left=0 gained=300 before=500 " +
				"D: 1.HA@wait 1.JA@wait 1.BE@wait 1.NA@M13/1+ soldiers=2,2,2,2 left=3 gained=100 before=200 broken=1"},
			Goal: lastStand, Solution: []string{"YU-J10", "YU*M13", "done"},
			Points: heroes(forhonor.Naginata),
			Target: heroes(forhonor.Naginata),
			Answers: []Answer{
				{Name: "alive", If: playsLine("done")},
			},
		},
	}
}
