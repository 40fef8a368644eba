package widget

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
)

// Pressable makes a widget something that can be pointed at, focused and pressed. Its place and its height above others
// follow from the tree.
type Pressable struct {
	ui.Control
	Child      Widget
	Ground     Painter // drawn below Child, if set
	OwnFocus   bool    // Child or Ground draws the focus itself; else its frame is drawn around it
	FocusInset float64 // how far within its place that frame is drawn
	Lifts      bool    // all of it rises under the mouse and sinks while it is pressed, as a button does
}

// Layout implements [Widget].
func (p Pressable) Layout(ctx *Context, c Constraints) *Box {
	b := p.Child.Layout(ctx, c)
	control, inset := p.Control, p.FocusInset
	out := &Box{Size: b.Size, control: &control, paint: p.Ground, lifts: p.Lifts}
	out.add(0, 0, b)
	if !p.OwnFocus {
		out.overlay = func(cv *canvas.Canvas, r geom.Rect, s ui.ControlState) {
			if s.Focus {
				ui.DrawFocus(cv, r.Inset(inset), ui.Radius)
			}
		}
	}
	return out
}

// Reactive is a widget that draws itself in the state of the control that it belongs to.
type Reactive struct {
	W, H float64 // 0 takes all the room
	Draw Painter
}

// Layout implements [Widget].
func (p Reactive) Layout(ctx *Context, c Constraints) *Box {
	b := Paint{W: p.W, H: p.H}.Layout(ctx, c)
	b.paint = p.Draw
	return b
}

// Button is a button with words and an icon before them, as large as its room.
type Button struct {
	ui.Control
	Text          string // Name where it is empty
	Icon          string
	Primary       bool    // the one of its screen that is to be pressed first
	Vacant        bool    // what it stands for is not set
	Quiet         bool    // it must not draw the eye
	Down          bool    // it stays pressed, as a switch that is on
	FullTextWidth float64 // width from which it has all its words; below, Brief stands beside the icon, and the name is its tip
	Brief         string  // such as a number; may be empty
	Lit           bool    // a hint points at it
	Group         string  // labels of one group have one size
	AtStart       bool    // its label begins at its left edge, as those of the buttons below each other in a list
}

// labelKey is what a button's label depends on.
type labelKey struct {
	text, icon string
	face       Size
	scale      ui.TextScale
	atStart    bool
}

// Layout implements [Widget].
func (b Button) Layout(ctx *Context, c Constraints) *Box {
	panel, text, icon := ui.Plain(), b.Text, b.Icon
	switch {
	case b.Primary:
		panel = ui.Primary()
	case b.Vacant:
		panel = ui.Vacant()
	case b.Quiet:
		panel = ui.Quiet()
	case b.Down:
		panel = ui.Well()
	}
	if text == "" {
		text = b.Name
	}
	if c.Max.W < b.FullTextWidth {
		text, b.Tip = b.Brief, b.Name
	}
	if b.Tip == text {
		b.Tip = "" // it stands on the button
	}
	control, isDown, isLit := b.Control, b.Down, b.Lit
	label := ctx.memory.label(labelKey{text, icon, c.Max, ctx.TextScale, b.AtStart})
	label.Size = min(label.Size, ctx.limit(b.Group))
	ctx.noteSize(b.Group, label.Size)
	return &Box{Size: c.Max, control: &control, paint: func(cv *canvas.Canvas, r geom.Rect, s ui.ControlState) {
		if isDown {
			s.Press = 1
		}
		ui.DrawButton(cv, label, r, panel, control.Off, s)
		if isLit {
			ui.DrawFocus(cv, r, ui.Radius)
		}
	}}
}

// label returns the label on a button, fitted now or in an earlier pass.
func (m *Memory) label(k labelKey) ui.Label {
	if v, ok := m.recall(k); ok {
		return v.(ui.Label)
	}
	l := ui.NewLabel(k.text, k.icon, rectOf(k.face), k.scale, k.atStart)
	m.remember(k, l)
	return l
}

// IconButton is a round button with an icon, as large as there is room for. Its name is its tip where it has no other.
type IconButton struct {
	ui.Control
	Icon    string
	Primary bool // the one of its screen that is to be pressed first
}

// Layout implements [Widget].
func (b IconButton) Layout(_ *Context, c Constraints) *Box {
	control, side, icon, panel := b.Control, min(c.Max.W, c.Max.H), b.Icon, ui.Plain
	control.Round = true
	if control.Tip == "" {
		control.Tip = control.Name
	}
	if b.Primary {
		panel = ui.Primary
	}
	return &Box{Size: Size{side, side}, control: &control, paint: func(cv *canvas.Canvas, r geom.Rect, s ui.ControlState) {
		ui.DrawRoundButton(cv, icon, r, panel(), control.Off, s)
	}}
}

// CellFocus is how far within one of [Controls] the frame of the focus is drawn, in logical units.
const CellFocus = 5.0

// Controls are controls in places of the room that have been found otherwise, as on what is drawn as a whole. Within a
// [Memo] they are made again only when the model, the environment or the room has changed.
type Controls struct {
	Make func(r geom.Rect) []*ui.Control
}

// Layout implements [Widget].
func (l Controls) Layout(_ *Context, c Constraints) *Box {
	return &Box{Size: c.Max, list: &controlList{list: l.Make}}
}

// Stepper is an amount in a well between a button that makes it smaller and one that makes it larger.
func Stepper(less, more ui.Control, value Widget) Widget {
	const under, air = 12.0, 5.0 // how far the well reaches under the buttons, and is lower than they are
	return Builder(func(_ Env, room Size) Widget {
		well := Pad(room.H-under, air, Panel{ui.Well(), Empty{}})
		return Stack{well, Row(0, IconButton{Control: less, Icon: "minus"}, Grow(value), IconButton{Control: more, Icon: "plus"})}
	})
}
