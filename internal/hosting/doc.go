// Package hosting is the host of tables that runs inside the program of a window: it implements stage.Host. Programs for
// pages and phones have none.
//
// It imports remote, remote/host and remote/journal, rules and rules/bot, scenes/stage for the contract, internal/lan,
// internal/webpage and rsc.io/qr.
package hosting
