package table

import (
	"math"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// Measures of a plate of the night, in logical units.
const (
	nightSize   = 15.5
	nightLeast  = 13.0
	nightEdge   = 6.0  // above and below the words together
	nightPad    = 14.0 // right of the words, and left of the dot
	nightDot    = 6.0  // its radius
	nightGap    = 9.0  // between the dot and the words
	nightBefore = nightPad + 2*nightDot + nightGap
	nightBeside = nightBefore + nightPad
	nightLow    = 2 * nightPad // the height of the lowest
)

// writeAtNight draws a slim plate of the night with the words behind a dot, which is vermilion where they are for
// somebody here to act on.
func (s sentence) writeAtNight(c *canvas.Canvas, style letters.Style, box geom.Rect) {
	s.drawNight(c, box, false)
	x, room := box.X+nightBefore, box.W-nightBeside
	words := canvas.ParagraphHeight(style, s.text, room)
	c.Paragraph(style, s.text, geom.R(x, box.Centre().Y-words/2, room, words), sprites.Paper2, canvas.Left)
}

// drawNight draws the ground of a plate of the night with its dot; little shines through where it is dense.
func (s sentence) drawNight(c *canvas.Canvas, box geom.Rect, dense bool) {
	dot := sprites.Shu2
	if s.quiet {
		dot = sprites.Ai3
	}
	c.Draw(nightBox(box.W, box.H, dense, dot), geom.Pt(box.X, box.Y), canvas.Look{})
}

// breadth returns how broad a plate of the night must be for the words in the style, at most so broad.
func (s sentence) breadth(style letters.Style, most float64) float64 {
	width := 0.0
	for _, line := range letters.Wrap(style, s.text, most-nightBeside) {
		width = max(width, letters.Measure(style, line))
	}
	return math.Ceil(width) + nightBeside
}

type nightBoxKey struct {
	w, h  float64
	dense bool
	dot   sprites.Color
}

// nightBox is the ground of a sentence with its dot, the upper left corner at the origin; little shines through where
// it is dense.
func nightBox(w, h float64, dense bool, dot sprites.Color) canvas.Picture {
	cover := 0.86
	if dense {
		cover = 0.97
	}
	return canvas.Picture{
		Key: nightBoxKey{w, h, dense, dot}, Box: geom.R(-1, -1, w+2, h+2),
		Paint: func(v *vector.Canvas) {
			v.Fill(vector.RoundRect(0, 0, w, h, min(h/2, 15)), vector.Solid(sprites.Night.Alpha(cover)))
			circle := vector.Circle(nightPad+nightDot-2, h/2, nightDot)
			v.Fill(circle, vector.Solid(dot))
			v.Stroke(circle, vector.Stroke{Width: 1.8}, vector.Solid(sprites.Paper2))
		},
	}
}
