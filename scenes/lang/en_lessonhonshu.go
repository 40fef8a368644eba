package lang

// enLessonHonshu is what the lesson of Honshū says.
func enLessonHonshu() texts {
	return texts{
		"lesson.honshu": "Your first land",

		"lesson.honshu.land": "“Your land” begins with six squares and two cubes. Twelve times you win a card and add it; then forests, towns, lakes and goods are counted.",

		"lesson.honshu.play":       "A trick: everybody plays a card, and the highest chooses first. 11 and 29 lie there. Play your 51.",
		"lesson.honshu.play.cube":  "A cube adds 60. But 51 is enough without one: save your cubes.",
		"lesson.honshu.play.low":   "With the 7 you would choose last. Play the 51.",
		"lesson.honshu.play.high":  "The 59 would win as well. Save it for a harder trick: 51 is enough.",
		"lesson.honshu.play.other": "That would win as well. But here play the 51.",
		"lesson.honshu.play.done":  "Well done: 51 beats 29 and 11. You choose first of all.",

		"lesson.honshu.take":       "Now take one of the cards. The 29 has a factory that pays 4 points for a cube of timber, and you have one. Take it.",
		"lesson.honshu.take.other": "You may take that. But only the 29 has a factory for your timber.",
		"lesson.honshu.take.done":  "Well done. The others take what is left, in the order of their cards.",

		"lesson.honshu.over":        "Lay the 29 over a part of your land: drag it, turn it, build. Keep timber and factory in sight, and let a third town square join your two.",
		"lesson.honshu.over.timber": "Your timber cube was covered and went back to the pool. Build so that it stays.",
		"lesson.honshu.over.town":   "Your timber has its factory. Now find a place where a third town square touches your two.",
		"lesson.honshu.over.other":  "The timber factory has slid under your land. Build so that it can be seen.",
		"lesson.honshu.over.done":   "Well done: 4 points for the timber that will go to the factory, and 3 for the town.",

		"lesson.honshu.under":         "A card may slide under your land as well: then nothing of the land is covered. Choose Under, and keep the new fish factory in sight.",
		"lesson.honshu.under.over":    "That lies over your land. Slide the card under it this time.",
		"lesson.honshu.under.factory": "The fish factory is hidden there. Slide another part of the card under.",
		"lesson.honshu.under.done":    "Well done: your land is whole, and fish and timber both have a factory.",

		"lesson.honshu.lake":       "A single lake is worth nothing; each further lake beside it is worth 3 points. Put the new lake beside your own. Lakes are never covered. Fish squares are not lakes.",
		"lesson.honshu.lake.other": "You may build so. But the lakes do not touch by a side yet.",
		"lesson.honshu.lake.done":  "Well done: two lakes beside each other, 3 points.",

		"lesson.honshu.hands": "Three rounds are over: everybody has passed the rest of their hand to the left, so you hold other cards now. After six rounds new ones are dealt.",

		"lesson.honshu.town":       "Of all towns only your largest counts, a point a square. Build the 54 so that yours has 8 squares that touch by their sides.",
		"lesson.honshu.town.other": "You may build so. But your largest town does not have 8 squares yet. Turn the card, or slide it under.",
		"lesson.honshu.town.done":  "Well done: 8 points, and each forest counts 2 besides.",

		"lesson.honshu.boost":       "59 lies there, and 10 with a cube: 70. A cube adds 60, and in this trick it must be timber. Touch a card, add timber, and play.",
		"lesson.honshu.boost.other": "Without a cube you choose last. Add a cube of timber to your card.",
		"lesson.honshu.boost.done":  "Well done: you choose first. The cubes that are left are enough for your one timber factory.",

		"lesson.honshu.bid":      "With two players cards are won in a duel: 8 and 17 were opened. Both bid a card in secret, and the higher one chooses. Bid your 52.",
		"lesson.honshu.bid.low":  "You may bid that. But the other player may bid more: choose the 52.",
		"lesson.honshu.bid.done": "Well done: 52 beats 48. The other player could pay two cubes to choose first, but does not.",

		"lesson.honshu.pair":       "Take pair 1, the cards that were opened; the other player gets the bids. Then keep the 17: it has a forest, a lake and a fish factory.",
		"lesson.honshu.pair.eight": "The 8 is not bad. But the 17 has a forest and a factory: keep that.",
		"lesson.honshu.pair.other": "Those are the bids. Take pair 1, the cards that were opened.",
		"lesson.honshu.pair.done":  "Well done. The other card leaves the game, and both build.",

		"lesson.honshu.last":       "The last round of another match. You have 54 points; the others have 59, and one will end with 61. Find a place where this card makes 62.",
		"lesson.honshu.last.other": "Not yet 62. Keep the fish factory in sight, and let both towns of the card join your largest town.",
		"lesson.honshu.last.done":  "Well done: forests, town, goods and lakes are counted, and the best land is yours.",
	}
}
