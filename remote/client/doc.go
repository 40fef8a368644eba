// Package client is a device's end of a table that is kept elsewhere: a connection that comes back by itself, commands
// that arrive once however often the line breaks, and what the seat knows of the match.
//
// It imports rules, remote, remote/deal and remote/socket.
package client
