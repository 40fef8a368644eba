package rules

import "slices"

// EventKind says what sort of thing an [Event] tells.
type EventKind uint8

// The sorts of events. Each game's package says what Thing, From, To, N and Path mean for the kinds it uses.
const (
	EvMove   EventKind = iota + 1 // something goes from one place to another
	EvPlace                       // something comes on the board
	EvTake                        // something leaves the board, or is taken by a seat
	EvFlip                        // something turns over or changes its nature
	EvDeal                        // a card or secret reaches a seat
	EvCommit                      // a seat has chosen in secret
	EvReveal                      // what was secret or unknown is seen
	EvMark                        // a lasting mark is set (N=1) or lifted (N=0)
	EvPhase                       // another phase, round or turn begins
	EvScore                       // points or life change
	EvEnd                         // the match is over; Path holds what to light up
)

var eventNames = [...]string{"event", "move", "place", "take", "flip", "deal", "commit", "reveal", "mark", "phase", "score", "end"}

// String returns the English name of the kind.
func (k EventKind) String() string {
	if int(k) < len(eventNames) {
		return eventNames[k]
	}
	return "event"
}

// Event is one visible step of what a move did, in the order a table shows it. Applying a move to a seat's View
// gives the events that this seat sees: what it may not see is blank, as in the View.
type Event struct {
	Kind     EventKind
	By       Seat    // whose doing it is
	Thing    int32   // what it happens to
	From, To int32   // places; -1 where there is none
	N        int32   // an amount
	Path     []int32 // places on the way, or places to light up
	Seen     Seats   // the seats that see it whole; Public sees it if all seats do
	Final    bool    // of an EvCommit: by the rules this choice cannot be taken back, although nothing has answered it
}

// Reveals reports whether the event shows something that was hidden, secret or undecided before, so that the move
// that caused it cannot fairly be taken back.
func (e Event) Reveals() bool { return e.Kind == EvReveal || e.Kind == EvDeal }

// IsVisibleTo reports whether the viewer sees the event whole. Public sees what all the seats at the table see; the
// Referee sees everything.
func (e Event) IsVisibleTo(viewer Seat, seats int) bool {
	switch viewer {
	case Referee:
		return true
	case Public:
		all := AllSeats(seats)
		return e.Seen&all == all
	}
	return e.Seen.Has(viewer)
}

// For returns the event as the viewer sees it: whole, or with Thing, N and Path blank. Kind, By, From, To and Final
// are public; a game puts nothing secret there.
func (e Event) For(viewer Seat, seats int) Event {
	if !e.IsVisibleTo(viewer, seats) {
		e.Thing, e.N, e.Path = 0, 0, nil
	}
	return e
}

// Visible reports whether the viewer may know the action of a move that showed these events: it may when it sees all
// of them. A secret choice has an [EvCommit], a secret gift an [EvDeal], with Thing set and Seen for those who know.
func Visible(events []Event, viewer Seat, seats int) bool {
	return !slices.ContainsFunc(events, func(e Event) bool { return !e.IsVisibleTo(viewer, seats) })
}
