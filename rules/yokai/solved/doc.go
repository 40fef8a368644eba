// Package solved solves the 3x4 game backwards: it gives every position its outcome and the number of moves to the end
// when both sides play their best, by either rule set and for any number of pieces.
//
// [Solve] makes a [Table] for a [Material], the pieces that take part, and [SolveBoth] one for each rule set. Tables say
// what bots, puzzles and handicaps are worth, and tests hold all known values of the game against them. A census, in the
// tests, walks through all positions of a game from a start, checks the Table against every move it meets, and counts.
//
// # How it is solved
//
// A position is seen by its side to move, which plays upward; mirror images are one. Positions are numbered without
// gaps: the lions choose a block, the other pieces a rank in it. A Table holds a byte a position. At first only the
// positions are decided in which the lion can be taken, a Try wins, or nothing keeps the lion safe; all others count
// their safe moves. Then, distance by distance, what is decided is carried back to the positions from which a move
// leads there: one move to a lost position wins, and a position whose last safe move is found to lose is lost. What is
// never decided is drawn. Moves that leave the lion to be taken are not followed: they lose in two moves, and no other
// move loses sooner.
//
// # Tablebases
//
// A [Tablebase] holds what is needed to play perfectly in a twentieth of the room of a Table, for programs that are
// sent over a network: which positions are lost, and how soon, in bands of two distances. [Table.WriteTablebase] finds
// weights for what can be seen of a position, so that most positions are predicted rightly, and codes them
// arithmetically, in chunks that can be read one by one.
//
// The pieces' moves are read from [yokai.PieceTable]; making, counting and taking back moves is written anew, apart
// from [yokai.Board], so that each can be tested against the other.
//
// The package imports only engawa/rules/yokai and pure packages of the standard library.
package solved
