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
	Primary       bool     // the one of its screen that is to be pressed first
	Vacant        bool     // what it stands for is not set
	Quiet         bool     // it must not draw the eye
	Down          bool     // it stays pressed, as a switch that is on
	FullTextWidth float64  // width from which it has all its words; below, Brief stands beside the icon, and the name is its tip
	Brief         string   // such as a number; may be empty
	Lit           bool     // a hint points at it
	Group         string   // labels of one group have one size
	Column        []string // the texts of the buttons below each other with it, whose labels begin at one line with its own
}

// labelKey is what a button's label depends on.
type labelKey struct {
	text, icon string
	face       Size
	scale      ui.TextScale
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
	control, face, isDown, isLit := b.Control, rectOf(c.Max), b.Down, b.Lit
	label := ctx.memory.label(labelKey{text, icon, c.Max, ctx.TextScale})
	label.Size = min(label.Size, ctx.limit(b.Group))
	ctx.noteSize(b.Group, label.Size)
	for _, text := range b.Column {
		other := ctx.memory.label(labelKey{text, icon, c.Max, ctx.TextScale})
		other.Size = min(other.Size, label.Size)
		label.Group = max(label.Group, other.Width(face))
	}
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
	l := ui.NewLabel(k.text, k.icon, rectOf(k.face), k.scale)
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

// Controls are controls of package ui that place and paint themselves in the room, such as the segments of a choice.
// Within a [Memo] they are made again only when the model, the environment or their place has changed.
type Controls struct {
	W, H float64 // 0 takes all the room
	Make func(r geom.Rect) []*ui.Control
}

// Layout implements [Widget].
func (l Controls) Layout(ctx *Context, c Constraints) *Box {
	b := Paint{W: l.W, H: l.H}.Layout(ctx, c)
	b.list = &controlList{list: l.Make}
	return b
}

// Choice is one of several segments side by side, in as many rows as large words need.
func Choice(key, name string, segments []ui.Segment, chosen int, choose func(int)) Widget {
	const row = 46 // the height of a row
	return Builder(func(e Env, room Size) Widget {
		high := float64(row)
		if e.Scale() > 1 {
			high = e.TextScale.SegmentsHeight(segments, room.W, row)
		}
		return Controls{H: high, Make: func(r geom.Rect) []*ui.Control {
			return e.TextScale.Segments(key, name, r, segments, chosen, choose)
		}}
	})
}

// Steps is one of several values between a button that goes back and one that goes on.
type Steps struct {
	ui.StepperState // but for Value, Down, Up and Reading
	Key             string
	Values          []string
	At              int // the number of the present one
	Set             func(at int)
	OneLine         bool // large values are written smaller rather than in two lines
}

// Layout implements [Widget].
func (s Steps) Layout(ctx *Context, c Constraints) *Box {
	const row = 46 // the least height
	s.Value, s.TextScale = s.Values[s.At], ctx.TextScale
	if s.At > 0 {
		s.Down = func() { s.Set(s.At - 1) }
	}
	if s.At < len(s.Values)-1 {
		s.Up = func() { s.Set(s.At + 1) }
	}
	high := float64(row)
	switch {
	case ctx.Scale() == 1:
	case s.Detail != "":
		high = max(high, s.TextScale.HeightWithDetail())
	case !s.OneLine:
		high = s.TextScale.StepperHeight(s.Values, c.Max.W, s.TextScale.SegmentsHeight([]ui.Segment{{}}, c.Max.W, row))
	}
	return Controls{H: high, Make: func(r geom.Rect) []*ui.Control { return ui.Stepper(s.Key, r, s.StepperState) }}.Layout(ctx, c)
}

// labelSize is the size of the names of switches and sliders, before it is scaled.
const labelSize = 17

// Toggle is a switch at the right of its name; value says how it is set.
func Toggle(key, name, value string, on bool, flip func()) Widget {
	const least = 46 // units of height
	return Builder(func(e Env, room Size) Widget {
		style := e.TextScale.Body(labelSize)
		return Controls{H: max(least, ui.ToggleHeight(name, style, room.W)), Make: func(r geom.Rect) []*ui.Control {
			c := ui.Toggle(key, name, on, style, r, flip)
			c.Value = value
			return []*ui.Control{c}
		}}
	})
}

// Slider is an amount from 0 to 1 on a line, with its name and value above it.
func Slider(key, name, value string, at float64, set func(float64)) Widget {
	const usual = 52 // units of height
	return Builder(func(e Env, _ Size) Widget {
		style := e.TextScale.Body(labelSize)
		high := usual + canvas.LineHeight(style) - canvas.LineHeight(ui.Body(labelSize))
		return Controls{H: high, Make: func(r geom.Rect) []*ui.Control {
			return []*ui.Control{ui.Slider(key, name, value, at, style, r, set)}
		}}
	})
}

// TextField is a line of text in a well, edge units from its ends, that can be typed over, at most limit letters long.
func TextField(key, name, text string, limit int, edge float64, change func(string)) Widget {
	const size = 18 // of the letters, before it is scaled
	return Builder(func(e Env, _ Size) Widget {
		return Panel{ui.Well(), Pad(edge, 0, Controls{Make: func(r geom.Rect) []*ui.Control {
			return []*ui.Control{ui.Field(key, name, text, limit, r, e.TextScale.Strong(size).Size, change)}
		}})}
	})
}

// Stepper is an amount in a well between a button that makes it smaller and one that makes it larger.
func Stepper(less, more ui.Control, value Widget) Widget {
	const under, air = 12.0, 5.0 // how far the well reaches under the buttons, and is lower than they are
	return Builder(func(_ Env, room Size) Widget {
		well := Pad(room.H-under, air, Panel{ui.Well(), Empty{}})
		return Stack{well, Row(0, IconButton{Control: less, Icon: "minus"}, Grow(value), IconButton{Control: more, Icon: "plus"})}
	})
}
