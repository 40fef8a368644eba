package lang

// Keys of the shelf, where games are chosen.
const (
	// Words of every screen.
	Back     Key = "common.back"
	Next     Key = "common.next"
	ListNext Key = "list.next"
	Previous Key = "common.previous"
	LeaveAsk Key = "leave.ask"
	LeaveYes Key = "leave.yes"
	LeaveNo  Key = "leave.no"
	Cancel   Key = "common.cancel"
	Close    Key = "common.close"
	// How something is closed that is seen large while a finger rests on it, and after a key.
	CloseByRelease Key = "common.close.release"
	CloseByKey     Key = "common.close.key"
	Delete         Key = "common.delete"
	Yes            Key = "common.yes"
	No             Key = "common.no"
	On             Key = "common.on"
	Off            Key = "common.off"

	// The shelf.
	ShelfTagline      Key = "shelf.tagline"
	ShelfContinue     Key = "shelf.continue"
	ShelfYourTurn     Key = "shelf.yourTurn"
	ShelfTurnOf       Key = "shelf.turnOf"
	ShelfFinished     Key = "shelf.finished"
	ShelfMatches      Key = "shelf.matches"
	ShelfGames        Key = "shelf.games"
	ShelfNoMatches    Key = "shelf.noMatches"
	ShelfDelete       Key = "shelf.delete"
	ShelfRules        Key = "shelf.rules"
	ShelfLanguage     Key = "shelf.language"
	ShelfSound        Key = "shelf.sound"
	ShelfMuted        Key = "shelf.muted"
	ShelfSettings     Key = "shelf.settings"
	ShelfPlayers      Key = "shelf.players"
	ShelfPlayersRange Key = "shelf.playersRange"
	ShelfMinutes      Key = "shelf.minutes"
	ShelfSoon         Key = "shelf.soon"
)
