package ui

import (
	"math"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/hit"
	"engawa/scenes/input"
)

// dragStart is how far in logical units a pointer must go before a press becomes a drag.
const dragStart = 3

// Page is the list of controls of one screen, in the order in which the keyboard goes through them. The zero Page is
// empty and ready.
type Page struct {
	controls []*Control
	shapes   *hit.Map
	focus    string // key of the focused control; "" for none
	keyboard bool   // the focus is shown, because a key or pad was used last
	held     map[int]*hold
	over     string
	tip      tip
	area     geom.Rect
	stale    bool

	Reading Reading        // how much larger labels and tips are written, as far as they have room; known before Set
	Pressed func(*Control) // called before a control's Press; for sounds. May be nil
	Refused func(*Control) // called when a control that is off is pressed. May be nil
}

// hold is a pointer that went down on a control.
type hold struct {
	key    string
	from   geom.Point
	inside bool
	drag   *Drag
	owner  *Control
}

// Set replaces the controls. Focus, hovering and presses go on where a control of the same key remains.
func (p *Page) Set(area geom.Rect, controls ...*Control) {
	old := make(map[string]*Control, len(p.controls))
	for _, c := range p.controls {
		old[c.Key] = c
	}
	p.controls, p.area = controls, area
	p.shapes = hit.NewMap(area)
	for _, c := range controls {
		if was, ok := old[c.Key]; ok {
			c.hover, c.press = was.hover, was.press
			if c.Hold != nil && was.Hold != nil {
				c.Hold.count = was.Hold.count
			}
		}
		if c.Rect.Empty() || c.Role == RoleText {
			continue
		}
		if c.Round {
			p.shapes.AddCircle(c.Key, c.Z, c.Rect.Centre(), c.Rect.W/2)
		} else {
			p.shapes.AddRect(c.Key, c.Z, c.Rect)
		}
	}
	if p.Reading > 1 {
		enlargeLabels(controls, p.Reading)
	}
	p.stale = true
}

// Controls returns the controls in keyboard order.
func (p *Page) Controls() []*Control { return p.controls }

// Find returns the control with the key, nil if there is none.
func (p *Page) Find(key string) *Control {
	for _, c := range p.controls {
		if c.Key == key {
			return c
		}
	}
	return nil
}

// Focus moves the focus to the control with the key; "" takes it away.
func (p *Page) Focus(key string) {
	if p.focus != key {
		p.focus, p.stale = key, true
	}
}

// Focused returns the control that has the focus, nil if none has.
func (p *Page) Focused() *Control { return p.Find(p.focus) }

// ShowsFocus reports whether the focus is to be seen.
func (p *Page) ShowsFocus() bool { return p.keyboard }

// Hovered returns the control under the mouse, nil if there is none.
func (p *Page) Hovered() *Control { return p.Find(p.over) }

// At returns the control at a point.
func (p *Page) At(at geom.Point, touch bool) *Control {
	if p.shapes == nil {
		return nil
	}
	key, ok := p.shapes.At(at, touch)
	if !ok {
		return nil
	}
	return p.Find(key)
}

// Update hands one tick's input to the controls.
func (p *Page) Update(f *input.Frame) {
	if p.held == nil {
		p.held = map[int]*hold{}
	}
	for _, ev := range f.Pointers {
		p.pointer(ev)
	}
	p.hovering(f)
	p.keys(f)
	for _, n := range f.Named {
		p.named(n)
	}
	p.holding()
	p.tipping()
	for _, c := range p.controls {
		moved := c.hover.Tick(0.3)
		if c.press.Tick(0.45) || moved {
			p.stale = true
		}
	}
}

// Stale reports whether the controls look different from the last Draw.
func (p *Page) Stale() bool { return p.stale }

// Draw draws the controls, those with a higher Z later.
func (p *Page) Draw(c *canvas.Canvas) {
	p.stale = false
	low, high := math.MaxInt, math.MinInt
	for _, ctl := range p.controls {
		low, high = min(low, ctl.Z), max(high, ctl.Z)
	}
	for z := low; z <= high; z++ {
		for _, ctl := range p.controls {
			if ctl.Z == z && ctl.Paint != nil {
				ctl.Paint(c, p.shown(ctl))
			}
		}
	}
	p.drawTip(c)
}

func (p *Page) shown(c *Control) Shown {
	seen := p.keyboard || c.Typed != nil // where letters go is to be seen whatever was used last
	return Shown{Hover: c.hover.At, Press: c.press.At, Focus: seen && p.focus == c.Key}
}

func (p *Page) pointer(ev input.Pointer) {
	if p.keyboard {
		p.keyboard, p.stale = false, true
	}
	switch ev.Phase {
	case input.Down:
		p.down(ev)
	case input.Move:
		p.move(ev)
	case input.Up:
		p.up(ev)
	case input.Cancel:
		p.cancel(ev.ID)
	}
}

