package table

import (
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
)

// Accountant is implemented by Boards of games won by points of several sorts. The result then has a table of the
// points, bars made of the stuff of the game, and the lands, on which it lights up what gives the points. It may call
// these methods of a Board that has never been arranged.
type Accountant interface {
	// Columns lists what is counted at the end of a match, in the order of the table.
	Columns(s rules.State) []Column
	// DrawColumn draws the sign of a column in r.
	DrawColumn(c *canvas.Canvas, r geom.Rect, key string)
	// DrawStuff fills r, a part of a bar, with what gives the points of a column.
	DrawStuff(c *canvas.Canvas, r geom.Rect, key string)
	// DrawEstate draws what a seat has built within r, and lights up what gives its points in a column; all of it for
	// "".
	DrawEstate(c *canvas.Canvas, r geom.Rect, s rules.State, seat rules.Seat, key string)
}

// Column is one thing that is counted.
type Column struct {
	Key  string // the name of the rules.Count
	Name string // in the player's language
	Kind ColumnKind
}

// ColumnKind says what a column is for.
type ColumnKind uint8

// The kinds of columns.
const (
	ColumnPart ColumnKind = iota // a part of the points
	ColumnSum                    // all points together
	ColumnTie                    // decides between as many points
	ColumnNote                   // told beside the points, and no part of them
)

// Annalist is implemented by Accountants whose columns also tell what has happened during the match, which the last
// position does not.
type Annalist interface {
	// Annals returns what every seat has in the columns, in seat order; the payoffs are not looked at.
	Annals() []rules.Line
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

// Hoarder is implemented by Boards that fill a seat's bar in the result with what it has in the end.
type Hoarder interface {
	// DrawHoard draws within r, from the left, as much of it as the share grown lets see, 0 to 1.
	DrawHoard(c *canvas.Canvas, r geom.Rect, s rules.State, seat rules.Seat, grown float64)
}
