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
// than room, the oldest first. Moves that are not worth a line are left out; those after the last line belong to it, so
// that it has the number of the present position.
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

// coming returns the lines of the next moves after the present position, no more than room, with what is said between
// them.
func (r *Replay) coming(room int) []entry {
	var out []entry
	for n := r.at + 1; n <= r.last() && len(out) < room; n++ {
		mv := r.shown(n)
		if text := r.board.Line(r.state(n-1), mv); text != "" {
			out = append(out, entry{n, mv.By, text})
		}
		for _, note := range r.match.Notes {
			if note.After == n && note.Kind == rules.NoteTalk && len(out) < room {
				out = append(out, entry{n, note.By, table.Said(r.house.Words, r.match, note)})
			}
		}
	}
	return out
}

// Measures of lines, in logical units.
const (
	linePair    = 1.7   // the height of two lines for one move, in lines
	narrow      = 180.0 // a breadth that has no room for the crest of a move
	readingStep = 0.1   // by which a move is written smaller until all of it is seen
	pastLine    = 0.6   // how far down the list the present move stands, as a share of its height
)

// present returns the line of the present position; false at the start, where there is none.
func (r *Replay) present() (table.LogLine, bool) {
	last := r.entries(1)
	if len(last) == 0 {
		return table.LogLine{}, false
	}
	line := table.LogLine{Number: last[0].move, By: last[0].by, Text: last[0].text, Strong: true, Reading: r.plan.reading}
	if r.plan.shared() {
		line.Number = 0 // the slider tells it
		at := r.plan.line
		for line.Reading > 1 && line.Height(at.W) > at.H { // all is told, if not as large
			line.Reading = max(1, line.Reading-readingStep)
		}
	}
	return line, true
}

// head says which move of how many is shown. Where it has no place of its own the slider says so.
func (r *Replay) head() *ui.Control {
	at, style := r.plan.head, ui.Strong(17)
	text := r.count()
	c := &ui.Control{Key: keyHead, Rect: at, Role: ui.RoleText, Name: text}
	c.Paint = func(cv *canvas.Canvas, _ ui.Shown) {
		style := ui.Fit(style, text, at.W)
		cv.Text(style, text, geom.Pt(at.X+2, canvas.InMiddle(style, at.Y, at.Bottom())), sprites.Ink, canvas.Left)
	}
	return c
}

// log shows the moves about the present position; where there is room for one, that alone, and the title at the start.
func (r *Replay) log() *ui.Control {
	at := r.plan.line
	title := r.house.Words.T(lang.ReplayTitle)
	c := &ui.Control{Key: keyLine, Rect: at, Role: ui.RoleText, Name: title}
	present, told := r.present()
	c.Value = present.Text
	if r.plan.shared() {
		c.Paint = func(cv *canvas.Canvas, _ ui.Shown) {
			switch {
			case told && at.W < narrow:
				r.drawNarrow(cv, present, at)
				return
			case told:
				present.Draw(cv, at)
				return
			}
			style := ui.Fit(ui.Strong(17), title, at.W)
			cv.Text(style, title, geom.Pt(at.X+2, canvas.InMiddle(style, at.Y, at.Bottom())), sprites.Ink, canvas.Left)
		}
		return c
	}
	shown := r.lines(at)
	c.Paint = func(cv *canvas.Canvas, _ ui.Shown) {
		for _, line := range shown {
			if line.Strong {
				const bar = 4.0
				cv.Fill(geom.R(line.at.X-6, line.at.Y+1, line.at.W+12, line.at.H-2), sprites.Paper3)
				cv.Fill(geom.R(line.at.X-6, line.at.Y+1, bar, line.at.H-2), sprites.Shu)
			}
			line.Draw(cv, line.at)
		}
	}
	return c
}

// drawNarrow writes player and words of a move in three small lines, where there is no room for its crest beside them.
func (r *Replay) drawNarrow(c *canvas.Canvas, line table.LogLine, at geom.Rect) {
	const few, tight = 3, 15.0 // lines, and the least height of one
	most := max(few, int(at.H/tight))
	style := line.Reading.Strong(13)
	text := line.Text
	if line.By >= 0 {
		text = table.Players(r.match)[line.By].Name + " · " + text
	}
	lines := ui.Lines(style, text, at.W, most)
	step := min(canvas.LineHeight(style), at.H/float64(len(lines)))
	y := at.Centre().Y - step*float64(len(lines))/2
	for _, text := range lines {
		c.Text(style, text, geom.Pt(at.X, canvas.InMiddle(style, y, y+step)), sprites.Ink, canvas.Left)
		y += step
	}
}

// placed is a line of the log with its place.
type placed struct {
	table.LogLine
	at geom.Rect
}

// lines places the lines about the present move below each other, long ones twice as high where there is room. Before
// the middle of the match the present move goes down the list, then the list goes up past it, until its end is seen.
func (r *Replay) lines(at geom.Rect) []placed {
	high := r.plan.lineHigh()
	pair := linePair * high
	room := max(1, int(at.H/high))
	past := r.entries(room)
	var all []placed
	add := func(list []entry, present bool) {
		for k, e := range list {
			l := table.LogLine{Number: e.move, By: e.by, Text: e.text, Strong: present && k == len(list)-1, Quiet: !present, Reading: r.plan.reading}
			h := high
			if l.Wide(at.W) && pair <= at.H {
				h = pair
			}
			if l.Strong {
				h = min(at.H, max(h, l.Height(at.W)))
			}
			all = append(all, placed{l, geom.R(at.X, 0, at.W, h)})
		}
	}
	add(past, true)
	add(r.coming(room), false)
	from := max(0, len(past)-1)
	to, sum := from, 0.0
	grow := func(k int, most float64) bool {
		if k < 0 || k >= len(all) || k > from && k < to || sum+all[k].at.H > most {
			return false
		}
		sum += all[k].at.H
		from, to = min(from, k), max(to, k+1)
		return true
	}
	grow(from, max(at.H, pair)+1)
	for grow(from-1, at.H*pastLine) {
	}
	for grow(to, at.H+1) {
	}
	for grow(from-1, at.H+1) {
	}
	y := at.Y
	for k := from; k < to; k++ {
		all[k].at.Y = y
		y += all[k].at.H
	}
	return all[from:to]
}
