// Package host keeps tables and plays them with devices that connect: what stands behind "engawa host".
//
// A [Host] has tables. Each table in use is one goroutine, the only writer of its row in the journal; devices
// hear only of what has been kept. The [projection] alone makes what a viewer is sent. The [Gateway] is the way in from the network:
// the page, the frames of package remote over WebSockets, and new tables; it counts what a peer may do.
//
// It imports rules, rules/bot, rules/bots, remote, remote/deal, remote/journal, remote/notify, remote/socket and
// github.com/coder/websocket.
package host
