package table

import (
	"math"
	"sort"
	"strings"
	"unicode"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// sentence is a text on a plate over the table.
type sentence struct {
	text        string
	alarm       bool         // something is refused
	passing     bool         // it goes by itself, and may cover other things meanwhile
	night       bool         // it stands on a plate of the night
	covers      bool         // that plate hides what lies below it
	asksNothing bool         // it asks nothing of anybody here
	textScale   ui.TextScale // how much larger it is wanted
}

// Sizes of sentences, in logical units.
const (
	sentenceSize = 16.0
	sentenceMin  = 13.5
	sentencePad  = 20.0 // above and below together
	sentenceLow  = 6.0  // the same where the place is too low for that
)

// Large words stand in lines closer than those of a page, and on pages where one has too little room for them.
const (
	largeMin   = 0.82 // of the size that is wanted, at least
	largePad   = 6.0  // over the capitals of the first line, and under the tails of the last one
	largePitch = 1.18 // from line to line, of the size of the words
	largeCap   = 0.74 // how high capitals are
	largeTail  = 0.22 // how far tails go down
	turnWidth  = 26.0 // right of the words on pages
	turnIcon   = 15.0 // what a press does, in the middle of that
	turnHeight = 44.0 // a fingertip, which turns the pages
)

// MessageHeight returns how high a place is that has room for so many lines of large words, and for a finger that turns
// their pages; 0 for words of the usual size.
func MessageHeight(textScale ui.TextScale, lines int) float64 {
	if textScale <= 1 {
		return 0
	}
	return math.Ceil(max(turnHeight, sentence{textScale: textScale}.plateHeight(textScale.Body(largeMin*sentenceSize), lines)))
}

// layout is where a sentence lies and how it is written there.
type layout struct {
	box   geom.Rect
	style letters.Style
	pages []string
	page  int // that is seen
}

// besidePart returns where a refusal about what lies in r has room: over it, under it and at its sides, the better first.
func (s sentence) besidePart(r, safe geom.Rect) (list []geom.Rect) {
	const most, large, high, share, gap, edge = 300.0, 340.0, 60.0, 0.6, 8.0, 12.0
	w, room := min(most, safe.W-2*edge), high
	if s.textScale > 1 {
		w, room = min(large*s.scale(), safe.W-2*edge), safe.H*share
	}
	style, height := s.fit(geom.R(0, 0, w, room))
	if s.textScale > 1 { // no broader than its words
		beside := 2 * s.inset(geom.R(0, 0, w, height))
		w = beside + s.narrowest(style, len(letters.Wrap(style, s.text, w-beside)), w-beside)
	}
	in := safe.Inset(edge)
	x := min(max(r.Centre().X-w/2, in.X), in.Right()-w)
	y := min(max(r.Centre().Y-height/2, in.Y), in.Bottom()-height)
	for _, at := range []geom.Rect{
		geom.R(x, r.Y-gap-height, w, height), geom.R(x, r.Bottom()+gap, w, height),
		geom.R(r.X-gap-w, y, w, height), geom.R(r.Right()+gap, y, w, height),
	} {
		if at.Within(in) {
			list = append(list, at)
		}
	}
	return list
}

// narrowest returns the least breadth, up to the most, in which the words stand whole in so many lines.
func (s sentence) narrowest(style letters.Style, lines int, most float64) float64 {
	width := sort.Search(int(most), func(w int) bool {
		return s.fitsWords(style, float64(w)) && len(letters.Wrap(style, s.text, float64(w))) <= lines
	})
	return min(float64(width), most)
}

// scale returns how much larger the sentence is wanted, at least 1.
func (s sentence) scale() float64 { return max(1, float64(s.textScale)) }

// layOut lays the sentence on a plate in the middle of r, at night at its lower left. Large words that have too little room
// there are laid on pages.
func (s sentence) layOut(r, safe geom.Rect) layout {
	const foot = 6.0
	style, height := s.fit(r)
	l := layout{style: style, pages: []string{s.text}}
	if s.textScale > 1 && (style.Size < largeMin*s.preferredStyle().Size || height > r.H) {
		l, height = s.layoutPages(r)
	}
	if s.night {
		height = max(height, nightLow)
		l.box = geom.R(r.X, r.Bottom()-height, s.breadth(l, r.W), height)
		if s.covers {
			l.box = geom.R(r.X, r.Y, r.W, max(height, r.H))
		}
		return l
	}
	l.box = geom.R(r.X, r.Centre().Y-height/2, r.W, height)
	l.box.Y = max(safe.Y, min(l.box.Y, safe.Bottom()-foot-height))
	return l
}

// layoutPages lays the sentence on pages with as many lines as the place has room for, and returns how high the fullest is.
func (s sentence) layoutPages(r geom.Rect) (layout, float64) {
	style, room := s.preferredStyle().WithSize(largeMin*s.preferredStyle().Size), r.W-2*s.inset(r)-turnWidth
	for style.Size > sentenceMin && !(s.fitsWords(style, room) && s.plateHeight(style, 1) <= r.H) {
		style = style.WithSize(max(sentenceMin, style.Size-0.5))
	}
	lines := 1
	for s.plateHeight(style, lines+1) <= r.H {
		lines++
	}
	l, fullest := layout{style: style, pages: letters.Pages(style, s.text, room, lines)}, 1
	for _, page := range l.pages {
		fullest = max(fullest, len(letters.Wrap(style, page, room)))
	}
	return l, s.plateHeight(style, fullest)
}

// draw draws the open page of the sentence on its plate, with what a press there does where there are several.
func (s sentence) draw(c *canvas.Canvas, l layout) {
	if l.box.Empty() {
		return
	}
	box, ink, align := l.box, sprites.Ink, canvas.Centre
	if s.night {
		s.drawNight(c, box)
		ink, align = sprites.Paper2, canvas.Left
	} else {
		ui.DrawSurface(c, ui.LitPlate(), box)
	}
	if s.alarm {
		drawTurnBar(c, box)
	}
	words := box.InsetXY(s.inset(box), 0)
	if s.night {
		words = geom.R(box.X+nightBefore, box.Y, box.W-nightBeside, box.H)
	}
	if len(l.pages) > 1 {
		words.W -= turnWidth
		s.drawTurn(c, l, ink)
	}
	text := l.pages[l.page]
	if s.textScale > 1 {
		drawTight(c, l.style, text, words, ink, align)
		return
	}
	high, rise := canvas.ParagraphHeight(l.style, text, words.W), 1.0
	if s.night {
		rise = 0
	}
	c.Paragraph(l.style, text, geom.R(words.X, box.Centre().Y-high/2-rise, words.W, high), ink, align)
}

// drawTight draws large words in lines that stand close.
func drawTight(c *canvas.Canvas, style letters.Style, text string, r geom.Rect, ink sprites.Color, align canvas.Align) {
	lines, x := letters.Wrap(style, text, r.W), r.X
	if align == canvas.Centre {
		x = r.Centre().X
	}
	y := r.Centre().Y - tightHeight(style, len(lines))/2 + largeCap*style.Size
	for _, line := range lines {
		c.Text(style, line, geom.Pt(x, y), ink, align)
		y += largePitch * style.Size
	}
}

// tightHeight returns the height of so many lines that stand close.
func tightHeight(style letters.Style, lines int) float64 {
	return style.Size * (largeCap + largePitch*float64(lines-1) + largeTail)
}

// drawTurn draws what a press does, over a dot for each page.
func (s sentence) drawTurn(c *canvas.Canvas, l layout, ink sprites.Color) {
	const radius, most, apart = 1.8, 5.5, 5.0
	at := geom.Pt(l.box.Right()-turnWidth/2-2, l.box.Centre().Y-apart)
	icon := "next"
	switch {
	case l.page < len(l.pages)-1:
	case s.passing:
		icon = "close"
	default:
		icon = "back"
	}
	ui.DrawIcon(c, icon, at, turnIcon, ink)
	pitch := min(most, turnWidth/float64(len(l.pages)))
	x := at.X - pitch*float64(len(l.pages)-1)/2
	for k := range l.pages {
		dot := ink.NRGBA()
		if k > l.page {
			dot = ink.Alpha(0.3)
		}
		side := 2 * radius
		c.Fill(geom.Around(geom.Pt(x+pitch*float64(k), at.Y+turnIcon/2+apart), side, side), dot)
	}
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

// preferredStyle is the style of the sentence in the size that is wanted.
func (s sentence) preferredStyle() letters.Style {
	switch {
	case s.night:
		return s.textScale.Body(nightSize)
	case s.alarm:
		return s.textScale.Strong(sentenceSize)
	}
	return s.textScale.Body(sentenceSize)
}

// plateHeight returns the height of a plate with so many lines.
func (s sentence) plateHeight(style letters.Style, lines int) float64 {
	switch {
	case s.textScale > 1:
		return tightHeight(style, lines) + 2*largePad
	case s.night:
		return canvas.LineHeight(style)*float64(lines) + nightEdge
	}
	return canvas.LineHeight(style)*float64(lines) + sentencePad
}

// fit chooses the largest style in which the sentence fits into the height of the room, and returns the height of its
// plate. A sentence too long for the smallest has less free above and below, and then makes the plate higher.
func (s sentence) fit(r geom.Rect) (letters.Style, float64) {
	style, room, least := s.preferredStyle(), r.W-2*s.inset(r), sentenceMin
	if s.night {
		least = nightMin
	}
	for {
		height := s.plateHeight(style, len(letters.Wrap(style, s.text, room)))
		switch {
		case height <= r.H && s.fitsWords(style, room):
			return style, height
		case style.Size <= least && (s.night || s.textScale > 1):
			return style, height
		case style.Size <= least:
			return style, max(height-sentencePad+sentenceLow, min(height, r.H))
		}
		style.Size = max(least, style.Size-0.5)
	}
}

// fitsWords reports whether no word of the sentence must be cut in lines of the width.
func (s sentence) fitsWords(style letters.Style, width float64) bool {
	return ui.FitWords(style, s.text, width).Size == style.Size
}

// textWithoutNumbers is the sentence without its numbers: one that has been folded stays so while it only counts.
func (s sentence) textWithoutNumbers() string {
	return strings.Map(func(r rune) rune {
		if unicode.IsDigit(r) {
			return -1
		}
		return r
	}, s.text)
}
