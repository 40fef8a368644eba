// Package bot is what all bots share: the interface that the programs around them use, budgets, thinking in slices,
// levels, choosing among valued actions, and the transposition table.
//
// A [Bot] gets the View of its seat and the [History], what the seat saw before, and nothing else. It thinks in
// slices on the caller's goroutine, so that a program with one thread can draw frames in between, and it is
// deterministic: the same View, past, source of chance and budget of nodes give the same move, whatever the slices.
//
// Each game's bots are a package below this one that gives a [List] of them; package bots lists those of all games.
// Package alphabeta plays any open game of two seats, and package bottest helps to test.
//
// The package imports rules, rules/gamekit and pure packages of the standard library. It knows no game and no clock: who wants a limit
// of time passes a function that says when to stop.
package bot
