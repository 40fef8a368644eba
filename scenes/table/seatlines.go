package table

import (
	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules"
)

// Several seats of one device at a table elsewhere have a line each, by which the host tells what that seat may know. One
// of them is followed on the screen: that of the person who has the device, else of who had it last, of whose knowledge
// what is public is shown then.

// lineOf returns the line of a seat at this device, nil for another.
func (e *remoteTable) lineOf(seat rules.Seat) *client.Session {
	for _, line := range e.lines {
		if line.Seat == seat {
			return line
		}
	}
	return nil
}

// seatsOf returns the seats that lines belong to.
func seatsOf(lines []*client.Session) (seats rules.Seats) {
	for _, line := range lines {
		if line.Seat >= 0 {
			seats = seats.With(line.Seat)
		}
	}
	return seats
}

// isInSync reports whether the host has sent the same moves to all lines. Until then nobody here is to act.
func (e *remoteTable) isInSync() bool {
	if e.line.FullMatch != nil {
		return true // what is over stands as it is
	}
	for _, line := range e.lines {
		if line.NumMoves() != e.line.NumMoves() || line.Backs != e.line.Backs {
			return false
		}
	}
	return true
}

// isConnected reports whether all lines stand.
func (e *remoteTable) isConnected() bool {
	for _, line := range e.lines {
		if !line.IsConnected() {
			return false
		}
	}
	return true
}

// firstError returns why one of the lines has ended, nil while all are good.
func (e *remoteTable) firstError() error {
	for _, line := range e.lines {
		if _, over := line.Errs(); over != nil {
			return over
		}
	}
	return nil
}

// turnTo has the screen follow the view of a seat at this device.
func (t *Table) turnTo(seat rules.Seat) {
	e := t.remote
	if e == nil || !t.session.match.IsRemote() {
		return
	}
	line := e.lineOf(seat)
	if line == nil || line == e.line {
		return
	}
	e.line, t.session.match = line, line.Match
	t.shownMoves = len(line.Match.Log)
	t.narrationCache = narrationCache{}
}

// evenUp lets the next person act once all lines have the same moves.
func (e *remoteTable) evenUp() {
	even := e.isInSync()
	if even && !e.wasInSync && !e.watching() {
		e.finishAnimations()
	}
	e.wasInSync = even
}

// waitsForLines reports whether what comes next is not known yet, as other lines of this device are still behind. What
// somebody has picked meanwhile stays picked.
func (t *Table) waitsForLines() bool {
	if t.remote == nil || t.remote.isInSync() {
		return false
	}
	if !t.choose.active() {
		t.show()
	}
	return true
}

// agreeWith has a seat agree to what another one at this device asks: people who sit together have talked about it.
func (e *remoteTable) agreeWith(line *client.Session, asked remote.Reply) {
	by, err := rules.ParseSeat(asked.By, len(line.SeatInfos))
	if asked.Text != "" && err == nil && by != line.Seat && e.session.people.Has(by) && e.session.people.Has(line.Seat) {
		// What goes wrong with random numbers is told of every other command.
		_, _ = line.Send(remote.Agree, "")
	}
}

// sendAll sends an answer of everybody at this device.
func (e *remoteTable) sendAll(kind remote.RequestType, text string) {
	for _, line := range e.lines {
		e.send(line.Seat, kind, text)
	}
}
