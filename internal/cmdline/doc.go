// Package cmdline is the command line: it reads the arguments, runs one command and says how it went by the exit
// status, 0 for done, 1 for a failure, 2 for wrong use. Wrong use gives one sentence on the standard error.
//
//	engawa [FILE]          the window, which shows the match of the file
//	engawa -version        version, commit and date of the build
//	engawa games           the games, their seats and options
//	engawa text GAME       play in a terminal
//	engawa host            keeps tables that people elsewhere play at
//	engawa table GAME      makes a table at a host
//	engawa join LINK       plays at a host's table
//	engawa gtp             the text protocol on standard input and output
//	engawa verify FILE...  replays saved matches
//	engawa perft GAME      counts move sequences
//	engawa arena GAME      matches between bots
//	engawa bench           how fast rules and bots are
//
// The package imports rules, remote and the packages below them, internal/ladder, internal/lan, internal/webpage and
// rsc.io/qr. Streams, files, clock and window come from main, so that tests can supply their own.
package cmdline
