// Package rules is the contract between Engawa's games and everything that plays, shows, stores or checks them.
//
// Who adds a game writes, in this order:
//
//   - a [State], one position with everything that any seat may know about it: who may act, what it may do, what comes
//     of it, and who sees what;
//   - a [Game], which makes States, and reads and writes their texts. Its [Info] has what is known before a match:
//     seats, options, sides, secrets;
//   - of the seven below what the game has beside. With none of them it is played in a terminal, over the text protocol
//     and against bots, kept, shared and taken back.
//
// What a game may have beside, and the function by which callers ask for it, which knows what holds without:
//
//	Pointer       Paths, Why   played by pointing at things: every game with a table
//	Scorer        End, Score   words for the end and categories of points
//	SecretKeeper  PrivacyOf    seats have something to hide from others at the same screen
//	Adviser       Warnings     what a careful friend would say before a move
//	Talker        -            it matters what the players say
//	Notation      -            a notation for whole turns and whole games
//	Remote        Decode       Views cross a wire, to a seat far away
//
// Play is a sequence of [Move] values: each is one atomic choice of a seat or of Nature. A [Match] keeps that sequence;
// it is the truth, and positions are replayed from it.
//
// What a seat may know is three things and nothing else: [State.View] of the position, [State.Legal] in that View, and
// [Match.Seen] of every move. Screens, bots and seats far away get these, never the whole State. Who else looks at the
// same screen is [PrivacyOf]'s question, not the View's.
//
// Two habits hold for every game: actions are atomic, so that what a player decides in one breath is one [Action]; and
// nothing is shuffled: chance is drawn when it is needed, by a logged move of [Nature].
//
// The package imports only pure packages of the standard library, and game packages import only it and those.
package rules