func (p *Page) down(ev input.Pointer) {
	c := p.At(ev.At, ev.Touch)
	if c == nil {
		if p.focus != "" && p.Focused() != nil && p.Focused().Role == RoleField {
			p.Focus("")
		}
		return
	}
	p.Focus(c.Key)
	p.held[ev.ID] = &hold{key: c.Key, from: ev.At, inside: true, owner: c}
	c.press.Target = 1
	if c.Slide != nil && !c.Off {
		c.Slide(ev.At)
	}
	if c.Hold != nil && !c.Off {
		c.Hold.count = 0
		call(c.Hold.Begin)
	}
}

func (p *Page) move(ev input.Pointer) {
	h, ok := p.held[ev.ID]
	if !ok {
		return
	}
	if h.drag != nil {
		if h.drag.Move != nil {
			h.drag.Move(ev.At, p.At(ev.At, ev.Touch))
		}
		return
	}
	c := p.Find(h.key)
	if c == nil {
		delete(p.held, ev.ID)
		return
	}
	if c.Slide != nil && !c.Off {
		c.Slide(ev.At)
		return
	}
	if c.Drag != nil && !c.Off && ev.At.Sub(h.from).Len() > dragStart {
		if c.Drag.Start(h.from) {
			h.drag = c.Drag
			c.press.Target = 0
			if h.drag.Move != nil {
				h.drag.Move(ev.At, p.At(ev.At, ev.Touch))
			}
			return
		}
	}
	under := p.At(ev.At, ev.Touch)
	h.inside = under != nil && under.Key == h.key
	c.press.Target = 0
	if h.inside {
		c.press.Target = 1
	}
}

func (p *Page) up(ev input.Pointer) {
	h, ok := p.held[ev.ID]
	if !ok {
		return
	}
	delete(p.held, ev.ID)
	if h.drag != nil {
		h.drag.Drop(ev.At, p.At(ev.At, ev.Touch))
		return
	}
	c := p.Find(h.key)
	if c == nil {
		return
	}
	c.press.Target = 0
	if c.Hold != nil {
		p.letGo(c)
		return
	}
	if h.inside && c.Slide == nil {
		p.press(c)
	}
}

func (p *Page) cancel(id int) {
	h, ok := p.held[id]
	if !ok {
		return
	}
	delete(p.held, id)
	if h.drag != nil {
		call(h.drag.Cancel)
	}
	if c := p.Find(h.key); c != nil {
		c.press.Target = 0
		if c.Hold != nil {
			p.letGo(c)
		}
	}
}

// Dragging reports whether something is being dragged.
func (p *Page) Dragging() bool {
	for _, h := range p.held {
		if h.drag != nil {
			return true
		}
	}
	return false
}

// Release ends every press and drag, and takes the tip away, without a choice, as when the window loses the pointer or
// another scene opens.
func (p *Page) Release() {
	p.tip = tip{}
	for id := range p.held {
		p.cancel(id)
	}
}

func (p *Page) letGo(c *Control) {
	if c.Hold.count < c.Hold.Ticks {
		call(c.Hold.Loose)
	} else {
		call(c.Hold.Over)
	}
	c.Hold.count = 0
}

func (p *Page) press(c *Control) {
	switch {
	case c.Off:
		if p.Refused != nil {
			p.Refused(c)
		}
		call(c.Refuse)
	case c.Press != nil:
		if p.Pressed != nil {
			p.Pressed(c)
		}
		c.Press()
	}
	p.stale = true
}

func (p *Page) hovering(f *input.Frame) {
	over := ""
	if f.Hovering && p.shapes != nil {
		over, _ = p.shapes.At(f.Hover, false)
	}
	if over == p.over {
		return
	}
	p.over = over
	for _, c := range p.controls {
		c.hover.Target = 0
		if c.Key == over && !c.Off {
			c.hover.Target = 1
		}
	}
}

// holding counts the ticks of held controls, by pointer or by key.
func (p *Page) holding() {
	for id, h := range p.held {
		c := p.Find(h.key)
		if c == nil || c.Hold == nil || c.Off {
			continue
		}
		c.Hold.count++
		p.stale = true
		if c.Hold.Grow != nil {
			c.Hold.Grow(min(1, float64(c.Hold.count)/float64(c.Hold.Ticks)))
		}
		if c.Hold.count == c.Hold.Ticks {
			if c.Hold.Over == nil {
				delete(p.held, id)
			}
			c.press.Target = 0
			call(c.Hold.Done)
		}
	}
}

func call(f func()) {
	if f != nil {
		f()
	}
}
