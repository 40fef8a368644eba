package notify

import (
	"engawa/remote"
	"engawa/rules"
)

// EventKind says what an [Event] is about.
type EventKind string

// The kinds of events.
const (
	Turn EventKind = "turn" // it is the seat's turn
	End  EventKind = "end"  // the match has ended
)

// Event is something that people are called for.
type Event struct {
	Table  string     `json:"table"`
	Name   string     `json:"name"`             // what the table is called
	Game   string     `json:"game"`             // the game's ID
	Kind   EventKind  `json:"event"`            //
	Seat   rules.Seat `json:"seat"`             // whose turn it is, or who is told of the end; rules.Public for everybody
	Player string     `json:"player,omitempty"` // the name of who sits there
	Here   bool       `json:"here,omitempty"`   // a device of the seat is connected: it is not called, but web hooks are
	Mark   string     `json:"mark"`             // tells one turn from another: of each the seat is told once
	Anew   bool       `json:"anew,omitempty"`   // told also where Seen has said that the seat knows, unless something has been sent
}

// Call is the text of a message of Web Push, see page/worker.js.
type Call struct {
	Table string    `json:"table"`
	Name  string    `json:"name"`
	Event EventKind `json:"event"`
	Lang  string    `json:"lang,omitempty"` // of the device
}

// HookCall is the body of a request to a web hook.
type HookCall struct {
	Table  string      `json:"table"`
	Name   string      `json:"name"`
	Game   string      `json:"game"`
	Event  EventKind   `json:"event"`
	Seat   *rules.Seat `json:"seat,omitempty"` // whose turn it is
	Player string      `json:"player,omitempty"`
	Here   bool        `json:"here"` // a device of the seat is connected
	Link   string      `json:"link"` // leads devices that sit at the table to it, and nobody else
}

// call returns the text of a message for a device.
func (e Event) call(lang string) Call { return Call{e.Table, e.Name, e.Kind, lang} }

// hookCall returns the message to a web hook.
func (e Event) hookCall(base string) HookCall {
	c := HookCall{Table: e.Table, Name: e.Name, Game: e.Game, Event: e.Kind, Player: e.Player, Here: e.Here, Link: remote.TableLink(base, e.Table)}
	if e.Seat >= 0 {
		c.Seat = &e.Seat
	}
	return c
}

// Ways by which an event is told. Of each way there is one notice a seat.
const (
	byPush = "push"
	byHook = "hook"
)

// wayOf names a way and the seat that it calls.
func wayOf(way string, seat rules.Seat) string { return way + " " + seat.String() }
