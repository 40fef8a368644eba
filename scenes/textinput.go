package scenes

import (
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/platform"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
)

// textInput connects the fields of the scene on top with a Keyboard.
type textInput struct {
	keyboard       platform.Keyboard
	keyboardFields platform.Fields // what the keyboard knows
	wasSent        bool            // something was sent before
}

// serve does what was written, before the scenes get their tick.
func (t *textInput) serve(stack *stage.Stack, f *input.Frame) {
	written := t.keyboard.TakeEdits()
	paged, ok := stack.Top().(stage.Paged)
	for _, w := range written {
		t.keyboardFields.LastServed = w.Number
		if !ok {
			continue
		}
		page := paged.Page()
		switch c := page.Find(w.Key); {
		case c == nil || c.Edit == nil:
		case w.IsConfirmed:
			f.Actions = append(f.Actions, input.Confirm)
		case w.IsClosed:
			if page.FocusedControl() == c {
				page.Focus("")
			}
		default:
			page.Focus(w.Key)
			page.Write(w.Key, w.Text, ui.Selection{Anchor: w.Anchor, Caret: w.Caret})
			t.keyboardFields.Focus, t.keyboardFields.Text, t.keyboardFields.Anchor, t.keyboardFields.Caret = w.Key, w.Text, w.Anchor, w.Caret
		}
	}
}

// follow tells the keyboard what it does not know.
func (t *textInput) follow(stack *stage.Stack, density float64) {
	now := platform.Fields{LastServed: t.keyboardFields.LastServed}
	if paged, ok := stack.Top().(stage.Paged); ok {
		page, k := paged.Page(), stack.Room().Scale/density
		for _, c := range page.Controls() {
			if c.Edit != nil && !c.Off && !c.Rect.Empty() {
				r := c.Rect.Times(k)
				now.List = append(now.List, platform.Field{Key: c.Key, Name: c.Name, X: r.X, Y: r.Y, W: r.W, H: r.H, Size: c.Edit.Size * k, Lines: c.Edit.Lines})
			}
		}
		if c, s := page.Editing(); c != nil {
			now.Focus, now.Text, now.Anchor, now.Caret, now.Presses = c.Key, c.Value, s.Anchor, s.Caret, page.Presses()
		}
	}
	if t.wasSent && now.Equal(t.keyboardFields) || !t.wasSent && len(now.List) == 0 {
		return
	}
	t.keyboardFields, t.wasSent = now, true
	t.keyboard.ShowFields(now)
}

// lower moves what was pointed at in a picture that is pushed up to where it is drawn.
func (t *textInput) lower(f *input.Frame, scale, density float64) {
	lift := t.keyboard.Lift()
	if lift == 0 {
		return
	}
	by := geom.Pt(0, lift*density/scale)
	for k := range f.Pointers {
		f.Pointers[k].At = f.Pointers[k].At.Add(by)
	}
	f.Hover = f.Hover.Add(by)
}
