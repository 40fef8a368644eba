package table

import (
	"slices"

	"engawa/rules"
	"engawa/scenes/anim"
	"engawa/scenes/stage"
	"engawa/scenes/widget"
)

// Board draws one game. It knows no rule: it shows the positions it is given and reports what can be pointed at.
//
// The table calls Show first, then the others in any order, all from one goroutine. What a Board can do beside is in
// six interfaces: [Carrier], [Privacy], [Scorer], [Sides], [Narrator] and [LogAnnotator].
type Board interface {
	// Show snaps to the position, and lays everything out again where that is wanted. It ends every movement and choice.
	Show(p Position)
	// Tree returns what is on the screen, placed in the whole of the room given last: from the backdrop to what hovers over
	// everything, with slots for what the table has there, see [SlotSeat], and controls for what can be pointed at, see
	// [Cell]; where a match is only looked at, for what a press opens or shows. It is another tree when slots or
	// controls have changed, and the same one else; what only moves is drawn where it is by the painters in it. It is asked
	// for in every tick in which something moves.
	Tree() *widget.Tree
	// Choose shows the choice so far and what can follow it, the marks, and the part under the pointer.
	Choose(c Choice)
	// Press gets every part pointed at before the table does anything with it, no matter who is to move, and says what
	// the table is to do.
	Press(p rules.Part) Answer
	// Back takes away the last that presses have opened or picked on the Board, and reports whether there was anything.
	Back() bool
	// Play returns the movement that shows the event; nil when there is nothing to see. It is called when the events
	// before it have been shown, and starts from what is on the screen (a piece dropped by hand is already there).
	Play(e rules.Event, speed anim.Speed) anim.Step
	// Tick advances what moves by itself and reports whether the picture has changed.
	Tick() bool

	// Line returns the log's sentence for the move played from s, "" for a move that is not worth a line.
	Line(s rules.State, m rules.Move) string
	// Message returns one sentence of the position worth telling just now, such as a danger or a count, "" if none.
	Message(s rules.State) string
	// Describe returns the position in words, for those who cannot see it.
	Describe(s rules.State) string
}

// Position is what a Board shows, and how it is looked at.
type Position struct {
	State rules.State // as the viewer knows it; nil where nothing lies on the table yet

	Relayout bool       // everything is to be laid out again: the room, the side, the language or a setting is another
	View     stage.View // the room
	Near     rules.Seat // whose side lies below
	Watched  bool       // nothing will ever be chosen, as in a replay
	Lesson   bool       // somebody learns the game: what is of no use then is left out
	HandOnly bool       // a table screen beside shows what is public: what does not concern the seat below is left out
}

// Choice is how far the player has got with choosing an action, and what is lit up and looked at meanwhile.
type Choice struct {
	Picked []rules.Part // pointed at so far, in order
	Next   []rules.Part // what can be pointed at next
	Action rules.Action // the action chosen, once it is complete and waits for confirmation
	State  rules.State  // the position chosen from, as the viewer sees it; nil while nobody here chooses
	By     rules.Seat   // who chooses
	Hints  bool         // a hint may be asked for: what helps to judge a choice may be told beside it

	Marks   Marks  // lit up for a while
	Hover   Hover  // looked at
	Changed Change // which of all that is new since the last call
}

// Change reports what of a Choice is new.
type Change uint8

// What can be new of a Choice.
const (
	ChangedPicks Change = iota // what is picked, what follows, or who chooses
	ChangedMarks               // perhaps the same again
	ChangedHover
)

// Hover is the part under the mouse, or with the keyboard's focus while that is seen; no part, when it is nothing of the
// Board. A finger never looks: what it touches is pointed at.
type Hover struct {
	Part  rules.Part
	Mouse bool
}

// Answer is what a Board wants done with a part that is pointed at.
type Answer struct {
	Then  Then
	Parts []rules.Part // of the choice, for ThenPlay

	// More are the parts of the choices that the same press makes after that, each in the position after the one before:
	// all of them are played, or none where the first is not confirmed. Only what nothing secret and no chance can come
	// between may follow.
	More [][]rules.Part

	// Place has been pointed at before and is still lit. It counts as picked where that makes the rest an action.
	Place rules.Part

	// Instead is what the part stands for: it is picked in its place, unless it is the zero Part.
	Instead rules.Part
}

// Then says what follows on a press.
type Then uint8

// What can follow on a press.
const (
	ThenPick    Then = iota // the part is the next step of the choice, if somebody chooses
	ThenStay                // nothing: the Board has answered, such as by a closer look
	ThenRelease             // what has been picked is let go, and the part is pressed again
	ThenUndo                // the last choice is undone, as by the button for that, and the part is pressed again if that was done at once
	ThenPlay                // the choice has been put together on the Board: the table points at all its Parts, refuses, warns, confirms and plays
)

// Marks lights parts up for a while; an empty Marks takes all lights away.
type Marks struct {
	Parts []rules.Part
	Kind  MarkKind

	Better *Alternative // for MarkLog: what would have been better; nil for nothing
}

// Alternative is a move that would have been better than the one that a line of the log tells, as an analysis found.
type Alternative struct {
	Before         rules.State // the position in which the move was chosen, as the viewer knows it
	By             rules.Seat
	Played, Better rules.Action
	Line           []rules.Action // the better move with those that follow it in the turn
}

// Equal reports whether both compare the same moves in the same position. Either may be nil.
func (a *Alternative) Equal(o *Alternative) bool {
	if a == nil || o == nil {
		return a == o
	}
	return a.Before == o.Before && a.By == o.By && a.Played == o.Played && slices.Equal(a.Line, o.Line) && a.Better == o.Better
}

// MarkKind says why parts are lit.
type MarkKind uint8

// The kinds of marks.
const (
	MarkHint    MarkKind = iota + 1 // a good move
	MarkRefused                     // the reason of a refusal
	MarkLog                         // what a line of the log tells
	MarkLesson                      // what a lesson speaks of: lit like a hint, but nothing is chosen by it
)
