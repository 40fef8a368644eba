package lang

// Keys of the table of For Honor. Those of the battlefield and of the duel stand in files of their own.
const (
	// What the table says during play.
	ForhonorMessageCall  Key = "forhonor.message.call"
	ForhonorMessageAct   Key = "forhonor.message.act"
	ForhonorMessageEnter Key = "forhonor.message.enter"
	ForhonorMessageShove Key = "forhonor.message.shove"
	ForhonorMessageCards Key = "forhonor.message.cards"
	ForhonorMessagePick  Key = "forhonor.message.pick"
	ForhonorMessageLine  Key = "forhonor.message.line"

	ForhonorMessageChoose      Key = "forhonor.message.choose"
	ForhonorMessageChooseAgain Key = "forhonor.message.choose.again" // the camp has acted just before
	ForhonorMessageCallAgain   Key = "forhonor.message.call.again"
	ForhonorMessageChooseFirst Key = "forhonor.message.choose.first" // no hero to choose is on the battlefield
	ForhonorMessageDo          Key = "forhonor.message.do"
	ForhonorMessageMarch       Key = "forhonor.message.march"
	ForhonorMessageGoIn        Key = "forhonor.message.goIn"
	ForhonorMessageFight       Key = "forhonor.message.fight"
	ForhonorMessageStrike      Key = "forhonor.message.strike"
	ForhonorMessageShoot       Key = "forhonor.message.shoot"
	ForhonorMessageBanner      Key = "forhonor.message.banner"
	ForhonorMessageMoves       Key = "forhonor.message.moves"
	ForhonorMessagePicked      Key = "forhonor.message.picked"
	ForhonorMessageCancel      Key = "forhonor.message.cancel"
	ForhonorAfterGang          Key = "forhonor.after.gang"
	ForhonorAfterNoMoves       Key = "forhonor.after.noMoves"
	ForhonorMessageTouch       Key = "forhonor.message.touch"
	ForhonorMessageOr          Key = "forhonor.message.or"
	ForhonorMessageEnd         Key = "forhonor.message.end"

	ForhonorMessageFar         Key = "forhonor.message.far"
	ForhonorMessageFarSoldiers Key = "forhonor.message.farSoldiers"

	ForhonorThingArrow    Key = "forhonor.thing.arrow"
	ForhonorThingDot      Key = "forhonor.thing.dot"
	ForhonorThingEnemy    Key = "forhonor.thing.enemy"
	ForhonorThingFoe      Key = "forhonor.thing.foe"
	ForhonorThingSoldiers Key = "forhonor.thing.soldiers"
	ForhonorThingOr       Key = "forhonor.thing.or"

	// What stands on the plate of a seat.
	ForhonorStatusCall    Key = "forhonor.status.call"
	ForhonorStatusAct     Key = "forhonor.status.act"
	ForhonorStatusShove   Key = "forhonor.status.shove"
	ForhonorStatusCard    Key = "forhonor.status.card"
	ForhonorStatusPick    Key = "forhonor.status.pick"
	ForhonorStatusLine    Key = "forhonor.status.line"
	ForhonorStatusReady   Key = "forhonor.status.ready"
	ForhonorStatusCaptain Key = "forhonor.status.captain"

	// Lines of the log.
	ForhonorLogRound        Key = "forhonor.log.round"
	ForhonorLogHands        Key = "forhonor.log.hands"
	ForhonorLogDealt        Key = "forhonor.log.dealt"
	ForhonorLogInitiative   Key = "forhonor.log.initiative"
	ForhonorLogPicked       Key = "forhonor.log.picked"
	ForhonorLogPick         Key = "forhonor.log.pick"
	ForhonorLogLined        Key = "forhonor.log.lined"
	ForhonorLogLine         Key = "forhonor.log.line"
	ForhonorLogAct          Key = "forhonor.log.act"
	ForhonorLogShove        Key = "forhonor.log.shove"
	ForhonorLogEnter        Key = "forhonor.log.enter"
	ForhonorLogMove         Key = "forhonor.log.move"
	ForhonorLogShoot        Key = "forhonor.log.shoot"
	ForhonorLogShootSoldier Key = "forhonor.log.shootSoldier"
	ForhonorLogBanner       Key = "forhonor.log.banner"
	ForhonorLogRaze         Key = "forhonor.log.raze"
	ForhonorLogAttack       Key = "forhonor.log.attack"
	ForhonorLogStampede     Key = "forhonor.log.stampede"
	ForhonorLogChosen       Key = "forhonor.log.chosen"
	ForhonorLogCard         Key = "forhonor.log.card"
	ForhonorLogDone         Key = "forhonor.log.done"
	ForhonorTailLife        Key = "forhonor.log.life"
	ForhonorTailWaits       Key = "forhonor.log.waits"
	ForhonorTailExecuted    Key = "forhonor.log.executed"
	ForhonorTailBroken      Key = "forhonor.log.broken"
	ForhonorTailRally       Key = "forhonor.log.rally"

	// Hints, and why they are good.
	ForhonorHintCard           Key = "forhonor.hint.card"  // card
	ForhonorHintStart          Key = "forhonor.hint.start" // start, the name of the button
	ForhonorReasonAvoids       Key = "forhonor.reason.avoids"
	ForhonorReasonCard         Key = "forhonor.reason.card"
	ForhonorReasonFalls        Key = "forhonor.reason.falls"
	ForhonorReasonFar          Key = "forhonor.reason.far" // n: rounds
	ForhonorReasonFirst        Key = "forhonor.reason.first"
	ForhonorReasonGuards       Key = "forhonor.reason.guards"
	ForhonorReasonHeals        Key = "forhonor.reason.heals"
	ForhonorReasonHolds        Key = "forhonor.reason.holds" // zone, by
	ForhonorReasonLeft         Key = "forhonor.reason.left"
	ForhonorReasonLives        Key = "forhonor.reason.lives"
	ForhonorReasonNext         Key = "forhonor.reason.next"
	ForhonorReasonReach        Key = "forhonor.reason.reach"
	ForhonorReasonRisk         Key = "forhonor.reason.risk" // why, hero
	ForhonorReasonSafe         Key = "forhonor.reason.safe"
	ForhonorReasonSoldiers     Key = "forhonor.reason.soldiers" // n, m: soldiers of both camps
	ForhonorReasonSoldiersNext Key = "forhonor.reason.soldiers.next"
	ForhonorReasonTakes        Key = "forhonor.reason.takes"
	ForhonorReasonWeaker       Key = "forhonor.reason.weaker" // n, m: lives of the enemy and of the own hero

	// The cards of heroes beside the battlefield.
	ForhonorSpent    Key = "forhonor.column.spent"
	ForhonorWaits    Key = "forhonor.column.waits"
	ForhonorExecuted Key = "forhonor.column.executed"
	ForhonorBack     Key = "forhonor.column.back"    // n, behind the sign of coming back
	ForhonorReturns  Key = "forhonor.column.returns" // n
	ForhonorNoReturn Key = "forhonor.column.noReturn"
	ForhonorUnknown  Key = "forhonor.column.unknown"
	ForhonorPlus     Key = "forhonor.column.plus"

	// The score.
	ForhonorRound         Key = "forhonor.score.round"
	ForhonorRoundShort    Key = "forhonor.score.round.short" // n, all
	ForhonorCardsShort    Key = "forhonor.score.cards.short" // n
	ForhonorCardsNow      Key = "forhonor.score.cards.now"
	ForhonorCardsRule     Key = "forhonor.score.cards.rule"
	ForhonorCardsUnder    Key = "forhonor.score.cards.under"
	ForhonorNoZone        Key = "forhonor.score.noZone"
	ForhonorScoreTaken    Key = "forhonor.score.taken" // zone
	ForhonorScoreLost     Key = "forhonor.score.lost"  // zone
	ForhonorScoreThen     Key = "forhonor.score.then"
	ForhonorScoreGain     Key = "forhonor.score.gain"        // by
	ForhonorScoreHeld     Key = "forhonor.score.held"        // before zones
	ForhonorScoreGoal     Key = "forhonor.score.goal"        // n
	ForhonorGoalRounds    Key = "forhonor.score.goal.rounds" // n
	ForhonorGoalBreaks    Key = "forhonor.score.goal.breaks" // points
	ForhonorScoreLead     Key = "forhonor.score.lead"        // camp, n
	ForhonorHistoryAfter  Key = "forhonor.history.after"     // what
	ForhonorHistoryEach   Key = "forhonor.history.each"      // what
	ForhonorHistoryBreaks Key = "forhonor.history.breaks"    // n
	ForhonorScoreOpen     Key = "forhonor.score.open"
	ForhonorScoreRule     Key = "forhonor.score.rule"
	ForhonorScoreSpoken   Key = "forhonor.score.spoken"
	ForhonorCardsLeft     Key = "forhonor.score.cardsLeft"
	ForhonorDrawn         Key = "forhonor.score.drawn"

	// Breaking.
	ForhonorBroken      Key = "forhonor.broken.title"
	ForhonorBrokenTitle Key = "forhonor.broken.short"
	ForhonorBrokenLeft  Key = "forhonor.broken.left"
	ForhonorLooms       Key = "forhonor.broken.looms"
	ForhonorLoomsShort  Key = "forhonor.broken.looms.short"

	// The panel of a hero.
	ForhonorPanelClass    Key = "forhonor.panel.class"
	ForhonorPanelOwner    Key = "forhonor.panel.owner"
	ForhonorPanelMoves    Key = "forhonor.panel.moves"
	ForhonorPanelVikings  Key = "forhonor.panel.vikings"
	ForhonorPanelCard     Key = "forhonor.panel.card"
	ForhonorPanelLife     Key = "forhonor.panel.life"
	ForhonorPanelLifeAll  Key = "forhonor.panel.lifeAll"
	ForhonorPanelOut      Key = "forhonor.panel.out" // where it waits
	ForhonorPanelRecord   Key = "forhonor.panel.record"
	ForhonorPanelFelled   Key = "forhonor.panel.felled"
	ForhonorPanelSoldiers Key = "forhonor.panel.soldiers"
	ForhonorPanelDeaths   Key = "forhonor.panel.deaths"
	ForhonorPanelClose    Key = "forhonor.panel.close"
	ForhonorPanelOpen     Key = "forhonor.panel.open"

	// Words for screen readers.
	ForhonorSpokenHero     Key = "forhonor.spoken.hero"
	ForhonorSpokenAt       Key = "forhonor.spoken.at"
	ForhonorSpokenOff      Key = "forhonor.spoken.off"
	ForhonorSpokenSoldiers Key = "forhonor.spoken.soldiers"
	ForhonorSpokenHand     Key = "forhonor.spoken.hand"
	ForhonorSpokenFight    Key = "forhonor.spoken.fight"
)
