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
		"book.yokai.aim.2": "The start. Yours are the pieces below; the small arrows on each show where it may step. In shogi the first player is called sente, the second gote.",
		"book.yokai.aim.3": "The sheets show the starting places in pictures, which are lost. The pieces stand here as in the published game.",
		"book.yokai.aim.4": "You take turns, and chance decides who starts. In a turn you move one piece one square, or drop one piece: you place it from your reserve on an empty square. You may not pass.",

		"book.yokai.pieces":   "The pieces",
		"book.yokai.pieces.1": "Every piece goes one square. Its arrows say which way, seen from its owner.",
		"book.yokai.pieces.2": "{L.The} steps any way. Lose it and you lose the game.",
		"book.yokai.pieces.3": "{E.The} steps diagonally.",
		"book.yokai.pieces.4": "{G.The} steps straight: up, down, left or right.",
		"book.yokai.pieces.5": "{C.The} only steps forward, but it can be promoted.",
		"book.yokai.pieces.6": "{+C.The}, {C.a} promoted, steps any way but diagonally backwards.",
		"book.yokai.pieces.7": "The forest sheet shows the steps of Kitsune and Tanuki in pictures, which are lost. They move here like Elephant and Giraffe, whose steps the animal sheet describes.",

		"book.yokai.taking":   "Taking",
		"book.yokai.taking.1": "Step onto an enemy piece and you take it. Your own pieces block the way.",
		"book.yokai.taking.2": "{C.The} in the middle can take at once.",
		"book.yokai.taking.3": "It stands where the other stood, and the other lies in your reserve: it is yours now.",
		"book.yokai.taking.4": "{+C.A} that is taken turns back and enters the reserve as {C.a}. Both reserves lie open.",

		"book.yokai.drops":   "From the reserve",
		"book.yokai.drops.1": "Instead of moving a piece, you may drop one: place it from your reserve on any empty square. It then belongs to your side and faces forward.",
		"book.yokai.drops.2": "Six squares are empty here. Dropped on b2, {C.the} attacks {L.the} at once.",
		"book.yokai.drops.3": "The sheets set no other limits. So two of your {C.many} may stand in one column, and {C.a} that you drop may leave {L.the} no way out.",
		"book.yokai.drops.4": "Forest rules: {C.a} dropped on the far row is not promoted. It cannot move any more, nor be promoted later: it stays until it is taken.",
		"book.yokai.drops.5": "Animal chess rules: the sheet says that you must move {C.a} dropped there “at least once” before it turns over. It has no move there, so it stays until it is taken.",
		"book.yokai.drops.6": "The animal sheet also says that {C.the} “can leave the board and come back on the other side”. Engawa reads: it is taken, and then dropped by the player who took it.",

		"book.yokai.promotion":   "Growing up",
		"book.yokai.promotion.1": "{C.A} that moves onto the far row turns over at once and is {+C.a} from then on, also if it takes a piece there.",
		"book.yokai.promotion.2": "One step more and it has arrived.",
		"book.yokai.promotion.3": "Now it points to both sides and backwards too; the marks show the squares it attacks.",
		"book.yokai.promotion.4": "Only a move promotes. {C.A} from the reserve is never promoted at once, not even on the far row.",
		"book.yokai.promotion.5": "The sheets speak of no choice, so there is none: {C.the} always turns over there.",

		"book.yokai.try":   "The Try",
		"book.yokai.try.1": "When your {L} steps onto the far row and no enemy piece points at it there, you win at once. This is the Try.",
		"book.yokai.try.2": "Nobody guards a4: the step wins.",
		"book.yokai.try.3": "Sliding along the far row counts as arriving too. The sheets do not speak of it.",
		"book.yokai.try.4": "An enemy {L} beside the square guards it like any other piece, even if it could not step there safely.",

		"book.yokai.danger":   "A Try in danger",
		"book.yokai.danger.1": "Forest rules: your {L} may step onto an attacked square, even on the far row. The sheet does not forbid it.",
		"book.yokai.danger.2": "The forest sheet says that {L.the} wins on the far row if your opponent cannot capture it “on the next move”. Engawa waits for that move: if it does not catch {L.the}, the Try wins then.",
		"book.yokai.danger.3": "{G.The} points at a4 and c4. After this step your opponent must catch {L.the}, or has lost.",
		"book.yokai.danger.4": "Read literally, {L.a} that can be caught there does not win, whether it is caught or not. That is an option.",
		"book.yokai.danger.5": "If your opponent answers a Try in danger with a safe Try, your opponent wins. If the answer is in danger too, the first Try wins.",
		"book.yokai.danger.6": "Animal chess rules: {L.the} may never step onto an attacked square. a4 and c4 are closed to it. To take {G.the} is safe, and is a Try.",

		"book.yokai.draw":   "A draw",
		"book.yokai.draw.1": "Forest rules: the game is a draw if the pieces “go to and fro three times in succession”. Animal chess rules: if the same situation, board and captured pieces, comes “three times in a row”.",
		"book.yokai.draw.2": "In both, Engawa counts positions. When the same position comes up for the third time, the game is a draw at once, even if others came between.",
		"book.yokai.draw.3": "Same position means: the same pieces on the same squares, the same reserves, the same player to move.",
		"book.yokai.draw.4": "From the second time on, the table counts for you and marks moves that would end the game.",
		"book.yokai.draw.5": "Attacking again and again is not forbidden: it ends in the same draw.",
		"book.yokai.draw.6": "After 500 moves the game is a draw as well. The sheets have no such end.",

		"book.yokai.stuck":   "No move left",
		"book.yokai.stuck.1": "Animal chess rules: you lose if you can move no piece on your turn and have none in your reserve.",
		"book.yokai.stuck.2": "Forest rules: the sheet is silent, so Engawa plays the same. With a piece in your reserve this cannot happen, because there is always an empty square.",
		"book.yokai.stuck.3": "Animal chess rules: dropped on b3, {C.the} takes the last safe square away. The enemy {L} cannot step anywhere.",

		"book.yokai.handicaps":   "Handicaps",
		"book.yokai.handicaps.1": "Between a strong and a new player, the stronger one can begin without a piece, or hand one over into the other's reserve.",
		"book.yokai.handicaps.2": "The first player does without {C.the}: the gentlest handicap, and a fair one.",
		"book.yokai.handicaps.3": "More weight have {G.the} and {E.the}; the most, handing over both.",

		"book.yokai.rulesets":   "Two sets of rules",
		"book.yokai.rulesets.1": "This book follows two rule sheets: that of Yōkai no Mori, here the forest sheet, and that of Dōbutsu shōgi, here the animal sheet. Some of their pictures are lost. Every statement about the rules carries a sign:",
		"book.yokai.rulesets.2": "The pieces and the board are the same in both. The sheets differ in four points: where {L.the} may go, how often a position repeats before a draw, a player without a move, and {C.a} dropped on the far row.",
		"book.yokai.rulesets.3": "Engawa plays the last three alike in both, as the pages before tell. So only the ways of {L.the} differ at this table:",
		"book.yokai.rulesets.4": "Forest: {L.the} may go anywhere it can step, even into danger. If you miss the danger, it can be caught. A Try in danger waits for one move.",
		"book.yokai.rulesets.5": "Animal chess: {L.the} may not step onto an attacked square, not even to take a guarded piece.",
		"book.yokai.rulesets.6": "In both you may move another piece while your {L} stands in danger. Then it can be caught.",

		"book.yokai.about":   "About this game",
		"book.yokai.about.1": "Madoka Kitao, who plays shogi by profession, created the game in 2008 as a first step into shogi. In Japan it is called どうぶつしょうぎ, Dōbutsu shōgi: animal chess.",
		"book.yokai.about.2": "The first edition was illustrated by Maiko Fujita; Benoît Christen translated its rules into French. Yōkai no Mori, 妖怪の森, the wood of the spirits, was illustrated by Naïade.",
		"book.yokai.about.3": "Engawa is an unofficial adaptation with drawings and words of its own. It is not connected with the authors or their publishers. If you like the game, play it on wood too.",
	}
}
