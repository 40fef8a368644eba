package ui

import (
	"slices"

	"engawa/scenes/geom"
	"engawa/scenes/input"
)

// SetExtra puts a control on the page that its screen neither lists nor draws itself, nil for none. It stays when the screen
// lists its controls again, and lies above all of them. Where it lies in the place of one that yields, that one is there for keys and in words alone.
func (p *Page) SetExtra(c *Control) {
	if c == nil && p.extra == nil {
		return
	}
	p.extra = c
	p.Set(p.area, p.ownControls...)
}

// Extra returns the control that the page was lent last, nil for none.
func (p *Page) Extra() *Control { return p.extra }

// OwnControls returns the controls that the screen lists itself, where they lie without the lent one.
func (p *Page) OwnControls() []*Control { return p.ownControls }

// yields reports whether a control yields its place to the one that the page was lent.
func (p *Page) yields(c *Control) bool {
	return c.Yields && p.extra != nil && p.extra.Rect.Overlaps(c.Rect)
}

// withExtra returns the controls of the screen with the one that it was lent.
func (p *Page) withExtra(own []*Control) []*Control {
	p.ownControls = own
	if p.extra == nil {
		return own
	}
	list := slices.Clone(own)
	p.extra.Z = 0
	for k, c := range list {
		p.extra.Z = max(p.extra.Z, c.Z+1)
		if p.yields(c) {
			hidden := *c
			hidden.Rect = geom.Rect{}
			list[k] = &hidden
		}
	}
	return append(list, p.extra)
}

// ServeExtra hands to the lent control what is pointed at there, and returns the frame without it: its screen may take a
// press anywhere for something else.
func (p *Page) ServeExtra(f *input.Frame) *input.Frame {
	if p.extra == nil || len(f.Pointers) == 0 {
		return f
	}
	rest := *f
	rest.Pointers = nil
	for _, ev := range f.Pointers {
		h, held := p.holds[ev.ID]
		if held && h.key == p.extra.Key || ev.Phase == input.Down && p.At(ev.At, ev.Touch) == p.extra {
			p.pointer(ev)
		} else {
			rest.Pointers = append(rest.Pointers, ev)
		}
	}
	return &rest
}
