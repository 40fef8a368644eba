package lang

// enHonshuLand is what is said of lands and of building.
func enHonshuLand() texts {
	return texts{
		HonshuRound:    "Round",
		HonshuYourLand: "Your land",
		HonshuLandOf:   "{name}'s land",
		HonshuIfHere:   "If you build here",
		HonshuIfCard:   "If you build {card} here",
		HonshuAsItIs:   "Your land as it is",
		HonshuNoBonus:  "No scoring card in this game",
		HonshuPool:     "Pool",

		HonshuValues:             "Point values",
		HonshuValueForest:        "Forest: 2 points per square",
		HonshuValueTown:          "Town: 1 point per square of your largest town",
		HonshuValueLake:          "Lakes: {n} {n|point|points} per square after the first, in each group",
		HonshuValueFactory:       "Factory: the points on it, for one cube of its good",
		HonshuValueFactoryManual: "Factory: 1 point for one cube of its good",
		HonshuValueFields:        "Fields: no points, but they break a tie",

		HonshuLegal:     "Legal",
		HonshuCovers:    "Covers {n} {n|square|squares}.",
		HonshuSlides:    "Slides {n} {n|square|squares} under.",
		HonshuLoses:     "Loses {goods}.",
		HonshuGains:     "New: {goods}.",
		HonshuPoolEmpty: "The pool has no {good} left: the square stays empty.",

		HonshuTurnLeft:  "Turn left",
		HonshuTurnRight: "Turn right",
		HonshuOver:      "Over",
		HonshuUnder:     "Under",
		HonshuBuild:     "Build",
		HonshuBuildHere: "Build here",
		HonshuBothSides: "Show both sides",
		HonshuTryOn:     "Try on my land",
		HonshuTryOff:    "Back to the table",
		HonshuTrying:    "Just trying: nothing is played.",
		HonshuGhostAt:   "card {card}, its upper left square: {at}",

		HonshuSpotStart:   "start square",
		HonshuSpotLeft:    "{n} left",
		HonshuSpotRight:   "{n} right",
		HonshuSpotUp:      "{n} up",
		HonshuSpotDown:    "{n} down",
		HonshuSpotHolds:   "{at}: {what}",
		HonshuSpotCard:    "the card lies here",
		HonshuSpotOver:    "the card lies on it",
		HonshuSpotUnder:   "the card lies under it",
		HonshuSpotForCard: "the card can go here",

		HonshuPreviousCard: "Previous card",
		HonshuNextCard:     "Next card",
		HonshuPrevious:     "Previous land",
		HonshuNextLand:     "Next land",
		HonshuCloseLand:    "Close",
	}
}
