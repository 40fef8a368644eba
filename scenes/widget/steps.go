package widget

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Steps is one of several values in a well between a button that goes back, KEY.less, and one that goes on, KEY.more. With a
// Detail the value is a button too, KEY.detail, that explains it.
type Steps struct {
	Key        string
	Name       string   // of what is set, in the player's language
	Values     []string // never empty
	At         int      // the number of the present one
	Set        func(at int)
	Less, More string // names of the two buttons, with what is set
	Icon       string // drawn below the value, Icons times; may be empty
	Icons      int    // at most MaxIcons
	Detail     string // in place of the icons, such as a number; may be empty
	DetailNote string // what is said of it besides; may be empty
	Explain    func() // says what Detail means
	OneLine    bool   // large values are written smaller rather than in two lines
}

// MaxIcons is how many icons [Steps] have room for below their value.
const MaxIcons = 5

// Measures of steps, in logical units.
const (
	stepWidth  = 46.0 // of the buttons
	stepLine   = 1.12 // the height of a line, as a share of its size
	stepIcon   = 12.0
	stepApart  = 0.75 // from icon to icon, as a share of their size
	stepDetail = 14.0
	stepEdge   = 8.0 // above and below the value
)

// StepsWidth is what [Steps] take beside the words of their value.
const StepsWidth = 2*stepWidth + 10

// DetailHeight returns the height of [Steps] whose value has one line, with a detail below it.
func DetailHeight(by ui.TextScale) float64 {
	return by.Strong(choiceSize).Size*stepLine + by.Body(stepDetail).Size*stepLine + stepEdge
}

// DetailWidth returns how wide a detail of [Steps] is between the buttons.
func DetailWidth(by ui.TextScale, detail string) float64 {
	return letters.Measure(by.Body(stepDetail), detail)
}

// height returns the height in the width: where words are large that of the longest value, but no more than two lines.
func (s Steps) height(e Env, width float64) float64 {
	const most = 2
	switch {
	case e.Scale() == 1:
		return minChoice
	case s.Detail != "":
		return max(minChoice, DetailHeight(e.TextScale))
	case s.OneLine:
		return minChoice
	}
	style, lines := e.TextScale.Strong(choiceSize), 1
	for _, value := range s.Values {
		lines = max(lines, len(letters.Wrap(style, value, width-StepsWidth)))
	}
	return max(ChoiceHeight(e), canvas.LineHeight(style)*float64(min(lines, most))+stepEdge)
}

// Layout implements [Widget].
func (s Steps) Layout(ctx *Context, c Constraints) *Box {
	out := Paint{H: s.height(ctx.Env, c.Max.W)}.Layout(ctx, c)
	by, side, middle := ctx.TextScale, Size{stepWidth, out.Size.H}, Size{out.Size.W - 2*stepWidth, out.Size.H}
	out.control = &ui.Control{Key: s.Key, Role: ui.RoleText, Name: s.Name, Value: s.Values[s.At]}
	out.paint = func(cv *canvas.Canvas, r geom.Rect, _ ui.ControlState) {
		ui.DrawSurface(cv, ui.Well(), r)
		s.drawValue(cv, geom.R(r.X+stepWidth, r.Y, middle.W, middle.H), by)
	}
	out.add(0, 0, stepButton(s.Key+".less", s.Less, "minus", side, s.At == 0, func() { s.Set(s.At - 1) }))
	out.add(out.Size.W-stepWidth, 0, stepButton(s.Key+".more", s.More, "plus", side, s.At >= len(s.Values)-1, func() { s.Set(s.At + 1) }))
	if s.Detail != "" { // the well draws what is seen there
		c := &ui.Control{Key: s.Key + ".detail", Name: s.Detail, Value: s.DetailNote, Press: s.Explain}
		out.add(stepWidth, 0, &Box{Size: middle, control: c, paint: drawCellFocus})
	}
	return out
}

func stepButton(key, name, icon string, size Size, isOff bool, press func()) *Box {
	surface := ui.Surface{Face: sprites.Paper2, Lip: sprites.Paper2, Line: sprites.Ink, Radius: ui.Radius - 2}
	c := &ui.Control{Key: key, Name: name, Tip: name, Press: press, Off: isOff}
	return &Box{Size: size, control: c, paint: func(cv *canvas.Canvas, r geom.Rect, s ui.ControlState) {
		drawCellFocus(cv, r, s)
		plate, ink := r.Inset(3), sprites.Ink
		if isOff {
			ink = sprites.Ink3
		} else {
			cv.Draw(ui.SurfacePicture(surface, plate.W, plate.H, false), geom.Pt(plate.X, plate.Y+s.Press-s.Hover), canvas.Look{})
		}
		ui.DrawIcon(cv, icon, plate.Centre().Add(geom.Pt(0, s.Press-s.Hover)), 20, ink)
	}}
}

// drawValue writes the value and, below it, its icons or the detail.
func (s Steps) drawValue(c *canvas.Canvas, r geom.Rect, by ui.TextScale) {
	value, room, low := s.Values[s.At], r.W-10, 0.0
	switch {
	case s.Detail != "":
		low = by.Body(stepDetail).Size * stepLine
	case s.Icon != "" && s.Icons > 0:
		low = stepIcon
	}
	usual := by.Strong(choiceSize)
	style := ui.Fit(usual, value, room)
	lines := ui.Lines(style, value, room, 2)
	if by > 1 && s.Detail == "" {
		style = ui.FitWords(usual, value, room)
		for style.Size > minText && canvas.ParagraphHeight(style, value, room) > r.H-stepEdge {
			style.Size = max(minText, style.Size-textStep)
		}
		lines = letters.Wrap(style, value, room)
	}
	step := style.Size * stepLine
	height := step * float64(len(lines))
	if len(lines) > 1 || height+low > r.H {
		low = 0
	}
	top := r.Centre().Y - (height+low)/2
	c.Lines(style, lines, geom.Pt(r.Centre().X, top), step, sprites.Ink, canvas.Centre)
	if low > 0 {
		s.drawBelow(c, geom.R(r.X+5, top+height, room, low), by)
	}
}

// drawBelow draws the detail, or else the icons.
func (s Steps) drawBelow(c *canvas.Canvas, r geom.Rect, by ui.TextScale) {
	if s.Detail != "" {
		style := ui.Fit(by.Body(stepDetail), s.Detail, r.W)
		c.Text(style, s.Detail, geom.Pt(r.Centre().X, canvas.InMiddle(style, r.Y, r.Bottom())), sprites.Ink2, canvas.Centre)
		return
	}
	x := r.Centre().X - stepIcon*(1+stepApart*float64(s.Icons-1))/2
	for k := range s.Icons {
		ui.DrawIcon(c, s.Icon, geom.Pt(x+stepIcon*(0.5+stepApart*float64(k)), r.Centre().Y), stepIcon, sprites.Bengara)
	}
}
