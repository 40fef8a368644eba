package remote

import "engawa/rules"

// Paths of a host beside its page.
const (
	PathSocket = "/ws"     // frames over a WebSocket
	PathTables = "/tables" // POST of a JSON [TableConfig] makes a table, and is answered with JSON [Links]
	PathReady  = "/ready"  // answers whether the host takes devices in, for who divides them among hosts
)

// TableConfig is what a table is made of.
type TableConfig struct {
	Game  string                `json:"game"`
	Setup rules.Setup           `json:"setup"`
	Title string                `json:"title,omitempty"` // what the table is called; "" for the game's title
	Bots  map[rules.Seat]string `json:"bots,omitempty"`  // the levels of the seats that computers play on

	Clock   string `json:"clock,omitempty"`   // how much time people have, see ParseClock; "" for no clock
	Deal    string `json:"deal,omitempty"`    // where chance comes from, DealSeats or DealHost; "" for DealHost
	Absence string `json:"absence,omitempty"` // what happens when somebody stays away, see ParseAbsence; "" for nothing
	Hook    string `json:"hook,omitempty"`    // the address of a web hook that is told of turns and of the end; "" for none
}

// Where the chance of a match comes from.
const (
	DealHost  = "host"  // from the host
	DealSeats = "seats" // from the host and the devices of all seats, so that nobody can choose it; see package deal
)

// ParseDeal reads where chance comes from. What is neither gives an *rules.Error.
func ParseDeal(text string) (string, error) {
	switch text {
	case "", DealHost:
		return "", nil
	case DealSeats:
		return DealSeats, nil
	}
	return "", rules.Errorf(CodeTable, "the deal cannot come from %q; expected %s or %s", rules.Shorten(text), DealSeats, DealHost)
}

// Links are the ways to a new table. A holder of one has what it gives: they are sent once, and nobody keeps them.
type Links struct {
	Table string   `json:"table"`
	Owner Secret   `json:"owner"`           // gives a seat a new link when one is lost
	Seats []Secret `json:"seats,omitempty"` // one a seat, "" for those of computers
	Watch Secret   `json:"watch"`           // shows what is public, to any number of devices
}
