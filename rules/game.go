package rules

// Game makes and reads the States of one game. Its methods change nothing and may be used by several goroutines.
//
// Where a method takes a State, the State must be one of the same game; it may be a View.
//
// Of the two texts every game needs, those of actions are what saves and the text protocol hold, and those of positions
// are where a match may begin.
type Game interface {
	// Info describes the game.
	Info() Info

	// New returns the position at the start of a match. The Setup is one that Info.Resolve has filled in: seats and
	// every option are there. A Setup that does not fit gives an *Error, and so does a Setup.From that tells only what
	// one seat knows.
	New(Setup) (State, error)

	// FormatAction writes a legal move in the game's notation, as it is written before the move is made; Hidden is
	// written "-".
	FormatAction(State, Move) string

	// ParseAction reads an action of the seat in the game's notation. It refuses what the seat may not do now, with
	// the reason; so every action it returns can be applied.
	ParseAction(s State, by Seat, text string) (Action, error)

	// FormatPosition writes the position in the game's notation.
	FormatPosition(State) string

	// ParsePosition reads a position in the game's notation for a match with this setup.
	ParsePosition(Setup, string) (State, error)
}
