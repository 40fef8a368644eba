package replay

import (
	"strconv"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// logLine is the height of a line.
const logLine = 25.0

// entry is one line: what the log says of a move.
type entry struct {
	move int // counted from 1
	by   rules.Seat
	text string
}

// entries returns the lines of the last moves up to the present position, no more than room, the oldest first. Moves
// that are not worth a line are left out.
func (r *Replay) entries(room int) []entry {
	var out []entry
	for n := r.at; n > 0 && len(out) < room; n-- {
		mv := r.shown(n)
		if text := r.board.Line(r.state(n-1), mv); text != "" {
			out = append([]entry{{n, mv.By, text}}, out...)
		}
	}
	return out
}

// log shows the last moves; at the start, the title.
func (r *Replay) log() *ui.Control {
	at := r.plan.line
	lines := r.entries(max(1, int(at.H/logLine)))
	title := r.house.Words.T(lang.ReplayTitle)
	c := &ui.Control{Key: keyLine, Rect: at, Role: ui.RoleText, Name: title}
	if len(lines) == 0 {
		c.Paint = func(cv *canvas.Canvas, _ ui.Shown) {
			style := ui.Strong(17)
			cv.Text(style, title, geom.Pt(at.X, at.Y+canvas.Ascent(style)), sprites.Ink, canvas.Left)
		}
		return c
	}
	c.Value = lines[len(lines)-1].text
	c.Paint = func(cv *canvas.Canvas, _ ui.Shown) {
		for k, line := range lines {
			line.draw(cv, geom.R(at.X, at.Y+float64(k)*logLine, at.W, logLine), k == len(lines)-1)
		}
	}
	return c
}

// draw draws number, crest and words; the last line is the present move's.
func (e entry) draw(c *canvas.Canvas, at geom.Rect, last bool) {
	style := ui.Body(15)
	if last {
		style = ui.Strong(15)
	}
	y := canvas.InMiddle(style, at.Y, at.Bottom())
	c.Text(ui.Body(14.5), strconv.Itoa(e.move), geom.Pt(at.X+22, y), sprites.Ink2, canvas.Right)
	if e.by >= 0 {
		ui.DrawSprite(c, "crests/"+table.House(e.by).Name, geom.Pt(at.X+40, at.Centre().Y), 19, canvas.Look{})
	}
	x := at.X + 57
	c.Text(ui.Fit(style, e.text, at.Right()-x), e.text, geom.Pt(x, y), sprites.Ink, canvas.Left)
}
