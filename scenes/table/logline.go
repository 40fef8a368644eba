package table

import (
	"math"
	"strconv"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// LogLine is one line of a log of moves.
type LogLine struct {
	Number    int        // 0 where it is shown elsewhere: the words get its room; below 0 for a line without one in a list
	By        rules.Seat // Nature has no crest
	Text      string
	Strong    bool         // the present move's
	IsFuture  bool         // of a move that is still to come
	TextScale ui.TextScale // how much larger the words are written
}

// Places in a line of a log whose words have the usual size, in logical units.
const (
	logNumber = 26.0 // the right end of the number
	logBefore = 32.0 // where the crest has its room, behind the number
	logCrest  = 12.0 // the middle of the crest, from there
	logText   = 30.0 // where the words begin, from there
	logBare   = 2.0  // where they begin without either
	logEnd    = 6.0  // free at the right
	logSize   = 15.0
	logFigure = 14.5 // size of the number
	logSign   = 19.0 // height of the crest

	hair = 0.01 // of a line: what rounding takes away
)

// NeedsWrap reports whether the words are too long for one line of that width.
func (l LogLine) NeedsWrap(width float64) bool {
	room := l.room(width)
	return letters.Measure(l.fitStyle(room), l.Text) > room
}

// Height returns how high the line must be in that width for all of its words to be seen.
func (l LogLine) Height(width float64) float64 {
	room := l.room(width)
	return canvas.ParagraphHeight(l.fitStyle(room), l.Text, room)
}

// heightIn returns how high the line is in a list of that width, with all of its words.
func (l LogLine) heightIn(width float64) float64 {
	high := logLine * max(1, float64(l.TextScale))
	if l.NeedsWrap(width) {
		high = max(high, l.Height(width)+logApart)
	}
	return high
}

// numberScale returns how much larger number and crest are: they need not grow as far as the words.
func (l LogLine) numberScale() float64 { return math.Sqrt(max(1, float64(l.TextScale))) }

// crestOffset returns how far the crest stands from the left because of the number.
func (l LogLine) crestOffset() float64 {
	if l.Number == 0 {
		return 0
	}
	return logBefore * l.numberScale()
}

// begin returns where the words begin. In a list all do so below each other, also where there is no crest.
func (l LogLine) begin() float64 {
	if l.Number == 0 && l.By < 0 {
		return logBare
	}
	return l.crestOffset() + logText*l.numberScale()
}

// room returns the breadth of the words in a line of that width.
func (l LogLine) room(width float64) float64 { return width - l.begin() - logEnd }

// fitStyle returns the style of the words. Those of the usual size are made smaller rather than broken.
func (l LogLine) fitStyle(room float64) letters.Style {
	style := l.TextScale.Body(logSize)
	if l.Strong {
		style = l.TextScale.Strong(logSize)
	}
	if l.TextScale > 1 {
		return ui.FitWords(style, l.Text, room)
	}
	return ui.Fit(style, l.Text, room)
}

// Draw draws number, crest and words in r, in as many lines as it is high where the words are [LogLine.NeedsWrap].
func (l LogLine) Draw(c *canvas.Canvas, r geom.Rect) { l.painter(widget.Size{W: r.W, H: r.H})(c, r) }

// painter breaks the words for a line of that size, and returns what draws the line in it.
func (l LogLine) painter(size widget.Size) func(c *canvas.Canvas, r geom.Rect) {
	room, grown := l.room(size.W), l.numberScale()
	style, ink := l.fitStyle(room), sprites.Ink
	if l.IsFuture {
		ink = sprites.Ink2
	}
	lines := []string{l.Text}
	if most := int(size.H/canvas.LineHeight(style) + hair); most > 1 && l.NeedsWrap(size.W) {
		lines = ui.Lines(style, l.Text, room, most)
	}
	for k, line := range lines {
		lines[k] = letters.Ellipsis(style, line, room)
	}
	step := min(canvas.LineHeight(style), size.H/float64(len(lines)))
	number, figure := strconv.Itoa(l.Number), ui.Body(logFigure*grown)
	return func(c *canvas.Canvas, r geom.Rect) {
		top := r.Centre().Y - step*float64(len(lines))/2
		c.Lines(style, lines, geom.Pt(r.X+l.begin(), top), step, ink, canvas.Left)
		if l.Number > 0 {
			y := canvas.InMiddle(figure, top, top+step)
			c.Text(figure, number, geom.Pt(r.X+logNumber*grown, y), sprites.Ink2, canvas.Right)
		}
		if l.By >= 0 {
			DrawCrest(c, l.By, geom.Pt(r.X+l.crestOffset()+logCrest*grown, top+step/2), logSign*grown)
		}
	}
}
