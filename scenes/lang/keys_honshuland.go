package lang

// Keys of the lands of Honshū: panels, placing, trials.
const (
	// Panels beside the land.
	HonshuRound    Key = "honshu.land.round"
	HonshuYourLand Key = "honshu.land.yours"
	HonshuLandOf   Key = "honshu.land.of"
	HonshuIfHere   Key = "honshu.land.ifHere"
	HonshuIfCard   Key = "honshu.land.ifCard"
	HonshuAsItIs   Key = "honshu.land.asItIs"
	HonshuNoBonus  Key = "honshu.land.noBonus"
	HonshuPool     Key = "honshu.land.pool"

	// The panel of point values.
	HonshuValues             Key = "honshu.points"
	HonshuValueForest        Key = "honshu.points.forest"
	HonshuValueTown          Key = "honshu.points.town"
	HonshuValueLake          Key = "honshu.points.lake"
	HonshuValueFactory       Key = "honshu.points.factory"
	HonshuValueFactoryManual Key = "honshu.points.factoryManual"
	HonshuValueFields        Key = "honshu.points.fields"

	// What comes of a card where it lies.
	HonshuLegal     Key = "honshu.land.legal"
	HonshuCovers    Key = "honshu.land.covers"
	HonshuSlides    Key = "honshu.land.slides"
	HonshuLoses     Key = "honshu.land.loses"
	HonshuGains     Key = "honshu.land.gains"
	HonshuPoolEmpty Key = "honshu.land.poolEmpty"

	// What the score gains and loses by it, category by category, and against the best other place that was tried.
	HonshuChangeTotal  Key = "honshu.change.total"
	HonshuChangeMore   Key = "honshu.change.more"
	HonshuChangeLess   Key = "honshu.change.less"
	HonshuChangeNone   Key = "honshu.change.none"
	HonshuFieldsMore   Key = "honshu.change.fieldsMore"
	HonshuFieldsLess   Key = "honshu.change.fieldsLess"
	HonshuBetterPlayed Key = "honshu.better.played"
	HonshuBetterPlace  Key = "honshu.better.place"
	HonshuBetterBuild  Key = "honshu.better.build"
	HonshuBetterGain   Key = "honshu.better.gain"
	HonshuBetterLoss   Key = "honshu.better.loss"
	HonshuBetterTake   Key = "honshu.better.take"
	HonshuBetterLater  Key = "honshu.better.later"
	HonshuBestMore     Key = "honshu.best.more"
	HonshuBestLess     Key = "honshu.best.less"
	HonshuBestSame     Key = "honshu.best.same"

	// Why a move of a hint is good.
	HonshuReasonFirst   Key = "honshu.reason.first"
	HonshuReasonHighest Key = "honshu.reason.highest"
	HonshuReasonNone    Key = "honshu.reason.none"
	HonshuReasonFew     Key = "honshu.reason.few"
	HonshuReasonPassed  Key = "honshu.reason.passed"
	HonshuReasonSaves   Key = "honshu.reason.saves"
	HonshuReasonGain    Key = "honshu.reason.gain"
	HonshuReasonBrings  Key = "honshu.reason.brings"
	HonshuReasonDenies  Key = "honshu.reason.denies"
	HonshuReasonPair    Key = "honshu.reason.pair"
	HonshuReasonLeast   Key = "honshu.reason.least"
	HonshuReasonStand   Key = "honshu.reason.stand"
	HonshuReasonLater   Key = "honshu.reason.later"
	HonshuReasonCost    Key = "honshu.reason.cost"
	HonshuReasonSpares  Key = "honshu.reason.spares"
	HonshuReasonAnd     Key = "honshu.reason.and"

	// Buttons and squares of placing.
	HonshuTurnLeft   Key = "honshu.land.turnLeft"
	HonshuTurnRight  Key = "honshu.land.turnRight"
	HonshuOver       Key = "honshu.land.over"
	HonshuUnder      Key = "honshu.land.under"
	HonshuBuild      Key = "honshu.land.build"
	HonshuNotHere    Key = "honshu.land.notHere"
	HonshuBothSides  Key = "honshu.land.bothSides"
	HonshuBothLegend Key = "honshu.land.bothLegend"
	HonshuTryOn      Key = "honshu.land.tryOn"
	HonshuTryOff     Key = "honshu.land.tryOff"
	HonshuTrying     Key = "honshu.land.trying"
	HonshuPreviewAt  Key = "honshu.land.previewAt"

	// Where a square lies, counted from the upper left one of the start province, and what is there.
	HonshuSpotStart   Key = "honshu.spot.start"
	HonshuSpotLeft    Key = "honshu.spot.left"
	HonshuSpotRight   Key = "honshu.spot.right"
	HonshuSpotUp      Key = "honshu.spot.up"
	HonshuSpotDown    Key = "honshu.spot.down"
	HonshuSpotHolds   Key = "honshu.spot.holds"
	HonshuSpotCard    Key = "honshu.spot.card"
	HonshuSpotOver    Key = "honshu.spot.over"
	HonshuSpotUnder   Key = "honshu.spot.under"
	HonshuSpotForCard Key = "honshu.spot.forCard"

	// Lands of others.
	HonshuPreviousCard Key = "honshu.land.previousCard"
	HonshuNextCard     Key = "honshu.land.nextCard"
	HonshuPrevious     Key = "honshu.land.previous"
	HonshuNextLand     Key = "honshu.land.next"
	HonshuCloseLand    Key = "honshu.land.close"
)
