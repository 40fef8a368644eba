package widget

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Field is a line of text, the Value of its Control, that can be typed over. Of a text that is longer than the line
// the beginning is seen; while it is typed, the part that ends at the caret.
type Field struct {
	ui.Control         // its Edit needs neither Size nor At
	Size       float64 // of the letters, before it is scaled
	H          float64 // 0 takes all the room
}

// Layout implements [Widget].
func (f Field) Layout(ctx *Context, c Constraints) *Box {
	const air = 4.0 // for the caret
	out := Paint{H: f.H}.Layout(ctx, c)
	style := ui.Fit(ctx.TextScale.Strong(f.Size), f.Value, out.Size.W-8)
	runes, control, edit := []rune(f.Value), f.Control, *f.Edit
	shift := 0.0 // by which the text was drawn last
	edit.Size, edit.At = style.Size, func(at geom.Point) int { return ui.LetterAt(style, runes, at.X+shift) }
	control.Role, control.Press, control.Edit = ui.RoleField, func() {}, &edit
	out.control = &control
	out.paint = func(whole *canvas.Canvas, r geom.Rect, s ui.ControlState) {
		y := canvas.InMiddle(style, r.Y, r.Bottom())
		if shift = 0; s.Focus {
			shift = max(0, letters.Measure(style, string(runes[:min(s.Selection.Caret, len(runes))]))+air-r.W)
		}
		cv := whole.Clipped(geom.R(r.X-air, r.Y, r.W+2*air, r.H)).Moved(-shift, 0)
		from, to := s.Selection.Span()
		if s.Focus && from < to {
			ui.DrawSelection(cv, style, runes, from, to, geom.Pt(r.X, r.Y+r.H*0.2), r.H*0.6)
		}
		cv.Text(style, f.Value, geom.Pt(r.X, y), sprites.Ink, canvas.Left)
		under := sprites.Paper4
		if s.Focus || s.Press > 0 {
			under = sprites.Shu
		}
		whole.Fill(geom.R(r.X, r.Bottom()-7, r.W, 2), under)
		if s.Focus {
			ui.DrawCaret(cv, style, runes, s.Selection.Caret, geom.Pt(r.X, r.Y+r.H*0.25), r.H*0.5)
		}
	}
	return out
}

// TextField is a line of text in a well, edge units from its ends, that can be typed over, at most limit letters long.
func TextField(key, name, text string, limit int, edge float64, change func(string)) Widget {
	const size = 18
	c := ui.Control{Key: key, Name: name, Value: text, Edit: &ui.Edit{Limit: limit, Change: change}}
	return Panel{ui.Well(), Pad(edge, 0, Field{Control: c, Size: size})}
}
