package ui

import (
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Stepped is what a stepper shows and does.
type Stepped struct {
	Name       string // of what is set, in the player's language
	Value      string // the value as it is now
	Less, More string // names of the two buttons, with what is set
	Icon       string // drawn below the value, Icons times; may be empty
	Icons      int
	Down, Up   func()  // nil at the end of the range
	Reading    Reading // how much larger the value is set than usual
}

// stepWidth is the breadth of a stepper's buttons.
const stepWidth = 46.0

// StepperRoom is what a stepper takes beside the words of its value.
const StepperRoom = 2*stepWidth + 10

// Stepper returns a value in a well between two buttons, KEY.less and KEY.more. The first control is the well.
func Stepper(key string, r geom.Rect, s Stepped) []*Control {
	less, rest := r.CutLeft(stepWidth)
	more, middle := rest.CutRight(stepWidth)
	well := &Control{Key: key, Rect: r, Role: RoleText, Name: s.Name, Value: s.Value}
	well.Paint = func(cv *canvas.Canvas, _ Shown) {
		DrawPaper(cv, Well(), r)
		drawStepped(cv, s, middle)
	}
	return []*Control{well, stepButton(key+".less", s.Less, "minus", less, s.Down), stepButton(key+".more", s.More, "plus", more, s.Up)}
}

func stepButton(key, name, icon string, r geom.Rect, press func()) *Control {
	c := &Control{Key: key, Rect: r, Role: RoleButton, Name: name, Press: press, Off: press == nil}
	c.Paint = func(cv *canvas.Canvas, shown Shown) {
		if shown.Focus {
			DrawFocus(cv, r.Inset(5), Radius)
		}
		slip, ink := r.Inset(3), sprites.Ink
		if c.Off {
			ink = sprites.Ink3
		} else {
			cv.Draw(Sheet(stepPaper(), slip.W, slip.H, false), geom.Pt(slip.X, slip.Y+shown.Press-shown.Hover), canvas.Look{})
		}
		DrawIcon(cv, icon, slip.Centre().Add(geom.Pt(0, shown.Press-shown.Hover)), 20, ink)
	}
	return c
}

func stepPaper() Paper {
	return Paper{Face: sprites.Paper2, Lip: sprites.Paper2, Line: sprites.Ink, Radius: Radius - 2}
}

// drawStepped writes the value and, below it, its icons.
func drawStepped(c *canvas.Canvas, s Stepped, r geom.Rect) {
	const icon, step = 12.0, 9.0
	room := r.W - 10
	style := Fit(Strong(16), s.Value, room)
	lines := Lines(style, s.Value, room, 2)
	if s.Reading > 1 {
		style = FitParagraph(s.Reading.Strong(16), s.Value, room, r.H-stepperEdge)
		lines = letters.Wrap(style, s.Value, room)
	}
	height := style.Size * 1.12 * float64(len(lines))
	icons := s.Icon != "" && s.Icons > 0 && len(lines) == 1 && height+icon <= r.H
	if icons {
		height += icon
	}
	y := r.Centre().Y - height/2
	for _, l := range lines {
		c.Text(style, l, geom.Pt(r.Centre().X, canvas.InMiddle(style, y, y+style.Size*1.12)), sprites.Ink, canvas.Centre)
		y += style.Size * 1.12
	}
	if !icons {
		return
	}
	x := r.Centre().X - step*float64(s.Icons-1)/2
	for k := range s.Icons {
		DrawIcon(c, s.Icon, geom.Pt(x+step*float64(k), y+icon/2), icon, sprites.Bengara)
	}
}

// Lines breaks the text into at most n lines of the width; what does not fit is left out for an ellipsis.
func Lines(style letters.Style, text string, width float64, n int) []string {
	lines := letters.Wrap(style, text, width)
	if len(lines) <= n {
		return lines
	}
	rest := strings.Join(lines[n-1:], " ")
	return append(lines[:n-1:n-1], letters.Ellipsis(style, rest, width))
}
