package replay

import (
	"slices"

	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// logLine is the height of a line.
const logLine = 25.0

// entry is one line: what the log says of a move.
type entry struct {
	move   int // counted from 1
	by     rules.Seat
	text   string
	isTalk bool // it is no move
}

// entries returns the lines of the last moves up to the present position, and of what was said between them, no more
// than room, the oldest first. Moves that are not worth a line are left out; those after the last line belong to it, so
// that it has the number of the present position.
func (r *Replay) entries(room int) []entry {
	var out []entry
	for n := r.moveCount; n >= r.first() && len(out) < room; n-- {
		for _, note := range slices.Backward(r.match.Notes) {
			if note.After == n && note.Kind == rules.NoteTalk && len(out) < room {
				out = append([]entry{{n, note.By, table.TalkLine(r.services.Words, r.match, note), true}}, out...)
			}
		}
		if n == r.first() || len(out) == room {
			break
		}
		mv := r.moveAt(n)
		if text := r.board.Line(r.state(n-1), mv); text != "" {
			out = append([]entry{{n, mv.By, text, false}}, out...)
		}
	}
	if len(out) > 0 {
		out[len(out)-1].move = r.moveCount
	}
	return out
}

// number returns the number of a line's move, -1 for one that does not count: chance, what is said, and where turns are
// counted, all of a turn but its first move. The line of the present move always has the number of what is shown.
func (r *Replay) number(e entry) int {
	n := table.CountMoves(r.match, e.move)
	if e.move == r.moveCount && n > 0 || e.move > 0 && !e.isTalk && n > table.CountMoves(r.match, e.move-1) {
		return n
	}
	return -1
}

// coming returns the lines of the moves that follow on so many, no more than room, with what is said between them.
func (r *Replay) coming(after, room int) []entry {
	var out []entry
	for n := after + 1; n <= r.last() && len(out) < room; n++ {
		mv := r.moveAt(n)
		if text := r.board.Line(r.state(n-1), mv); text != "" {
			out = append(out, entry{n, mv.By, text, false})
		}
		for _, note := range r.match.Notes {
			if note.After == n && note.Kind == rules.NoteTalk && len(out) < room {
				out = append(out, entry{n, note.By, table.TalkLine(r.services.Words, r.match, note), true})
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

// present returns the line of the present position; false at the start, where there is none. Where it stands alone in a
// room it has no number, which the slider tells, and is as large as all of it is seen.
func (r *Replay) present(alone bool, room widget.Size) (table.LogLine, bool) {
	last := r.entries(1)
	if len(last) == 0 {
		return table.LogLine{}, false
	}
	line := table.LogLine{Number: max(0, r.number(last[0])), By: last[0].by, Text: last[0].text, Strong: true, TextScale: r.plan.textScale}
	if alone {
		line.Number = 0
		for line.TextScale > 1 && line.Height(room.W) > room.H {
			line.TextScale = max(1, line.TextScale-readingStep)
		}
	}
	return line, true
}

// buildMoveHeading says which move of how many is shown. Where it has no place of its own the slider says so.
func (r *Replay) buildMoveHeading() widget.Widget {
	text := widget.Line(r.count(), ui.Strong(17), sprites.Ink)
	text.Key = keyHead
	return text
}

// buildMovesPlace is a place that shows moves, as a control to be read.
func (r *Replay) buildMovesPlace(present table.LogLine, child widget.Widget) widget.Pressable {
	return widget.Pressable{
		Control:  ui.Control{Key: keyLine, Role: ui.RoleText, Name: r.title(), Value: r.withGrade(present.Text, r.currentGrade())},
		OwnFocus: true, Child: child,
	}
}

// move shows the present move alone, and the title at the start.
func (r *Replay) move() widget.Widget {
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		present, ok := r.present(true, room)
		switch {
		case !ok:
			return r.buildMovesPlace(present, widget.Line(r.title(), ui.Strong(17), sprites.Ink).Muted())
		case room.W < narrow:
			return r.buildMovesPlace(present, r.narrowMove(present, room))
		}
		return r.buildMovesPlace(present, widget.Paint{Draw: present.Draw})
	})
}

// narrowMove writes player and words of a move in three small lines, where there is no room for its crest beside them.
func (r *Replay) narrowMove(line table.LogLine, room widget.Size) widget.Widget {
	const few, tight = 3, 15.0 // lines, and the least height of one
	style, text := line.TextScale.Strong(13), line.Text
	if line.By >= 0 {
		text = table.Players(r.match)[line.By].Name + " · " + text
	}
	lines := ui.Lines(style, text, room.W, max(few, int(room.H/tight)))
	step := min(canvas.LineHeight(style), room.H/float64(len(lines)))
	column := widget.Column(0).Along(widget.Centre)
	for _, text := range lines {
		column.Children = append(column.Children, widget.Fixed(step, widget.Line(text, style, sprites.Ink).Muted().Elided()))
	}
	return column
}

// log shows the moves about the present position below each other. A press on one shows it; it is one control, as the lines
// are too low for a finger each.
func (r *Replay) log(_ widget.Env, room widget.Size) widget.Widget {
	present, _ := r.present(false, room)
	list := widget.Column(0)
	if r.logLines = r.lines(room); len(r.logLines) > 0 && r.logLines[0].move != r.logTop {
		r.logTop = 0
	}
	for _, line := range r.logLines {
		list.Children = append(list.Children, widget.Fixed(line.height, widget.Paint{Draw: line.draw}))
	}
	place := r.buildMovesPlace(present, list)
	place.OwnFocus, place.FocusInset = false, -lineTop
	place.Role, place.Name = ui.RoleSlider, r.services.Words.T(lang.TableMoves)
	place.Adjust = func(step int) { r.seek(r.step(step)) }
	place.Slide = func(at geom.Point) {
		if line, ok := r.lineAt(at.Y); ok && !line.Strong {
			r.logTop = r.logLines[0].move
			r.seek(line.move)
		}
	}
	return place
}

// lineAt returns the line of the log that lies so far below its upper edge; false below the last one.
func (r *Replay) lineAt(y float64) (logEntry, bool) {
	for _, line := range r.logLines {
		if y -= line.height; y < 0 {
			return line, true
		}
	}
	return logEntry{}, false
}

// pointAtLine has the line under the mouse stand out.
func (r *Replay) pointAtLine(f *input.Frame) {
	move := 0
	if c := r.page.HoveredControl(); c != nil && c.Key == keyLine && f.Hovering {
		if line, ok := r.lineAt(f.Hover.Y - c.Rect.Y); ok {
			move = line.move
		}
	}
	if move != r.hoveredMove {
		r.hoveredMove = move
		r.refresh()
	}
}

// logEntry is a line of the log with its height.
type logEntry struct {
	table.LogLine
	move   int // that a press shows
	height float64
	grade  analysis.Grade
	sign   string  // of the grade
	room   float64 // at the right, for grades

	isHovered bool
}

// draw draws the line, the present one on a ground of its own.
func (l logEntry) draw(c *canvas.Canvas, r geom.Rect) {
	const bar, out = 4.0, 6.0
	ground := r.InsetXY(-out, 1)
	switch {
	case l.Strong:
		c.Fill(ground, sprites.Paper3)
		ground.W = bar
		c.Fill(ground, sprites.Shu)
	case l.isHovered:
		ui.DrawRow(c, ground, ui.ControlState{Hover: 1})
	}
	drawGrade(c, l.grade, l.sign, geom.Pt(r.Right(), r.Centre().Y))
	r.W -= l.room
	l.Draw(c, r)
}

// lines returns the lines about the present move that have room, long ones twice as high where there is room. Before the
// middle of the match the present move goes down the list, then the list goes up past it, until its end is seen. A list in
// which a line has been pressed stays where it is while the present move is in sight.
func (r *Replay) lines(room widget.Size) []logEntry {
	high := r.plan.lineHeight()
	pair := linePair * high
	most := max(1, int(room.H/high))
	past := r.entries(most)
	grades := 0.0
	if r.review.analysisIfDone() != nil {
		grades = gradeWide
	}
	var all []logEntry
	add := func(list []entry, present bool) {
		for k, e := range list {
			grade := r.grade(e.move)
			if e.isTalk {
				grade = analysis.NoMistake
			}
			sign, width := r.gradeSign(grade), room.W-grades
			l := table.LogLine{Number: r.number(e), By: e.by, Text: e.text, Strong: present && k == len(list)-1, IsFuture: !present, TextScale: r.plan.textScale}
			if sign != "" && l.Strong { // what the sign means is told of the present one, where all of its line is seen beside it
				words := r.gradeWords(grade)
				if beside := room.W - gradeWidth(words); l.Height(beside) <= room.H {
					sign, width = words, beside
				}
			}
			h, to := high, r.stopFrom(e.move)
			if l.NeedsWrap(width) && pair <= room.H {
				h = pair
			}
			if l.Strong {
				h = min(room.H, max(h, l.Height(width)))
			}
			all = append(all, logEntry{l, to, h, grade, sign, room.W - width, to > 0 && to == r.hoveredMove})
		}
	}
	add(past, true)
	add(r.coming(r.moveCount, most), false)
	from := max(0, len(past)-1)
	to, sum := from, 0.0
	grow := func(k int, most float64) bool {
		if k < 0 || k >= len(all) || k > from && k < to || sum+all[k].height > most {
			return false
		}
		sum += all[k].height
		from, to = min(from, k), max(to, k+1)
		return true
	}
	grow(from, max(room.H, pair)+1)
	top, kept := slices.IndexFunc(all[:len(past)], func(l logEntry) bool { return r.logTop > 0 && l.move == r.logTop }), 0.0
	for _, l := range all[max(0, top):len(past)] {
		kept += l.height
	}
	if top >= 0 && kept <= room.H+1 {
		for from > top && grow(from-1, room.H+1) {
		}
	} else {
		for grow(from-1, room.H*pastLine) {
		}
	}
	for grow(to, room.H+1) {
	}
	for grow(from-1, room.H+1) {
	}
	return all[from:to]
}
