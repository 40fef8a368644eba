// Package remote is what a host of tables and the devices of its players say to each other: the protocol engawa.1.
//
// A device opens one connection for each seat, or for watching, and says [Hello] first. Every frame is one JSON object
// whose field "type" names it. A command carries an id of the device's choosing; it is acknowledged only after it has
// been kept for good, and a device that never saw the answer sends the same command with the same id again. What a seat
// sees is always sent whole, as the bytes of its View, and never worked out from moves.
//
// docs/REMOTE.md describes the frames one by one. The package imports only rules and pure packages of the standard
// library, and belongs to both sides: packages host and client build on it.
package remote
