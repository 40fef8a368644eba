// Package homeworlds holds the rules of Homeworlds, the pyramid game of John Cooper for two to six seats: stars and
// ships, the four powers, sacrifices, catastrophes, and the secret alignments Good and Evil. Rules, rulings and
// notation follow the project's spec of the game.
//
// A [Position] is what lies on the table, as packed counts; the rules of single steps are its methods. A State adds the
// match around it: cards, repetition, the end. Whole turns, as searched by bots and counted by perft, are made
// from the same steps.
//
// It imports the contract of package rules and pure packages of the standard library only.
package homeworlds
