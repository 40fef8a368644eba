// Package pebbles is a teaching game: open, without secrets, and solved by arithmetic, so that searches, counts and
// whole turns can be checked against it. It is not shipped; tests play it.
//
// Pebbles lie in heaps. In turn two seats take one to three pebbles from one heap. With grabs=2 a seat may take again
// in the same turn, from another heap, or end its turn. Who takes the last pebble wins, or loses with last=loses.
//
// Position text: the heaps, the seat to move or "?" while it is not drawn, and the heaps grabbed this turn, as
// "3/4/5 0" or "3/2/5 0 b". Action text: heap and number, as "b2"; "end"; Nature's "start 0".
//
// # Parts
//
// Taking is the heap, a PartCell counted from 0, then the number, a PartCount. Ending the turn is PartButton 0.
//
// # Events
//
//	EvReveal  seat N begins
//	EvTake    seat By takes N pebbles from heap From
//	EvPhase   it is the turn of seat N
//	EvEnd     seat N has won; Path holds the heap last taken from
//
// The package imports only rules, rules/gamekit and pure packages of the standard library.
package pebbles
