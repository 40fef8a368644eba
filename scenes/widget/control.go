package widget

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
)

// Tap makes a widget something that can be pointed at, focused and pressed. Its place and height above others follow
// from the tree; what it is drawn like follows from Of, and the frame of the focus is drawn around it.
type Tap struct {
	ui.Control
	Of   Widget
	Bare bool // Of draws the focus itself
}

// Layout implements [Widget].
func (t Tap) Layout(e *Env, c Constraints) *Box {
	b := t.Of.Layout(e, c)
	control := t.Control
	out := &Box{Size: b.Size, control: &control}
	out.put(0, 0, b)
	if !t.Bare {
		out.over = func(cv *canvas.Canvas, r geom.Rect, s ui.Shown) {
			if s.Focus {
				ui.DrawFocus(cv, r, ui.Radius)
			}
		}
	}
	return out
}

// Button is a button with words and an icon before them, as large as its room.
type Button struct {
	ui.Control
	Text  string // its name where empty
	Icon  string
	First bool   // the vermilion one of its screen
	Lit   bool   // a hint points at it
	Group string // labels of one group have one size
}

// Layout implements [Widget].
func (b Button) Layout(e *Env, c Constraints) *Box {
	paper, text, icon, most, by := ui.Plain(), b.Text, b.Icon, float64(unbounded), e.Reading
	if b.First {
		paper = ui.Primary()
	}
	if b.Off {
		icon = ""
	}
	if text == "" {
		text = b.Name
	}
	if size, ok := e.caps[b.Group]; ok && b.Group != "" {
		most = size
	}
	face := func(r geom.Rect) *ui.Control {
		made := ui.Button(b.Key, text, icon, r, paper, nil)
		made.Off = b.Off
		return made
	}
	size, control := face(geom.R(0, 0, c.Max.W, c.Max.H)).FitLabel(by, most), b.Control
	e.settle(b.Group, size)
	return &Box{Size: c.Max, control: &control, paint: func(cv *canvas.Canvas, r geom.Rect, s ui.Shown) {
		made := face(r)
		made.FitLabel(by, size)
		made.Paint(cv, s)
		if b.Lit {
			ui.DrawFocus(cv, r, ui.Radius)
		}
	}}
}

// Round is a round button with an icon, as large as there is room for.
type Round struct {
	ui.Control
	Icon string
}

// Layout implements [Widget].
func (b Round) Layout(_ *Env, c Constraints) *Box {
	control, side := b.Control, min(c.Max.W, c.Max.H)
	control.Round = true
	return &Box{Size: Size{side, side}, control: &control, paint: func(cv *canvas.Canvas, r geom.Rect, s ui.Shown) {
		face := ui.RoundButton(b.Key, b.Name, b.Icon, r, ui.Plain(), nil)
		face.Off = b.Off
		face.Paint(cv, s)
	}}
}

// Stepper is an amount in a well between a button that makes it smaller and one that makes it larger.
func Stepper(less, more ui.Control, value Widget) Widget {
	const under, air = 12.0, 5.0 // how far the well reaches under the buttons, and is lower than they are
	return Builder(func(_ *Env, room Size) Widget {
		well := Inset(room.H-under, air, Paper(ui.Well(), Nothing{}))
		return Stack{well, Row(0, Round{less, "minus"}, Grow(value), Round{more, "plus"})}
	})
}
