package remote

import "engawa/rules"

// Paths of a host beside its page.
const (
	PathSocket = "/ws"     // frames over a WebSocket
	PathTables = "/tables" // POST of a JSON [TableConfig] makes a table, and is answered with JSON [Links]
)

// TableConfig is what a table is made of.
type TableConfig struct {
	Game  string                `json:"game"`
	Setup rules.Setup           `json:"setup"`
	Title string                `json:"title,omitempty"` // what the table is called; "" for the game's title
	Bots  map[rules.Seat]string `json:"bots,omitempty"`  // the levels of the seats that computers play on

	Clock   string `json:"clock,omitempty"`   // how much time people have, see ParseClock; "" for no clock
	Absence string `json:"absence,omitempty"` // what happens when somebody stays away, see ParseAbsence; "" for nothing
}

// Links are the ways to a new table. A holder of one has what it gives: they are told once, and nobody keeps them.
type Links struct {
	Table string   `json:"table"`
	Owner Secret   `json:"owner"`           // gives a seat a new link when one is lost
	Seats []Secret `json:"seats,omitempty"` // one a seat, "" for those of computers
	Watch Secret   `json:"watch"`           // shows what is public, to any number of devices
}
