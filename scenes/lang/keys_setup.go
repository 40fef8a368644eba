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
	SetupSwap          Key = "setup.swap"
	SetupSkin          Key = "setup.skin"
	SetupFacing        Key = "setup.facing"
	SetupFacingUpright Key = "setup.facing.upright"
	SetupFacingTurned  Key = "setup.facing.turned"
	SetupSpirits       Key = "setup.spirits"
	SetupAnimals       Key = "setup.animals"
	SetupWatch         Key = "setup.watch"
	SetupBegin         Key = "setup.begin"
	SetupRules         Key = "setup.rules"
	SetupMore          Key = "setup.more"
	SetupFewer         Key = "setup.fewer"
	SetupMoreBoth      Key = "setup.moreBoth"

	// Camps and heroes, in games with two sides.
	SetupSide     Key = "setup.side"
	SetupSideOf   Key = "setup.side.of"   // side, list
	SetupSideSeat Key = "setup.side.seat" // name, n
	SetupFigures  Key = "setup.figures"   // n; this one and those of the cast may be followed by a game's id
	SetupCastOpen Key = "setup.cast.open"
	SetupCast     Key = "setup.cast"
	SetupCastHow  Key = "setup.cast.how"

	// Levels of computer players, from 1 on.
	Level1 Key = "level.1"
	Level2 Key = "level.2"
	Level3 Key = "level.3"
	Level4 Key = "level.4"
	Level5 Key = "level.5"
	Level6 Key = "level.6"
	Level7 Key = "level.7"
)
