package lesson

import (
	"math"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Measures of the dots, in logical units.
const (
	maxPitch = 18.0 // from one to the next
	maxDot   = 4.2  // radius
	dotShare = 0.3  // radius of the pitch
	nowGrows = 1.55 // the present one's, in those of the others
)

// dots shows the steps in a row, and leads to any of them; of a puzzle how hard it is. For keys it comes after the buttons.
func (g *guide) dots(m model) widget.Widget {
	if m.puzzle {
		return gradeText(g.progressText(m, m.labels.At))
	}
	return widget.Later{Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget { return g.dotRow(m, room.W) })}
}

// dotRow is the row in the width.
func (g *guide) dotRow(m model, width float64) widget.Widget {
	n := len(g.lesson.Steps)
	pitch := min(maxPitch, width/float64(n))
	left := width/2 - pitch*float64(n)/2
	name := g.progressText(m, m.labels.At)
	return widget.Pressable{
		Control: ui.Control{
			Key: keySteps, Role: ui.RoleSlider, Name: name, Tip: name, Layer: panelLayer,
			Slide: func(at geom.Point) {
				if k := max(0, min(n-1, int(math.Floor((at.X-left)/pitch)))); k != g.step {
					g.goTo(k)
				}
			},
			Adjust: func(by int) { g.goTo(g.step + by) },
		},
		OwnFocus: true,
		Child: widget.Reactive{Draw: func(c *canvas.Canvas, r geom.Rect, s ui.ControlState) {
			if s.Focus {
				ui.DrawFocus(c, r.InsetXY(5, 8), ui.Radius)
			}
			for k := range n {
				at := geom.Pt(r.X+left+(float64(k)+0.5)*pitch, r.Centre().Y)
				radius := min(maxDot, pitch*dotShare)
				switch {
				case k == m.step:
					ui.DrawDot(c, at, radius*nowGrows, sprites.Shu, true)
				default:
					ui.DrawDot(c, at, radius, sprites.Ink2, k < m.step)
				}
			}
		}},
	}
}

// gradeText says how hard a puzzle is.
func gradeText(name string) widget.Widget {
	text := &widget.Text{Text: name, Style: ui.Body(14.5), Ink: sprites.Ink2, Align: canvas.Centre, Lines: 2, Key: keySteps}
	return widget.Later{Child: widget.Align{Y: widget.Centre, Child: text}}
}
