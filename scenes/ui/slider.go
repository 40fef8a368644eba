package ui

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// Slider returns an amount from 0 to 1 on a line of soroban beads' height, with its name in the style above the line.
// Without a name the line lies in the middle.
func Slider(key, name, value string, at float64, style letters.Style, r geom.Rect, set func(float64)) *Control {
	c := &Control{Key: key, Rect: r, Role: RoleSlider, Name: name, Value: value}
	track := geom.R(r.X+14, r.Bottom()-18, r.W-28, 6)
	if name == "" {
		track.Y = r.Centre().Y - track.H/2
	}
	c.Slide = func(p geom.Point) { set(max(0, min(1, (p.X-track.X)/track.W))) }
	c.Adjust = func(step int) { set(max(0, min(1, at+0.1*float64(step)))) }
	c.Paint = func(cv *canvas.Canvas, s ControlState) {
		if s.Focus {
			DrawFocus(cv, r, Radius)
		}
		small := style.WithSize(style.Size * 15 / 17)
		style := Fit(style, name, r.W-letters.Measure(small, value)-8)
		cv.Text(style, name, geom.Pt(r.X, r.Y+canvas.Ascent(style)), sprites.Ink, canvas.Left)
		cv.Text(small, value, geom.Pt(r.Right(), r.Y+canvas.Ascent(style)), sprites.Ink2, canvas.Right)
		cv.Draw(sliderPicture(track.W, at), geom.Pt(track.X, track.Y), canvas.Look{})
	}
	return c
}

type sliderKey struct{ w, at float64 }

func sliderPicture(w, at float64) canvas.Picture {
	const bead = 13.0
	return canvas.Picture{
		Key: sliderKey{w, at},
		Box: geom.R(-bead-2, -bead, w+2*bead+4, 2*bead+8),
		Paint: func(c *vector.Canvas) {
			line := vector.Stroke{Width: inkWidth, Join: vector.RoundJoin}
			rod := vector.RoundRect(0, 0, w, 6, 3)
			c.Fill(rod, vector.Solid(sprites.Paper3))
			c.Fill(vector.RoundRect(0, 0, max(6, w*at), 6, 3), vector.Solid(sprites.Shu))
			c.Stroke(rod, line, vector.Solid(sprites.Ink))
			x, y := w*at, 3.0
			shape := vector.Polygon(
				vector.Point{X: x - bead, Y: y}, vector.Point{X: x - 5, Y: y - bead + 2}, vector.Point{X: x + 5, Y: y - bead + 2},
				vector.Point{X: x + bead, Y: y}, vector.Point{X: x + 5, Y: y + bead - 2}, vector.Point{X: x - 5, Y: y + bead - 2})
			c.Fill(shape, vector.Solid(sprites.Wood))
			c.Stroke(shape, line, vector.Solid(sprites.Ink))
			c.Stroke(vector.Line(x-bead+2, y, x+bead-2, y), vector.Stroke{Width: 1.4}, vector.Solid(sprites.Wood3))
		},
	}
}
