// Package alphabeta plays open games of two seats by alpha-beta search (Knuth and Moore, "An Analysis of Alpha-Beta
// Pruning", Artificial Intelligence 6, 1975).
//
// The search deepens iteratively (Slate and Atkin, "Chess 4.5", 1977) and keeps a transposition table. It is a
// principal variation search (Marsland and Campbell, "Parallel Search of Strongly Ordered Game Trees", 1982): all moves
// but the first are searched with an empty window first. Moves are ordered by the table's move, forcing moves, two
// killer moves (Akl and Newborn, 1977) and the history heuristic (Schaeffer, 1983). Where the depth is used up, a
// quiescence search (Shannon, "Programming a Computer for Playing Chess", 1950) follows forcing moves. Weaker levels
// choose among the moves by softmax, as [bot.Softmax] says.
//
// The package imports rules and rules/bot. A game's bots use it with a [Position] of their own; [Bots] are those of a
// game that has none.
package alphabeta
