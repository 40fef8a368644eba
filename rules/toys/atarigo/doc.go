// Package atarigo is Atari Go, also called capture go, on a board of nine lines by nine. It is the example of
// docs/BOARDS.md. It is not shipped; tests play it.
//
// In turn two seats lay a stone on an empty point. Seat 0 has Black and begins. Stones of one colour that are next to
// each other are a group, and the empty points next to a group are its liberties. Who takes the last liberty of a group
// of the other colour captures it and wins at once, so that there is no ko. A stone may not be laid where its own group
// would have no liberty, unless it captures. A seat may pass; when both have passed in a row, the match is a draw.
//
// A point is its column, a to j without i, and its line, 1 to 9 from Black's side, as "e5"; it is counted along the lines
// from a1. Action text: a point, or "pass". Position text: the lines from the ninth to the first, of x for Black, o for
// White and numbers of empty points; the seat to move; how many passes were made in a row; and how many stones the last
// move has captured: "9/9/9/9/4x4/9/9/9/9 1 0 0". Of equal positions these four are equal.
//
// # Parts
//
// Laying a stone is its point, a PartCell. Passing is PartButton 0.
//
// # Events
//
//	EvPlace   By lays a stone on To
//	EvTake    By captures the stone on From
//	EvPhase   By passes
//	EvEnd     the match is over; Path holds the points of the stones that were captured
//
// The package imports only rules, rules/gamekit and pure packages of the standard library.
package atarigo
