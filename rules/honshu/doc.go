// Package honshu holds the rules of Honshū, the game of map cards for two to five seats: tricks, the two-player duel
// and the draft, building, cubes and the eight scoring cards. Rules, rulings and notation stand in
// docs/rules/honshu.md.
//
// A [Map] is what one player has built; it can be tried on and scored without a match, and is never changed once a
// State holds it. A [State] adds hands, table, cubes and phases. [Game] makes, reads and explains States.
//
// Words used here are the rules' own: a map card has six squares; a production square holds or lacks a cube; factories
// take cubes at the end; a card is built over or under the map. The pool are the cubes beside the table, the pile the
// cards not yet dealt. A card's printed squares are a to f, bits 0 to 5 of a set of squares.
//
// Choices that seats make at the same time (bid, keep, pick, drop, build) are secret until the last of them is in. What
// they do happens then, in player order.
//
// # Parts
//
// Cards are PartCard, by their number; squares of the own map are PartCell, by [Cell]. Buttons are the constants
// Button….
//
//	play         card, then the square that gives the cube or ButtonPlain
//	take, bid,   card
//	keep, pick, drop
//	stand, pay   ButtonStand; the two squares, in any order
//	pair         ButtonPair1 or ButtonPair2, or a card of the pair
//	build        the top left square of the box, ButtonTurn plus the quarter turns, then ButtonOver, ButtonUnder or, woven,
//	             ButtonWoven plus the set of hidden squares
//	Nature       the seat that receives, or the card opened; a scoring card is a PartCount
//
// # Events
//
// Things are cards by number ([Card]), or Thing… plus a number; places are the constants Place…, or [MapPlace].
// Everybody sees every event whole, but for EvDeal and EvCommit.
//
//	EvDeal    card to PlaceHand+seat, seen by that seat
//	EvPlace   a province or built card: From is the hand, table or -1, To the map place of the box, N the quarter turns plus
//	          four times the set of hidden squares, Path the squares that show; a played card: To is PlaceTable, N its value
//	EvTake    ThingOrder+n goes to the seat To; a card from PlaceTable to the seat To; ThingPair+n, with its cards in Path, to the seat To
//	EvReveal  ThingGoal+n is in play; a card is opened on PlaceTable; a seat's bid, kept card or pick is shown; with Thing 0
//	          the builds are shown (To is -1), or a seat looks at the hand passed to it (To is that hand)
//	EvCommit  a seat is ready; Thing is the card it has chosen, seen by that seat
//	EvMove    ThingCube+colour: from a square to the played card, N its value; from a square or PlaceTable to PlacePool; from
//	          PlacePool to a square, N 1, or 0 when the pool has none. ThingHand: a hand of N cards goes to a neighbour
//	EvFlip    a card leaves the game: To is PlaceOut
//	EvPhase   Thing is the [Phase] that begins, N the round
//	EvScore   the seat By has N in the [Category] Thing
//	EvEnd     Path lists the winners
//
// It imports rules, rules/gamekit and pure packages of the standard library only.
package honshu
