package replay

import (
	"slices"

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

// entries returns the lines of the last moves up to the present position, and of what was said between them, no more
// than room, the oldest first. Moves that are not worth a line are left out; those after the last line belong to it, so that
// it has the number of the present position.
func (r *Replay) entries(room int) []entry {
	var out []entry
	for n := r.at; n >= 0 && len(out) < room; n-- {
		for _, note := range slices.Backward(r.match.Notes) {
			if note.After == n && note.Kind == rules.NoteTalk && len(out) < room {
				out = append([]entry{{n, note.By, table.Said(r.house.Words, r.match, note)}}, out...)
			}
		}
		if n == 0 || len(out) == room {
			break
		}
		mv := r.shown(n)
		if text := r.board.Line(r.state(n-1), mv); text != "" {
			out = append([]entry{{n, mv.By, text}}, out...)
		}
	}
	if len(out) > 0 {
		out[len(out)-1].move = r.at
	}
	return out
}

// logPair is the height of two lines for one move.
const logPair = 1.7 * logLine

// crowded reports whether what is told of the last move needs two lines and has room for one: then it takes that of the
// words over the slider, which repeat the number of the move, beside the button of the speed.
func (r *Replay) crowded() bool {
	at := r.plan.line
	at.W = r.plan.besideSpeed()
	if at.H >= logPair || at.H+sliderWords < logPair {
		return false
	}
	last := r.entries(1)
	return len(last) > 0 && table.LogLine{Number: last[0].move, By: last[0].by, Text: last[0].text, Strong: true}.Wide(at.W)
}

// log shows the last moves; at the start, the title.
func (r *Replay) log() *ui.Control {
	at := r.plan.line
	if r.crowded() {
		at.H += sliderWords
		at.W = r.plan.besideSpeed()
	}
	lines := r.entries(max(1, int(at.H/logLine)))
	title := r.house.Words.T(lang.ReplayTitle)
	c := &ui.Control{Key: keyLine, Rect: r.plan.line, Role: ui.RoleText, Name: title}
	if len(lines) == 0 {
		c.Paint = func(cv *canvas.Canvas, _ ui.Shown) {
			style := ui.Strong(17)
			cv.Text(style, title, geom.Pt(at.X, at.Y+canvas.Ascent(style)), sprites.Ink, canvas.Left)
		}
		return c
	}
	c.Value = lines[len(lines)-1].text
	shown := fitLines(lines, at)
	c.Paint = func(cv *canvas.Canvas, _ ui.Shown) {
		for _, line := range shown {
			line.Draw(cv, line.at)
		}
	}
	return c
}

// placed is a line of the log with its place.
type placed struct {
	table.LogLine
	at geom.Rect
}

// fitLines places the last lines below each other, long ones twice as high where there is room; the oldest give way.
func fitLines(lines []entry, at geom.Rect) []placed {
	var out []placed
	high := 0.0
	for k, line := range slices.Backward(lines) {
		l := table.LogLine{Number: line.move, By: line.by, Text: line.text, Strong: k == len(lines)-1}
		h := logLine
		if l.Wide(at.W) && logPair <= at.H {
			h = logPair
		}
		if high+h > at.H+1 && len(out) > 0 {
			break
		}
		high += h
		out = append(out, placed{l, geom.R(at.X, 0, at.W, h)})
	}
	slices.Reverse(out)
	y := at.Y
	for k := range out {
		out[k].at.Y = y
		y += out[k].at.H
	}
	return out
}
