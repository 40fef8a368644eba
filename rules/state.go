package rules

import "math/rand/v2"

// State is one position of a match, whole or as one seat knows it.
//
// A State is not safe for use by several goroutines at once; Clones are independent of each other.
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
	// position stands in its spec; histories that only matter for repetition are not.
	Hash() uint64

	// View returns what the seat knows, as a State of the same type with the rest blanked. Public and Referee are
	// points of view too. A View of a View by the same seat is equal to it.
	View(by Seat) State

	// Sample returns a whole State that agrees with this View, its blanks filled as the rules allow, with the
	// likelihood that the viewer must assume. A whole State returns a copy of itself.
	Sample(rng *rand.Rand) State

	// AppendBinary appends the position's bytes, the first of which is the version of the encoding. Equal positions
	// have equal bytes; Game.Decode reads them.
	AppendBinary(dst []byte) ([]byte, error)
}

// Game makes and reads the States of one game. Its methods change nothing and may be used by several goroutines.
//
// Where a method takes a State, the State must be one of the same game; it may be a View.
type Game interface {
	// Info describes the game.
	Info() Info

	// New returns the position at the start of a match. A Setup that does not fit gives an *Error, and so does a
	// Setup.From that tells only what one seat knows.
	New(Setup) (State, error)

	// Decode reads what AppendBinary wrote. Bad bytes give an *Error, never a panic.
	Decode([]byte) (State, error)

	// FormatAction writes a legal move in the game's notation, as it is written before the move is made; Hidden is
	// written "-".
	FormatAction(State, Move) string

	// ParseAction reads an action of the seat in the game's notation. It refuses what the seat may not do now, with
	// the reason; so every action it returns can be applied.
	ParseAction(s State, by Seat, text string) (Action, error)

	// FormatPosition writes the position in the game's notation; a game without one uses [BinaryPosition].
	FormatPosition(State) string

	// ParsePosition reads a position in the game's notation for a match with this setup.
	ParsePosition(Setup, string) (State, error)

	// Parts returns what a player points at to choose the legal action, in order. No action's Parts are the
	// beginning of another's, and no two legal actions have the same.
	Parts(State, Action) []Part

	// Why explains why pointing at these parts in this order leads to no legal action of the seat. It returns nil
	// when it does lead to one.
	Why(s State, by Seat, parts []Part) error

	// End names the way the match ended, as the spec lists them; "" while it runs.
	End(State) string

	// Score returns one line a seat, in seat order; at the end of the match Payoff equals Payoffs.
	Score(State) []Line

	// Secret reports whether the seat, at this State, knows something or is to choose something that another seat
	// may not see. A table shared by several people hands over behind a cover when it is so.
	Secret(s State, by Seat) bool
}

// Line is one seat's line of the score: the payoff, then the game's own categories in a fixed order.
type Line struct {
	Seat   Seat
	Payoff int
	Counts []Count
}

// Count is one category of a score line. Name is English, without blanks.
type Count struct {
	Name string
	N    int
}

// TurnNotation is implemented by games whose notation writes whole turns of several actions.
type TurnNotation interface {
	// ParseTurn reads a whole turn of the seat and returns its actions in order. It plays nothing. An *Error names
	// the first command that is wrong.
	ParseTurn(s State, by Seat, text string) ([]Action, error)
	// FormatTurn writes the actions played from s by the seat as one turn.
	FormatTurn(s State, by Seat, turn []Action) string
}

// Perfter is implemented by games with a fast or special count of move sequences; others are counted by applying
// every legal action.
type Perfter interface {
	// Perft counts the sequences of exactly depth steps from s. [Perft], which calls it, has checked depth and unit;
	// repetition and move caps are ignored and a drawn start is taken as seat 0's.
	Perft(s State, depth int, unit string) (uint64, error)
}

// Adviser is implemented by games whose spec lists warnings.
type Adviser interface {
	// Warnings returns what a careful friend would say before the legal action is played: remarks in the form of an
	// Error, most urgent first. The action remains legal.
	Warnings(s State, by Seat, a Action) []*Error
}

// Graver is implemented by Advisers some of whose warnings tell that the action could lose the game.
type Graver interface {
	// Grave reports whether the warning with that code is of this sort.
	Grave(code string) bool
}

// Grave reports whether the warning of the game with that code is of the sort that a [Graver] tells of.
func Grave(g Game, code string) bool {
	graver, ok := g.(Graver)
	return ok && graver.Grave(code)
}

// Sketcher is implemented by games that can draw a position with letters, for play in a terminal.
type Sketcher interface {
	// Sketch draws the position, whole or a View, as lines of text ending in a newline.
	Sketch(s State) string
}
