package lang

// Keys of the result screen.
const (
	EndWins         Key = "end.wins"
	EndWinTogether  Key = "end.winTogether"
	EndYouWin       Key = "end.youWin"
	EndYouLose      Key = "end.youLose"
	EndTurns        Key = "end.turns"
	EndRounds       Key = "end.rounds"
	EndDraw         Key = "end.draw"
	EndMoves        Key = "end.moves"
	EndPlayAgain    Key = "end.playAgain"
	EndSeeBoard     Key = "end.seeBoard"
	EndShelf        Key = "end.shelf"
	EndReplay       Key = "end.replay"
	EndMistake      Key = "end.mistake"      // in its place for who has lost, where a mistake is known
	EndTurningPoint Key = "end.turningPoint" // and where it is estimated
	EndWon          Key = "end.won"
	EndLost         Key = "end.lost"
	EndDrawn        Key = "end.drawn"
	EndValueDraw    Key = "end.value.draw"
	EndValueFirst   Key = "end.value.first"
	EndValueSecond  Key = "end.value.second"
	EndTaken        Key = "end.taken"
	EndLastPosition Key = "end.lastPosition"
	EndProgressAt   Key = "end.progressAt"
	EndTieBroken    Key = "end.tieBroken"
	EndTieShared    Key = "end.tieShared"
)
