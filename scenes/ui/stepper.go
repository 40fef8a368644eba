package ui

import (
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// StepperState is what a stepper shows and does.
type StepperState struct {
	Name       string    // of what is set, in the player's language
	Value      string    // the value as it is now
	Less, More string    // names of the two buttons, with what is set
	Icon       string    // drawn below the value, Icons times; may be empty
	Icons      int       // at most MaxIcons
	Detail     string    // in place of the icons, such as a number; may be empty
	DetailNote string    // what is said of it besides; may be empty
	Explain    func()    // says what Detail means
	Down, Up   func()    // nil at the end of the range
	TextScale  TextScale // how much larger the value is set than usual
}

// MaxIcons is how many icons a stepper has room for below its value.
const MaxIcons = 5

// Measures of a stepper, in logical units.
const (
	stepWidth  = 46.0 // of its buttons
	stepLine   = 1.12 // the height of a line, as a share of its size
	stepIcon   = 12.0
	stepApart  = 0.75 // from icon to icon, as a share of their size
	stepDetail = 14.0
)

// StepperRoom is what a stepper takes beside the words of its value.
const StepperRoom = 2*stepWidth + 10

// HeightWithDetail returns the height of a [Stepper] whose value has one line, with a detail below it.
func (k TextScale) HeightWithDetail() float64 {
	return k.Strong(choiceSize).Size*stepLine + k.detailHeight() + stepperEdge
}

func (k TextScale) detailHeight() float64 { return k.Body(stepDetail).Size * stepLine }

// DetailWidth returns how wide a [Stepper]'s detail is between the buttons.
func (k TextScale) DetailWidth(detail string) float64 {
	return letters.Measure(k.Body(stepDetail), detail)
}

// Stepper returns a value in a well between two buttons, KEY.less and KEY.more. With a Detail the value is a
// button too, KEY.detail, that explains it. The first control is the well.
func Stepper(key string, r geom.Rect, s StepperState) []*Control {
	less, rest := r.CutLeft(stepWidth)
	more, middle := rest.CutRight(stepWidth)
	well := &Control{Key: key, Rect: r, Role: RoleText, Name: s.Name, Value: s.Value}
	well.Paint = func(cv *canvas.Canvas, _ ControlState) {
		DrawSurface(cv, Well(), r)
		drawStepperValue(cv, s, middle)
	}
	list := []*Control{well, stepButton(key+".less", s.Less, "minus", less, s.Down), stepButton(key+".more", s.More, "plus", more, s.Up)}
	if s.Detail != "" {
		list = append(list, detailButton(key+".detail", middle, s))
	}
	return list
}

// detailButton lies on the value; the well draws what is seen there.
func detailButton(key string, r geom.Rect, s StepperState) *Control {
	c := &Control{Key: key, Rect: r, Role: RoleButton, Name: s.Detail, Value: s.DetailNote, Press: s.Explain}
	c.Paint = func(cv *canvas.Canvas, state ControlState) {
		if state.Focus {
			DrawFocus(cv, r.Inset(5), Radius)
		}
	}
	return c
}

func stepButton(key, name, icon string, r geom.Rect, press func()) *Control {
	c := &Control{Key: key, Rect: r, Role: RoleButton, Name: name, Tip: name, Press: press, Off: press == nil}
	c.Paint = func(cv *canvas.Canvas, state ControlState) {
		if state.Focus {
			DrawFocus(cv, r.Inset(5), Radius)
		}
		plate, ink := r.Inset(3), sprites.Ink
		if c.Off {
			ink = sprites.Ink3
		} else {
			cv.Draw(SurfacePicture(stepPaper(), plate.W, plate.H, false), geom.Pt(plate.X, plate.Y+state.Press-state.Hover), canvas.Look{})
		}
		DrawIcon(cv, icon, plate.Centre().Add(geom.Pt(0, state.Press-state.Hover)), 20, ink)
	}
	return c
}

func stepPaper() Surface {
	return Surface{Face: sprites.Paper2, Lip: sprites.Paper2, Line: sprites.Ink, Radius: Radius - 2}
}

// drawStepperValue writes the value and, below it, its icons and the detail.
func drawStepperValue(c *canvas.Canvas, s StepperState, r geom.Rect) {
	room, low := r.W-10, 0.0
	switch {
	case s.Detail != "":
		low = s.TextScale.detailHeight()
	case s.Icon != "" && s.Icons > 0:
		low = stepIcon
	}
	usual := s.TextScale.Strong(choiceSize)
	style := Fit(usual, s.Value, room)
	lines := Lines(style, s.Value, room, 2)
	if s.TextScale > 1 && s.Detail == "" {
		style = fitParagraph(usual, s.Value, room, r.H-stepperEdge)
		lines = letters.Wrap(style, s.Value, room)
	}
	step := style.Size * stepLine
	height := step * float64(len(lines))
	if len(lines) > 1 || height+low > r.H {
		low = 0
	}
	top := r.Centre().Y - (height+low)/2
	c.Lines(style, lines, geom.Pt(r.Centre().X, top), step, sprites.Ink, canvas.Centre)
	if low > 0 {
		drawBelow(c, s, geom.R(r.X+5, top+height, room, low))
	}
}

// drawBelow draws the detail, or else the icons.
func drawBelow(c *canvas.Canvas, s StepperState, r geom.Rect) {
	if s.Detail != "" {
		style := Fit(s.TextScale.Body(stepDetail), s.Detail, r.W)
		c.Text(style, s.Detail, geom.Pt(r.Centre().X, canvas.InMiddle(style, r.Y, r.Bottom())), sprites.Ink2, canvas.Centre)
		return
	}
	x := r.Centre().X - stepIcon*(1+stepApart*float64(s.Icons-1))/2
	for k := range s.Icons {
		DrawIcon(c, s.Icon, geom.Pt(x+stepIcon*(0.5+stepApart*float64(k)), r.Centre().Y), stepIcon, sprites.Bengara)
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
