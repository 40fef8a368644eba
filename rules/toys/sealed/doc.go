// Package sealed is a teaching game: small, but with everything that makes a game hard to serve. Seats know different
// things, choose at the same time in secret, and chance plays along. It is not shipped; it shows how a game is
// written, and the tests of the table, the bots and the suite play it.
//
// Two to four seats hold the bidding cards 1 to 5. At the start each gets one secret card worth 1 to 8 points. Each
// round Nature turns up a prize worth 1 to 6 points; all seats bid at once, in secret, one of their cards, or pass. The
// bids are shown together, the cards are spent, and the highest one takes the prize. A tie is drawn, or nobody gets
// the prize. After the last round the secret cards are shown and added to the prizes: that is the payoff.
//
// # Parts
//
// A bid is the bidding card itself, a PartCard; passing is PartButton 0.
//
// # Events
//
//	EvDeal    Thing is the secret card that reaches seat To, seen by that seat (by all with cards=shown)
//	EvPhase   round N begins
//	EvPlace   Thing is the prize turned up
//	EvCommit  the seat has bid Thing-1, seen by that seat
//	EvReveal  with From -1: the seat's bid was Thing-1; with From 0: its secret card was Thing
//	EvTake    seat To takes the prize Thing; To is -1 when nobody does
//	EvScore   the seat has N points now
//	EvEnd     Path lists the seats with most points
//
// The package imports only rules, rules/gamekit, rules/toys/bintext and pure packages of the standard library.
package sealed
