package table

import (
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
)

// Carrier is implemented by Boards with things that are dragged, turned and enlarged by hand. The table follows mouse,
// fingers, wheel and keys, and says what they do; drops on another part choose it, as a press does.
type Carrier interface {
	// Grab gets a part that is being dragged, before it is taken as a choice. It returns true when the Board
	// moves it itself and nothing is chosen, such as a card not yet built, or the land that is looked at.
	Grab(p rules.Part, at geom.Point) bool
	// Drag moves what is being dragged, grabbed or chosen, to the pointer.
	Drag(p rules.Part, at geom.Point)
	// Drop lays it down: with kept where it lies, or where it will be when it has been played, else where it was.
	Drop(at geom.Point, kept bool)
	// Turn turns the thing in hand by quarter turns, clockwise above zero, or turns it over. Like Nudge and Zoom it
	// returns false where it means nothing now; the table then does what it does on other Boards.
	Turn(steps int, over bool) bool
	// Nudge moves the part that has the keyboard's focus by steps to the right and down.
	Nudge(p rules.Part, dx, dy int) bool
	// Zoom shows what lies at the point larger by the factor, or smaller where it is below 1.
	Zoom(at geom.Point, factor float64) bool
}

// Privacy is implemented by Boards of games in which seats keep secrets, see rules.Holds. The table covers the screen
// and shows them to their seat alone; nothing else on the Board may show them, not even to a person alone.
type Privacy interface {
	// DrawSecret draws within r what the seat keeps, as the seat's own View s tells it.
	DrawSecret(c *canvas.Canvas, r geom.Rect, s rules.State, by rules.Seat)
	// DescribeSecret says it in a sentence.
	DescribeSecret(s rules.State, by rules.Seat) string
	// OnLook is called when what the seat keeps is shown to it.
	OnLook(by rules.Seat)
}

// Scorer is implemented by Boards that say how seats stand. The table writes it on their plates; the result has a bar
// for each seat, and where there are columns a table of points with a picture of what gives them. The result calls these
// methods of a Board that has never shown anything.
type Scorer interface {
	// Standing says on the plate of a seat how it stands.
	Standing(s rules.State, seat rules.Seat) Standing
	// Columns lists what is counted at the end of a match, in the order of the table; none where points are of one sort.
	Columns(s rules.State) []Column
	// Counts returns what every seat has in the columns, in seat order, where the match tells more than its last
	// position; nil leaves it to the game's score. The payoffs are not looked at.
	Counts() []rules.Line
	// DrawSign draws the sign of a column in r.
	DrawSign(c *canvas.Canvas, r geom.Rect, key string)
	// DrawBar fills r, a part of a seat's bar, with what gives the points of a column, or without columns, where the key
	// is "", with what the seat has in the end: from the left, as much as the share grown lets see, 0 to 1.
	DrawBar(c *canvas.Canvas, r geom.Rect, s rules.State, seat rules.Seat, key string, grown float64)
	// DrawBreakdown draws what a seat has built within r, and lights up what gives its points in a column; all of it for
	// "".
	DrawBreakdown(c *canvas.Canvas, r geom.Rect, s rules.State, seat rules.Seat, key string)
}

// Standing is how a seat stands.
type Standing struct {
	// Words are a few about the seat, as "3 ships", or about what a person that is to act may do, as "2 actions left";
	// "" leaves it to the table.
	Words string
	Place int // in the order of play, counted from 1; 0 while there is none

	// Order is the same in words, as "plays 2nd", which replace the number where they have room; "" for none.
	Order string
}

// Column is one thing that is counted.
type Column struct {
	Key  string // the name of the rules.Count
	Name string // in the player's language
	Kind ColumnKind

	Within string // the name as it stands within a sentence, for a ColumnTie
}

// ColumnKind says what a column is for.
type ColumnKind uint8

// The kinds of columns.
const (
	ColumnPart ColumnKind = iota // a part of the points
	ColumnSum                    // all points together
	ColumnTie                    // decides between as many points
	ColumnNote                   // shown beside the points, and no part of them
)

