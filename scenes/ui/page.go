package ui

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/hit"
	"engawa/scenes/input"
)

// Page is the list of controls of one screen, in the order in which the keyboard goes through them. The zero Page is
// empty and ready. A finger, or the mouse, that is drawn to the left or upwards over what cannot be dragged itself presses
// the control that turns to the next page, to the right or downwards the one that turns back.
type Page struct {
	controls    []*Control
	ownControls []*Control // of the screen, without the one that the page was lent
	extra       *Control   // nil for none
	setCount    int        // how often Set was called
	shapes      hit.Map
	targets     []hit.Target       // given to shapes last
	byKey       map[string]*listed // the controls
	order       []*listed          // the same, each key once, in their order
	spare       []*listed          // for those of the next list
	focus       string             // key of the focused control; "" for none
	selection   Selection          // in the text of the focused field
	presses     int                // of fields
	keyboard    bool               // the focus is shown, because a key or pad was used last
	holds       map[int]*hold
	swipes      map[int]geom.Point // where pointers went down that may come to turn a page
	hovered     string
	tip         tip
	area        geom.Rect
	isStale     bool

	// LongPress answers a finger, by its number, that rests on a control; true ends the press without a choice.
	LongPress func(c *Control, finger int) bool

	TextScale TextScale            // how much larger tips are written, as far as they have room
	Press     func(*Control)       // what a control does that has no Press of its own, also when it is off; may be nil
	Carry     func(*Control) *Drag // how a control is dragged that has no Drag of its own; may be nil, as may what it returns
	OnPress   func(*Control)       // called before a control's Press; for sounds. May be nil
	OnRefuse  func(*Control)       // called when a control that is off is pressed. May be nil
}

// listed is a control of a page.
type listed struct {
	*Control
	nth      int // its place among those of different keys
	setCount int // when it was listed last
}

// Set replaces the controls. Focus, hovering and presses go on where a control of the same key remains.
func (p *Page) Set(area geom.Rect, controls ...*Control) {
	controls = p.withExtra(controls)
	if p.byKey == nil {
		p.byKey = make(map[string]*listed, len(controls))
	}
	p.setCount++
	before, next := p.order, 0 // most controls come again, in the same order
	p.order, p.targets = p.spare[:0], p.targets[:0]
	for _, c := range controls {
		var e *listed
		if next < len(before) && before[next].Key == c.Key {
			e = before[next]
			next++
		} else if e = p.byKey[c.Key]; e != nil && e.setCount < p.setCount {
			next = e.nth + 1
		}
		switch {
		case e == nil:
			e = &listed{}
			p.byKey[c.Key] = e
		case e.Control != c:
			c.hover, c.press = e.hover, e.press
			if c.Hold != nil && e.Hold != nil {
				c.Hold.count = e.Hold.count
			}
		}
		if e.setCount == p.setCount {
			continue // twice
		}
		e.Control, e.nth, e.setCount = c, len(p.order), p.setCount
		p.order = append(p.order, e)
		if !c.Rect.Empty() && (c.Role != RoleText || c.ShowsTip) {
			p.targets = append(p.targets, hit.Target{Key: c.Key, Z: c.Z, Shape: c.shape()})
		}
	}
	if len(p.byKey) > len(p.order) {
		for _, e := range before {
			if e.setCount < p.setCount {
				delete(p.byKey, e.Key)
			}
		}
	}
	p.controls, p.spare, p.area = controls, before, area
	p.shapes.Set(area, p.targets)
	p.isStale = true
}

// SetCount counts how often the page's controls have been listed.
func (p *Page) SetCount() int { return p.setCount }

// Controls returns the controls in keyboard order.
func (p *Page) Controls() []*Control { return p.controls }

// Find returns the control with the key, nil if there is none.
func (p *Page) Find(key string) *Control {
	if e := p.byKey[key]; e != nil {
		return e.Control
	}
	return nil
}

// Focus moves the focus to the control with the key; "" takes it away.
func (p *Page) Focus(key string) {
	if p.focus == key {
		return
	}
	p.focus, p.isStale, p.selection = key, true, Selection{}
	if c := p.Find(key); c != nil && c.Edit != nil {
		end := len([]rune(c.Value))
		p.selection = Selection{end, end}
	}
}

// FocusIfNone moves the focus to the control with the key unless another has it.
func (p *Page) FocusIfNone(key string) {
	if p.FocusedControl() == nil {
		p.Focus(key)
	}
}

// FocusedControl returns the control that has the focus, nil if none has.
func (p *Page) FocusedControl() *Control { return p.Find(p.focus) }

// ShowsFocus reports whether the focus is to be seen.
func (p *Page) ShowsFocus() bool { return p.keyboard }

// HoveredControl returns the control under the mouse, nil if there is none.
func (p *Page) HoveredControl() *Control { return p.Find(p.hovered) }

// At returns the control at a point.
func (p *Page) At(at geom.Point, touch bool) *Control {
	key, ok := p.shapes.At(at, touch)
	if !ok {
		return nil
	}
	return p.Find(key)
}

// Update hands one tick's input to the controls.
func (p *Page) Update(f *input.Frame) {
	for _, ev := range f.Pointers {
		p.pointer(ev)
	}
	p.hovering(f)
	p.keys(f)
	for _, n := range f.NamedInputs {
		p.handleNamed(n)
	}
	p.holding()
	p.pressLong()
	p.tipping()
	for _, c := range p.controls {
		if c.hover.At == c.hover.Target && c.press.At == c.press.Target {
			continue // nearly all, with every tick
		}
		c.hover.Tick(0.3)
		c.press.Tick(0.45)
		p.isStale = true
	}
}

// Stale reports whether the controls look different from the last Draw.
func (p *Page) Stale() bool { return p.isStale }

// StateOf returns the state in which a control is to be drawn.
func (p *Page) StateOf(c *Control) ControlState {
	if c = p.Find(c.Key); c == nil {
		return ControlState{}
	}
	return p.stateOf(c)
}

// DrawTip draws the tip of what is being looked at, after everything else of the page has been drawn by its owner.
func (p *Page) DrawTip(c *canvas.Canvas) {
	p.isStale = false
	p.drawTip(c)
}

func (p *Page) stateOf(c *Control) ControlState {
	seen := p.keyboard || c.Edit != nil // where letters go is to be seen whatever was used last
	s := ControlState{Hover: c.hover.At, Press: c.press.At, Focus: seen && p.focus == c.Key, IsHidden: p.yields(c)}
	if s.Focus && c.Edit != nil {
		s.Selection = p.selection.clamp(len([]rune(c.Value)))
	}
	return s
}

func (p *Page) press(c *Control) {
	p.tip = tip{key: c.Key, isDismissed: true}
	act := c.Press
	if c.Off {
		act = c.Refuse
	}
	if c.Press == nil && act == nil && p.Press != nil {
		act = func() { p.Press(c) }
	}
	switch {
	case c.Off && p.OnRefuse != nil:
		p.OnRefuse(c)
	case !c.Off && act != nil && p.OnPress != nil:
		p.OnPress(c)
	}
	call(act)
	p.isStale = true
}

func call(f func()) {
	if f != nil {
		f()
	}
}
