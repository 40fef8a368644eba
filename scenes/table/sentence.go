package table

import (
	"strings"
	"unicode"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// sentence is what is shown on a plate over the table.
type sentence struct {
	text      string
	alarm     bool         // something is refused
	passing   bool         // it goes by itself, and may cover other things meanwhile
	night     bool         // it stands on a plate of the night
	quiet     bool         // it asks nothing of anybody here
	textScale ui.TextScale // how much larger it is wanted
}

// Sizes of sentences, in logical units.
const (
	sentenceSize  = 16.0
	sentenceLeast = 13.5
	sentencePad   = 20.0 // above and below together
	sentenceTight = 12.0 // the same about words larger than usual
)

// besidePart returns where a refusal about what lies in r has room: over it and under it, the better first.
func (s sentence) besidePart(r, safe geom.Rect) (list []geom.Rect) {
	const most, large, high, gap, edge = 300.0, 340.0, 60.0, 8.0, 12.0
	w, room := min(most, safe.W-2*edge), high
	if s.textScale > 1 {
		w, room = min(large*s.grown(), safe.W-2*edge), safe.H*openShare
	}
	style, height := s.fit(geom.R(0, 0, w, room))
	if s.textScale > 1 { // no broader than its words
		beside := 2 * s.inset(geom.R(0, 0, w, height))
		w = beside + s.narrowest(style, len(letters.Wrap(style, s.text, w-beside)), w-beside)
	}
	x := min(max(r.Centre().X-w/2, safe.X+edge), safe.Right()-edge-w)
	if y := r.Y - gap - height; y >= safe.Y+edge {
		list = append(list, geom.R(x, y, w, height))
	}
	if y := min(r.Bottom()+gap, safe.Bottom()-edge-height); list == nil || y == r.Bottom()+gap {
		list = append(list, geom.R(x, y, w, height))
	}
	return list
}

// grown returns how much larger the sentence is wanted, at least 1.
func (s sentence) grown() float64 { return max(1, float64(s.textScale)) }

// draw draws the sentence on a plate in the middle of r, at night on one at its lower left.
func (s sentence) draw(c *canvas.Canvas, r, safe geom.Rect) {
	style, height := s.fit(r)
	if s.night {
		height = max(height, nightLow)
		s.write(c, style, geom.R(r.X, r.Bottom()-height, s.breadth(style, r.W), height))
		return
	}
	box := geom.R(r.X, r.Centre().Y-height/2, r.W, height)
	box.Y = max(safe.Y, min(box.Y, safe.Bottom()-6-height))
	s.write(c, style, box)
}

// write draws the plate with the words in the style.
func (s sentence) write(c *canvas.Canvas, style letters.Style, box geom.Rect) {
	if s.night {
		s.writeAtNight(c, style, box)
		return
	}
	ui.DrawPaper(c, ui.LitPlate(), box)
	if s.alarm {
		drawTurnBar(c, box)
	}
	inset := s.inset(box)
	words := canvas.ParagraphHeight(style, s.text, box.W-2*inset)
	c.Paragraph(style, s.text, geom.R(box.X, box.Centre().Y-words/2-1, box.W, words).InsetXY(inset, 0), sprites.Ink, canvas.Centre)
}

// inset returns the room left and right of the sentence on its plate, less of it where the plate is narrow or the words
// are large.
func (s sentence) inset(r geom.Rect) float64 {
	const usual, large, share = 15.0, 9.0, 0.055
	switch {
	case s.night:
		return nightBeside / 2
	case s.textScale > 1 && !s.alarm:
		return min(large, r.W*share)
	}
	return min(usual, r.W*share)
}

// wanted is the style of the sentence in the size that is wanted.
func (s sentence) wanted() letters.Style {
	switch {
	case s.night:
		return s.textScale.Body(nightSize)
	case s.alarm:
		return s.textScale.Strong(sentenceSize)
	}
	return s.textScale.Body(sentenceSize)
}

// pad is what a plate has above and below its words together.
func (s sentence) pad() float64 {
	switch {
	case s.night:
		return nightEdge
	case s.textScale > 1:
		return sentenceTight
	}
	return sentencePad
}

// fit chooses the largest style in which the sentence fits into the height of the room, and returns the height of its
// plate. A sentence too long for the smallest makes the plate higher.
func (s sentence) fit(r geom.Rect) (letters.Style, float64) {
	style, room, least := s.wanted(), r.W-2*s.inset(r), sentenceLeast
	if s.night {
		least = nightLeast
	}
	for {
		height := canvas.ParagraphHeight(style, s.text, room) + s.pad()
		if height <= r.H && s.whole(style, room) || style.Size <= least {
			return style, height
		}
		style.Size = max(least, style.Size-0.5)
	}
}

// whole reports whether no word of the sentence must be cut in lines of the width.
func (s sentence) whole(style letters.Style, width float64) bool {
	return ui.Whole(style, s.text, width).Size == style.Size
}

// gist is the sentence without its numbers: one that has been folded stays so while it only counts.
func (s sentence) gist() string {
	return strings.Map(func(r rune) rune {
		if unicode.IsDigit(r) {
			return -1
		}
		return r
	}, s.text)
}
