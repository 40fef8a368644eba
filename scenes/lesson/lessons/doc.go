// Package lessons holds the interactive lessons of every game as data: short steps, each a real position with something
// to try, and what is to be played there.
//
// A [Lesson] belongs to one game, or to one edition of it; a [Step] either shows something or has a [Goal], which
// judges what the learner plays by the rules of the game itself. A [Run] follows a match through one step: it says what
// the others reply, when a move has to be taken back, and which move would be right. Words are not kept here: a step
// has a name, and the lesson screen has texts for it.
//
// The package imports rules, rules/puzzles, the rules of the games and pure packages of the standard library.
package lessons
