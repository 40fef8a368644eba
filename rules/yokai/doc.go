// Package yokai holds the rules of the 3x4 game that is sold as Yōkai no Mori and as Dōbutsu shōgi: one game with
// two rule sets, chosen by the option "rules".
//
// A [Board] is one position as a small value, fast enough for searching and counting. A [State] is a position of a
// match: a Board together with the seats, the positions seen before and the end. [Game] makes, reads and explains
// States. [Sheet] is what the printed sheet says about board and pieces, as data.
//
// Words used here: a side is White (moves first, plays upward, capital letters) or Black; which seat plays White is
// decided by the option "start". A cell is a square of the board, numbered row by row from a1: 0 is a1, 1 is b1, 3
// is a2, 11 is c4. The far row of a side is the one its chicks walk to. A Try is a lion's arrival on its far row; it
// waits (mark T) while the other side may still take that lion.
//
// # Parts
//
// A board move is pointed at as two cells, a drop as a reserve and a cell. A reserve's index is seat*3 plus 0, 1 or
// 2 for elephant, giraffe and chick. Nature's draw is pointed at as the seat that starts.
//
// # Events
//
// Everybody sees every event whole. Thing holds a [Piece] except for EvReveal and EvEnd.
//
//	EvReveal  Nature has drawn who starts: N is the seat that plays White
//	EvMove    Thing goes from cell From to cell To
//	EvPlace   Thing is dropped: From is a reserve index, To a cell
//	EvTake    Thing, as it stood, leaves cell From for the reserve with index To; To is -1 for a lion;
//	          N is 1 when it turns back to a chick on the way
//	EvFlip    the chick on cell To has become Thing, a hen
//	EvMark    the Try of the lion Thing on cell To begins to wait (N=1) or waits no longer (N=0)
//	EvEnd     Thing is an [Ending], N the seat that has won or -1, Path the cells to light up
//
// The package imports only engawa/rules and pure packages of the standard library.
package yokai
