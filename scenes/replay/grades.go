package replay

import (
	"engawa/rules/analysis"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// gradeSign returns the sign of chess for a mistake or a blunder; by an estimate, for a doubtful move or a mistake.
func (r *Replay) gradeSign(g analysis.Grade) string {
	exact := table.IsSolved(r.match)
	switch {
	case g == analysis.NoMistake:
		return ""
	case g == analysis.Blunder && exact:
		return "??"
	case g == analysis.Mistake && !exact:
		return "?!"
	}
	return "?"
}

// gradeWords says what a move has given away, with its sign.
func (r *Replay) gradeWords(g analysis.Grade) string {
	return r.gradeSign(g) + " " + r.services.Words.T(r.gradeName(g))
}

// Measures of the mark of a mistake, in logical units.
const (
	gradeHeight = 19.0
	gradeMin    = 28.0 // its breadth
	gradeEdge   = 8.0  // beside its words
	gradeApart  = 6.0  // before it
)

// gradeStyle is how its words are written.
func gradeStyle() letters.Style { return ui.Strong(14) }

// gradeBreadth returns how wide the mark with these words is.
func gradeBreadth(text string) float64 {
	return max(gradeMin, letters.Measure(gradeStyle(), text)+2*gradeEdge)
}

// gradeWidth returns how much room the mark with these words takes at the right of a line.
func gradeWidth(text string) float64 { return gradeBreadth(text) + gradeApart }

type gradeKey struct {
	grade analysis.Grade
	width float64
}

// drawGrade draws the mark of a mistake, with these words, left of the point: hollow, and filled for a blunder, as on the
// strip.
func drawGrade(c *canvas.Canvas, g analysis.Grade, text string, right geom.Point) {
	if g == analysis.NoMistake {
		return
	}
	wide := gradeBreadth(text)
	at := geom.Pt(right.X-wide/2-1, right.Y)
	face, ink := sprites.Paper2, sprites.Beni
	if g == analysis.Blunder {
		face, ink = sprites.Beni, sprites.Paper2
	}
	c.Draw(canvas.Picture{
		Key: gradeKey{g, wide}, Box: geom.R(-wide/2-1, -gradeHeight/2-1, wide+2, gradeHeight+2),
		Paint: func(v *vector.Canvas) {
			shape := vector.RoundRect(-wide/2, -gradeHeight/2, wide, gradeHeight, gradeHeight/2)
			v.Fill(shape, vector.Solid(face))
			v.Stroke(shape, vector.Stroke{Width: 1.6}, vector.Solid(sprites.Beni))
		},
	}, at, canvas.Look{})
	style := gradeStyle()
	c.Text(style, text, geom.Pt(at.X, canvas.InMiddle(style, at.Y-gradeHeight/2, at.Y+gradeHeight/2)), ink, canvas.Centre)
}
