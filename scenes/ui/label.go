package ui

import (
	"math"
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Sizes of labels, in logical units.
const (
	labelMax   = 21.0
	labelPlain = 16.0 // the largest on a low button
	labelShare = 0.46 // the same where words are wanted larger, of the height of the face
	labelFine  = 14.5 // below it two lines are better than one
	labelWhole = 0.8  // of the size of two lines, from which one is better where words are wanted larger
	labelEdge  = 9.0  // left free at each side of a face
	labelStep  = 1.2  // from one line to the next, against the letters
	iconGap    = 8.0
	iconGrow   = 1.35 // of the icon against the letters
)

// label is what stands on a button: an icon and words in one line or two.
type label struct {
	text, icon string
	size       float64
	group      float64 // width of icon and words together, or of the widest in the column
}

// newLabel returns the label as large as it fits on a face. Where the words would be cut beside the icon, they stand
// alone.
func newLabel(text, icon string, face geom.Rect) label {
	l := label{text: text, icon: icon}
	if l.size = l.fit(face, 1); l.size > floor || l.keepsWords(face) {
		return l
	}
	l.icon = ""
	l.size = l.fit(face, 1)
	return l
}

// keepsWords reports whether no word of the label is cut on the face.
func (l label) keepsWords(face geom.Rect) bool { return strings.Join(l.lines(face), " ") == l.text }

// MinLabelWidth returns how wide the face of a button must be so that no word of its text is broken at the least size, without
// an icon.
func MinLabelWidth(text string) float64 {
	widest := 0.0
	for _, word := range letters.Words(text) {
		widest = max(widest, letters.Measure(Strong(floor), word))
	}
	return math.Ceil(widest) + 2*labelEdge
}

// LabelWidth returns how wide icon and words on a button are together.
func (c *Control) LabelWidth() float64 { return c.label.width(c.label.lines(c.Rect)) }

// WidenLabel lets icon and words of a button begin where those of one so wide do, as in a column of buttons.
func (c *Control) WidenLabel(width float64) { c.label.group = width }

// lines returns the words as they are broken on a face.
func (l label) lines(face geom.Rect) []string {
	return letters.Wrap(Strong(l.size), l.text, l.room(face, l.size))
}

// width returns how wide icon and words are together.
func (l label) width(lines []string) float64 {
	width := 0.0
	for _, line := range lines {
		width = max(width, letters.Measure(Strong(l.size), line))
	}
	if l.icon != "" {
		width += l.size*iconGrow + iconGap
	}
	return width
}

// room returns how wide the words may be on a face.
func (l label) room(face geom.Rect, size float64) float64 {
	room := face.W - 2*labelEdge
	if l.icon != "" {
		room -= size*iconGrow + iconGap
	}
	return room
}

// fit returns the size of the words: as large as they fit in one line, or in two where that line would be fine print.
// Words may be wanted larger than usual by a factor.
func (l label) fit(face geom.Rect, by TextScale) float64 {
	most, fine := min(labelMax, max(labelPlain, face.H*0.3)), labelFine
	if by > 1 {
		most = max(most, min(most*float64(by), face.H*labelShare))
		fine = most * labelFine / labelPlain
	}
	oneLine := func(s letters.Style) bool { return letters.Measure(s, l.text) <= l.room(face, s.Size) }
	twoLines := func(s letters.Style) bool {
		lines := letters.Wrap(s, l.text, l.room(face, s.Size))
		for _, line := range lines {
			if letters.Measure(s, line) > l.room(face, s.Size) {
				return false
			}
		}
		whole := strings.Join(lines, " ") == l.text // no word has been cut
		return whole && len(lines) <= 2 && float64(len(lines))*canvas.LineHeight(s) <= face.H-2
	}
	largest := func(fits func(letters.Style) bool) float64 {
		for size := most; size > floor; size -= 0.5 {
			if fits(Strong(size)) {
				return size
			}
		}
		return floor
	}
	one := largest(oneLine)
	if one >= fine {
		return one
	}
	two := largest(twoLines)
	if by > 1 && one > floor && one > two*labelWhole {
		return one
	}
	return two
}

// draw draws icon and words as one group in the middle of the face.
func (l label) draw(cv *canvas.Canvas, face geom.Rect, ink sprites.Color) {
	style := Strong(l.size)
	icon := 0.0
	if l.icon != "" {
		icon = style.Size * iconGrow
	}
	if l.text == "" {
		DrawIcon(cv, l.icon, face.Centre(), icon*1.1, ink)
		return
	}
	lines := l.lines(face)
	width := l.width(lines)
	x := face.Centre().X - max(width, l.group)/2
	words := width
	if l.icon != "" {
		DrawIcon(cv, l.icon, geom.Pt(x+icon/2, face.Centre().Y), icon, ink)
		x += icon + iconGap
		words -= icon + iconGap
	}
	step := style.Size * labelStep
	top := face.Centre().Y - step*float64(len(lines))/2
	for k, line := range lines {
		y := canvas.InMiddle(style, top+float64(k)*step, top+float64(k+1)*step)
		cv.Text(style, line, geom.Pt(x+words/2, y), ink, canvas.Centre)
	}
}
