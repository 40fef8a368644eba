package lang

// Keys of the table of Homeworlds.
const (
	// Names of places and things.
	HomeworldsHome     Key = "homeworlds.home"
	HomeworldsOldHome  Key = "homeworlds.oldHome"
	HomeworldsBank     Key = "homeworlds.bank"
	HomeworldsBankLeft Key = "homeworlds.bankLeft"
	HomeworldsGood     Key = "homeworlds.good"
	HomeworldsEvil     Key = "homeworlds.evil"
	HomeworldsGoodAim  Key = "homeworlds.goodAim"
	HomeworldsEvilAim  Key = "homeworlds.evilAim"
	HomeworldsNoCard   Key = "homeworlds.noCard"

	// What stands on the slip of a seat.
	HomeworldsTally        Key = "homeworlds.tally"
	HomeworldsTallyShort   Key = "homeworlds.tally.short"
	HomeworldsTallyActions Key = "homeworlds.tally.actions"
	HomeworldsTallyFew     Key = "homeworlds.tally.few"
	HomeworldsTallyDone    Key = "homeworlds.tally.done"
	HomeworldsTallyOut     Key = "homeworlds.tally.out"

	// Buttons.
	HomeworldsBuild     Key = "homeworlds.button.build"
	HomeworldsTrade     Key = "homeworlds.button.trade"
	HomeworldsMove      Key = "homeworlds.button.move"
	HomeworldsAttack    Key = "homeworlds.button.attack"
	HomeworldsSacrifice Key = "homeworlds.button.sacrifice"
	HomeworldsDetonate  Key = "homeworlds.button.detonate"
	HomeworldsLeave     Key = "homeworlds.button.leave"
	HomeworldsPass      Key = "homeworlds.button.pass"
	HomeworldsEnd       Key = "homeworlds.button.end"
	HomeworldsClose     Key = "homeworlds.button.close"
	HomeworldsWays      Key = "homeworlds.button.ways"
	HomeworldsBefore    Key = "homeworlds.button.before"

	// A system seen large.
	HomeworldsPowers        Key = "homeworlds.powers"
	HomeworldsPowersOf      Key = "homeworlds.powersOf"
	HomeworldsWillBuild     Key = "homeworlds.will.build"
	HomeworldsWillTrade     Key = "homeworlds.will.trade"
	HomeworldsWillMove      Key = "homeworlds.will.move"
	HomeworldsWillAttack    Key = "homeworlds.will.attack"
	HomeworldsWillSacrifice Key = "homeworlds.will.sacrifice"
	HomeworldsCanBuild      Key = "homeworlds.can.build"
	HomeworldsCanSacrifice  Key = "homeworlds.can.sacrifice"
	HomeworldsNoPower       Key = "homeworlds.noPower"
	HomeworldsNoShip        Key = "homeworlds.noShip"
	HomeworldsCrowd         Key = "homeworlds.crowd"

	// What a catastrophe would do.
	HomeworldsBurst       Key = "homeworlds.burst"
	HomeworldsBurstOf     Key = "homeworlds.burst.of"
	HomeworldsBurstVanish Key = "homeworlds.burst.vanish"
	HomeworldsBurstOpened Key = "homeworlds.burst.opened"
	HomeworldsBurstLoses  Key = "homeworlds.burst.loses"

	// What the table says during play.
	HomeworldsFirstStar      Key = "homeworlds.say.firstStar"
	HomeworldsSecondStar     Key = "homeworlds.say.secondStar"
	HomeworldsFirstShip      Key = "homeworlds.say.firstShip"
	HomeworldsChoose         Key = "homeworlds.say.choose"
	HomeworldsSail           Key = "homeworlds.say.sail"
	HomeworldsTradeFor       Key = "homeworlds.say.tradeFor"
	HomeworldsWhichBuild     Key = "homeworlds.say.whichBuild"
	HomeworldsWhichTrade     Key = "homeworlds.say.whichTrade"
	HomeworldsWhichMove      Key = "homeworlds.say.whichMove"
	HomeworldsWhichPrey      Key = "homeworlds.say.whichPrey"
	HomeworldsTakeIt         Key = "homeworlds.say.takeIt"
	HomeworldsWhichSacrifice Key = "homeworlds.say.whichSacrifice"
	HomeworldsShipChosen     Key = "homeworlds.say.shipChosen"
	HomeworldsLossSystem     Key = "homeworlds.say.lossSystem"
	HomeworldsLossHome       Key = "homeworlds.say.lossHome"
	HomeworldsLossBack       Key = "homeworlds.say.lossBack"
	HomeworldsActions        Key = "homeworlds.say.actions"
	HomeworldsDone           Key = "homeworlds.say.done"
	HomeworldsDoneCrowd      Key = "homeworlds.say.doneCrowd"
	HomeworldsHomeEmpty      Key = "homeworlds.say.homeEmpty"
	HomeworldsPast           Key = "homeworlds.say.past"
	HomeworldsAgain          Key = "homeworlds.say.again"

	// Lines of the log.
	HomeworldsBegins         Key = "homeworlds.log.begins"
	HomeworldsLogStar        Key = "homeworlds.log.star"
	HomeworldsLogShip        Key = "homeworlds.log.ship"
	HomeworldsLogBuild       Key = "homeworlds.log.build"
	HomeworldsLogTrade       Key = "homeworlds.log.trade"
	HomeworldsLogMove        Key = "homeworlds.log.move"
	HomeworldsLogDiscover    Key = "homeworlds.log.discover"
	HomeworldsLogAttack      Key = "homeworlds.log.attack"
	HomeworldsLogSacrifice   Key = "homeworlds.log.sacrifice"
	HomeworldsLogCatastrophe Key = "homeworlds.log.catastrophe"
	HomeworldsLogPass        Key = "homeworlds.log.pass"

	// What screen readers are told.
	HomeworldsSpokenSystem Key = "homeworlds.spoken.system"
	HomeworldsSpokenShip   Key = "homeworlds.spoken.ship"
	HomeworldsSpokenShips  Key = "homeworlds.spoken.ships"
	HomeworldsSpokenBank   Key = "homeworlds.spoken.bank"
	HomeworldsSpokenMark   Key = "homeworlds.spoken.mark"
	HomeworldsSpokenNone   Key = "homeworlds.spoken.none"
)
