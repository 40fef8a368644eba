package table

import (
	"strings"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// What shows something large, besides fingers.
const (
	byMouse = 0  // the right button of the mouse
	byKey   = -1 // a key: until the next one
)

// enlarged is a card, a piece or a computer player that is seen large as long as a finger rests on it, or the right button of
// the mouse is held; or what the focus is on, until a key is pressed again.
type enlarged struct {
	of   Enlargement
	by   int // the finger, or byMouse
	tree *widget.Tree
}

// open reports whether something is seen large.
func (e *enlarged) open() bool { return e.tree != nil }

// Enlarged returns the name and the words of what is seen large, empty ones for nothing.
func (t *Table) Enlarged() (name string, words []string) { return t.large.of.Name, t.large.of.Words }

// DrawEnlarged draws what is seen large, alone.
func (t *Table) DrawEnlarged(c *canvas.Canvas) { t.large.draw(c) }

// spoken is what is seen large, in words.
func (e *enlarged) spoken() string { return e.of.Name + ". " + strings.Join(e.of.Words, " ") }

// draw draws what is seen large.
func (e *enlarged) draw(c *canvas.Canvas) {
	if e.open() {
		e.tree.Draw(c, nil)
	}
}

// pressedLong shows large what a finger rests on, and reports whether there is something to show.
func (t *Table) pressedLong(c *ui.Control, finger int) bool { return t.showLarge(c, finger) }

// showLarge shows large what a control stands for, and reports whether there is something to show.
func (t *Table) showLarge(c *ui.Control, by int) bool {
	of, ok := t.enlargement(c)
	if !ok || t.handover != nil {
		return false
	}
	t.large = enlarged{of, by, widget.Layout(widget.Env{TextScale: t.view.TextScale()}, t.view.Safe, of.build(c.Rect.Centre(), t.view.Safe), nil)}
	t.stale = true
	return true
}

// enlargement returns what a control stands for, to be seen large: a part of the game, or a computer player.
func (t *Table) enlargement(c *ui.Control) (Enlargement, bool) {
	for seat := range t.session.players {
		if c.Key == seatKey("seat", seat) {
			return t.introduction(rules.Seat(seat))
		}
	}
	board, ok := t.board.(Narrator)
	p, part := PartOf(c)
	if !ok || !part {
		return Enlargement{}, false
	}
	return board.Enlarge(p)
}

// enlarge shows large what the right button of the mouse is held on, and takes away what is seen large when the finger or
// the button is let go, or something else is pressed. It returns the frame without what was meant for that.
func (t *Table) enlarge(f *input.Frame) *input.Frame {
	if !t.large.open() {
		if c := t.page.At(f.Hover, false); f.Inspects && c != nil {
			t.showLarge(c, byMouse)
		} else if c := t.page.Focused(); f.Has(input.Enlarge) && c != nil && t.showLarge(c, byKey) {
			return &input.Frame{}
		}
		if !t.large.open() {
			return f
		}
	}
	closes := t.large.by == byMouse && !f.Inspects || t.large.by == byKey && anything(f) || pressed(f) || f.Has(input.Back)
	for _, p := range f.Pointers {
		closes = closes || p.ID == t.large.by && t.large.by > byMouse && (p.Phase == input.Up || p.Phase == input.Cancel)
	}
	if closes {
		t.large, t.stale = enlarged{}, true
	}
	rest := *f
	rest.Pointers, rest.Actions, rest.Letters = nil, nil, nil
	return &rest
}

// Measures of what is seen large, in logical units.
const (
	largeWide    = 560.0
	largeHigh    = 400.0
	largeUpright = 460.0
	largeEdge    = 10.0
)

// build is a panel with the picture and the words: side by side where that is broad, off the finger.
func (e Enlargement) build(finger geom.Point, safe geom.Rect) widget.Widget {
	words := func(scale, least float64) widget.Widget {
		name := &widget.Text{Text: e.Name, Style: ui.Heading(26 * scale), Ink: sprites.Ink, Least: least + 3}
		text := &widget.Text{Text: strings.Join(e.Words, " "), Style: ui.Body(17 * scale), Ink: sprites.Ink, Least: least}
		return widget.Column(8, name, text)
	}
	panel := widget.Builder(func(env widget.Env, room widget.Size) widget.Widget {
		picture := widget.Paint{Draw: e.Draw}
		scale, less := env.Scale(), max(1, 0.7*env.Scale())
		fits := widget.FirstFit{words(scale, 17*scale), words(less, 17*less), words(1, 17), words(1, 13)}
		if room.W > room.H {
			return widget.Row(16, widget.Fixed(min(room.H, room.W*0.44), picture), widget.Grow(widget.Align{Y: widget.Centre, Child: fits}))
		}
		return widget.Column(12, widget.Grow(picture).Within(80, 0), fits)
	})
	w, h := min(largeWide, safe.W-2*largeEdge), min(largeHigh, safe.H-2*largeEdge)
	if safe.H > safe.W {
		h = min(largeUpright, safe.H*0.62)
	}
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
		Child: widget.Panel{Paper: ui.LitPanel(), Child: widget.Pad(18, 16, panel)}}})
}
