package table

import (
	"engawa/rules"
	"engawa/scenes/lang"
)

// presence is who is at a seat of a table elsewhere.
type presence uint8

const (
	unknown presence = iota // the match is played here
	present
	away
	free     // nobody has sat down yet
	replaced // a computer plays until the player comes back
)

// presence returns who is at a seat.
func (t *Table) presence(seat rules.Seat) presence {
	switch {
	case t.remote == nil || !t.session.match.Followed():
		return unknown
	case t.remote.line.Free(seat):
		return free
	case t.remote.line.Sitting[seat].Plays != "":
		return replaced
	case t.session.people.Has(seat) && t.remote.up || t.remote.line.Here(seat):
		return present
	}
	return away
}

// lineSentence says that the line is broken, the others have to come first, or a move is on its way; "" for none of them.
func (t *Table) lineSentence() string {
	switch e := t.remote; {
	case e == nil || !t.session.match.Followed():
	case !e.up && t.Sending():
		return t.services.Words.T(lang.SeatUnsent)
	case !e.up:
		return t.services.Words.T(lang.SeatBroken)
	case e.line.Dealing:
		return t.services.Words.T(lang.SeatDealing)
	case e.sent != "" && e.ticks >= sentTicks:
		return t.services.Words.T(lang.SeatSent)
	}
	return ""
}
