// Package rules is the contract between Engawa's games and everything that plays, shows, stores or checks them.
//
// A game is a [Game], which makes and reads positions, and a [State], one position with everything that any seat
// may know about it. Play is a sequence of [Move] values: each is one atomic choice of a seat or of Nature. A
// [Match] keeps that sequence; it is the truth, and positions are replayed from it.
//
// Three habits hold for every game:
//
//   - Atomic actions. What a player decides in one breath is one [Action]; longer turns are several of them.
//   - Nothing is shuffled. Chance is drawn when it is needed, by a logged move of [Nature], so that a State holds
//     neither a seed nor a hidden order.
//   - Screens and bots get [State.View] of a seat, never the whole State.
//
// The package imports only pure packages of the standard library, and game packages import only it and those.
package rules
