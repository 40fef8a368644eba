package table

import (
	"slices"

	"engawa/rules"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
)

// Board draws one game. It knows no rule: it shows the States it is given and reports what can be pointed at.
//
// The table calls Face and Arrange first, and again after every change of side, size, language or setting; then Show;
// then the others in any order, all from one goroutine.
type Board interface {
	// Arrange lays everything out in the room, and returns the places it leaves for what the table draws.
	Arrange(v stage.View) Frame
	// Face puts the side of that seat below, or the first seat's for Public.
	Face(below rules.Seat)
	// Show snaps to the position, given as the present viewer sees it. It ends every movement and choice.
	Show(s rules.State)
	// Play returns the movement that shows the event; nil when there is nothing to see. It is called when the events
	// before it have been shown, and starts from what is on the screen (a piece dropped by hand is already there).
	Play(e rules.Event, speed anim.Speed) anim.Step
	// Targets returns what can be pointed at now, in reading order.
	Targets() []Target
	// Choose shows what has been chosen so far and what can follow.
	Choose(c Choice)
	// Carry shows the thing being dragged at the pointer; Put lays it down again, at the place it will take when it
	// has been played, or else back where it was.
	Carry(p rules.Part, at geom.Point)
	Put(played bool)
	// Mark lights parts up; an empty Marks takes all lights away.
	Mark(m Marks)
	// Tick advances what moves by itself and reports whether the picture has changed.
	Tick() bool
	// Backdrop draws what lies beyond the table, Draw what lies on it, and Float what hovers over everything, such as
	// a thing in hand. The table draws its own things in between.
	Backdrop(c *canvas.Canvas)
	Draw(c *canvas.Canvas)
	Float(c *canvas.Canvas)

	// Line returns the log's sentence for the move played from s, "" for a move that is not worth a line.
	Line(s rules.State, m rules.Move) string
	// Say returns one sentence of the position worth telling just now, such as a danger or a count, "" if none.
	Say(s rules.State) string
	// Describe returns the position in words, for whoever cannot see it.
	Describe(s rules.State) string
}

// Frame is where a Board leaves room for what every table has. Rectangles may be empty where a thing has no room;
// it is then reached through the menu.
type Frame struct {
	Seats   []geom.Rect // the slip of each seat
	Bare    rules.Seats // of these only crest and name stand on a paper of the Board, which says itself how they stand
	Log     geom.Rect   // the panel of moves
	Tools   []geom.Rect // round buttons: menu, undo, hint, rules, talk, restart turn; the menu has what has no place
	Message geom.Rect   // one or two lines for sentences
	Confirm geom.Rect   // the tick and the cross while a move waits to be confirmed

	// Night is set where sentences stand on slips of the night, as on grounds as dark as it.
	Night bool

	// Keepsake is the paper that lets the person to act, or alone here, look at what it keeps; where it is empty, the
	// slips of the seats serve.
	Keepsake geom.Rect
}

// equal reports whether two Frames leave the same places.
func (f Frame) equal(other Frame) bool {
	return slices.Equal(f.Seats, other.Seats) && slices.Equal(f.Tools, other.Tools) && f.Bare == other.Bare && f.Log == other.Log &&
		f.Message == other.Message && f.Confirm == other.Confirm && f.Night == other.Night && f.Keepsake == other.Keepsake
}

// Keepsakes is implemented by Boards of games in which seats keep secrets, see rules.Holds. Nothing else on the Board
// may show what a seat keeps, not even to a person alone.
type Keepsakes interface {
	// DrawKeepsake draws within r what the seat keeps, as the seat's own View s tells it.
	DrawKeepsake(c *canvas.Canvas, r geom.Rect, s rules.State, by rules.Seat)
	// Keepsake says it in a sentence.
	Keepsake(s rules.State, by rules.Seat) string
}

// Onlooker is implemented by Boards that say something else once a seat has seen what it keeps.
type Onlooker interface {
	// Looked is told that what the seat keeps is being shown to it.
	Looked(by rules.Seat)
}

// Target is one part that can be pointed at now.
type Target struct {
	Part  rules.Part
	Rect  geom.Rect // empty for what is out of sight and can be chosen by keys alone
	Round bool
	Z     int
	Name  string // in the player's language, as "Tanuki, b2"
	Tip   bool   // it is only a sign: the name is told beside it while it is looked at
}

// Choice is how far the player has got with choosing an action.
type Choice struct {
	Picked []rules.Part // pointed at so far, in order
	Next   []rules.Part // what can be pointed at next
	Action rules.Action // the action chosen, once it is complete and waits for confirmation
	State  rules.State  // the position chosen from, as the viewer sees it
	By     rules.Seat   // who chooses
}

// Marks lights parts up for a while.
type Marks struct {
	Parts []rules.Part
	Kind  MarkKind
}

// MarkKind says why parts are lit.
type MarkKind uint8

// The kinds of marks.
const (
	MarkHint    MarkKind = iota + 1 // a good move
	MarkRefused                     // the reason of a refusal
	MarkLog                         // what a line of the log tells
	MarkTold                        // what a lesson speaks of: lit like a hint, but nothing is chosen by it
)
