package lang

// Keys of the table during play.
const (
	// Whose move it is.
	TableYourMove   Key = "table.yourMove"
	TableTurnOf     Key = "table.turnOf"
	TableThinking   Key = "table.thinking"
	TableWaiting    Key = "table.waiting"
	TableComputer   Key = "table.computer"
	TableHuman      Key = "table.human"
	TableChoose     Key = "table.choose"
	TableChooseNext Key = "table.chooseNext"

	// Buttons.
	TableMenu       Key = "table.menu"
	TableUndo       Key = "table.undo"
	TableRedo       Key = "table.redo"
	TableHint       Key = "table.hint"
	TableRules      Key = "table.rules"
	TableMoves      Key = "table.moves"
	TableConfirm    Key = "table.confirm"
	TableCancel     Key = "table.cancel"
	TablePlayAnyway Key = "table.playAnyway"
	TableThinkAgain Key = "table.thinkAgain"
	TableHintIs     Key = "table.hintIs"
	TableNoHint     Key = "table.noHint"
	TableUndoAgree  Key = "table.undoAgree"
	TableForced     Key = "table.forced"
	TableStart      Key = "table.start"

	// The pause menu.
	MenuTitle      Key = "table.menu.title"
	MenuResume     Key = "table.menu.resume"
	MenuRestart    Key = "table.menu.restart"
	MenuRestartAsk Key = "table.menu.restartAsk"
	MenuResign     Key = "table.menu.resign"
	MenuResignAsk  Key = "table.menu.resignAsk"
	MenuSettings   Key = "table.menu.settings"
	MenuHelp       Key = "table.menu.help"
	MenuExport     Key = "table.menu.export"
	MenuExported   Key = "table.menu.exported"
	MenuShelf      Key = "table.menu.shelf"
	MenuSaved      Key = "table.menu.saved"

	// The doors between two players at one device.
	CoverPass    Key = "table.cover.pass"
	CoverPutAway Key = "table.cover.putAway"
	CoverHidden  Key = "table.cover.hidden"
	CoverOpen    Key = "table.cover.open"
	CoverHold    Key = "table.cover.hold"

	// Replay.
	ReplayTitle    Key = "table.replay.title"
	ReplayFirst    Key = "table.replay.first"
	ReplayBack     Key = "table.replay.back"
	ReplayPlay     Key = "table.replay.play"
	ReplayPause    Key = "table.replay.pause"
	ReplayForward  Key = "table.replay.forward"
	ReplayLast     Key = "table.replay.last"
	ReplayFromHere Key = "table.replay.fromHere"
	ReplayAt       Key = "table.replay.at"

	// Spoken and written for keyboards and screen readers.
	SpokenChosen Key = "table.spoken.chosen"
	SpokenTarget Key = "table.spoken.target"
)
