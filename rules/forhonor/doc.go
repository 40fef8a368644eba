// Package forhonor holds the rules of the board game after For Honor by Maxime Cargol, for two to eight seats in two
// camps: draft, soldiers, activation, moves, shots, banners, fights in two secret rounds, zones, breaking and the end.
// Rules, rulings and notation stand in docs/rules/forhonor.md. The shape of the battlefield and the powers of the heroes
// are this project's design, as the rule sheet holds neither.
//
// A [Square] is a place on the battlefield, a [Hero] one of the twelve with faction and power, a [State] a position of
// a match, whole or as one seat knows it. [Game] makes, reads and explains States.
//
// Words used here are the rules' own: a camp is broken when its waiting heroes do not return; a file is a column in
// which soldiers advance; a line group are the soldiers that stand unbroken from the median on, a rear group those on
// arrival squares; a hero waits after death and is executed, for a round longer, by a powerful blow.
//
// Picks, line-ups and combat cards are chosen by several seats at the same time and stay secret until the last is in.
//
// # Parts
//
// Heroes are PartPiece by number on the battlefield and beside it, PartCard by number in a draft; combat cards are
// PartCard, [CardPart] plus the card; squares are PartCell by number. Buttons are the constants Button….
//
//	pick, line   the card of a hero; those of all four in order
//	act          the hero
//	move, shove  the square
//	shoot        the hero or the square of the soldier, then ButtonShoot
//	banner, done the button
//	raze         ButtonLine or ButtonRear, or a square of a soldier of the group and ButtonRaze; then a PartCount
//	attack       the hero, then ButtonAttack or ButtonStampede
//	card         the combat card
//	Nature       the seat that receives; a camp is a PartCount
//
// # Events
//
// Things are heroes by number, or Thing… plus a number; places are squares or Place… plus a camp or a seat.
//
//	EvDeal    hero to PlaceHand+seat, seen by that seat
//	EvCommit  a seat has picked, lined up or laid a card: Thing tells it to that seat
//	EvReveal  with Thing 0 all have picked (To is -1), or a seat looks at the hand passed to it (To is that hand); a hero that a
//	          seat has picked, To PlaceCamp; the line-up of a camp, ThingLineup, in Path; an initiative card,
//	          ThingCamp+camp; a combat card, ThingCard+card, by the owner, N the number of the hero
//	EvPhase   ThingRound: round N begins; ThingReturn; ThingScoring; ThingCombat: round N of a fight; ThingDone: the hero N has
//	          been played
//	EvMove    ThingSoldier+camp: the soldiers of a file advance; a hero walks, Path its way, From PlaceCamp when it enters, is
//	          shoved or pushed, returns or goes from execution to waiting
//	EvPlace   ThingSoldier+camp: a new soldier
//	EvFlip    a hero is activated; ThingBlow: a powerful blow, By the winner; ThingBroken+camp, N 1 broken, 0 healed
//	EvMark    ThingShot, ThingBanner, ThingAttack, ThingGang, ThingStampede or ThingBleed by the hero N: From its square, To the target's
//	EvScore   a hero has N lives left, From its square; ThingCamp+camp: N points for the Zone To, by holding it
//	EvTake    ThingSoldier+camp: a soldier falls; a hero leaves to PlaceWaiting or PlaceExecution plus its camp;
//	          ThingZone+zone goes to the camp To, -1 for nobody
//	EvEnd     Path lists the seats that have won
//
// It imports rules, rules/gamekit and pure packages of the standard library only.
package forhonor
