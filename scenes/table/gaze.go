package table

import (
	"engawa/rules"
	"engawa/scenes/input"
	"engawa/scenes/ui"
)

// Gazer is implemented by Boards that show something of a part while it is looked at, before anything is chosen.
type Gazer interface {
	// Gaze is told of the part under the mouse, or with the keyboard's focus while that is seen, each time it changes;
	// of none with the zero Part. A finger never looks: what it touches is pointed at. It reports whether the picture
	// has changed.
	Gaze(p rules.Part, mouse bool) bool
}

// gaze is what is looked at.
type gaze struct {
	key   string // of the control, "" for none
	mouse bool
}

// follow tells the Board what is looked at.
func (t *Table) follow(f *input.Frame) {
	gazer, ok := t.board.(Gazer)
	if !ok {
		return
	}
	var c *ui.Control
	now := gaze{}
	switch {
	case t.page.ShowsFocus() && len(f.Pointers) == 0:
		c = t.page.Focused()
	case f.Hovering:
		c, now.mouse = t.page.At(f.Hover, false), true
	}
	if c != nil {
		now.key = c.Key
	}
	if now == t.gaze {
		return
	}
	t.gaze = now
	part, _ := t.partOf(c)
	if gazer.Gaze(part, now.mouse) {
		t.stale = true
		if c != nil && c.Rect.Empty() {
			t.refresh() // it has come into sight
		}
	}
}
