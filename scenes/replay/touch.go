package replay

import (
	"engawa/rules"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// cells are the parts of the board, where it answers touches itself, such as by a closer look, but for those below the
// panel, of which one control is given.
func (r *Replay) cells(panel *ui.Control) []*ui.Control {
	if r.moving() {
		return nil
	}
	var list []*ui.Control
	for _, c := range table.PartsIn(r.tree) {
		if r.plan.panel.Contains(c.Rect.Centre()) && c.Z < panel.Z {
			continue
		}
		list = append(list, c)
	}
	return list
}

// touch lets the Board answer a touch, or makes a move while exploring.
func (r *Replay) touch(p rules.Part) {
	switch {
	case r.board.Press(p).Then == table.ThenStay:
		if r.recap != nil {
			r.plays = false // it would go away from what has been opened
		}
		r.refresh()
	case r.review.explores:
		r.stop()
		r.point(p)
	}
}

// closeTouched takes away what a touch has opened, and reports whether there was anything.
func (r *Replay) closeTouched() bool {
	if !r.board.Back() {
		return false
	}
	r.refresh()
	return true
}