// Enlargement is a card or a piece as it is seen large.
type Enlargement struct {
	Name  string
	Words []string // what it does, in sentences
	Draw  func(c *canvas.Canvas, r geom.Rect)
	Signs []func(c *canvas.Canvas, r geom.Rect) // beside each sentence; nil for one that is only read out; none: no sentence has one

	isSquare bool // the picture is as broad as high
}

// Add adds a sentence with the picture beside it, or one that is only read out.
func (e *Enlargement) Add(words string, sign func(c *canvas.Canvas, r geom.Rect)) {
	e.Words, e.Signs = append(e.Words, words), append(e.Signs, sign)
}

// Sides is implemented by Boards of games in which several seats win together. The result then has one row a side.
type Sides interface {
	// Side returns the number of a seat's side, from 0.
	Side(s rules.State, seat rules.Seat) int
	// SideName returns what a side is called, in the player's language.
	SideName(side int) string
	// DrawSide draws the sign of a side within r.
	DrawSide(c *canvas.Canvas, r geom.Rect, side int)
}

// Narrator is implemented by Boards with more to say than [Board] must. The table narrates it where it belongs; "" is narrated
// nowhere.
type Narrator interface {
	// Details returns what stands on the Board in words beside how the game stands, such as what would come of a choice, or
	// a panel that lies open: in sentences for those who cannot see it, as far as the viewer may know it.
	Details() []string
	// Recall returns a sentence that has to be read even when the only move is played by itself just now, such as how a
	// fight has ended.
	Recall() string
	// Purpose returns in a few words what the next person chooses, for the cover before it. It is given what all may
	// know.
	Purpose(s rules.State, next rules.Seat) string
	// SeatTitle returns the game's word for a seat, as shogi has one for who begins.
	SeatTitle(s rules.State, seat rules.Seat) string
	// Looks reports whether a button only shows something: with a screen reader the choices come before it.
	Looks(button rules.Part) bool
	// Enlarge returns what a card or a piece looks like and does, for a long press, as far as the viewer may know it; false
	// where there is nothing to show large.
	Enlarge(p rules.Part) (Enlargement, bool)
	// Advise puts a move that could be played from s into words, for hints and analyses: where the log has words only for
	// what has been done, others than [Board.Line].
	Advise(s rules.State, m rules.Move) string
	// Reason returns in a few words what the plan of a seat brings from s by the rules, without a full stop, for hints.
	Reason(s rules.State, by rules.Seat, plan []rules.Action) string
}

// LogAnnotator is implemented by Boards of games in rounds. A replay goes from one round to the next; lines of the log
// light up what they tell, and change when secrets come to light.
type LogAnnotator interface {
	// Round returns the round of a position.
	Round(s rules.State) int
	// LineParts returns what is lit up by the line of the log for the move played from s, see [PartsOf].
	LineParts(s rules.State, m rules.Move) []rules.Part
	// RevisesLine reports whether the line of the move played from s may change with the position that is shown, as when
	// it reports a secret choice that comes to light later.
	RevisesLine(s rules.State, m rules.Move) bool
}

// Advice puts a move that could be played from s into words, "" for one that is not worth any.
func Advice(board Board, s rules.State, m rules.Move) string {
	if n, ok := board.(Narrator); ok {
		return n.Advise(s, m)
	}
	return board.Line(s, m)
}

// PartsOf returns what a move has pointed at; none for what is hidden or chance has done.
func PartsOf(g rules.Game, s rules.State, m rules.Move) []rules.Part {
	if m.Do == rules.Hidden || m.By == rules.Nature {
		return nil
	}
	return rules.Parts(g, s, m.Do)
}

// privacy returns the Board if it can draw what seats keep.
func (t *Table) privacy() (Privacy, bool) {
	k, ok := t.board.(Privacy)
	return k, ok
}

// SeatTitle returns what the game of a Board calls a seat, "" for nothing.
func SeatTitle(board Board, s rules.State, seat rules.Seat) string {
	if n, ok := board.(Narrator); ok {
		return n.SeatTitle(s, seat)
	}
	return ""
}

// StandingOf returns how a seat stands, false where the Board does not say it.
func StandingOf(board Board, s rules.State, seat rules.Seat) (Standing, bool) {
	scorer, ok := board.(Scorer)
	if !ok {
		return Standing{}, false
	}
	return scorer.Standing(s, seat), true
}
