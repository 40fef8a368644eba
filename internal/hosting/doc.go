// Package hosting is the host of tables that runs inside the program of a window: it implements stage.Host. Programs for
// pages and phones have none.
//
// It imports remote/host with its rooms, scenes/stage for the contract, internal/lan and internal/webpage.
package hosting
