// Package gtp is the text protocol: a program, a script or a patient person plays any game through lines of text. It
// frames commands and replies as the Go Text Protocol does.
//
// # Framing
//
// A command is one line: a name and its arguments, divided by blanks. A number before the name is an id, and the reply
// repeats it. "#" begins a comment; empty lines are ignored; tabs count as blanks, other control characters as nothing.
// Every command gets exactly one reply: "= data" when it was done, "? code: sentence" when it was refused, the data
// over several lines where needed, then an empty line. A refusal changes nothing. A line longer than [MaxLine] bytes is
// refused as a whole.
//
// # Commands
//
//	new GAME [seats=N] [teams=A,B,...] [seed=S] [option=value]...
//	                                                begins a match
//	position                                        the position in the game's notation
//	setposition P                                   begins again from a position
//	actors                                          who may act: "0", "0 1", "nature", or "over" and the payoffs
//	moves [SEAT]                                    the legal actions, one a line
//	do [SEAT] ACTION                                plays an action
//	turn [SEAT] TEXT                                plays a whole turn, all or nothing
//	say SEAT TEXT                                   says something to the others; kept in the log
//	bot SEAT LEVEL [TIME]                           what that bot would play; not played
//	view [SEAT]                                     the position as the seat, "public" or "referee" sees it
//	hash                                            the position's hash, 16 hexadecimal digits
//	log                                             the moves played, one a line; "# talk 0 TEXT" is said between them
//	score                                           a line a seat: payoff, then the game's own categories
//	count [DEPTH] [unit=action|turn] [time=T]       the number of move sequences, DEPTH 1 unless given; refused when it
//	                                                takes longer than T
//	undo                                            takes back the last seat's action and Nature's moves after it
//	redo                                            plays again what was taken back last
//	save FILE | load FILE                           writes or reads the match
//	puzzles GAME [DATE]                             the ids of a game's puzzles, one a line; of the day's, for a date as
//	                                                2026-11-26
//	puzzle ID                                       a line each for game, options as new takes them, position, seat to
//	                                                move and grade, then "answer ACTION" for each action, replies too
//	games                                           a line a game: seats, options with their values, the default first
//	help                                            the commands
//	quit                                            ends the session
//
// SEAT is a number or "nature", and may be left out where one seat alone acts. Teams are the side of each seat, by its
// name or its number from 0, in games that are played in sides. Option values are written with "_" for blanks. Nature's
// moves are drawn from the seed as they come up; with seed=manual they are entered, "do nature ...". A turn is several
// actions divided by ";" unless the game has a notation of its own; Nature's moves within it are drawn too.
//
// # Refusals
//
// Besides the codes of the games and of packages rules and bot: unknown-command, bad-arguments, long-line, no-match,
// bad-seed, which-seat, redo-nothing, bad-time, stopped, bad-file, bad-talk, no-puzzles, unknown-puzzle, bad-date.
//
// The package imports rules, rules/bot, rules/bots, rules/perft, rules/puzzles and pure packages of the standard
// library; who runs it supplies files, puzzles and clock.
package gtp
