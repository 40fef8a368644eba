package widget

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// labelSize is the size of the names of switches and sliders, before it is scaled.
const labelSize = 17

// Breadth and height of a switch, and the room left of it.
const (
	switchWidth  = 58.0
	switchHeight = 32.0
	switchApart  = 16.0
)

// Toggle is a switch at the right of its name; value says how it is set.
func Toggle(key, name, value string, on bool, flip func()) Widget {
	const least = 46 // units of height
	return Builder(func(e Env, room Size) Widget {
		width := room.W - switchWidth - switchApart
		style := ui.FitWords(e.TextScale.Body(labelSize), name, width)
		lines, line := letters.Wrap(style, name, width), canvas.LineHeight(style)
		high := line * float64(len(lines))
		c := ui.Control{Key: key, Role: ui.RoleToggle, Name: name, Value: value, On: on, Press: flip}
		return Pressable{Control: c, Child: Paint{H: max(least, high), Draw: func(cv *canvas.Canvas, r geom.Rect) {
			cv.Lines(style, lines, geom.Pt(r.X, r.Centre().Y-high/2), line, sprites.Ink, canvas.Left)
			cv.Draw(switchPicture(on), geom.Pt(r.Right()-switchWidth, r.Centre().Y-switchHeight/2), canvas.Look{})
		}}}
	})
}

type switchKey struct{ on bool }

func switchPicture(on bool) canvas.Picture {
	const w, h = switchWidth, switchHeight
	return canvas.Picture{
		Key: switchKey{on},
		Box: geom.R(-1, -1, w+2, h+2),
		Paint: func(c *vector.Canvas) {
			ground, knob := sprites.Paper3, h/2
			if on {
				ground, knob = sprites.Shu, w-h/2
			}
			line := vector.Stroke{Width: ui.InkWidth, Join: vector.RoundJoin, Cap: vector.RoundCap}
			track := vector.RoundRect(1, 1, w-2, h-2, h/2-1)
			c.Fill(track, vector.Solid(ground))
			c.Stroke(track, line, vector.Solid(sprites.Ink))
			disc := vector.Circle(knob, h/2, h/2-5)
			c.Fill(disc, vector.Solid(sprites.Paper2))
			c.Stroke(disc, line, vector.Solid(sprites.Ink))
			if on {
				tick := vector.Polyline(vector.Point{X: knob - 4, Y: h / 2}, vector.Point{X: knob - 1, Y: h/2 + 4}, vector.Point{X: knob + 5, Y: h/2 - 4})
				c.Stroke(tick, vector.Stroke{Width: 2.2, Join: vector.RoundJoin, Cap: vector.RoundCap}, vector.Solid(sprites.Shu))
			}
		},
	}
}

// Slider is an amount from 0 to 1 on a line, with its name and value above it.
func Slider(key, name, value string, at float64, set func(float64)) Widget {
	const usual = 52 // units of height
	return Builder(func(e Env, _ Size) Widget {
		style := e.TextScale.Body(labelSize)
		adjust := func(step int) { set(max(0, min(1, at+0.1*float64(step)))) }
		return Amount{
			Control: ui.Control{Key: key, Name: name, Value: value, Adjust: adjust}, Label: name, Style: style, At: at, Set: set,
			H: usual + canvas.LineHeight(style) - canvas.LineHeight(ui.Body(labelSize)),
		}
	})
}

// Amount is an amount from 0 to 1 on a line of soroban beads' height, with its label in the style above the line. Without a
// label the line lies in the middle.
type Amount struct {
	ui.Control // with its name, value and Adjust
	Label      string
	Style      letters.Style
	At         float64
	Set        func(float64)
	H          float64 // 0 takes all the room
}

// Layout implements [Widget].
func (a Amount) Layout(ctx *Context, c Constraints) *Box {
	out := Paint{H: a.H}.Layout(ctx, c)
	track := geom.R(14, out.Size.H-18, out.Size.W-28, 6)
	if a.Label == "" {
		track.Y = out.Size.H/2 - track.H/2
	}
	control := a.Control
	control.Role, control.Slide = ui.RoleSlider, func(p geom.Point) { a.Set(max(0, min(1, (p.X-track.X)/track.W))) }
	out.control = &control
	out.paint = func(cv *canvas.Canvas, r geom.Rect, s ui.ControlState) {
		if s.Focus {
			ui.DrawFocus(cv, r, ui.Radius)
		}
		small := a.Style.WithSize(a.Style.Size * 15 / 17)
		style := ui.Fit(a.Style, a.Label, r.W-letters.Measure(small, a.Value)-8)
		cv.Text(style, a.Label, geom.Pt(r.X, r.Y+canvas.Ascent(style)), sprites.Ink, canvas.Left)
		cv.Text(small, a.Value, geom.Pt(r.Right(), r.Y+canvas.Ascent(style)), sprites.Ink2, canvas.Right)
		cv.Draw(sliderPicture(track.W, a.At), geom.Pt(r.X+track.X, r.Y+track.Y), canvas.Look{})
	}
	return out
}

type sliderKey struct{ w, at float64 }

func sliderPicture(w, at float64) canvas.Picture {
	const bead = 13.0
	return canvas.Picture{
		Key: sliderKey{w, at},
		Box: geom.R(-bead-2, -bead, w+2*bead+4, 2*bead+8),
		Paint: func(c *vector.Canvas) {
			line := vector.Stroke{Width: ui.InkWidth, Join: vector.RoundJoin}
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
