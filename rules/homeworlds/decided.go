package homeworlds

import "engawa/rules"

// Causes of the end of a match, see [rules.Decision].
const (
	CauseCapture     = "capture"     // the last ship at a home was captured
	CauseCatastrophe = "catastrophe" // a catastrophe left no ship at a home
	CauseLeft        = "left"        // the owner of a home left it without a ship
)

// Decided returns by what the homes have fallen with which the match has ended.
func (Game) Decided(m *rules.Match) rules.Decision {
	last := len(m.Log) - 1
	ending := m.State().(*State).ending
	if last < 0 || ending != Elimination && ending != SelfLost {
		return rules.Decision{}
	}
	d := rules.Decision{By: m.Log[last].By}
	lost := homesLost(m.Events(last))
	if ending == SelfLost {
		d.Cause, d.Of = CauseLeft, lost&rules.SeatsOf(d.By)
		return d
	}
	for seat := range lost.Without(d.By).All() {
		switch cause := causeOf(m, last, seat); d.Cause {
		case "":
			d.Cause, d.Of = cause, rules.SeatsOf(seat)
		case cause:
			d.Of = d.Of.With(seat)
		}
	}
	return d
}

// homesLost returns whose home marks go.
func homesLost(events []rules.Event) (lost rules.Seats) {
	for _, e := range events {
		if e.Kind == rules.EvMark && e.Thing >= LostMark {
			lost = lost.With(rules.Seat(e.Thing - LostMark))
		}
	}
	return lost
}

// causeOf returns by what the last ship at the home of another seat than the mover's was lost, in the turn that ends with
// move n of the log.
func causeOf(m *rules.Match, n int, seat rules.Seat) string {
	for by := m.Log[n].By; n >= 0 && m.Log[n].By == by; n-- {
		for _, e := range m.Events(n) {
			if _, owner := ThingOf(e.Thing); e.Kind != rules.EvTake || owner != seat || e.From != int32(seat) {
				continue
			}
			if e.To == PlaceBank {
				return CauseCatastrophe
			}
			return CauseCapture
		}
	}
	return ""
}
