package lang

// enRefusals are the refusals that every game shares.
func enRefusals() texts {
	return texts{
		"refusal.over":          "The game is over.",
		"refusal.not-your-turn": "It is not your turn.",
		"refusal.bad-option":    "This game has no such option.",
		"refusal.bad-seats":     "That number of players does not fit this game.",
		"refusal.bad-position":  "This position cannot be read.",
		"refusal.bad-state":     "This position is damaged.",
		"refusal.bad-action":    "This game has no such move.",
		"refusal.bad-seat":      "Nobody sits in that seat.",
		"refusal.bad-save":      "This saved game is incomplete or damaged.",
		"refusal.newer-save":    "This saved game comes from a newer Engawa.",
		"refusal.undo-chance":   "Chance has decided since: this move cannot be taken back.",
		"refusal.undo-revealed": "Something has been revealed since: this move cannot be taken back.",
		"refusal.undo-other":    "Somebody else has played since: taking back needs both of you.",
		"refusal.undo-nothing":  "There is no move to take back.",
		"refusal.undo-closed":   "That choice can no longer be changed.",
		"refusal.undo-final":    "That choice is final.",
		"refusal.no-book":       "The book for perfect play does not come: is the network there?",
		"refusal.book-coming":   "The computer is still fetching its book for perfect play.",
	}
}
