package homeworlds

import "engawa/rules"

// Ending is the way a match has ended.
type Ending uint8

// The endings.
const (
	NoEnding    Ending = iota
	Elimination        // a seat has eliminated another, and somebody wins by it
	SelfLost           // a seat has eliminated itself, and somebody wins by it
	NobodyLeft         // the last seats were eliminated in one turn: a draw
	Repetition         // third occurrence of a position at the start of a turn: a draw
	TurnCap            // TurnLimit turns were played: a draw
)

// endingNames are the names of the endings. They never change.
var endingNames = [...]string{"", "elimination", "self-elimination", "nobody-left", "repetition", "turn-cap"}

// String returns the name, as "elimination"; "" for NoEnding.
func (e Ending) String() string {
	if int(e) < len(endingNames) {
		return endingNames[e]
	}
	return ""
}

// TurnLimit is the number of turns, set-up included, after which a match is a draw.
const TurnLimit = 1000

// verdict reports what the elimination of seats brings.
type verdict struct {
	ending  Ending
	winners rules.Seats
}

// judge returns the verdict after the mover's turn has eliminated the lost seats, of which there is at least one;
// living are those who are left. In a View that does not know the cards that decide, the match goes on.
func (c *cards) judge(win Win, seats int, mover rules.Seat, lost, living rules.Seats) verdict {
	if living == 0 {
		return verdict{ending: NobodyLeft}
	}
	last, alone := living.Only()
	if lost.Has(mover) {
		switch {
		case c.isInPlay && c.areKnownGood(living):
			return verdict{SelfLost, living}
		case alone:
			return verdict{SelfLost, rules.SeatsOf(last)}
		}
		return verdict{}
	}
	switch {
	case alone && !c.isInPlay:
		return verdict{Elimination, rules.SeatsOf(last)}
	case win == Sinister && lost.Has(target(mover, seats, living|lost)):
		return verdict{Elimination, rules.SeatsOf(mover)}
	case c.isInPlay && c.alignments[mover] == Evil:
		return verdict{Elimination, rules.SeatsOf(mover)}
	case c.isInPlay && c.alignments[mover] == Good && c.areKnownGood(living):
		return verdict{Elimination, living}
	}
	return verdict{}
}

// areKnownGood reports whether all the seats are known to be Good.
func (c *cards) areKnownGood(seats rules.Seats) bool { return c.withCard(seats, Good) == seats }

// target returns the next living seat after the seat in turn order, whom it is to eliminate in Sinister.
func target(seat rules.Seat, seats int, living rules.Seats) rules.Seat {
	p := Position{Seats: int8(seats), Living: living.Without(seat)}
	return p.Next(seat)
}
