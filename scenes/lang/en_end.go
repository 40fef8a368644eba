package lang

func enEnd() texts {
	return texts{
		EndWins:        "{name} wins",
		EndWinTogether: "{name} win",
		EndTurns:       "{n} {n|turn|turns}",
		EndRounds:      "{n} {n|round|rounds}",
		EndDraw:        "A draw",
		EndMoves:       "{n} {n|move|moves}",
		EndPlayAgain:   "Play again",
		EndSeeBoard:    "See the board",
		EndShelf:       "Shelf",
		EndReplay:      "Replay",
		EndWon:         "won",
		EndLost:        "lost",
		EndDrawn:       "draw",
		EndValueDraw:   "Played perfectly, this start is a draw.",
		EndValueFirst:  "Played perfectly, the first player wins this start in {n} {n|move|moves}.",
		EndValueSecond: "Played perfectly, the second player wins this start in {n} {n|move|moves}.",
		EndTieBroken:   "Equal points; {what} decide: {list}.",
		EndTieShared:   "{names} share a rank: as many points and as many {what}.",
	}
}
