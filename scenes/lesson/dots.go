package lesson

import (
	"math"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// Measures of the dots, in logical units.
const (
	mostPitch = 18.0 // from one to the next
	mostDot   = 4.2  // radius
	dotShare  = 0.3  // radius of the pitch
	nowGrows  = 1.55 // the present one's, in those of the others
)

// dots shows the steps in a row, and leads to any of them.
func (g *guide) dots(r geom.Rect) *ui.Control {
	n := len(g.lesson.Steps)
	pitch := min(mostPitch, r.W/float64(n))
	left := r.Centre().X - pitch*float64(n)/2
	name := g.house.Words.T(lang.LearnAt, lang.Count("n", g.step+1), lang.Count("all", n))
	return &ui.Control{
		Key: keySteps, Rect: r, Role: ui.RoleSlider, Name: name, Tip: name,
		Slide: func(at geom.Point) {
			if k := max(0, min(n-1, int(math.Floor((at.X-left)/pitch)))); k != g.step {
				g.goTo(k)
			}
		},
		Adjust: func(by int) { g.goTo(g.step + by) },
		Paint: func(c *canvas.Canvas, s ui.Shown) {
			if s.Focus {
				ui.DrawFocus(c, r.InsetXY(5, 8), ui.Radius)
			}
			for k := range n {
				at := geom.Pt(left+(float64(k)+0.5)*pitch, r.Centre().Y)
				radius := min(mostDot, pitch*dotShare)
				switch {
				case k == g.step:
					c.Draw(dot(radius*nowGrows, sprites.Shu, true), at, canvas.Look{})
				default:
					c.Draw(dot(radius, sprites.Ink2, k < g.step), at, canvas.Look{})
				}
			}
		},
	}
}

type dotKey struct {
	radius float64
	ink    sprites.Color
	full   bool
}

// dot is a drop of ink, or a ring where it is not full.
func dot(radius float64, ink sprites.Color, full bool) canvas.Picture {
	const line = 1.4
	box := radius + line
	return canvas.Picture{
		Key: dotKey{radius, ink, full}, Box: geom.R(-box, -box, 2*box, 2*box),
		Paint: func(c *vector.Canvas) {
			shape := vector.Circle(0, 0, radius)
			if full {
				c.Fill(shape, vector.Solid(ink))
				return
			}
			c.Stroke(shape, vector.Stroke{Width: line}, vector.Solid(ink))
		},
	}
}
