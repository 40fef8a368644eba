package help

import (
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Measures of keycaps.
const (
	capHigh  = 26.0
	capPad   = 9.0 // left and right of the letters
	capApart = 6.0
	capLine  = capHigh + 4 // from one line of caps that do the same to the next
	capBelow = 7.0         // under the last line
	hair     = 1.0         // between rows
)

// keycap is a key or a button of a pad as it lies in a row.
type keycap struct {
	text  string
	style letters.Style
	rect  geom.Rect
}

// caps lays keys out from the upper left corner of a place of the width, in as many lines as it takes, and returns them
// with their height.
func caps(named string, at geom.Point, width float64) (list []keycap, height float64) {
	x, y := 0.0, 0.0
	for text := range strings.SplitSeq(named, ", ") {
		style := ui.Fit(ui.Strong(13.5), text, width-2*capPad)
		w := min(width, max(capHigh, letters.Measure(style, text)+2*capPad))
		if x > 0 && x+w > width {
			x, y = 0, y+capLine
		}
		list = append(list, keycap{text, style, geom.R(at.X+x, at.Y+y, w, capHigh)})
		x += w + capApart
	}
	return list, y + capHigh + capBelow
}

// drawCap draws a key, or a button of a pad, which is round at its ends.
func drawCap(c *canvas.Canvas, k keycap, round bool) {
	paper := ui.Plain()
	paper.Radius, paper.Depth, paper.Cast = 6, 2, 3
	if round {
		paper.Radius = capHigh / 2
	}
	ui.DrawPaper(c, paper, k.rect)
	c.Text(k.style, k.text, geom.Pt(k.rect.Centre().X, canvas.InMiddle(k.style, k.rect.Y, k.rect.Bottom())), sprites.Ink, canvas.Centre)
}

// capItem is a row that shows keys, or buttons of a pad, and says what they do.
func capItem(key string, row lang.HelpRow, room stage.Room, round bool) widget.PageItem {
	left := room.Width * whatShare
	right := room.Width - left - 10
	does := ui.Whole(room.Reading.Body(15), row.Does, right)
	_, high := caps(row.What, geom.Point{}, left)
	height := max(high, canvas.ParagraphHeight(does, row.Does, right)+6)
	return widget.PageItem{Child: widget.Controls{H: height + 2, Make: func(r geom.Rect) []*ui.Control {
		c := &ui.Control{Key: key, Rect: r, Role: ui.RoleText, Name: row.What, Value: row.Does}
		c.Paint = func(cv *canvas.Canvas, _ ui.Shown) {
			list, _ := caps(row.What, geom.Pt(r.X+1, r.Y+2), left)
			for _, k := range list {
				drawCap(cv, k, round)
			}
			cv.Paragraph(does, row.Does, geom.R(r.X+left+10, r.Y+5, right, height), sprites.Ink2, canvas.Left)
			cv.Fill(geom.R(r.X, r.Bottom()-hair, r.W, hair), sprites.Paper4) // leads the eye from the keys to the words
		}
		return []*ui.Control{c}
	}}}
}
