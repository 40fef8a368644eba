package table

import (
	"math"
	"slices"
	"strings"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// What shows something large, besides fingers.
const (
	byMouse = 0  // the right button of the mouse
	byKey   = -1 // a key: until the next one
)

// Enlarger shows a card, a piece or a computer player large as long as a finger rests on it, or the right button of the mouse
// is held; or what the focus is on, until a key is pressed again. The zero Enlarger shows nothing.
type Enlarger struct {
	content Enlargement
	source  int // the finger, or byMouse, or byKey
	tree    *widget.Tree
}

// Open reports whether something is seen large.
func (e *Enlarger) Open() bool { return e.tree != nil }

// Close takes away what is seen large.
func (e *Enlarger) Close() { *e = Enlarger{} }

// Name and Words return those of what is seen large, empty ones for nothing.
func (e *Enlarger) Name() string    { return e.content.Name }
func (e *Enlarger) Words() []string { return e.content.Words }

// Describe describes the enlarged picture in words.
func (e *Enlarger) Describe() string {
	return e.content.Name + ". " + strings.Join(e.content.Words, " ")
}

// Draw draws what is seen large.
func (e *Enlarger) Draw(c *canvas.Canvas) {
	if e.Open() {
		e.tree.Draw(c, nil)
	}
}

// Show shows large what a control stands for, beside which it is laid out in the view, and says how it is closed.
func (e *Enlarger) Show(of Enlargement, c *ui.Control, by int, v stage.View, words *lang.Catalog) {
	closing := words.T(lang.CloseByRelease)
	if by == byKey {
		closing = words.T(lang.CloseByKey)
	}
	panel := of.build(closing, c.Rect.Centre(), v.Safe, float64(v.TextScale()))
	*e = Enlarger{of, by, widget.Layout(widget.Env{TextScale: v.TextScale()}, v.Safe, panel, nil)}
}

// Update has show answer for the control of the page that the right button of the mouse is held on, or that has the focus as
// the key for it is pressed, and takes away what is seen large when the finger or the button is let go, or something else is
// pressed. A text that is only there to be seen large answers the key for pressing too. It returns the frame without what
// was meant for that.
func (e *Enlarger) Update(f *input.Frame, page *ui.Page, show func(c *ui.Control, by int) bool) *input.Frame {
	if !e.Open() {
		var under *ui.Control // the mouse that inspects
		if f.Inspects {
			under = page.At(f.Hover, false)
		}
		if under != nil {
			show(under, byMouse)
		} else if c := page.FocusedControl(); c != nil && (f.Has(input.Enlarge) || f.Has(input.Confirm) && c.Role == ui.RoleText && c.Press == nil) && show(c, byKey) {
			return &input.Frame{}
		}
		if !e.Open() {
			return f
		}
	}
	closes := e.source == byMouse && !f.Inspects || e.source == byKey && hasAnyPress(f) || hasPress(f) || f.Has(input.Back)
	for _, p := range f.Pointers {
		closes = closes || p.ID == e.source && e.source > byMouse && (p.Phase == input.Up || p.Phase == input.Cancel)
	}
	if closes {
		e.Close()
	}
	rest := *f
	rest.Pointers, rest.Actions, rest.Letters = nil, nil, nil
	return &rest
}

// EnlargementText returns the name and the words of what is seen large, empty ones for nothing.
func (t *Table) EnlargementText() (name string, words []string) {
	return t.large.Name(), t.large.Words()
}

// DrawEnlargement draws what is seen large, alone.
func (t *Table) DrawEnlargement(c *canvas.Canvas) { t.large.Draw(c) }

// showLarge shows large what a control stands for, and reports whether there is something to show.
func (t *Table) showLarge(c *ui.Control, by int) bool {
	of, ok := t.enlargement(c)
	if !ok || t.handover != nil {
		return false
	}
	t.large.Show(of, c, by, t.view, t.services.Words)
	t.isStale = true
	return true
}

// enlargement returns what a control stands for, to be seen large: a part of the game, or a computer player.
func (t *Table) enlargement(c *ui.Control) (Enlargement, bool) {
	for seat := range t.session.players {
		if c.Key == seatKey("seat", seat) {
			return t.introduction(rules.Seat(seat))
		}
	}
	return EnlargementOf(t.board, c)
}

// EnlargementOf returns the part of a Board for which a control stands, to be seen large; false for what is no such part.
func EnlargementOf(board Board, c *ui.Control) (Enlargement, bool) {
	n, ok := board.(Narrator)
	p, part := PartOf(c)
	if !ok || !part {
		return Enlargement{}, false
	}
	return n.Enlarge(p)
}

// enlarge has the Enlarger answer a frame, and returns what is left of it.
func (t *Table) enlarge(f *input.Frame) *input.Frame {
	before := t.large.Open()
	rest := t.large.Update(f, &t.page, t.showLarge)
	t.isStale = t.isStale || t.large.Open() != before
	return rest
}

// Measures of what is seen large, in logical units.
const (
	largeWidth   = 560.0
	largeHeight  = 400.0
	largeUpright = 460.0
	largeEdge    = 10.0
	largeBroad   = 370.0 // narrower rooms need more lines
	largeList    = 330.0
	largeLine    = 15.0 // of a sentence beside its picture
	largeSign    = 34.0 // of that picture
	largeStacked = 1.3  // the size of words from which the picture stands above them where that is upright
	largeNarrow  = 0.34 // of the picture beside sentences with theirs
	largeBeside  = 0.44 // of the picture beside other words, at most
	largePadX    = 18.0
	largePadY    = 16.0
	closingSize  = 14.0 // of the sentence that says how it is closed
	closingScale = 1.3  // how much larger that is at most
)

// build is a panel with the picture and the words, side by side where that is broad, and below them how it is closed. It lies
// off the finger.
func (e Enlargement) build(closing string, finger geom.Point, safe geom.Rect, text float64) widget.Widget {
	panel := widget.Builder(func(env widget.Env, room widget.Size) widget.Widget {
		picture := widget.Paint{Draw: e.Draw}
		scale, less := env.Scale(), max(1, 0.7*env.Scale())
		fits := widget.FirstFit{e.words(scale, 17*scale), e.words(less, 17*less), e.words(1, 17), e.words(1, 13)}
		if k := slices.IndexFunc(e.Signs, func(sign func(*canvas.Canvas, geom.Rect)) bool { return sign == nil }); k >= 0 {
			fits = append(fits, Enlargement{Name: e.Name, Words: e.Words[k : k+1]}.words(1, 13)) // without pictures it is shorter
		}
		if len(e.Signs) > 0 && (room.W > room.H || scale < largeStacked) {
			wide := min(room.H*0.7, room.W*largeNarrow)
			return widget.Row(16, widget.Fixed(wide, picture), widget.Grow(widget.Align{Y: widget.Centre, Child: fits}))
		}
		if room.W > room.H {
			return widget.Row(16, widget.Fixed(min(room.H, room.W*largeBeside), picture), widget.Grow(widget.Align{Y: widget.Centre, Child: fits}))
		}
		return widget.Column(12, widget.Grow(picture).Within(80, 0), fits)
	})
	w, h := min(largeWidth, safe.W-2*largeEdge), min(largeHeight, safe.H-2*largeEdge)
	switch {
	case safe.H > safe.W:
		h = min(largeUpright, safe.H*0.62)
	case e.isSquare && text <= 1: // no higher than the picture is
		h = min(h, (w-2*largePadX)*largeBeside+2*largePadY)
	}
	if len(e.Signs) > 0 { // no higher than the sentences are
		h = min(max(h, safe.H*0.75), largeList*text*max(1, largeBroad/safe.W))
	}
	style := ui.Body(closingSize * min(text, closingScale))
	foot := math.Ceil(canvas.LineHeight(style))
	h = min(h+foot, safe.H-2*largeEdge)
	whole := widget.Column(0, widget.Grow(panel), widget.Fixed(foot, widget.Line(closing, style, sprites.Ink2).Aligned(canvas.Centre).Muted()))
	x, y := widget.Centre, widget.Centre
	switch {
	case safe.H > safe.W && finger.Y < safe.Centre().Y:
		y = widget.End
	case safe.H > safe.W:
		y = widget.Start
	case finger.X < safe.Centre().X:
		x = widget.End
	default:
		x = widget.Start
	}
	return widget.Pad(largeEdge, largeEdge, widget.Align{X: x, Y: y, Child: widget.Sized{W: w, H: h,
		Child: widget.Panel{Surface: ui.LitPanel(), Child: widget.Padding{Left: largePadX, Top: largePadY, Right: largePadX, Bottom: largePadY / 2, Child: whole}}}})
}

// words is the name above the sentences, each beside its picture where they have pictures.
func (e Enlargement) words(scale, least float64) widget.Widget {
	name := &widget.Text{Text: e.Name, Style: ui.Heading(26 * scale), Ink: sprites.Ink, MinSize: least + 3}
	text := &widget.Text{Text: strings.Join(e.Words, " "), Style: ui.Body(17 * scale), Ink: sprites.Ink, MinSize: least}
	if len(e.Signs) == 0 {
		return widget.Column(8, name, text)
	}
	list := widget.Column(8, name)
	for k, sign := range e.Signs {
		if sign == nil {
			continue
		}
		size := max(13, largeLine*least/17)
		line := &widget.Text{Text: e.Words[k], Style: ui.Body(size), Ink: sprites.Ink, MinSize: size}
		side := largeSign * min(scale, 1.5)
		list.Children = append(list.Children, widget.Natural(widget.Row(10, widget.Fixed(side, widget.Sized{H: side, Child: widget.Paint{Draw: sign}}), widget.Grow(line)).Across(widget.Centre)))
	}
	return list
}
