package stage

// Outside is the rest of the device as far as texts go there and come from there.
type Outside interface {
	// Can reports what there is.
	Can() Abilities
	// Copy puts the text into the clipboard, and reports whether that can have worked.
	Copy(text string) bool
	// Paste asks for the text of the clipboard, Pick for a file of the player's choice by the device's own dialog. Either
	// comes through Arrivals, perhaps much later, perhaps never.
	Paste()
	Pick()
	// Save keeps the text as a file where the player finds it, and returns what to call that place.
	Save(name, text string) (where string, err error)
	// Arrivals returns what has come since the last call: what was pasted, picked, or dropped on the window.
	Arrivals() []Arrival
}

// Abilities are what a device can do with texts.
type Abilities struct {
	Copy, Paste, Pick, Drop, Save bool

	// Address is where the program can be opened on other devices as well, for links to matches; "" for nowhere.
	Address string
}

// Arrival is a text that has come from outside.
type Arrival struct {
	Name string // of the file, or of what else has brought it by itself; "" for what was pasted
	Text string
	Err  error // why the text could not be read, such as ErrTooLong
}

// MaxArrival is the longest text that is taken from outside, in bytes.
const MaxArrival = 1 << 20

// Taker is implemented by scenes that want what comes from outside while they are on top.
type Taker interface {
	Take(a Arrival)
}
