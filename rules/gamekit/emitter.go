package gamekit

import (
	"slices"

	"engawa/rules"
)

// Emitter collects the events of a move.
type Emitter struct {
	All    rules.Seats // the seats of the match
	By     rules.Seat  // the mover
	Events []rules.Event
}

// Emit adds an event by the mover that everybody sees, unless its Seen says otherwise. It is called in too many places for
// the web page to carry a copy in each.
//
//go:noinline
func (m *Emitter) Emit(e rules.Event) { m.EmitOf(m.By, e) }

// EmitOf adds an event by another seat.
func (m *Emitter) EmitOf(by rules.Seat, e rules.Event) {
	e.By = by
	if e.Seen == 0 {
		e.Seen = m.All
	}
	m.Events = append(m.Events, e)
}

// Below reports whether all the numbers are 0 or more and below n.
//
//go:noinline
func Below(n int32, list ...int32) bool {
	return !slices.ContainsFunc(list, func(k int32) bool { return k < 0 || k >= n })
}
