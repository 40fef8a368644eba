package rules

import "math/rand/v2"

// State is one position of a match, whole or as one seat knows it.
//
// A State is not safe for use by several goroutines at once; Clones are independent of each other. One that implements
// fmt.Stringer is drawn by it, whole or a View, for play in a terminal: lines of text ending in a newline.
type State interface {
	// Seats returns the number of seats.
	Seats() int

	// Actors returns who may move now: one seat, several that choose at the same time, Nature alone, or nobody
	// when the match is over.
	Actors() Seats

	// Legal appends what the seat may do, in ascending order and without doubles, and returns the extended slice.
	// It adds nothing for a seat that may not act, and in a View nothing for a seat other than the viewer. Nature's
	// moves are listed by Chances.
	Legal(by Seat, dst []Action) []Action

	// Chances appends what Nature may do, in ascending order of actions, with weights above zero. It adds nothing
	// when Nature is no actor. In a View outcomes whose content the viewer may not know are left out.
	Chances(dst []Outcome) []Outcome

	// Apply plays the move, appends what is to be shown, and returns the extended slice. An illegal move gives an
	// *Error and changes nothing. In a View a move that the viewer may not see has the action Hidden; it changes
	// what is public of it.
	Apply(m Move, dst []Event) ([]Event, error)

	// Clone returns an independent copy.
	Clone() State

	// Payoffs returns one number a seat, higher is better, equal for team mates; all zero while the match runs.
	Payoffs() []int

	// Hash returns a number that is equal for equal positions on every machine. What a game counts as part of the
	// position follows from its rules; histories that only matter for repetition are not.
	Hash() uint64

	// View returns what the seat knows, as a State of the same type with the rest blanked. Public and Referee are
	// points of view too. A View of a View by the same seat is equal to it.
	View(by Seat) State

	// Sample returns a whole State that agrees with this View, its blanks filled as the rules allow, with the
	// likelihood that the viewer must assume. A whole State returns a copy of itself.
	Sample(rng *rand.Rand) State

	// AppendBinary appends the position's bytes, the first of which is the version of the encoding. Equal positions
	// have equal bytes. It is the AppendBinary of encoding.BinaryAppender.
	AppendBinary(dst []byte) ([]byte, error)
}
