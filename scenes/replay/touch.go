package replay

import (
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// cells are the parts of the board, where it answers touches itself, such as by a closer look. The Board draws them.
func (r *Replay) cells() []*ui.Control {
	if r.moving() {
		return nil
	}
	var list []*ui.Control
	for _, target := range r.board.Targets() {
		if r.plan.panel.Contains(target.Rect.Centre()) && target.Z < panelZ {
			continue
		}
		list = append(list, &ui.Control{
			Key: target.Part.String(), Rect: target.Rect, Round: target.Round, Z: target.Z, Role: ui.RoleCell, Name: target.Name,
			Press: func() { r.touch(target.Part) },
			Paint: func(c *canvas.Canvas, s ui.Shown) {
				if s.Focus {
					ui.DrawFocus(c, target.Rect.Inset(5), ui.Radius)
				}
			},
		})
	}
	return list
}

// touch lets the Board answer a touch.
func (r *Replay) touch(p rules.Part) {
	if r.board.Press(p).Then == table.ThenStay {
		r.refresh()
	}
}

// back takes away what a touch has opened, and reports whether there was anything.
func (r *Replay) back() bool {
	if !r.board.Back() {
		return false
	}
	r.refresh()
	return true
}
