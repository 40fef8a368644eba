package lang

// Keys of the table of the 3x4 game.
const (
	// Lines of the log.
	YokaiBegins        Key = "yokai.begins"
	YokaiMoveTo        Key = "yokai.moveTo"
	YokaiMoveFrom      Key = "yokai.moveFrom" // where another of its kind could go there too
	YokaiTakes         Key = "yokai.takes"
	YokaiTakesFrom     Key = "yokai.takesFrom"
	YokaiDropped       Key = "yokai.dropped"
	YokaiPromoted      Key = "yokai.promoted"
	YokaiTakesPromoted Key = "yokai.takesPromoted"
	YokaiTryWaits      Key = "yokai.tryWaits"

	// What shogi calls who begins, and the other.
	YokaiFirst  Key = "yokai.first"  // who begins: sente in shogi
	YokaiSecond Key = "yokai.second" // gote

	// What the table says during play.
	YokaiGoal       Key = "yokai.goal"
	YokaiCatchNow   Key = "yokai.catchNow"
	YokaiInDanger   Key = "yokai.inDanger"
	YokaiCrossed    Key = "yokai.crossed"
	YokaiTryNear    Key = "yokai.tryNear"
	YokaiRepetition Key = "yokai.repetition"
	YokaiThird      Key = "yokai.third"

	// Why the move of a hint is good; {piece} is what it takes, attacks, protects or risks.
	YokaiReasonRow      Key = "yokai.reason.row"
	YokaiReasonCaught   Key = "yokai.reason.caught"
	YokaiReasonWins     Key = "yokai.reason.wins"
	YokaiReasonStuck    Key = "yokai.reason.stuck"
	YokaiReasonAttacker Key = "yokai.reason.attacker"
	YokaiReasonSafety   Key = "yokai.reason.safety"
	YokaiReasonStops    Key = "yokai.reason.stops"
	YokaiReasonFree     Key = "yokai.reason.free"
	YokaiReasonGains    Key = "yokai.reason.gains"
	YokaiReasonFork     Key = "yokai.reason.fork"
	YokaiReasonCheck    Key = "yokai.reason.check"
	YokaiReasonTrade    Key = "yokai.reason.trade"
	YokaiReasonFlees    Key = "yokai.reason.flees"
	YokaiReasonGuards   Key = "yokai.reason.guards"
	YokaiReasonThreat   Key = "yokai.reason.threat"
	YokaiReasonFewer    Key = "yokai.reason.fewer"
	YokaiReasonSolid    Key = "yokai.reason.solid"

	// Words for screen readers.
	YokaiSpokenEmpty     Key = "yokai.spoken.empty"
	YokaiSpokenOwn       Key = "yokai.spoken.own"
	YokaiSpokenOther     Key = "yokai.spoken.other"
	YokaiSpokenHeld      Key = "yokai.spoken.held"
	YokaiSpokenHeldOther Key = "yokai.spoken.heldOther"
)
