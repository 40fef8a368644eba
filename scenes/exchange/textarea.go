package exchange

import (
	"math"
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// TextArea is a text of several lines that can be typed over. It shows the lines around the caret.
type TextArea struct {
	Name, Text string
	Change     func(text string)
	Confirm    func() bool // see [ui.Edit]
}

// Layout implements [widget.Widget].
func (t TextArea) Layout(ctx *widget.Context, c widget.Constraints) *widget.Box {
	area := newArea(t.Text, c.Max, ctx.TextScale)
	edit := &ui.Edit{Limit: stage.MaxArrival, Lines: true, Change: t.Change, Confirm: t.Confirm, Size: area.style.Size, At: area.letterAt}
	return widget.Pressable{
		Control:  ui.Control{Key: keyText, Role: ui.RoleField, Name: t.Name, Value: t.Text, Press: func() {}, Edit: edit},
		OwnFocus: true,
		Child: widget.Reactive{Draw: func(cv *canvas.Canvas, r geom.Rect, s ui.ControlState) {
			ui.DrawSurface(cv, ui.Well(), r)
			if s.Focus {
				ui.DrawFocus(cv, r, ui.Radius)
			}
			area.draw(cv, geom.Pt(r.X, r.Y), s)
		}},
	}.Layout(ctx, c)
}

// area is the lines of a text in a box.
type area struct {
	size   widget.Size
	style  letters.Style
	height float64 // of a line
	room   int     // lines that the box holds

	text  []rune
	caret int    // for which the lines were broken last
	lines []line // those in the box
}

// line is a line of an area and before which letter of the text it begins.
type line struct {
	text  []rune
	start int
}

const areaPad = 10.0

func newArea(text string, size widget.Size, textScale ui.TextScale) *area {
	a := &area{size: size, style: min(textScale, boxLarge).Body(boxSize), text: []rune(text), caret: -1}
	a.height = math.Round(a.style.Size * boxLines)
	a.room = max(1, int((size.H-2*areaPad)/a.height))
	return a
}

// show breaks the text around the caret into the lines that the box holds.
func (a *area) show(caret int) {
	if caret == a.caret && a.lines != nil {
		return
	}
	a.caret = caret
	var all []line
	at, start := 0, 0 // the line of the caret, the beginning of a paragraph
	for _, paragraph := range a.nearbyParagraphs(caret, &start) {
		for _, l := range a.wrap(paragraph, start) {
			if l.start <= caret {
				at = len(all)
			}
			all = append(all, l)
		}
		start += len(paragraph) + 1
	}
	first := max(0, min(at-a.room/2, len(all)-a.room))
	if at < a.room {
		first = 0
	}
	a.lines = all[first:min(len(all), first+a.room)]
}

// nearbyParagraphs returns the paragraphs near the caret, cut to what a box can hold, and where the first begins.
func (a *area) nearbyParagraphs(caret int, start *int) [][]rune {
	from := max(0, caret-maxWrapped)
	for from > 0 && a.text[from-1] != '\n' {
		if caret-from > 2*maxWrapped {
			break // a line without end
		}
		from--
	}
	to := min(len(a.text), caret+maxWrapped)
	*start = from
	var out [][]rune
	for begin, k := from, from; k <= to; k++ {
		if k == to || a.text[k] == '\n' {
			out = append(out, a.text[begin:k])
			begin = k + 1
		}
	}
	return out
}

// wrap breaks a paragraph that begins before a letter of the text.
func (a *area) wrap(paragraph []rune, start int) []line {
	var out []line
	at := 0
	for _, text := range letters.Wrap(a.style, string(paragraph), a.size.W-2*areaPad) {
		runes := []rune(text)
		if k := strings.Index(string(paragraph[at:]), text); k > 0 {
			at += len([]rune(string(paragraph[at:])[:k])) // blanks at which the line was broken
		}
		out = append(out, line{runes, start + at})
		at += len(runes)
	}
	if n := len(out) - 1; n >= 0 { // blanks at the end stay where they were typed
		out[n].text = paragraph[out[n].start-start:]
	}
	return out
}

// draw draws from a corner the lines, what is selected, and the caret.
func (a *area) draw(c *canvas.Canvas, corner geom.Point, s ui.ControlState) {
	a.show(s.Selection.Caret)
	from, to := s.Selection.Span()
	caret := 0
	for k, l := range a.lines {
		if l.start <= s.Selection.Caret {
			caret = k
		}
	}
	for k, l := range a.lines {
		top := corner.Y + areaPad + float64(k)*a.height
		at := geom.Pt(corner.X+areaPad, top)
		if first, last := max(from-l.start, 0), min(to-l.start, len(l.text)); s.Focus && first < last {
			ui.DrawSelection(c, a.style, l.text, first, last, at, a.height)
		}
		c.Text(a.style, string(l.text), geom.Pt(at.X, canvas.InMiddle(a.style, top, top+a.height)), sprites.Ink, canvas.Left)
		if s.Focus && k == caret {
			ui.DrawCaret(c, a.style, l.text, max(0, s.Selection.Caret-l.start), at.Add(geom.Pt(0, 2)), a.height-4)
		}
	}
}

// letterAt returns before which letter of the text a point lies, so far from the corner.
func (a *area) letterAt(at geom.Point) int {
	a.show(max(a.caret, 0))
	k := max(0, min(int((at.Y-areaPad)/a.height), len(a.lines)-1))
	return a.lines[k].start + ui.LetterAt(a.style, a.lines[k].text, at.X-areaPad)
}
