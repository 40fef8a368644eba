package lang

// enLessonHomeworlds is what the lesson of Homeworlds says.
func enLessonHomeworlds() texts {
	return texts{
		"lesson.homeworlds": "Your first systems",

		"lesson.homeworlds.home": "This is your home: two stars that stand, and one ship that lies. You stay in the game as long as a ship of yours is here when a turn ends.",

		"lesson.homeworlds.build":         "Green builds. Touch your green ship, then Build: the smallest green piece of the bank joins it. Pass turns into End turn: touch it.",
		"lesson.homeworlds.build.nothing": "You may skip a turn. But first build a ship.",
		"lesson.homeworlds.build.other":   "A good move, but this time build a green ship.",
		"lesson.homeworlds.build.done":    "Well done: two ships. You choose the colour; the size is the smallest that the bank has.",

		"lesson.homeworlds.trade":        "Blue trades: same size, another colour. Your blue star gives the power. Touch the small green ship, Trade, then a small yellow piece of the bank. Then End turn.",
		"lesson.homeworlds.trade.large":  "The large green ship builds for you and guards your home. Trade the small one.",
		"lesson.homeworlds.trade.colour": "A fair trade. But to travel you want yellow.",
		"lesson.homeworlds.trade.other":  "A good move, but this time trade the small green ship.",
		"lesson.homeworlds.trade.done":   "Well done. Now you have green, blue and yellow: you can build, trade and move.",

		"lesson.homeworlds.discover":       "Yellow moves. Touch the small yellow ship, Move, then a star of size 2 in the bank: a ship only finds sizes that its own stars do not have. Then End turn.",
		"lesson.homeworlds.discover.guard": "The large ship is the better guard at home. Send the small one.",
		"lesson.homeworlds.discover.other": "A good move, but this time send the small yellow ship to a new star.",
		"lesson.homeworlds.discover.done":  "Well done: a new system. A way leads between two systems when no star of one has the size of a star of the other.",

		"lesson.homeworlds.move":       "Your yellow ship is out at a star of size 2. The red star has size 3, so there is a way. Go there, then End turn.",
		"lesson.homeworlds.move.home":  "There is a way home as well. But go on to the red star.",
		"lesson.homeworlds.move.star":  "You may discover one more star. But the red one is known already: go there.",
		"lesson.homeworlds.move.other": "A good move, but this time go to the red star.",
		"lesson.homeworlds.move.done":  "Well done. Nobody was left at the old star, so it went back to the bank.",

		"lesson.homeworlds.attack":       "Red attacks: by the red star capture a ship no larger than your largest there. Touch the small blue one, not the large green one, and press Attack. Then End turn.",
		"lesson.homeworlds.attack.other": "A good move, but this time capture the small blue ship.",
		"lesson.homeworlds.attack.done":  "Well done: the blue ship has turned round and is yours. No ship is lost by an attack.",

		"lesson.homeworlds.sacrifice":       "Sacrifice the medium green ship: it gives you two builds, wherever you have ships. Build a yellow one at home and a blue one far out. Then End turn.",
		"lesson.homeworlds.sacrifice.free":  "That is one action. Sacrifice the medium green ship: then you have two.",
		"lesson.homeworlds.sacrifice.left":  "There is still something to build: one ship at home, one far out.",
		"lesson.homeworlds.sacrifice.other": "Sacrifice the medium green ship. Its size gives the number of actions, its colour the kind.",
		"lesson.homeworlds.sacrifice.done":  "Well done: one ship given, two ships won. You needed nothing green on the spot.",

		"lesson.homeworlds.catastrophe":         "Four of one colour in a system can cause a catastrophe. Build a fourth green ship here, touch the mark that appears, then Set off, then End turn.",
		"lesson.homeworlds.catastrophe.waiting": "Nothing happens by itself: build the fourth green ship, then set off the catastrophe.",
		"lesson.homeworlds.catastrophe.other":   "A good move, but this time build the fourth green ship out there.",
		"lesson.homeworlds.catastrophe.done":    "Well done: all green is gone, two small ships of yours for a medium and a large one. Yellow holds the system.",

		"lesson.homeworlds.founding":         "A match begins with your home: take two stars of different sizes and colours, then a large ship. Make one of the three green.",
		"lesson.homeworlds.founding.sizes":   "With two sizes fewer ways lead to you. Take a star of another size.",
		"lesson.homeworlds.founding.colours": "Two colours are two powers. Take a star of another colour.",
		"lesson.homeworlds.founding.small":   "A small ship is soon captured. Take a large one.",
		"lesson.homeworlds.founding.green":   "Without green you cannot build. Take the large green ship.",
		"lesson.homeworlds.founding.done":    "Well done: a home that can grow, and a strong guard.",

		"lesson.homeworlds.danger":       "Count: three green pieces at your home, and a green ship of the other player one move away. Trade one of your green ships, then End turn.",
		"lesson.homeworlds.danger.four":  "That would be the fourth green piece, by your own hand. Trade one away.",
		"lesson.homeworlds.danger.idle":  "Then the fourth comes, and with all green gone your home is empty. Trade a green ship first.",
		"lesson.homeworlds.danger.other": "The danger is still there. Trade one of the green ships for another colour.",
		"lesson.homeworlds.danger.done":  "Well done: now one more green ship does no harm. Before you end a turn, count the colours at home.",

		"lesson.homeworlds.capture":       "Your large red ship has come to the other home, and one medium ship is its only guard. Attack it, then End turn.",
		"lesson.homeworlds.capture.other": "You may do that. But here you can win: attack the green ship.",
		"lesson.homeworlds.capture.done":  "Well done: the other player has no ship at home, is out, and you win.",

		"lesson.homeworlds.win":         "The other home has two green pieces. Sacrifice the yellow ship for two moves, bring both your green ships in, touch the mark, press Set off, then End turn.",
		"lesson.homeworlds.win.count":   "You need two moves in one turn: sacrifice the medium yellow ship.",
		"lesson.homeworlds.win.waiting": "Not yet: bring both green ships to the other home, and set off the catastrophe.",
		"lesson.homeworlds.win.other":   "Bring both green ships to the other home. Two there and two of yours make four.",
		"lesson.homeworlds.win.done":    "Well done: the home stands empty, and you win. Many matches end like this.",

		"lesson.homeworlds.evil":       "With three or more players each has a secret card. Yours says Evil: knock anybody out, and you win alone. Attack with your red ship, then End turn.",
		"lesson.homeworlds.evil.other": "You may do that. But a single attack wins here.",
		"lesson.homeworlds.evil.done":  "Well done: Evil wins alone. The Good still in the game win together once no Evil player is left, so take care whom you strike.",
	}
}
