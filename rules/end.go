package rules

import "slices"

// Kinds of a Note that end a match before its rules do.
const (
	NoteResign = "resign" // By gives the match up
	NoteAgree  = "agree"  // all who play agree that the match is drawn
)

// HasEnded reports whether the match has ended: by its rules, because a seat has given it up, or by agreement.
func HasEnded(m *Match) bool { return EndOf(m) != "" }

// EndOf names the end of a match: the game's own name as [End] gives it, NoteResign or NoteAgree. It is "" while the match
// runs.
func EndOf(m *Match) string {
	if m.Over() {
		return End(m.Game, m.State())
	}
	if _, gone := ResignedSeat(m); gone {
		return NoteResign
	}
	if IsDrawAgreed(m) {
		return NoteAgree
	}
	return ""
}

// Decider is implemented by games whose ends have names that leave open what has brought them about.
type Decider interface {
	// Decision returns what has brought a match to its end by the rules, the zero Decision where its name says all.
	Decision(m *Match) Decision
}

// Decision is what has brought a match to its end.
type Decision struct {
	Cause string // a word that never changes, as "capture"; "" where the name of the end says all
	By    Seat   // whose move it was
	Of    Seats  // whom it has befallen
	Aim   string // a word that never changes for what the winners had to reach; "" where all know it
}

// DecisionOf returns what has brought a match to its end, the zero Decision where the name of the end says all.
func DecisionOf(m *Match) Decision {
	if d, ok := m.Game.(Decider); ok && m.Over() {
		return d.Decision(m)
	}
	return Decision{}
}

// IsDrawAgreed reports whether a match that was not over has been drawn by agreement.
func IsDrawAgreed(m *Match) bool {
	return !m.Over() && slices.ContainsFunc(m.Notes, func(n Note) bool { return n.Kind == NoteAgree })
}

// ResignReason returns why a seat has given up, in a word that hosts of tables write; "" where it wanted to, or none has.
func ResignReason(m *Match) string {
	if by, ok := ResignedSeat(m); ok {
		for _, n := range m.Notes {
			if n.Kind == NoteResign && n.By == by {
				return n.Text
			}
		}
	}
	return ""
}

// ResignedSeat returns the seat that has given up a match which was not over.
func ResignedSeat(m *Match) (Seat, bool) {
	if m.Over() {
		return 0, false
	}
	for _, n := range m.Notes {
		if n.Kind == NoteResign && n.By >= 0 && int(n.By) < m.State().Seats() {
			return n.By, true
		}
	}
	return 0, false
}
