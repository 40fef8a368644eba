package lang

func enBook() texts {
	return texts{
		"book.origin.sheet":  "from the rule sheet",
		"book.origin.ruling": "how Engawa reads the sheet",
		"book.origin.design": "designed by Engawa",

		"book.legend.sheet":  "A sheet stands before what the author's rule sheet says.",
		"book.legend.ruling": "Scales stand where the sheet is silent, or can be read in more ways than one. Engawa plays it like this.",
		"book.legend.design": "A roof stands before what the sheet does not have. Engawa made it.",

		"book.yokai.aim":   "The aim",
		"book.yokai.aim.1": "Catch the other side's {L}, or bring your own safely to the far row. Either wins at once.",
		"book.yokai.aim.2": "The start. Yours are the pieces below; the small arrows on each show where it may step.",
		"book.yokai.aim.3": "You take turns. In a turn you move one piece one square, or set one piece from your reserve on the board. You may not pass.",

		"book.yokai.pieces":   "The pieces",
		"book.yokai.pieces.1": "Every piece goes one square. Its arrows say which way, seen from its owner.",
		"book.yokai.pieces.2": "{L.The} steps any way. Lose it and you lose the game.",
		"book.yokai.pieces.3": "{E.The} steps diagonally.",
		"book.yokai.pieces.4": "{G.The} steps straight: up, down, left or right.",
		"book.yokai.pieces.5": "{C.The} only steps ahead, but it can grow.",
		"book.yokai.pieces.6": "{+C.The}, {C.a} grown up, steps any way but diagonally backwards.",

		"book.yokai.taking":   "Taking",
		"book.yokai.taking.1": "Step onto an enemy piece and you take it. Your own pieces block the way.",
		"book.yokai.taking.2": "{C.The} in the middle can take at once.",
		"book.yokai.taking.3": "It stands where the other stood, and the other lies in your reserve: it is yours now.",
		"book.yokai.taking.4": "{+C.A} that is taken turns back and enters the reserve as {C.a}. Both reserves lie open.",

		"book.yokai.drops":   "From the reserve",
		"book.yokai.drops.1": "Instead of moving, set a piece of your reserve on any empty square. It then belongs to your side and faces ahead.",
		"book.yokai.drops.2": "Six squares are open here. Set on b2, {C.the} threatens {L.the} at once.",
		"book.yokai.drops.3": "Nothing is forbidden: two of your {C.many} may stand on one file, and {C.a} set down may leave {L.the} no way out. Set on the far row it is not promoted, and stays stuck there until it is taken.",

		"book.yokai.promotion":   "Growing up",
		"book.yokai.promotion.1": "{C.A} that steps onto the far row turns over at once and is {+C.a} from then on. There is no choice about it.",
		"book.yokai.promotion.2": "One step more and it has arrived.",
		"book.yokai.promotion.3": "Now it points to both sides and backwards too; marked are the squares it threatens.",
		"book.yokai.promotion.4": "Only a step promotes. {C.A} from the reserve is always set down small.",

		"book.yokai.try":   "The Try",
		"book.yokai.try.1": "When your {L} steps onto the far row and no enemy piece points at it there, you win at once. This is the Try.",
		"book.yokai.try.2": "Nobody guards a4: the step wins.",
		"book.yokai.try.3": "Sliding along the far row counts as arriving too. An enemy {L} beside the square guards it like any other piece.",

		"book.yokai.danger":   "A Try in danger",
		"book.yokai.danger.1": "Forest rules: your {L} may step onto an attacked square, even on the far row. That does not win yet. If the very next move does not catch it, it wins then.",
		"book.yokai.danger.2": "{G.The} points at a4 and c4. After this step the other side must catch {L.the}, or has lost.",
		"book.yokai.danger.3": "An option makes it stricter: then {L.a} in danger wins nothing by waiting. Should the other side answer with a safe Try of its own, that one wins.",
		"book.yokai.danger.4": "Animal chess rules: {L.the} may never step onto an attacked square. a4 and c4 are closed to it. To take {G.the} is safe, and is a Try.",

		"book.yokai.draw":   "A draw",
		"book.yokai.draw.1": "When the same position stands for the third time, the game is a draw. Same position means: the same pieces on the same squares, the same reserves, the same side to move.",
		"book.yokai.draw.2": "The three times need not follow one another. From the second time on, the table counts for you and marks moves that would end the game. After 500 moves the game is a draw as well.",

		"book.yokai.stuck":   "No move left",
		"book.yokai.stuck.1": "Whoever has no legal move on their turn has lost. While a piece lies in your reserve this cannot happen, for there is always an empty square.",
		"book.yokai.stuck.2": "Animal chess rules: set on b3, {C.the} takes the last safe square away. The enemy {L} cannot step anywhere.",

		"book.yokai.handicaps":   "Handicaps",
		"book.yokai.handicaps.1": "Between a strong and a new player, the stronger one can begin without a piece, or hand one over into the other's reserve.",
		"book.yokai.handicaps.2": "The first player does without {C.the}: the gentlest handicap, and a fair one.",
		"book.yokai.handicaps.3": "More weight have {G.the} and {E.the}; the most, handing over both.",

		"book.yokai.rulesets":   "Two sets of rules",
		"book.yokai.rulesets.1": "The pieces, the board and the start are the same in both. What differs is how bold {L.the} may be.",
		"book.yokai.rulesets.2": "Forest: {L.the} may go anywhere it can step, also into danger. Whoever overlooks it can be caught. A Try in danger waits for one move.",
		"book.yokai.rulesets.3": "Animal chess: {L.the} may not step onto an attacked square, nor take a guarded piece. But another piece may be moved while {L.the} stands in danger, and then it is caught.",

		"book.yokai.about":   "About this game",
		"book.yokai.about.1": "Madoka Kitao, who plays shogi by profession, created the game in 2008 as a first step into shogi. In Japan it is called どうぶつしょうぎ, Dōbutsu shōgi: animal chess.",
		"book.yokai.about.2": "The first edition was illustrated by Maiko Fujita. Yōkai no Mori, 妖怪の森, the wood of the spirits, was illustrated by Naïade.",
		"book.yokai.about.3": "Engawa is an unofficial adaptation with drawings and words of its own. It is not connected with the authors or their publishers. If you like the game, play it on wood too.",
	}
}
