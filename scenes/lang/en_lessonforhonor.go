package lang

// enLessonForHonor is what the lesson of For Honor says.
func enLessonForHonor() texts {
	return texts{
		"lesson.forhonor": "Your first battle",

		"lesson.forhonor.field": "You lead the blue attackers against the amber defenders. Two zones are fought for, one near each end of the median, and the median itself.",

		"lesson.forhonor.soldiers": "Soldiers march by themselves: each round four more of each camp walk up to the median. Whoever has more in line there holds the centre.",

		"lesson.forhonor.enter":       "A card has called your camp. Touch the Banneret, walk him in by your edge to the blue zone, seven moves at most, and end with Done.",
		"lesson.forhonor.enter.short": "He is not in the zone yet. Walk on to one of its squares.",
		"lesson.forhonor.enter.other": "From there the zone is too far for this turn. Walk straight to one of its squares.",
		"lesson.forhonor.enter.done":  "Well done: no enemy is in the zone, so it is yours when the round is scored.",

		"lesson.forhonor.strike":       "The Raider stands beside the enemy line. Touch it and strike at least three soldiers, a move for each. Then walk away, and Done.",
		"lesson.forhonor.strike.few":   "He can do more: strike at least three.",
		"lesson.forhonor.strike.first": "Whoever walks first cannot walk after the fight. Strike first.",
		"lesson.forhonor.strike.stay":  "There are moves left. Walk away from the line, then Done.",
		"lesson.forhonor.strike.other": "Strike the soldiers first.",
		"lesson.forhonor.strike.done":  "Well done: those farthest back fall first, and the amber line grows shorter.",

		"lesson.forhonor.shoot":         "The Jarl has one life left. The Yumi shoots two to four squares away along a straight line. Walk to such a square, touch him and shoot.",
		"lesson.forhonor.shoot.soldier": "A soldier can be shot too. But the Jarl has only one life left.",
		"lesson.forhonor.shoot.ended":   "She has not shot yet.",
		"lesson.forhonor.shoot.other":   "From there no line leads to the Jarl. Keep two to four squares away, straight or diagonally.",
		"lesson.forhonor.shoot.done":    "Well done: he is out, and comes back next round. A shot can be made at any time in a walk.",

		"lesson.forhonor.banner":       "The Banneret's banner gives a life to all within three squares of him, but not past a wall. Walk near both wounded heroes and raise it.",
		"lesson.forhonor.banner.both":  "That reaches one of them only. Come nearer to both.",
		"lesson.forhonor.banner.ended": "The banner has not been raised yet.",
		"lesson.forhonor.banner.other": "From there it cannot reach both any more. Stay near the zone.",
		"lesson.forhonor.banner.done":  "Well done: both have a life more. Every hero has a power of its own; touch one to read it.",

		"lesson.forhonor.duel":          "Walk beside the Berserker and attack. Sword beats charge, charge beats shield, shield beats sword. Vikings love the sword: show the shield.",
		"lesson.forhonor.duel.tie":      "He showed the sword too: a tie, in which both lose lives. What beats the sword?",
		"lesson.forhonor.duel.lost":     "He showed the sword, and it beats the charge. What beats the sword?",
		"lesson.forhonor.duel.soldiers": "The soldiers can wait. Attack the Berserker.",
		"lesson.forhonor.duel.ended":    "The duel is still to come: attack the Berserker.",
		"lesson.forhonor.duel.other":    "From there he is out of reach. Walk to a square beside the Berserker.",
		"lesson.forhonor.duel.done":     "Well done: your shield beats his sword. It is the card of the Knights, so it takes two lives, not one.",

		"lesson.forhonor.blow":      "Second assault: cards shown cannot be shown again. He has charge and shield left. Say that he charges: which of your cards beats that?",
		"lesson.forhonor.blow.tie":  "Two charges tie, and each takes a life. What beats the charge?",
		"lesson.forhonor.blow.done": "Well done: who wins both assaults strikes a powerful blow, one life more. He is executed: a round longer away.",

		"lesson.forhonor.gang":       "Come in twos. Your Bulwark stands beside the wounded Jarl already: walk up with the Banneret and attack.",
		"lesson.forhonor.gang.ended": "The attack is still to come.",
		"lesson.forhonor.gang.other": "From there the Jarl is out of reach. Walk to a square beside him.",
		"lesson.forhonor.gang.done":  "Well done: attacked by two, he lost a life before a card was shown. It was his last.",

		"lesson.forhonor.score":       "All but your Raider have acted. Eight soldiers stand against eight, so nobody holds the centre. Strike some of them, then Done.",
		"lesson.forhonor.score.equal": "Eight against eight: nobody gets the centre. Strike first.",
		"lesson.forhonor.score.first": "Strike first: whoever walks first cannot walk after the fight.",
		"lesson.forhonor.score.other": "Strike soldiers of the line first.",
		"lesson.forhonor.score.done":  "Well done: zone and centre are yours. Each pays 100 now, and counts 100 more as long as you hold it.",

		"lesson.forhonor.victory":       "You had 1000 points at two scorings: the defenders are broken, and nobody of theirs returns. Shoot the last one with the Yumi, then Done.",
		"lesson.forhonor.victory.alive": "The Naginata still stands. Shoot her first.",
		"lesson.forhonor.victory.other": "From there no line leads to the Naginata. Find a square two to four squares away.",
		"lesson.forhonor.victory.done":  "Well done: no defender is left. The battle is yours.",
	}
}
