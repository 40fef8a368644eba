package ui

import (
	"slices"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
)

// Lend puts a control on the page that its screen does not list itself, nil for none. It stays when the screen lists
// its controls anew, and lies above all of them. Where it lies in the place of one that yields, that one is there for keys and in words alone.
func (p *Page) Lend(c *Control) {
	if c == nil && p.lent == nil {
		return
	}
	p.lent = c
	p.Set(p.area, p.own...)
}

// Lent returns the control that the page was lent last, nil for none.
func (p *Page) Lent() *Control { return p.lent }

// Own returns the controls that the screen lists itself, where they lie without the lent one.
func (p *Page) Own() []*Control { return p.own }

// yields reports whether a control yields its place to the one that the page was lent.
func (p *Page) yields(c *Control) bool {
	return c.Yields && p.lent != nil && p.lent.Rect.Overlaps(c.Rect)
}

// DrawLent draws the lent control, over all that the screen has drawn.
func (p *Page) DrawLent(c *canvas.Canvas) {
	if p.lent != nil && p.lent.Paint != nil {
		p.lent.Paint(c, p.stateOf(p.lent))
	}
}

// withLent returns the controls of the screen with the one that it was lent.
func (p *Page) withLent(own []*Control) []*Control {
	p.own = own
	if p.lent == nil {
		return own
	}
	list := slices.Clone(own)
	p.lent.Z = 0
	for k, c := range list {
		p.lent.Z = max(p.lent.Z, c.Z+1)
		if p.yields(c) {
			hidden := *c
			hidden.Rect, hidden.Paint = geom.Rect{}, nil
			list[k] = &hidden
		}
	}
	return append(list, p.lent)
}

// ServeLent hands to the lent control what is pointed at there, and returns the frame without it: its screen may take a
// press anywhere for something else.
func (p *Page) ServeLent(f *input.Frame) *input.Frame {
	if p.lent == nil || len(f.Pointers) == 0 {
		return f
	}
	rest := *f
	rest.Pointers = nil
	for _, ev := range f.Pointers {
		h, held := p.held[ev.ID]
		if held && h.key == p.lent.Key || ev.Phase == input.Down && p.At(ev.At, ev.Touch) == p.lent {
			p.pointer(ev)
		} else {
			rest.Pointers = append(rest.Pointers, ev)
		}
	}
	return &rest
}
