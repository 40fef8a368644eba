package stage

import (
	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
)

// Box is what a game brings to the rooms around its table. Everything in it may be left out.
type Box struct {
	Thumb   Thumb                                     // nil: a match that is kept is shown without a picture
	Looks   []lang.Skin                               // how its pieces may look, in the order of a menu; none where nobody chooses
	OwnLook func(options map[string]string) lang.Skin // the look that belongs to what is agreed; not nil with Looks
	Turns   bool                                      // pieces of the other side can be turned to face their owner
	Side    SideSign                                  // nil: a side is shown by its name
	Figure  FigureSign                                // nil: a figure is shown by its name
	Token   TokenSign                                 // nil: matches are counted without a piece
	Bed     func(look lang.Skin) audio.Bed            // heard at the table; nil: what is heard in the program

	// StartValue reports in how many moves of both sides the side that begins wins a match of the setup, with best play on
	// both sides; that it loses, below zero; 0 is a draw. Known is false for starts that are not solved. Nil: none is.
	StartValue func(s rules.Setup) (moves int, known bool)

	// Progress names the counts of rules.Score whose sum tells how a seat stands while a match runs. The result draws how it
	// has gone; none where the Board draws that as the map of a seat.
	Progress []string
}

// Preview is what may be seen of a match from outside.
type Preview struct {
	State rules.State // as everybody may see it, a View of rules.Public
	Below rules.Seat  // the seat whose side is near
	Skin  lang.Skin   // the look of the match
}

// Thumb draws a little picture of a match in r.
type Thumb func(c *canvas.Canvas, g Preview, r geom.Rect)

// TokenSign draws a piece of the game in the middle of r, turned so many radians clockwise.
type TokenSign func(c *canvas.Canvas, r geom.Rect, turn float64)

// SideSign draws the sign of a side of rules.Info in the middle of r, with the number of figures in it.
type SideSign func(c *canvas.Canvas, side, figures int, r geom.Rect)

// FigureSign draws a figure of a rules.Roster in the middle of r, in the colours of a side.
type FigureSign func(c *canvas.Canvas, code string, side int, r geom.Rect)
