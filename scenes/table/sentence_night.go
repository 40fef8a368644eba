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
	nightMin    = 13.0
	nightEdge   = 6.0  // above and below the words together
	nightPad    = 14.0 // right of the words, and left of the dot
	nightDot    = 6.0  // its radius
	nightGap    = 9.0  // between the dot and the words
	nightBefore = nightPad + 2*nightDot + nightGap
	nightBeside = nightBefore + nightPad
	nightLow    = 2 * nightPad // the height of the lowest
)

// drawNight draws the ground of a plate of the night with its dot, which is vermilion where the words are for somebody
// here to act on.
func (s sentence) drawNight(c *canvas.Canvas, box geom.Rect) {
	dot := sprites.Shu2
	if s.asksNothing {
		dot = sprites.Ai3
	}
	c.Draw(nightBox(box.W, box.H, dot, s.covers), geom.Pt(box.X, box.Y), canvas.Look{})
}

// breadth returns how broad a plate of the night must be for the words of all pages, at most so broad.
func (s sentence) breadth(l layout, most float64) float64 {
	width, beside := 0.0, nightBeside
	if len(l.pages) > 1 {
		beside += turnWidth
	}
	for _, page := range l.pages {
		for _, line := range letters.Wrap(l.style, page, most-beside) {
			width = max(width, letters.Measure(l.style, line))
		}
	}
	return math.Ceil(width) + beside
}

type nightBoxKey struct {
	w, h   float64
	dot    sprites.Color
	covers bool
}

// nightBox is the ground of a sentence with its dot, the upper left corner at the origin.
func nightBox(w, h float64, dot sprites.Color, covers bool) canvas.Picture {
	cover := 0.86
	if covers {
		cover = 1
	}
	return canvas.Picture{
		Key: nightBoxKey{w, h, dot, covers}, Box: geom.R(-1, -1, w+2, h+2),
		Paint: func(v *vector.Canvas) {
			v.Fill(vector.RoundRect(0, 0, w, h, min(h/2, 15)), vector.Solid(sprites.Night.Alpha(cover)))
			circle := vector.Circle(nightPad+nightDot-2, h/2, nightDot)
			v.Fill(circle, vector.Solid(dot))
			v.Stroke(circle, vector.Stroke{Width: 1.8}, vector.Solid(sprites.Paper2))
		},
	}
}
