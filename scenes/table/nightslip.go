package table

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// Measures of a slip of the night, in logical units.
const (
	nightPad = 14.0 // right of the words, and left of the dot
	nightDot = 6.0  // its radius
	nightGap = 9.0  // between the dot and the words
)

// drawAtNight draws the sentence on a slim slip of the night at the lower left of r, behind a vermilion dot. The slip
// is as wide as its words.
func (s sentence) drawAtNight(c *canvas.Canvas, r geom.Rect) {
	const beside = 2*nightPad + 2*nightDot + nightGap
	text, style := s.text, s.reading.Body(15.5)
	for style.Size > 13 && canvas.ParagraphHeight(style, text, r.W-beside) > r.H-6 {
		style.Size -= 0.5
	}
	width := 0.0
	for _, line := range letters.Wrap(style, text, r.W-beside) {
		width = max(width, letters.Measure(style, line))
	}
	words := canvas.ParagraphHeight(style, text, r.W-beside)
	high := max(words+6, 2*nightPad)
	slip := geom.R(r.X, r.Bottom()-high, width+beside, high)
	c.Draw(nightSlip(slip.W, slip.H), geom.Pt(slip.X, slip.Y), canvas.Look{})
	x := slip.X + nightPad + 2*nightDot + nightGap
	c.Paragraph(style, text, geom.R(x, slip.Centre().Y-words/2, r.W-beside, words), sprites.Paper2, canvas.Left)
}

type nightSlipKey struct{ w, h float64 }

// nightSlip is the ground of a sentence with its dot, the upper left corner at the origin.
func nightSlip(w, h float64) canvas.Picture {
	return canvas.Picture{
		Key: nightSlipKey{w, h}, Box: geom.R(-1, -1, w+2, h+2),
		Paint: func(v *vector.Canvas) {
			v.Fill(vector.RoundRect(0, 0, w, h, min(h/2, 15)), vector.Solid(sprites.Night.Alpha(0.86)))
			dot := vector.Circle(nightPad+nightDot-2, h/2, nightDot)
			v.Fill(dot, vector.Solid(sprites.Shu2))
			v.Stroke(dot, vector.Stroke{Width: 1.8}, vector.Solid(sprites.Paper2))
		},
	}
}
