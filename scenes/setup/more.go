package setup

import (
	"fmt"
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// Measures of the row that leads to the next sheet, in logical units.
const (
	moreSize   = 16.0 // of its words
	moreSmall  = 13.5 // of what is to come, and of the number of the sheet
	moreIcon   = 22.0
	moreEdge   = 14.0
	moreCount  = 46.0 // of the number of the sheet
	moreLarge  = 76.0 // the height of the row on large sheets
	moreDashed = 1.6  // the breadth of its rim
)

// comingApart stands between what is to come.
const comingApart = " · "

// moreControl leads to the next sheet: a dashed row that says what stands there, and which sheet of how many this is.
func (s *Scene) moreControl(name, icon string, turn func()) *ui.Control {
	l := s.layout
	count := fmt.Sprintf("%d/%d", s.sheet+1, l.sheets)
	value := count
	if len(l.coming) > 0 {
		value += comingApart + strings.Join(l.coming, comingApart)
	}
	r := l.turn
	return &ui.Control{
		Key: "more", Rect: r, Role: ui.RoleButton, Name: name, Value: value, Press: turn,
		Paint: func(c *canvas.Canvas, shown ui.Shown) {
			if shown.Focus {
				ui.DrawFocus(c, r, ui.Radius)
			}
			if shown.Hover > 0 || shown.Press > 0 {
				c.Draw(moreGround(r.W, r.H), geom.Pt(r.X, r.Y), canvas.Look{Fade: 1 - max(shown.Hover, shown.Press)})
			}
			c.Draw(moreRim(r.W, r.H), geom.Pt(r.X, r.Y), canvas.Look{})
			s.drawMore(c, r.InsetXY(moreEdge, 0), name, icon, count)
		},
	}
}

// drawMore writes what the row says: where it leads and, where there is room, what stands there.
func (s *Scene) drawMore(c *canvas.Canvas, r geom.Rect, name, icon, count string) {
	reading := s.reading()
	middle := func(style letters.Style, text string, at geom.Rect, ink sprites.Color, align canvas.Align) {
		x := at.X
		if align == canvas.Right {
			x = at.Right()
		}
		c.Text(style, text, geom.Pt(x, canvas.InMiddle(style, at.Y, at.Bottom())), ink, align)
	}
	number := ui.Fit(reading.Body(moreSmall), "88/88", moreCount) // of one size on all sheets
	right, rest := r.CutRight(moreCount)
	middle(number, count, right, sprites.Ink2, canvas.Right)
	ui.DrawIcon(c, icon, geom.Pt(rest.X+moreIcon/2, rest.Centre().Y), moreIcon, sprites.Ink)
	_, rest = rest.CutLeft(moreIcon + 10)
	style := ui.FitParagraph(reading.Strong(moreSize), name, rest.W-6, r.H-4)
	high := canvas.ParagraphHeight(style, name, rest.W-6)
	c.Paragraph(style, name, geom.R(rest.X, r.Centre().Y-high/2, rest.W-6, high), sprites.Ink, canvas.Left)
	_, rest = rest.CutLeft(letters.Measure(style, name) + 12)
	small := ui.Body(moreSmall)
	middle(small, namesIn(small, s.layout.coming, rest.W-6), rest, sprites.Ink2, canvas.Left)
}

// namesIn lists as many names as have room in the width.
func namesIn(style letters.Style, names []string, width float64) string {
	text := ""
	for k := range names {
		longer := strings.Join(names[:k+1], comingApart)
		if letters.Measure(style, longer) > width {
			break
		}
		text = longer
	}
	return text
}

type moreKey struct {
	w, h   float64
	ground bool
}

// moreRim is the dashed rim of the row.
func moreRim(w, h float64) canvas.Picture {
	return canvas.Picture{Key: moreKey{w, h, false}, Box: geom.R(0, 0, w, h), Paint: func(c *vector.Canvas) {
		const half = moreDashed / 2
		rim := vector.RoundRect(half, half, w-moreDashed, h-moreDashed, ui.Radius)
		c.Stroke(rim, vector.Stroke{Width: moreDashed, Dash: []float64{8, 6}}, vector.Solid(sprites.Ink2))
	}}
}

// moreGround is the lit paper under the row while it is pointed at.
func moreGround(w, h float64) canvas.Picture {
	return canvas.Picture{Key: moreKey{w, h, true}, Box: geom.R(0, 0, w, h), Paint: func(c *vector.Canvas) {
		c.Fill(vector.RoundRect(0, 0, w, h, ui.Radius), vector.Solid(sprites.Paper3))
	}}
}

// namesOf lists the names of options.
func namesOf(list []placed) []string {
	names := make([]string, len(list))
	for k, p := range list {
		names[k] = p.name
	}
	return names
}
