// Package prove finds the answers of puzzles anew, by exhaustive search with the games' own rules, and grades them.
// What makes puzzles and what tests them use the same functions.
//
//   - [Yokai]: one move wins at every step, against replies that resist longest.
//   - [Homeworlds]: of all whole turns, those that win leave one and the same table.
//   - [HomeworldsForced]: no turn wins, and one leaves a turn that wins after every reply.
//   - [Honshu]: of all places for the last card, one brings the most.
//
// The package imports rules, rules/puzzles, the rules of these games, and pure packages of the standard library.
package prove
