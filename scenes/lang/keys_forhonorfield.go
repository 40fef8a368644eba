package lang

// Keys of the battlefield of For Honor: what can be ordered there and what lies on it.
const (
	ForhonorActivate    Key = "forhonor.order.activate"
	ForhonorMarch       Key = "forhonor.order.march"
	ForhonorMakeRoom    Key = "forhonor.order.makeRoom"
	ForhonorFight       Key = "forhonor.order.fight"
	ForhonorStampede    Key = "forhonor.order.stampede"
	ForhonorShoot       Key = "forhonor.order.shoot"
	ForhonorShootFalls  Key = "forhonor.order.shootFalls"
	ForhonorShotFalls   Key = "forhonor.order.shotFalls"
	ForhonorBanner      Key = "forhonor.order.banner"
	ForhonorStrike      Key = "forhonor.order.strike"
	ForhonorStrikeShort Key = "forhonor.order.strikeShort"
	ForhonorMarchFight  Key = "forhonor.order.marchFight"
	ForhonorMarchShoot  Key = "forhonor.order.marchShoot"
	ForhonorMarchStrike Key = "forhonor.order.marchStrike"
	ForhonorDone        Key = "forhonor.order.done"
	ForhonorFewer       Key = "forhonor.order.fewer"
	ForhonorMore        Key = "forhonor.order.more"
	ForhonorSteps       Key = "forhonor.order.steps"
	ForhonorNoSteps     Key = "forhonor.order.noSteps"
	ForhonorAim         Key = "forhonor.order.aim"

	ForhonorThreat        Key = "forhonor.field.threat"
	ForhonorThreatShort   Key = "forhonor.field.threatShort"
	ForhonorThreatMessage Key = "forhonor.field.threatMessage"
	ForhonorWhole         Key = "forhonor.field.whole"
	ForhonorNear          Key = "forhonor.field.near"
	ForhonorWholeShort    Key = "forhonor.field.wholeShort"
	ForhonorNearShort     Key = "forhonor.field.nearShort"
	ForhonorOverview      Key = "forhonor.field.overview"
	ForhonorGround        Key = "forhonor.field.ground"
	ForhonorCentre        Key = "forhonor.field.centre"

	ForhonorSquareCost    Key = "forhonor.square.cost"
	ForhonorSquareFight   Key = "forhonor.square.fight"
	ForhonorSquareThreat  Key = "forhonor.square.threat"
	ForhonorSquareHero    Key = "forhonor.square.hero"
	ForhonorSquareSoldier Key = "forhonor.square.soldier"
	ForhonorWorth         Key = "forhonor.field.worth"
	ForhonorWorthTo       Key = "forhonor.field.worthTo"
	ForhonorWorthLost     Key = "forhonor.field.worthLost"
	ForhonorLabel         Key = "forhonor.field.label" // camp, by
	ForhonorTake          Key = "forhonor.zone.take"   // n points at once, m per round
	ForhonorTakeCentre    Key = "forhonor.zone.take.centre"

	ForhonorSquareFightable  Key = "forhonor.square.fightable"
	ForhonorSquareWalk       Key = "forhonor.square.walk"
	ForhonorSquareFar        Key = "forhonor.square.far"
	ForhonorSquareShootable  Key = "forhonor.square.shootable"
	ForhonorSquareShootFalls Key = "forhonor.square.shootFalls"
)
