// Package bot chooses moves: alpha-beta for open games of two seats, a search over whole turns for Homeworlds, what seats
// could build for Honshū, whole activations for For Honor, and the levels that a player picks from. Any other game is
// played by chance, and by alpha-beta where it is open and has two seats.
//
// A [Bot] gets the View of its seat and the [Past], what the seat saw and heard before, and nothing
// else. It thinks in slices on the caller's goroutine, so that a program with one thread can draw frames in between,
// and it is deterministic: the same View, past, source of chance and budget of nodes give the same move, whatever the
// slices.
//
// The package imports rules, the packages of the games that have evaluations of their own, and pure standard
// packages. It knows no clock: who wants a limit of time passes a function that tells when to stop.
package bot
