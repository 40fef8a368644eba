// Package homeworlds holds the rules of Homeworlds, the pyramid game of John Cooper for two to six seats: stars and
// ships, the four powers, sacrifices, catastrophes, and the secret alignments Good and Evil. Rules, rulings and
// notation stand in docs/rules/homeworlds.md.
//
// A [Position] is what lies on the table, as packed counts; the rules of single steps are its methods, and
// [Position.Legal] lists them as actions. A [State] adds the match around it: cards, repetition, the end, and what a
// viewer may not see. Whole turns, as bots search them and perft counts them, are made from the same steps: see
// [Turns], [Threats] and [SearchPosition].
//
// [Game] is what menus, tables and protocols use: texts of actions, turns, positions and whole records, all ways to
// point at an action and the reason when there is none, warnings, and the statements of diplomacy.
//
// It imports rules, rules/gamekit, rules/perft and pure packages of the standard library only.
package homeworlds
