package lang

// Keys of puzzles: their list, the paper beside the board, and what leads there. What is asked and answered hangs on the
// game: "puzzle.GAME.task", "….lost", "….other".
const (
	PuzzleTitle  Key = "puzzle.title"
	PuzzleToday  Key = "puzzle.today"
	PuzzleNext   Key = "puzzle.next"
	PuzzleGrade  Key = "puzzle.grade"
	PuzzleRules  Key = "puzzle.rules"
	PuzzleName   Key = "puzzle.name"
	PuzzleCount  Key = "puzzle.count"
	PuzzleAll    Key = "puzzle.all"
	PuzzleComing Key = "puzzle.coming"
	PuzzleLacks  Key = "puzzle.lacks"
	PuzzleRetry  Key = "puzzle.retry"

	// How a puzzle was solved, or not.
	PuzzleNew     Key = "puzzle.result.new"
	PuzzleTried   Key = "puzzle.result.tried"
	PuzzleShown   Key = "puzzle.result.shown"
	PuzzleHinted  Key = "puzzle.result.hinted"
	PuzzleRetried Key = "puzzle.result.retried"
	PuzzleAtOnce  Key = "puzzle.result.once"

	// What closes a puzzle.
	PuzzleDoneAtOnce  Key = "puzzle.done.once"
	PuzzleDoneRetried Key = "puzzle.done.retried"
	PuzzleDoneHinted  Key = "puzzle.done.hinted"
	PuzzleDoneShown   Key = "puzzle.done.shown"

	// On the paper beside the board.
	PuzzleAt        Key = "puzzle.at"
	PuzzleLeave     Key = "puzzle.leave"
	PuzzleRead      Key = "puzzle.read"
	PuzzleAnswer    Key = "puzzle.answer"
	PuzzleSkip      Key = "puzzle.skip"
	PuzzleFollowing Key = "puzzle.following"
	PuzzleReadShort Key = "puzzle.read.short"
	PuzzleMoreShort Key = "puzzle.more.short"
	PuzzleFoldShort Key = "puzzle.fold.short"
)

const puzzleFamily = "puzzle."

// PuzzleTask returns the task of a puzzle of a game, in so many own moves where that counts.
func (c *Catalog) PuzzleTask(game string, moves int) string {
	return c.T(Key(puzzleFamily+game+".task"), Count("n", moves))
}

// PuzzleForce returns the task of a puzzle whose first of two turns must force the win.
func (c *Catalog) PuzzleForce(game string) string { return c.T(Key(puzzleFamily + game + ".force")) }

// PuzzleWrong returns the reply to a move that does not lead to the answer: that of the name, as "lost", where the game
// has one. In games that count points, it made some of the most.
func (c *Catalog) PuzzleWrong(game, name string, points, most int) string {
	key := Key(puzzleFamily + game + ".other")
	if named := Key(puzzleFamily + game + "." + name); name != "" && c.Has(named) {
		key = named
	}
	return c.T(key, Count("n", points), Count("most", most))
}
