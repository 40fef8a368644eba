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
	labelStart = 14.0 // instead, at the left of a label that begins there
	labelStep  = 1.2  // from one line to the next, against the letters
	iconGap    = 8.0
	iconGrow   = 1.35 // of the icon against the letters
)

// Label is what stands on a button: an icon and words in one line or two.
type Label struct {
	Size float64 // of the words

	text, icon string
	atStart    bool // it begins at the left edge of its face, not in the middle
}

// NewLabel returns the label as large as it fits on a face, where its words may be wanted larger than usual by a factor.
// Where the words would be cut beside the icon, they stand alone. A label atStart begins at the left edge of the face.
func NewLabel(text, icon string, face geom.Rect, by TextScale, atStart bool) Label {
	l := Label{text: text, icon: icon, atStart: atStart}
	if l.Size = l.fit(face, 1); l.Size <= floor && !l.keepsWords(face) {
		l.icon = ""
		l.Size = l.fit(face, 1)
	}
	if by > 1 {
		l.Size = max(l.Size, l.fit(face, by))
	}
	return l
}

// keepsWords reports whether no word of the label is cut on the face.
func (l Label) keepsWords(face geom.Rect) bool { return strings.Join(l.lines(face), " ") == l.text }

// MinLabelWidth returns how wide the face of a button must be so that no word of its text is broken at the least size, without
// an icon.
func MinLabelWidth(text string) float64 {
	widest := 0.0
	for _, word := range letters.Words(text) {
		widest = max(widest, letters.Measure(Strong(floor), word))
	}
	return math.Ceil(widest) + 2*labelEdge
}

// lines returns the words as they are broken on a face.
func (l Label) lines(face geom.Rect) []string {
	return letters.Wrap(Strong(l.Size), l.text, l.room(face, l.Size))
}

// width returns how wide icon and words are together.
func (l Label) width(lines []string) float64 {
	width := 0.0
	for _, line := range lines {
		width = max(width, letters.Measure(Strong(l.Size), line))
	}
	if l.icon != "" {
		width += l.Size*iconGrow + iconGap
	}
	return width
}

// room returns how wide the words may be on a face.
func (l Label) room(face geom.Rect, size float64) float64 {
	room := face.W - 2*labelEdge
	if l.atStart {
		room += labelEdge - labelStart
	}
	if l.icon != "" {
		room -= size*iconGrow + iconGap
	}
	return room
}

// fit returns the size of the words: as large as they fit in one line, or in two where that line would be fine print.
// Words may be wanted larger than usual by a factor.
func (l Label) fit(face geom.Rect, by TextScale) float64 {
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

// draw draws icon and words as one group in the middle of the face, or at its left edge.
func (l Label) draw(cv *canvas.Canvas, face geom.Rect, ink sprites.Color) {
	style := Strong(l.Size)
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
	x, words := face.Centre().X-width/2, width
	if l.atStart {
		x = face.X + labelStart
	}
	if l.icon != "" {
		DrawIcon(cv, l.icon, geom.Pt(x+icon/2, face.Centre().Y), icon, ink)
		x += icon + iconGap
		words -= icon + iconGap
	}
	step, align := style.Size*labelStep, canvas.Left
	if !l.atStart {
		x, align = x+words/2, canvas.Centre
	}
	cv.Lines(style, lines, geom.Pt(x, face.Centre().Y-step*float64(len(lines))/2), step, ink, align)
}
