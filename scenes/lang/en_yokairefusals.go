package lang

// enYokaiRefusals are the refusals and warnings of the 3x4 game.
func enYokaiRefusals() texts {
	return texts{
		"refusal.yokai.fen-fields":   "A position needs a board and a side to move, and nothing else.",
		"refusal.yokai.fen-hand":     "The reserve stands once in square brackets, with the letters E G C and e g c only.",
		"refusal.yokai.fen-rows":     "A position has four rows, divided by strokes.",
		"refusal.yokai.fen-plus":     "Only {C.a} can be promoted: a plus stands before C or c.",
		"refusal.yokai.fen-letter":   "A row has the letters L E G C, small or capital, and the digits 1 to 3.",
		"refusal.yokai.fen-width":    "Every row has three squares.",
		"refusal.yokai.fen-side":     "The side to move is w or b.",
		"refusal.yokai.fen-lion":     "Each side has exactly one {L} on the board.",
		"refusal.yokai.fen-pieces":   "There are at most two {E.many}, two {G.many} and two {C.many}.",
		"refusal.yokai.fen-try":      "The mark T needs {L.a} that stands attacked on its far row, by the forest rules.",
		"refusal.yokai.move-text":    "A move is written b2b3, b3b4+ or C@b2.",
		"refusal.yokai.drop-hand":    "That piece is not in your reserve.",
		"refusal.yokai.drop-square":  "A piece from the reserve goes on an empty square.",
		"refusal.yokai.move-piece":   "There is no piece of yours on that square.",
		"refusal.yokai.move-reach":   "This piece cannot step there: follow its arrows.",
		"refusal.yokai.move-own":     "Your own pieces are in the way.",
		"refusal.yokai.move-plus":    "{C.The} is promoted when it moves onto its far row, and only then.",
		"refusal.yokai.move-lion":    "{L.The} may not step onto an attacked square.",
		"refusal.yokai.move-reach.1": "{C.A} on its far row has nowhere to go: it stays until it is taken.",

		"refusal.yokai.warn-try":    "Catch {L.the} now, or you have lost.",
		"refusal.yokai.warn-caught": "After this your {L} can be caught.",
		"refusal.yokai.warn-left":   "This leaves your {L} where it can be caught.",
		"refusal.yokai.warn-draw":   "The third time for this position: the game would be a draw.",
	}
}
