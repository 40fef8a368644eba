// Package rules is the contract between Engawa's games and everything that plays, shows, stores or checks them.
//
// Who adds a game writes a State, which is one position, and a Game, which makes States, and reads and writes their
// texts; package gamekit helps with both, the first example shows the least of it. A game may have eight things beside.
// Callers ask for them by the functions in the middle, which know what holds without:
//
//	Pointer       Paths, Why   played by pointing at things: every game with a table
//	Scorer        End, Score   words for the end and categories of points
//	SecretKeeper  PrivacyOf    seats have something to hide from others at the same screen
//	Warner        Warnings     what a careful friend would say before a move
//	Talker        -            it matters what the players say
//	Notation      -            a notation for whole turns and whole games
//	Remote        Decode       Views cross a wire, to a seat far away
//	EventChecker  CheckEvents  what crosses it with them is checked before it is shown
//
// A Match keeps the Moves, each one atomic choice of a seat or of Nature: what a player decides in one breath is one
// Action, and nothing is shuffled, as chance is drawn when it is needed. Positions are replayed from the Moves.
//
// What a seat may know is State.View, State.Legal in that View, and Match.ViewMove of every Move. Screens, bots and seats
// far away get these, never the whole State.
//
// The package imports only pure packages of the standard library; games import only those, it and gamekit.
package rules
