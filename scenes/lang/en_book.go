package lang

func enBook() texts {
	return texts{
		"book.yokai.aim":   "The aim",
		"book.yokai.aim.1": "Catch the other side's {L}, or bring your own safely to the far row. Either wins at once.",
		"book.yokai.aim.2": "The start. Yours are the pieces below; the small arrows on each show where it may step.",
		"book.yokai.aim.3": "You take turns. In a turn you move one piece one square, or set one piece from your reserve on the board. You may not pass.",
	}
}
