package table

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// Measures of a plate of the night, in logical units.
const (
	nightSize   = 15.5
	nightMin    = 13.0
	nightEdge   = 3.0  // above the words, and below
	nightPad    = 14.0 // right of the words, and left of the dot
	nightDot    = 6.0  // its radius
	nightGap    = 9.0  // between the dot and the words
	nightBefore = nightPad + 2*nightDot + nightGap
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
