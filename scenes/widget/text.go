package widget

import (
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// minText is the smallest size of text, textStep by how much it is made smaller to fit, and lineShare the height of a
// single line against its size.
const minText, textStep, lineShare = 13.0, 0.5, 1.05

// Text is words in one line or several. It is made smaller, not below Least, until it has room; what has none even
// then is cut off, and the widget is Short.
type Text struct {
	Text    string
	Style   letters.Style
	Ink     sprites.Color
	Align   canvas.Align
	MinSize float64 // the smallest size; 0 for the smallest that can be read
	Lines   int     // at most; 0 for as many as have room
	Lead    float64 // from line to line, against the usual distance; 0 for 1
	Balance bool    // in lines as even as can be
	Scaled  bool    // read at length: larger by [Env.TextScale]
	Group   string  // texts of one group have one size
	Silent  bool    // narrated elsewhere
	Elide   bool    // where it has no room it may be cut off, as a name may: the widget is not Short then
	Key     string  // where it is not empty the text is a control to be read, with its place among the others
	Head    bool    // that control is the heading of what follows
}

// Line is a text in one line.
func Line(text string, style letters.Style, ink sprites.Color) *Text {
	return &Text{Text: text, Style: style, Ink: ink, Lines: 1}
}

// Lines is a text in as many lines as have room, as even as can be.
func Lines(text string, style letters.Style, ink sprites.Color) *Text {
	return &Text{Text: text, Style: style, Ink: ink, Balance: true}
}

// Paragraph is a text read at length, in as many lines as it needs.
func Paragraph(text string, style letters.Style, ink sprites.Color) *Text {
	return &Text{Text: text, Style: style, Ink: ink, Scaled: true}
}

// Copy returns another text like it, for one that is to differ in something.
func (t *Text) Copy() *Text { c := *t; return &c }

// Aligned returns the text with another alignment.
func (t *Text) Aligned(a canvas.Align) *Text {
	c := t.Copy()
	c.Align = a
	return c
}

// AtLeast returns the text that gets no smaller than that size.
func (t *Text) AtLeast(size float64) *Text {
	c := t.Copy()
	c.MinSize = size
	return c
}

// Scalable returns the text that is read at length: larger by [Env.TextScale].
func (t *Text) Scalable() *Text {
	c := t.Copy()
	c.Scaled = true
	return c
}

// Muted returns the text that is narrated elsewhere.
func (t *Text) Muted() *Text {
	c := t.Copy()
	c.Silent = true
	return c
}

// Elided returns the text that may be cut off where it has no room, as a name may.
func (t *Text) Elided() *Text {
	c := t.Copy()
	c.Elide = true
	return c
}

// TextLines is lines of a text that have been broken already, as a control to be read.
type TextLines struct {
	Key   string
	Lines []string
	Style letters.Style
	Ink   sprites.Color
	Head  bool // the control is the heading of what follows
}

// Layout implements [Widget].
func (t TextLines) Layout(_ *Context, c Constraints) *Box {
	l := &textLines{lines: t.Lines, style: t.Style, height: canvas.LineHeight(t.Style)}
	return &Box{
		Size:    c.Clamp(Size{c.Max.W, l.height * float64(len(t.Lines))}),
		control: &ui.Control{Key: t.Key, Role: ui.RoleText, Name: strings.Join(t.Lines, " "), Head: t.Head},
		paint:   func(cv *canvas.Canvas, r geom.Rect, _ ui.ControlState) { l.draw(cv, r, t.Ink, canvas.Left) },
	}
}

// textKey is what the lines of a text depend on.
type textKey struct {
	text    string
	style   letters.Style
	min     float64
	lines   int
	lead    float64
	balance bool
	room    Size
}

// lineHeight is the distance from line to line.
func (k textKey) lineHeight() float64 {
	if k.lead > 0 {
		return canvas.LineHeight(k.style) * k.lead
	}
	return canvas.LineHeight(k.style)
}

// textLines are the lines of a text in some room.
type textLines struct {
	lines  []string
	style  letters.Style
	size   Size
	height float64 // of a line
	short  bool
}

// Layout implements [Widget].
func (t *Text) Layout(ctx *Context, c Constraints) *Box {
	style := t.Style
	if t.Scaled {
		style.Size *= ctx.Scale()
	}
	least := max(t.MinSize, min(minText, t.Style.Size))
	style.Size = min(style.Size, ctx.limit(t.Group))
	l := ctx.memory.textLines(textKey{t.Text, style, least, t.Lines, t.Lead, t.Balance, c.Max})
	ctx.noteSize(t.Group, l.style.Size)
	out := &Box{Size: c.Clamp(l.size), Short: l.short && !t.Elide, label: t.Text}
	switch {
	case t.Key != "":
		out.control = &ui.Control{Key: t.Key, Role: ui.RoleText, Name: t.Text, Head: t.Head}
	case !t.Silent:
		out.narration = t.Text
	}
	out.paint = func(cv *canvas.Canvas, r geom.Rect, _ ui.ControlState) { l.draw(cv, r, t.Ink, t.Align) }
	return out
}

// draw draws the lines in the middle of the height of r.
func (l *textLines) draw(cv *canvas.Canvas, r geom.Rect, ink sprites.Color, align canvas.Align) {
	x := r.X
	switch align {
	case canvas.Centre:
		x = r.Centre().X
	case canvas.Right:
		x = r.Right()
	}
	if len(l.lines) == 1 {
		cv.Text(l.style, l.lines[0], geom.Pt(x, canvas.InMiddle(l.style, r.Y, r.Bottom())), ink, align)
		return
	}
	first := r.Centre().Y - l.height*float64(len(l.lines))/2 + canvas.Ascent(l.style) - (canvas.LineHeight(l.style)-l.height)/2
	for k, line := range l.lines {
		cv.Text(l.style, line, geom.Pt(x, first+float64(k)*l.height), ink, align)
	}
}

// textLines returns the lines of a text, broken now or in an earlier pass.
func (m *Memory) textLines(k textKey) *textLines {
	if v, ok := m.recall(k); ok {
		return v.(*textLines)
	}
	l := k.fit()
	m.remember(k, l)
	return l
}

// fit breaks the text in the largest size in which it has room.
func (k textKey) fit() *textLines {
	lines, ok := k.breakLines()
	for !ok && k.style.Size > k.min {
		k.style.Size = max(k.min, k.style.Size-textStep)
		lines, ok = k.breakLines()
	}
	if !ok {
		lines = k.cut()
	}
	if k.balance && len(lines) > 1 && ok {
		lines = letters.WrapEven(k.style, k.text, k.room.W)
	}
	l := &textLines{lines: lines, style: k.style, height: k.lineHeight(), short: !ok}
	for _, line := range lines {
		l.size.W = max(l.size.W, letters.Measure(k.style, line))
	}
	l.size.H = l.height * float64(len(lines))
	return l
}

// overhang is by how many units the spacing of the last line may lie outside.
const overhang = 4

// breakLines breaks the text into lines and reports whether they have room with no word cut.
func (k textKey) breakLines() ([]string, bool) {
	if k.lines == 1 {
		return []string{k.text}, letters.Measure(k.style, k.text) <= k.room.W+tolerance && k.style.Size*lineShare <= k.room.H+tolerance
	}
	for _, word := range letters.Words(k.text) {
		if letters.Measure(k.style, word) > k.room.W+tolerance {
			return nil, false
		}
	}
	lines := letters.Wrap(k.style, k.text, k.room.W)
	ok := (k.lines == 0 || len(lines) <= k.lines) && k.lineHeight()*float64(len(lines)) <= k.room.H+overhang
	return lines, ok
}

// cut returns as many lines as have room.
func (k textKey) cut() []string {
	if k.lines == 1 {
		return []string{letters.Ellipsis(k.style, k.text, k.room.W)}
	}
	n := max(1, int((k.room.H+overhang)/k.lineHeight()))
	if k.lines > 0 {
		n = min(n, k.lines)
	}
	return ui.Lines(k.style, k.text, k.room.W, n)
}

// Icon is an icon of the catalogue, so high.
func Icon(name string, high float64, ink sprites.Color) Widget {
	return Paint{W: high, H: high, Draw: func(c *canvas.Canvas, r geom.Rect) {
		ui.DrawIcon(c, name, r.Centre(), min(r.W, r.H), ink)
	}}
}

// Image is a drawing of the catalogue, as large as there is room for in the middle.
func Image(name string, w, h float64) Widget {
	return Paint{W: w, H: h, Draw: func(c *canvas.Canvas, r geom.Rect) {
		ui.DrawSprite(c, name, r.Centre(), r.H, canvas.Look{})
	}}
}

// Rule is a horizontal line between parts of a panel, high units in all.
func Rule(high float64) Widget {
	return Paint{H: high, Draw: func(c *canvas.Canvas, r geom.Rect) {
		c.Fill(geom.Around(r.Centre(), r.W, 1.5), sprites.Paper4)
	}}
}
