package ui

import (
	"math"

	"engawa/scenes/geom"
	"engawa/scenes/input"
)

// How far in logical units a pointer must go before a press becomes a drag: a finger trembles.
const (
	dragStart       = 3.0
	fingerDragStart = 6.0
)

// longTicks is how long a finger rests on a control before that is a long press, in ticks.
const longTicks = 33

// dragsAt returns how far the pointer must go before its press becomes a drag.
func (h *hold) dragsAt() float64 {
	if h.touch {
		return fingerDragStart
	}
	return dragStart
}

// pressLong counts how long fingers rest, and ends the press of those whose long press is answered.
func (p *Page) pressLong() {
	if p.LongPress == nil {
		return
	}
	for id, h := range p.holds {
		c := p.Find(h.key)
		if !h.touch || !h.inside || h.drag != nil || c == nil || c.Hold != nil || c.Slide != nil || c.Edit != nil {
			continue
		}
		if h.ticks++; h.ticks != longTicks || len(p.holds) > 1 || !p.LongPress(c, id) {
			continue
		}
		p.cancel(id)
		p.tip = tip{key: c.Key, isDismissed: true}
	}
}

// hold is a pointer that went down on a control.
type hold struct {
	key    string
	start  geom.Point
	inside bool
	touch  bool // it is a finger
	edits  bool // it moves the caret
	drag   *Drag
	ticks  int // it has been held so long at the same control
}

func (p *Page) pointer(ev input.Pointer) {
	if p.keyboard {
		p.keyboard, p.isStale = false, true
	}
	switch ev.Phase {
	case input.Down:
		p.handleDown(ev)
	case input.Move:
		p.move(ev)
	case input.Up:
		p.handleUp(ev)
	case input.Cancel:
		p.cancel(ev.ID)
	}
}

func (p *Page) handleDown(ev input.Pointer) {
	c := p.At(ev.At, ev.Touch)
	p.mayTurn(ev, c)
	if c == nil {
		if p.focus != "" && p.FocusedControl() != nil && p.FocusedControl().Role == RoleField {
			p.Focus("")
		}
		return
	}
	edits := c.Edit != nil && p.focus == c.Key // the press that gives the focus leaves the caret at the end
	if c.Role != RoleText {
		p.Focus(c.Key)
	}
	if p.holds == nil {
		p.holds = map[int]*hold{}
	}
	p.holds[ev.ID] = &hold{key: c.Key, start: ev.At, inside: true, touch: ev.Touch, edits: edits}
	c.press.Target = 1
	if edits {
		p.pointAt(c, ev.At, false)
	}
	if c.Slide != nil && !c.Off {
		c.Slide(c.fromCorner(ev.At))
	}
	if c.Hold != nil && !c.Off {
		c.Hold.count = 0
		call(c.Hold.Begin)
	}
}

func (p *Page) move(ev input.Pointer) {
	h, ok := p.holds[ev.ID]
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
		delete(p.holds, ev.ID)
		return
	}
	if c.Slide != nil && !c.Off {
		c.Slide(c.fromCorner(ev.At))
		return
	}
	if h.edits {
		p.pointAt(c, ev.At, true)
	}
	if drag := p.drag(c); drag != nil && !c.Off && ev.At.Sub(h.start).Len() > h.dragsAt() {
		if drag.Start(h.start) {
			h.drag = drag
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

// drag returns how a control is dragged, nil for not at all.
func (p *Page) drag(c *Control) *Drag {
	if c.Drag == nil && p.Carry != nil {
		return p.Carry(c)
	}
	return c.Drag
}

// minSwipe is how far in logical units a pointer goes at least to turn a page.
const minSwipe = 48.0

// mayTurn keeps where a pointer goes down, unless that is on something that is dragged or held itself.
func (p *Page) mayTurn(ev input.Pointer, c *Control) {
	if c != nil && (c.Slide != nil || c.Edit != nil || c.Hold != nil || p.drag(c) != nil) {
		return
	}
	if p.swipes == nil {
		p.swipes = map[int]geom.Point{}
	}
	p.swipes[ev.ID] = ev.At
}

// turn presses the control that turns the page the way the pointer has gone, and reports whether there is one.
func (p *Page) turn(ev input.Pointer) bool {
	const steep = 2 // how many times further along than across
	from, ok := p.swipes[ev.ID]
	delete(p.swipes, ev.ID)
	way := ev.At.Sub(from)
	along, across := way.X, way.Y
	if math.Abs(across) > math.Abs(along) {
		along, across = across, along
	}
	if !ok || math.Abs(along) < max(minSwipe, steep*math.Abs(across)) {
		return false
	}
	by := 1
	if along > 0 {
		by = -1
	}
	for _, c := range p.controls {
		if c.Turns == by && !c.Off {
			p.cancel(ev.ID)
			p.Focus(c.Key)
			p.press(c)
			return true
		}
	}
	return false
}

func (p *Page) handleUp(ev input.Pointer) {
	if p.turn(ev) {
		return
	}
	h, ok := p.holds[ev.ID]
	if !ok {
		return
	}
	delete(p.holds, ev.ID)
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
		if c.Edit != nil {
			p.presses++
		}
		p.press(c)
	}
}

func (p *Page) cancel(id int) {
	delete(p.swipes, id)
	h, ok := p.holds[id]
	if !ok {
		return
	}
	delete(p.holds, id)
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

// Release ends every press and drag, and takes the tip away, without a choice, as when the window loses the pointer or
// another scene opens.
func (p *Page) Release() {
	p.tip = tip{}
	for id := range p.holds {
		p.cancel(id)
	}
	clear(p.swipes)
}

func (p *Page) hovering(f *input.Frame) {
	over := ""
	if f.Hovering {
		over, _ = p.shapes.At(f.Hover, false)
	}
	if over == p.hovered {
		return
	}
	p.hovered = over
	for _, c := range p.controls {
		c.hover.Target = 0
		if c.Key == over && !c.Off {
			c.hover.Target = 1
		}
	}
}

// holding counts the ticks of held controls, by pointer or by key.
func (p *Page) holding() {
	for id, h := range p.holds {
		c := p.Find(h.key)
		if c == nil || c.Hold == nil || c.Off {
			continue
		}
		c.Hold.count++
		p.isStale = true
		if c.Hold.Grow != nil {
			c.Hold.Grow(min(1, float64(c.Hold.count)/float64(c.Hold.Ticks)))
		}
		if c.Hold.count == c.Hold.Ticks {
			if c.Hold.OnRelease == nil {
				delete(p.holds, id)
			}
			c.press.Target = 0
			call(c.Hold.OnDone)
		}
	}
}

func (p *Page) letGo(c *Control) {
	if c.Hold.count < c.Hold.Ticks {
		call(c.Hold.OnCancel)
	} else {
		call(c.Hold.OnRelease)
	}
	c.Hold.count = 0
}
