package ui

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Field returns a line of text that can be typed over, at most limit letters long. Of a text that is longer than the line
// the beginning is seen; while it is typed, the part that ends at the caret.
func Field(key, name, text string, limit int, r geom.Rect, size float64, change func(string)) *Control {
	c := &Control{Key: key, Rect: r, Role: RoleField, Name: name, Value: text, Press: func() {}}
	style := Fit(Strong(size), text, r.W-8)
	runes := []rune(text)
	c.Edit = &Edit{Limit: limit, Change: change, Size: style.Size}
	shift := 0.0 // by which the text was drawn last
	c.Edit.At = func(at geom.Point) int { return LetterAt(style, runes, at.X-r.X+shift) }
	c.Paint = func(whole *canvas.Canvas, s ControlState) {
		const air = 4.0 // for the caret
		y := canvas.InMiddle(style, r.Y, r.Bottom())
		if shift = 0; s.Focus {
			shift = max(0, letters.Measure(style, string(runes[:min(s.Selection.Caret, len(runes))]))+air-r.W)
		}
		cv := whole.Clipped(geom.R(r.X-air, r.Y, r.W+2*air, r.H)).Moved(-shift, 0)
		from, to := s.Selection.Span()
		if s.Focus && from < to {
			DrawSelection(cv, style, runes, from, to, geom.Pt(r.X, r.Y+r.H*0.2), r.H*0.6)
		}
		cv.Text(style, text, geom.Pt(r.X, y), sprites.Ink, canvas.Left)
		under := sprites.Paper4
		if s.Focus || s.Press > 0 {
			under = sprites.Shu
		}
		whole.Fill(geom.R(r.X, r.Bottom()-7, r.W, 2), under)
		if s.Focus {
			DrawCaret(cv, style, runes, s.Selection.Caret, geom.Pt(r.X, r.Y+r.H*0.25), r.H*0.5)
		}
	}
	return c
}

// LetterAt returns before which letter of a line a place lies, so many units from its beginning.
func LetterAt(style letters.Style, line []rune, x float64) int {
	for k := range line {
		if middle := (letters.Measure(style, string(line[:k])) + letters.Measure(style, string(line[:k+1]))) / 2; x < middle {
			return k
		}
	}
	return len(line)
}

// DrawCaret draws the place in a line where letters go; at is the upper left corner of the line.
func DrawCaret(cv *canvas.Canvas, style letters.Style, line []rune, caret int, at geom.Point, height float64) {
	x := letters.Measure(style, string(line[:min(caret, len(line))]))
	apart := 2.0 // from the letter before
	if caret == 0 {
		apart = 0
	} else if caret < len(line) {
		apart = -1
	}
	cv.Fill(geom.R(at.X+x+apart, at.Y, 2, height), sprites.Shu)
}

// DrawSelection draws the ground below the letters of a line that are selected; at is the upper left corner of the line.
func DrawSelection(cv *canvas.Canvas, style letters.Style, line []rune, from, to int, at geom.Point, height float64) {
	x, end := letters.Measure(style, string(line[:min(from, len(line))])), letters.Measure(style, string(line[:min(to, len(line))]))
	cv.Fill(geom.R(at.X+x, at.Y, end-x, height), sprites.Kin.Alpha(0.45))
}
