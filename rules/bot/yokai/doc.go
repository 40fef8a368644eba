// Package yokai has the bots of the 3x4 game, Yōkai no Mori and Dōbutsu shōgi.
//
// Level 1 moves at random but for what it sees at once, levels 2 to 6 search by package alphabeta and choose by softmax,
// and level 7 plays perfectly: it looks positions up in a tablebase made by retrograde analysis (package solved; Thompson,
// "Retrograde Analysis of Certain Endgames", 1986) and finds the length of what is decided by a depth-limited proof
// search with a transposition table. Level 6.5 does so, too, but makes some
// decisions by a short search. Levels 5 to 6.5 have parameters of their own for each rule set.
//
// What positions are worth, for the analysis of a match, is read from the same tablebases.
//
// The package imports rules, rules/yokai, rules/yokai/solved, rules/bot and rules/bot/alphabeta.
package yokai
