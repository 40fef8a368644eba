package table

import "engawa/rules"

// Toucher is implemented by Boards that answer some touches themselves, such as one that opens a closer look.
type Toucher interface {
	// Touch is told of every part pointed at before the table does anything with it, whoever is to move. It returns
	// true when the Board has answered and nothing is to be chosen.
	Touch(p rules.Part) bool
	// Close takes away what a touch has opened, and reports whether there was anything.
	Close() bool
}

// Pointer is implemented by Touchers on which a touch of a place lights it up until another one is touched.
type Pointer interface {
	// Pointed returns the place that is lit, false for none. It counts as pointed at where that makes the rest of what
	// is pointed at an action.
	Pointed() (rules.Part, bool)
}

// Releaser is implemented by Boards with buttons of their own that let go what has been picked.
type Releaser interface {
	// Releases reports whether the part is such a button. Touch is told of it when everything has been let go.
	Releases(p rules.Part) bool
}

// Watcher is implemented by Boards that lie otherwise where a match is only looked at, as in a replay.
type Watcher interface {
	// Watch is called once, before the Board is arranged for the first time: nothing will ever be chosen.
	Watch()
}

// Reframer is implemented by Boards that leave other places at some moments, as while something lies over the table.
type Reframer interface {
	// Frame returns the places as they are now. Where it is empty, a thing that every table has is neither drawn nor
	// offered.
	Frame() Frame
}

// reframe asks the Board anew for the places that it leaves, and reports whether they have changed.
func (t *Table) reframe() bool {
	r, ok := t.board.(Reframer)
	if !ok {
		return false
	}
	before := t.frame
	t.frame = t.guided(r.Frame())
	return !t.frame.equal(before)
}

// SeatTitler is implemented by Boards of games that have a word for each seat, as shogi has for who begins.
type SeatTitler interface {
	// SeatTitle returns the word for a seat, "" where there is none yet.
	SeatTitle(s rules.State, seat rules.Seat) string
}

// Rounds is implemented by Boards of games in rounds; a replay goes from one to the next.
type Rounds interface {
	// Round returns the round of a position.
	Round(s rules.State) int
}

// LineTeller is implemented by Boards on which a line of the log tells of more than has been pointed at.
type LineTeller interface {
	// LineParts returns what is lit up by the line of the log for the move played from s.
	LineParts(s rules.State, m rules.Move) []rules.Part
}

// Tallier is implemented by Boards that say on the slip of a seat how it stands.
type Tallier interface {
	// Tally returns a few words about the seat, as "3 ships", or about what a person that is to act may do, as "2
	// actions left"; "" leaves it to the table.
	Tally(s rules.State, seat rules.Seat) string
}

// Orderer is implemented by Boards whose seats have places in an order of play.
type Orderer interface {
	// Order returns the place of a seat in the order of play, counted from 1; 0 while there is none.
	Order(s rules.State, seat rules.Seat) int
}

// touched lets the Board answer a touch itself, and reports whether it has.
func (t *Table) touched(p rules.Part) bool {
	toucher, ok := t.board.(Toucher)
	if !ok || !toucher.Touch(p) {
		return false
	}
	t.message = message{}
	t.refresh()
	return true
}

// atPlace returns the action that what is picked names together with the place lit by a touch before, 0 for none.
func (t *Table) atPlace() rules.Action {
	pointer, ok := t.board.(Pointer)
	if !ok {
		return 0
	}
	place, ok := pointer.Pointed()
	if !ok {
		return 0
	}
	return t.choose.at(place)
}

// letGo lets go what has been picked if the part is there for it.
func (t *Table) letGo(p rules.Part) {
	if releaser, ok := t.board.(Releaser); ok && releaser.Releases(p) {
		t.unpick()
	}
}

// closed takes away what a touch of the Board has opened, and reports whether there was anything.
func (t *Table) closed() bool {
	toucher, ok := t.board.(Toucher)
	if !ok || !toucher.Close() {
		return false
	}
	t.refresh()
	return true
}
