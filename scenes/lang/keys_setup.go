package lang

// Keys of setting up a match.
const (
	SetupTitle         Key = "setup.title"
	SetupPlayers       Key = "setup.players"
	SetupPlayer        Key = "setup.player"  // n
	SetupLess          Key = "setup.less"    // players
	SetupGreater       Key = "setup.greater" // a number of players
	SetupName          Key = "setup.name"
	SetupNameOf        Key = "setup.name.of"  // of player n
	SetupAnother       Key = "setup.another"  // name for player n
	SetupWeaker        Key = "setup.weaker"   // computer that plays who
	SetupStronger      Key = "setup.stronger" // the same
	SetupHuman         Key = "setup.human"
	SetupComputer      Key = "setup.computer"
	SetupStrength      Key = "setup.strength"    // n, all: the place of a level among the levels
	SetupStrengthIs    Key = "setup.strength.is" // what the place means
	SetupYoursItself   Key = "setup.yours.itself"
	SetupYours         Key = "setup.yours"
	SetupElo           Key = "setup.elo"     // n
	SetupOptions       Key = "setup.options" // heads them for a screen reader
	SetupSwap          Key = "setup.swap"
	SetupSkin          Key = "setup.skin"
	SetupFacing        Key = "setup.facing"
	SetupFacingUpright Key = "setup.facing.upright"
	SetupFacingTurned  Key = "setup.facing.turned"
	SetupFacingHint    Key = "setup.facing.hint" // about upright ones
	SetupSkinHint      Key = "setup.skin.hint"
	SetupDefault       Key = "setup.default"     // value
	SetupFirst         Key = "setup.first"       // n, steps of the lesson
	SetupFirstShort    Key = "setup.first.short" // the same, of a match that is made short
	SetupSpirits       Key = "setup.spirits"
	SetupAnimals       Key = "setup.animals"
	SetupWatch         Key = "setup.watch"
	SetupBegin         Key = "setup.begin"
	SetupRules         Key = "setup.rules"
	SetupMore          Key = "setup.more"
	SetupMoreBoth      Key = "setup.moreBoth"
	SetupPage          Key = "setup.page"

	// Camps and heroes, in games with two sides.
	SetupSide     Key = "setup.side"
	SetupSideOf   Key = "setup.side.of"   // side, list
	SetupSideSeat Key = "setup.side.seat" // name, n
	SetupFigures  Key = "setup.figures"   // n; this one and those of the cast may be followed by a game's id
	SetupCastOpen Key = "setup.cast.open"
	SetupCast     Key = "setup.cast"
	SetupCastHow  Key = "setup.cast.how"
)
