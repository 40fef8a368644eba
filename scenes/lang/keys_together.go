package lang

// Keys of tables for people elsewhere.
const (
	SeatSent       Key = "seat.sent"
	SeatBroken     Key = "seat.broken"
	SeatFree       Key = "seat.free"
	SeatAway       Key = "seat.away"
	SeatAwayToMove Key = "seat.away.toMove"
	SeatAsked      Key = "seat.asked"
	SeatAsksUndo   Key = "seat.asks.undo"
	SeatAsksDraw   Key = "seat.asks.draw"
	SeatAgree      Key = "seat.agree"
	SeatRefuse     Key = "seat.refuse"
	MenuOffer      Key = "seat.offer"
	MenuOfferAsk   Key = "seat.offer.ask"

	TogetherTitle      Key = "together.title"
	TogetherShort      Key = "together.short"
	TogetherHow        Key = "together.how"
	TogetherLink       Key = "together.link"
	TogetherName       Key = "together.name"
	TogetherPaste      Key = "together.paste"
	TogetherSit        Key = "together.sit"
	TogetherConnecting Key = "together.connecting"
	TogetherWaiting    Key = "together.waiting"
	TogetherCancel     Key = "together.cancel"
	TogetherTables     Key = "together.tables"
	TogetherForget     Key = "together.forget"
	TogetherForgetAsk  Key = "together.forget.ask"
	TogetherYourTurn   Key = "together.yourTurn"
	TogetherOver       Key = "together.over"
	TogetherRunning    Key = "together.running"
)
