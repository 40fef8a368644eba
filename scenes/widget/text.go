package widget

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// leastText is the smallest size of text, textStep by how much it is made smaller to fit, and lineShare the height of a
// single line against its size.
const leastText, textStep, lineShare = 13.0, 0.5, 1.05

// Text is words in one line or several. It is made smaller, not below Least, until it has room; what has none even
// then is cut off, and the widget is Short.
type Text struct {
	Text   string
	Style  letters.Style
	Least  float64 // 0 for the least that can be read
	Lines  int     // at most; 0 for as many as have room
	Ink    sprites.Color
	Align  canvas.Align
	Even   bool   // in lines as even as can be
	Read   bool   // read at length: larger for whoever wishes it
	Group  string // texts of one group have one size
	Silent bool   // told elsewhere
}

// Line is a text in one line.
func Line(text string, style letters.Style, ink sprites.Color) Text {
	return Text{Text: text, Style: style, Ink: ink, Lines: 1}
}

// Lines is a text in as many lines as have room, as even as can be.
func Lines(text string, style letters.Style, ink sprites.Color) Text {
	return Text{Text: text, Style: style, Ink: ink, Even: true}
}

// To returns the text with another alignment.
func (t Text) To(a canvas.Align) Text { t.Align = a; return t }

// Down returns the text that gets no smaller than so.
func (t Text) Down(least float64) Text { t.Least = least; return t }

// Large returns the text that is read at length: larger for whoever wishes it.
func (t Text) Large() Text { t.Read = true; return t }

// Mute returns the text that is told elsewhere.
func (t Text) Mute() Text { t.Silent = true; return t }

// Layout implements [Widget]. The lines are broken here once and only drawn later.
func (t Text) Layout(e *Env, c Constraints) *Box {
	style, least := t.Style, max(t.Least, min(leastText, t.Style.Size))
	if t.Read && e.Reading > 1 {
		style.Size *= float64(e.Reading)
	}
	if most, ok := e.caps[t.Group]; ok && t.Group != "" {
		style.Size = min(style.Size, most)
	}
	lines, ok := t.broken(style, c.Max)
	for !ok && style.Size > least {
		style.Size = max(least, style.Size-textStep)
		lines, ok = t.broken(style, c.Max)
	}
	e.settle(t.Group, style.Size)
	if !ok {
		lines = t.cut(style, c.Max)
	}
	if t.Even && len(lines) > 1 && ok {
		lines = letters.WrapEven(style, t.Text, c.Max.W)
	}
	wide := 0.0
	for _, line := range lines {
		wide = max(wide, letters.Measure(style, line))
	}
	high := canvas.LineHeight(style)
	out := &Box{Size: c.Clamp(Size{wide, high * float64(len(lines))}), Short: !ok, name: t.Text}
	if !t.Silent {
		out.words = t.Text
	}
	out.paint = func(cv *canvas.Canvas, r geom.Rect, _ ui.Shown) {
		x := r.X
		switch t.Align {
		case canvas.Centre:
			x = r.Centre().X
		case canvas.Right:
			x = r.Right()
		}
		top := r.Centre().Y - high*float64(len(lines))/2
		for k, line := range lines {
			y := top + float64(k)*high + canvas.Ascent(style)
			if len(lines) == 1 {
				y = canvas.InMiddle(style, r.Y, r.Bottom())
			}
			cv.Text(style, line, geom.Pt(x, y), t.Ink, t.Align)
		}
	}
	return out
}

// broken breaks the text into lines and reports whether they have room with no word cut.
func (t Text) broken(style letters.Style, room Size) ([]string, bool) {
	if t.Lines == 1 {
		return []string{t.Text}, letters.Measure(style, t.Text) <= room.W+about && style.Size*lineShare <= room.H+about
	}
	for _, word := range letters.Words(t.Text) {
		if letters.Measure(style, word) > room.W+about {
			return nil, false
		}
	}
	lines := letters.Wrap(style, t.Text, room.W)
	ok := (t.Lines == 0 || len(lines) <= t.Lines) && canvas.LineHeight(style)*float64(len(lines)) <= room.H+4
	return lines, ok
}

// cut returns as many lines as have room.
func (t Text) cut(style letters.Style, room Size) []string {
	if t.Lines == 1 {
		return []string{letters.Ellipsis(style, t.Text, room.W)}
	}
	n := max(1, int(room.H/canvas.LineHeight(style)))
	if t.Lines > 0 {
		n = min(n, t.Lines)
	}
	return ui.Lines(style, t.Text, room.W, n)
}

// Icon is a sign of the catalogue, so high.
func Icon(name string, high float64, ink sprites.Color) Widget {
	return Canvas{W: high, H: high, Draw: func(c *canvas.Canvas, r geom.Rect) {
		ui.DrawIcon(c, name, r.Centre(), min(r.W, r.H), ink)
	}}
}
