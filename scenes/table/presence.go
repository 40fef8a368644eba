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
	slow // the same, by a slow line
	absent
	free        // nobody has sat down yet
	playedByBot // a computer plays until the player comes back
)

// presence returns who is at a seat.
func (t *Table) presence(seat rules.Seat) presence {
	switch {
	case t.remote == nil || !t.session.match.IsRemote():
		return unknown
	case t.remote.line.IsFree(seat):
		return free
	case t.remote.line.SeatInfos[seat].Plays != "":
		return playedByBot
	case t.session.people.Has(seat) && t.remote.wasConnected:
		return present
	case t.remote.line.IsSlow(seat):
		return slow
	case t.remote.line.IsHere(seat):
		return present
	}
	return absent
}

// lineSentence says that the line is broken, the others have to come first, or a move is on its way; "" for none of them.
func (t *Table) lineSentence() string {
	switch e := t.remote; {
	case e == nil || !t.session.match.IsRemote():
	case !e.wasConnected && t.Sending():
		return t.services.Words.T(lang.SeatUnsent)
	case !e.wasConnected:
		return t.services.Words.T(lang.SeatBroken)
	case e.line.IsDealing:
		return t.services.Words.T(lang.SeatDealing)
	case e.pendingID != "" && e.pendingTicks >= pendingNoticeTicks:
		return t.services.Words.T(lang.SeatSent)
	}
	return ""
}
