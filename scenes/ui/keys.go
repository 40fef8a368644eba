package ui

import (
	"math"

	"engawa/scenes/geom"
	"engawa/scenes/input"
)

// keys moves the focus and presses what has it.
func (p *Page) keys(f *input.Frame) {
	p.edit(f)
	for _, i := range f.Actions {
		if !p.editKey(i, f.Shift) {
			p.key(i)
		}
	}
	if !p.Typing() {
		for _, i := range f.Letters {
			p.key(i)
		}
	}
}

func (p *Page) key(i input.Action) {
	switch i {
	case input.Next:
		p.step(1)
	case input.Previous:
		p.step(-1)
	case input.Left, input.Right:
		if c := p.FocusedControl(); c != nil && c.Adjust != nil && !c.Off && p.keyboard {
			c.Adjust(map[input.Action]int{input.Left: -1, input.Right: 1}[i])
			p.isStale = true
			return
		}
		p.steer(i)
	case input.UpWards, input.DownWards:
		p.steer(i)
	case input.Confirm:
		c := p.FocusedControl()
		if c == nil {
			return
		}
		p.confirm(c)
	}
}

// confirm presses a control by other means than a pointer.
func (p *Page) confirm(c *Control) {
	p.show()
	if c.Hold != nil && !c.Off {
		// A key cannot be held on every device; pressing it stands for holding.
		call(c.Hold.Begin)
		call(c.Hold.OnDone)
		return
	}
	p.press(c)
}

func (p *Page) show() {
	if !p.keyboard {
		p.keyboard, p.isStale = true, true
	}
}

// step moves the focus through the list, around the end.
func (p *Page) step(by int) {
	n := len(p.controls)
	if n == 0 {
		return
	}
	p.show()
	at := p.index(p.focus)
	if at < 0 && by < 0 {
		at = 0
	}
	for range n {
		at = (at + by + n) % n
		if p.controls[at].focusable() {
			p.Focus(p.controls[at].Key)
			return
		}
	}
}

func (p *Page) index(key string) int {
	for k, c := range p.controls {
		if c.Key == key {
			return k
		}
	}
	return -1
}

// steer moves the focus to the nearest control that lies in the direction.
func (p *Page) steer(dir input.Action) {
	from := p.FocusedControl()
	if from == nil || !p.keyboard {
		if from == nil {
			p.step(1)
		}
		p.show()
		return
	}
	var best *Control
	bestCost := math.Inf(1)
	for _, c := range p.controls {
		if c == from || !c.focusable() {
			continue
		}
		if cost, ok := distance(from.Rect, c.Rect, dir); ok && cost < bestCost {
			best, bestCost = c, cost
		}
	}
	if best != nil {
		p.Focus(best.Key)
	}
}

// distance weighs how far b lies from a in the direction; being off to the side counts double and more.
func distance(a, b geom.Rect, dir input.Action) (float64, bool) {
	d := b.Centre().Sub(a.Centre())
	var along, across float64
	switch dir {
	case input.Left:
		along, across = -d.X, gap(a.Y, a.Bottom(), b.Y, b.Bottom())
	case input.Right:
		along, across = d.X, gap(a.Y, a.Bottom(), b.Y, b.Bottom())
	case input.UpWards:
		along, across = -d.Y, gap(a.X, a.Right(), b.X, b.Right())
	case input.DownWards:
		along, across = d.Y, gap(a.X, a.Right(), b.X, b.Right())
	}
	if along <= 4 {
		return 0, false
	}
	off := math.Abs(d.Y)
	if dir == input.UpWards || dir == input.DownWards {
		off = math.Abs(d.X)
	}
	return along + 2.5*across + 0.3*off, true
}

// gap returns how far two spans lie apart, 0 when they overlap.
func gap(a0, a1, b0, b1 float64) float64 { return max(0, b0-a1, a0-b1) }
