package ui

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Field returns a line of text that can be typed over, at most limit letters long.
func Field(key, name, text string, limit int, r geom.Rect, size float64, change func(string)) *Control {
	c := &Control{Key: key, Rect: r, Role: RoleField, Name: name, Value: text, Press: func() {}}
	c.Typed = func(typed []rune, erase int) {
		runes := []rune(text)
		runes = runes[:max(0, len(runes)-erase)]
		for _, l := range typed {
			if len(runes) < limit && letters.Has(letters.Text, l) {
				runes = append(runes, l)
			}
		}
		change(string(runes))
	}
	c.Paint = func(cv *canvas.Canvas, s Shown) {
		style := Fit(Strong(size), text, r.W-8)
		y := canvas.InMiddle(style, r.Y, r.Bottom())
		cv.Text(style, text, geom.Pt(r.X, y), sprites.Ink, canvas.Left)
		under := sprites.Paper4
		if s.Focus || s.Press > 0 {
			under = sprites.Shu
		}
		cv.Fill(geom.R(r.X, r.Bottom()-7, r.W, 2), under)
		if s.Focus {
			x := r.X + letters.Measure(style, text) + 2
			cv.Fill(geom.R(x, r.Y+r.H*0.25, 2, r.H*0.5), sprites.Shu)
		}
	}
	return c
}
