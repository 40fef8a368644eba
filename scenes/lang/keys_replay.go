package lang

// Keys of the analysis of a match in the replay.
const (
	ReplayAnalysis      Key = "replay.analysis"
	ReplayAnalysisClose Key = "replay.analysis.close"
	ReplayAnalysing     Key = "replay.analysing"
	ReplayLoading       Key = "replay.loading"
	ReplayNoTablebase   Key = "replay.noTablebase"
	ReplayFewPieces     Key = "replay.fewPieces"

	// What a position is worth.
	ReplayWins       Key = "replay.wins"
	ReplayWinsAtMost Key = "replay.wins.atMost"
	ReplayWinsLong   Key = "replay.wins.long"
	ReplayHasWon     Key = "replay.hasWon"
	ReplayDraw       Key = "replay.draw"
	ReplayNotKnown   Key = "replay.notKnown"
	ReplayMistake    Key = "replay.mistake"
	ReplayBlunder    Key = "replay.blunder"
	ReplayNoMistake  Key = "replay.noMistake"
	ReplayGraded     Key = "replay.graded" // a move and what it has given away
	ReplayAhead      Key = "replay.ahead"  // on the side of the strip where its line lies then
	ReplayBehind     Key = "replay.behind" // and on the other side, where several others can be ahead

	// What the other moves of a position are worth.
	ReplayElse            Key = "replay.else"
	ReplayMovesFor        Key = "replay.else.for" // the title of that list
	ReplayElseClose       Key = "replay.else.close"
	ReplayElseWait        Key = "replay.else.wait"
	ReplayMoveWins        Key = "replay.move.wins"
	ReplayMoveWinsAtMost  Key = "replay.move.wins.atMost"
	ReplayMoveDraws       Key = "replay.move.draws"
	ReplayMoveLoses       Key = "replay.move.loses"
	ReplayMoveLosesAtMost Key = "replay.move.loses.atMost"

	// Playing on against the perfect computer.
	ReplayTryAgain   Key = "replay.tryAgain"
	ReplayTryHere    Key = "replay.tryAgain.here"
	ReplayTryMistake Key = "replay.tryAgain.mistake"
	ReplayTryTask    Key = "replay.tryAgain.task" // move
	ReplayTryFrom    Key = "replay.tryAgain.from"
	ReplayTrySide    Key = "replay.tryAgain.side" // name, task

	// What the move is worth by which one tries again.
	ReplayTriedWins     Key = "replay.tried.wins"
	ReplayTriedDraws    Key = "replay.tried.draws"
	ReplayTriedOnlyDraw Key = "replay.tried.onlyDraw"
	ReplayTriedLoses    Key = "replay.tried.loses"
	ReplayTriedLater    Key = "replay.tried.later" // than the mistake, which loses in m moves
	ReplayNextMistake   Key = "replay.nextMistake"

	// Exploring a game.
	ExploreTitle Key = "explore"
	ExploreBest  Key = "explore.best"

	// The estimate of games that are not solved.
	EstimateEven        Key = "estimate.even"
	EstimateAhead       Key = "estimate.ahead"
	EstimateClear       Key = "estimate.clear"
	EstimateWins        Key = "estimate.wins"
	EstimateBehind      Key = "estimate.behind"
	EstimateFarBehind   Key = "estimate.farBehind"
	EstimateHaveWon     Key = "estimate.haveWon"
	EstimateBetter      Key = "estimate.better"
	EstimateBetterOther Key = "estimate.better.other" // than the move of somebody else
	EstimateLongLine    Key = "estimate.line.long"
	EstimatePlayBetter  Key = "estimate.better.play"
	EstimateBack        Key = "estimate.better.back"
	EstimateMistake     Key = "estimate.mistake"
	EstimateWeaker      Key = "estimate.weaker"
	EstimateWeak        Key = "estimate.weak"
	EstimateOpenHands   Key = "estimate.openHands"
	EstimateHiddenHands Key = "estimate.hiddenHands"
	EstimateUnjudged    Key = "estimate.unjudged" // of a choice that the strongest level makes without weighing it
	EstimateStart       Key = "estimate.start"

	// Setting up a position.
	PositionTitle     Key = "position.title"
	PositionText      Key = "position.text"
	PositionMoves     Key = "position.moves"
	PositionToMove    Key = "position.toMove"
	PositionFits      Key = "position.fits"
	PositionOver      Key = "position.over"
	PositionPick      Key = "position.pick"
	PositionPiece     Key = "position.piece"
	PositionPieces    Key = "position.pieces"
	PositionReserve   Key = "position.reserve"
	PositionTurn      Key = "position.turn"
	PositionNeeds     Key = "position.needs" // of systems of Homeworlds
	PositionSystem    Key = "position.system"
	PositionRemove    Key = "position.remove"
	PositionRole      Key = "position.role"
	PositionNewSystem Key = "position.newSystem"
	PositionTeam      Key = "position.team"
	PositionSoldiers  Key = "position.soldiers"
	PositionFile      Key = "position.file"
	PositionField     Key = "position.field"
	PositionColumn    Key = "position.column"
	PositionRow       Key = "position.row"
	PositionLife      Key = "position.life"
	PositionRound     Key = "position.round"
	PositionOff       Key = "position.off"
	PositionLand      Key = "position.land"
	PositionWhat      Key = "position.what"
	PositionLevel     Key = "position.level"
	PositionPhase     Key = "position.phase"
	PositionOrder     Key = "position.order"
	PositionPair      Key = "position.pair"
	PositionCards     Key = "position.cards"
	PositionTapCard   Key = "position.tapCard"
	PositionTapLand   Key = "position.tapLand"
	PositionTapSquare Key = "position.tapSquare"
	PositionStar      Key = "position.star"
	PositionShip      Key = "position.ship"
	PositionStart     Key = "position.start"
	PositionEmpty     Key = "position.empty"
	PositionExplore   Key = "position.explore"
	PositionPlay      Key = "position.play"
)
