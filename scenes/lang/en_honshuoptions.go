package lang

// enHonshuOptions are the options of Honshū, its players and its ends.
func enHonshuOptions() texts {
	return texts{
		"option.honshu.selection":       "Choosing cards",
		"option.honshu.selection.trick": "Tricks",
		"option.honshu.selection.draft": "Draft",
		"hint.honshu.selection.trick":   "Cards are played to the table, and the highest chooses first. Two players duel over pairs.",
		"hint.honshu.selection.draft":   "Everybody picks a card in secret and passes the rest of the hand on.",

		"option.honshu.side":   "Provinces",
		"option.honshu.side.A": "Side A",
		"option.honshu.side.B": "Side B",
		"hint.honshu.side.A":   "Six provinces of equal value: two towns, two fields, two production squares.",
		"hint.honshu.side.B":   "Six provinces that differ from each other.",

		"option.honshu.card":        "Scoring card",
		"option.honshu.card.none":   "None",
		"option.honshu.card.random": "Drawn",
		"option.honshu.card.1":      "Two cubes",
		"option.honshu.card.2":      "Forest lines",
		"option.honshu.card.3":      "Field blocks",
		"option.honshu.card.4":      "Lake squares",
		"option.honshu.card.5":      "Dense towns",
		"option.honshu.card.6":      "Empty squares",
		"option.honshu.card.7":      "Fish and rice",
		"option.honshu.card.8":      "Stone and timber",
		"hint.honshu.card.none":     "Lands are counted by their forests, towns, factories and lakes alone.",
		"hint.honshu.card.random":   "One of the eight scoring cards is drawn and shown before the first round.",
		"hint.honshu.card.1":        "Each factory takes two cubes and pays for both.",
		"hint.honshu.card.2":        "4 more for each straight line of three forests.",
		"hint.honshu.card.3":        "5 for each block of two by two fields.",
		"hint.honshu.card.4":        "2 for each lake square, instead of groups of lakes.",
		"hint.honshu.card.5":        "3 more for each town square with towns on all four sides.",
		"hint.honshu.card.6":        "2 for each production square without a cube.",
		"hint.honshu.card.7":        "2 more for each fish and each rice in a factory.",
		"hint.honshu.card.8":        "2 more for each stone and each timber in a factory.",

		"option.honshu.scoring":           "Point values",
		"option.honshu.scoring.publisher": "As printed",
		"option.honshu.scoring.manual":    "English manual",
		"hint.honshu.scoring.publisher":   "Factories pay what stands on them; lakes pay 3 for each square after the first.",
		"hint.honshu.scoring.manual":      "Factories pay 1 for each cube; lakes pay 1 for each square after the first.",

		"option.honshu.steal":        "Paying in a duel",
		"option.honshu.steal.before": "Before the choice",
		"option.honshu.steal.after":  "After the choice",
		"hint.honshu.steal.before":   "Who bids lower may pay two cubes and then chooses a pair first.",
		"hint.honshu.steal.after":    "Who bids lower may pay two cubes for the pair that the other has chosen.",
		"idle.honshu.steal":          "Only for a duel: two players without a draft.",

		"option.honshu.weave":     "Weaving",
		"option.honshu.weave.off": "Over or under",
		"option.honshu.weave.on":  "Both at once",
		"hint.honshu.weave.off":   "A card lies over the land as a whole, or under it.",
		"hint.honshu.weave.on":    "A card may lie over some cards and under others, as paper allows.",

		"option.honshu.supply":         "Cubes",
		"option.honshu.supply.limited": "Ten of each good",
		"option.honshu.supply.free":    "Endless",
		"hint.honshu.supply.limited":   "When the pool has none left, a new production square stays empty.",
		"hint.honshu.supply.free":      "Each new production square gets its cube.",

		"players.honshu":   "Tricks for three to five players; a draft for any number.",
		"players.honshu.2": "Two players duel over pairs of cards, or draft.",

		"keepsake.honshu": "Your hand",

		"end.honshu.last-round":      "The land is built",
		"end.honshu.last-round.line": "Twelve rounds are over. The fairest land: {winner}.",
	}
}
