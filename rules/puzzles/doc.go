// Package puzzles holds puzzles as values and as text: a position of a game, whose move it is, and the one answer.
//
// A list of puzzles is text, a line a puzzle, its fields divided by tabs:
//
//	ID  GRADE  SEAT  OPTIONS  POSITION  ANSWER
//
// The ID is the game's id and eight hexadecimal digits, a hash of options and position. GRADE is 1, easy to see, to 5.
// SEAT is to move. OPTIONS are words as the text protocol takes them, "seats=2 rules=mori". POSITION and the actions
// of the ANSWER, divided by "; ", are in the game's notation; who acts next plays the next action, also the opponent's
// replies.
//
// Package data has the lists, package prove finds the answers anew. The package imports rules and pure packages of the
// standard library.
package puzzles
