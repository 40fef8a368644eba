package table

import (
	"engawa/scenes/input"
	"engawa/scenes/ui"
)

// hover is the control under the mouse or with the keyboard's focus.
type hover struct {
	key   string // of the control, "" for none
	mouse bool
}

// follow tells the Board which part is hovered.
func (t *Table) follow(f *input.Frame) {
	var c *ui.Control
	now := hover{}
	switch {
	case t.page.ShowsFocus() && len(f.Pointers) == 0:
		c = t.page.FocusedControl()
	case f.Hovering:
		c, now.mouse = t.page.At(f.Hover, false), true
	}
	if c != nil {
		now.key = c.Key
	}
	if now == t.hover {
		return
	}
	t.hover = now
	part, _ := PartOf(c)
	t.choice.Hover = Hover{part, now.mouse}
	t.notifyBoard(ChangedHover)
	if t.board.Tree() != t.tree || c != nil && c.Rect.Empty() {
		t.refresh() // more is told of it, or it has come into sight
	}
}

// notifyBoard tells the Board the choice so far, the marks and the hovered part, after one of them has changed.
func (t *Table) notifyBoard(changed Change) {
	t.choice.Changed = changed
	t.board.Choose(t.choice)
	t.isStale = true
}

// mark has the Board light parts up.
func (t *Table) mark(m Marks) {
	t.choice.Marks = m
	t.notifyBoard(ChangedMarks)
}
