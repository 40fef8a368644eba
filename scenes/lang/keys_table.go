package lang

// Keys of the table during play.
const (
	// Whose move it is.
	TableYourMove Key = "table.yourMove"
	TableTurnOf   Key = "table.turnOf"
	TableToMove   Key = "table.toMove"
	TableThinking Key = "table.thinking"
	TableComputer Key = "table.computer"
	TableRated    Key = "table.rated"  // kind, n, all: the place of the level among the levels
	TableTitled   Key = "table.titled" // what a seat is or does, and what its game calls it

	// Buttons.
	TableMenu            Key = "table.menu"
	TableUndo            Key = "table.undo"
	TableRedo            Key = "table.redo"
	TableRestartTurn     Key = "table.restartTurn"
	TableTalk            Key = "table.talk"
	TableHint            Key = "table.hint"
	TableRules           Key = "table.rules"
	TableMoves           Key = "table.moves"
	TableNoMoves         Key = "table.noMoves"
	TableConfirm         Key = "table.confirm"
	TableCancel          Key = "table.cancel"
	TablePlayAnyway      Key = "table.playAnyway"
	TableThinkAgain      Key = "table.thinkAgain"
	TableHintIs          Key = "table.hintIs"
	TableHintThen        Key = "table.hintThen" // first, next
	TableHintWait        Key = "table.hintWait"
	TableHintReason      Key = "table.hintReason"       // move, why
	TableHintReasonWorth Key = "table.hintReason.worth" // why, worth
	TableHintWinsNow     Key = "table.hintWinsNow"      // what a move is worth, as the next ones
	TableHintWins        Key = "table.hintWins"
	TableHintWinsAtMost  Key = "table.hintWins.atMost"
	TableHintOnlyDraw    Key = "table.hintOnlyDraw"
	TableHintDraw        Key = "table.hintDraw"
	TableHintLost        Key = "table.hintLost"
	TableHintMarked      Key = "table.hintMarked" // where there are no words for the move
	TableNoHint          Key = "table.noHint"
	TableUndoAgree       Key = "table.undoAgree"
	TableForced          Key = "table.forced"
	TableSecretHint      Key = "table.secretHint"
	TableNoBook          Key = "table.noBook" // name of the player, level that it plays like

	// What a seat keeps; the name of the paper follows the game.
	TablePrivate      Key = "table.private"
	TablePrivateHold  Key = "table.private.hold"
	TablePrivateShort Key = "table.private.short"

	// Before a move that a friend would warn of.
	WarnTitle  Key = "table.warn.title"
	WarnNoMore Key = "table.warn.noMore"
	WarnOthers Key = "table.warn.others"

	// What players say to each other.
	TalkTitle Key = "table.talk.title"
	TalkBy    Key = "table.talk.by"
	TalkLine  Key = "table.talk.line"

	// The name of a place.
	NameTitle Key = "table.name.title"
	NameGive  Key = "table.name.give"

	// The pause menu.
	MenuTitle      Key = "table.menu.title"
	MenuResume     Key = "table.menu.resume"
	MenuRestart    Key = "table.menu.restart"
	MenuRestartAsk Key = "table.menu.restartAsk"
	MenuAgree      Key = "table.menu.agree"
	MenuAgreeAsk   Key = "table.menu.agreeAsk"
	MenuResign     Key = "table.menu.resign"
	MenuResignAsk  Key = "table.menu.resignAsk"
	MenuLeave      Key = "table.menu.leave"
	MenuLeaveAsk   Key = "table.menu.leaveAsk"
	MenuSettings   Key = "table.menu.settings"
	MenuHelp       Key = "table.menu.help"
	MenuRecap      Key = "table.menu.recap"
	MenuMoves      Key = "table.menu.moves"
	MenuReplay     Key = "table.menu.replay"
	MenuReturn     Key = "table.menu.return"
	MenuToReplay   Key = "table.menu.toReplay"
	MenuShare      Key = "table.menu.share"
	MenuShelf      Key = "table.menu.shelf"

	// The cover between two players at one device.
	CoverPass   Key = "table.cover.pass"
	CoverHidden Key = "table.cover.hidden"
	CoverOpen   Key = "table.cover.open"
	CoverHold   Key = "table.cover.hold"

	// The cover behind which one looks at what one keeps.
	CoverLook     Key = "table.cover.look"
	CoverLookHold Key = "table.cover.lookHold"
	CoverDone     Key = "table.cover.done"

	// Replay.
	ReplayTitle         Key = "table.replay.title"
	ReplayFirst         Key = "table.replay.first"
	ReplayBack          Key = "table.replay.back"
	ReplayPlay          Key = "table.replay.play"
	ReplayPause         Key = "table.replay.pause"
	ReplayForward       Key = "table.replay.forward"
	ReplayTurnBack      Key = "table.replay.turnBack"
	ReplayTurnForward   Key = "table.replay.turnForward"
	ReplayRoundBack     Key = "table.replay.roundBack"
	ReplayRoundForward  Key = "table.replay.roundForward"
	ReplayLast          Key = "table.replay.last"
	ReplayFromHere      Key = "table.replay.fromHere"
	ReplayKeep          Key = "table.replay.keep"
	ReplayFromHereShort Key = "table.replay.fromHere.short" // on a small button
	ReplayKeepShort     Key = "table.replay.keep.short"
	ReplayKept          Key = "table.replay.kept"
	ReplayAt            Key = "table.replay.at"
	ReplayAtTurn        Key = "table.replay.atTurn"  // where a turn has several moves
	ReplayAtSetup       Key = "table.replay.atSetup" // before the first move that counts
	ReplaySpeed         Key = "table.replay.speed"

	// What has happened since one's last turn.
	RecapTitle   Key = "table.recap.title"
	RecapAt      Key = "table.recap.at"
	RecapBack    Key = "table.recap.back"
	RecapForward Key = "table.recap.forward"
	RecapNone    Key = "table.recap.none"

	// Spoken and written for keyboards and screen readers.
	SpokenChosen Key = "table.spoken.chosen"
	SpokenTarget Key = "table.spoken.target"
)
