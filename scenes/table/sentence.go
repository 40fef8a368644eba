package table

import (
	"math"
	"strings"
	"unicode"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
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
	sentencePad  = 10.0 // above, and below
	sentenceLow  = 6.0  // the same where the place is too low for that
	sentenceLead = 0.86 // of the usual pitch, from line to line there
	sentenceBar  = 6.0  // more before words beside a part: the edge of their plate is vermilion
)

// Large words stand in lines closer than those of a page, and on pages where one has too little room for them.
const (
	largeMin   = 0.82 // of the size that is wanted, at least
	largePad   = 5.0  // above, and below
	largePitch = 1.18 // from line to line, of the size of the words
	turnHeight = 44.0 // a fingertip, which turns the pages
)

// MessageHeight returns how high a place is that has room for so many lines of large words, and for a finger that turns
// their pages; 0 for words of the usual size.
func MessageHeight(textScale ui.TextScale, lines int) float64 {
	const beside, pad = 0.22, 12.0 // of the size: what the last line has below it; above the first and below the last together
	if textScale <= 1 {
		return 0
	}
	return math.Ceil(max(turnHeight, textScale.Body(largeMin*sentenceSize).Size*(largePitch*float64(lines)-beside)+pad))
}

// slotPlate is the slot of the plate in the tree of a sentence.
const slotPlate = "plate"

// sentencePlate is a sentence as it is laid out in a place.
type sentencePlate struct {
	paging widget.Paging
	cache  widget.TreeCache[sentenceModel]
}

// sentenceModel is what the plate of a sentence is built from.
type sentenceModel struct {
	sentence
	page   int
	narrow bool // no broader than its words need
}

// layOut lays the sentence in the place: in the middle of its height, at night at its lower left. Words of the usual size
// have no pages: their plate reaches over a place that is too low.
func (p *sentencePlate) layOut(s sentence, place geom.Rect, narrow bool) {
	const step = 2.0
	for {
		p.cache.Build = p.build
		p.cache.Arrange(place, widget.Env{TextScale: s.textScale})
		p.cache.Show(sentenceModel{s, p.paging.Page, narrow})
		p.cache.Tree()
		if s.textScale > 1 || p.paging.Pages() == 1 {
			return
		}
		place.Y, place.H = place.Y-step, place.H+step
		if !s.night {
			place.H += step
		}
	}
}

// fits reports whether all of the sentence can be seen at once in the place.
func (s sentence) fits(place geom.Rect) bool {
	var p sentencePlate
	p.layOut(s, place, false)
	return p.paging.Pages() == 1 && p.box().Within(place)
}

// forget has the next sentence read from its first page on.
func (p *sentencePlate) forget() { *p = sentencePlate{} }

// box returns where the plate lies.
func (p *sentencePlate) box() geom.Rect { return p.cache.Tree().Slot(slotPlate) }

// build is the plate in its place.
func (p *sentencePlate) build(m sentenceModel) widget.Widget {
	x, y := widget.Stretch, widget.Centre
	switch {
	case m.narrow:
		x, y = widget.Start, widget.Start
	case m.covers:
		y = widget.Stretch
	case m.night:
		x, y = widget.Start, widget.End
	}
	p.paging = widget.Paging{Page: m.page}
	plate := widget.Decorated{Child: m.words(&p.paging, p.cache.Room().W), Below: m.drawGround}
	return widget.Align{X: x, Y: y, Child: widget.Stack{widget.AtLeast{H: m.minHeight(), Child: plate}, widget.Slot{Name: slotPlate}}}
}

// words are the words on a plate that is at most so broad, on pages where they have too little room.
func (m sentenceModel) words(paging *widget.Paging, width float64) widget.Widget {
	text := &widget.Text{
		Text: m.text, Style: m.style(), Ink: sprites.Ink, Align: canvas.Centre, MinSize: sentenceMin, Scaled: true, Silent: true, Balance: m.narrow,
	}
	pad, low := sentencePad, sentenceLow
	left := m.inset(width)
	right := left
	switch {
	case m.narrow:
		left += sentenceBar
	case m.alarm: // off the same edge, in as much room as other words
		left, right = left+sentenceBar/2, right-sentenceBar/2
	}
	if m.night {
		text.Ink, text.Align, text.MinSize, pad, left, right = sprites.Paper2, canvas.Left, nightMin, nightEdge, nightBefore, nightPad
	}
	if m.textScale > 1 {
		text.MinSize, pad, low = largeMin*text.Style.Size*float64(m.textScale), largePad, largePad
		text.Lead = largePitch * text.Style.Size / canvas.LineHeight(text.Style)
	}
	around := func(y float64, w widget.Widget) widget.Widget {
		return widget.Padding{Left: left, Right: right, Top: y, Bottom: y, Child: w}
	}
	after := "back"
	if m.passing {
		after = "close"
	}
	tight := *text
	if tight.Lead == 0 {
		tight.Lead = sentenceLead
	}
	return widget.FirstFit{around(pad, text), around(low, widget.PagedText{Text: &tight, State: paging, After: after, Margin: right})}
}

// style is the style of the sentence in its usual size.
func (s sentence) style() letters.Style {
	switch {
	case s.night:
		return ui.Body(nightSize)
	case s.alarm:
		return ui.Strong(sentenceSize)
	}
	return ui.Body(sentenceSize)
}

// minHeight returns how high the plate is at least.
func (s sentence) minHeight() float64 {
	if s.night {
		return nightLow
	}
	return 0
}

// inset returns the room left and right of the sentence on a plate, less of it where the plate is narrow or the words
// are large.
func (s sentence) inset(width float64) float64 {
	const usual, large, share = 15.0, 9.0, 0.055
	if s.textScale > 1 && !s.alarm {
		return min(large, width*share)
	}
	return min(usual, width*share)
}

// drawGround draws the plate.
func (s sentence) drawGround(c *canvas.Canvas, box geom.Rect) {
	if s.night {
		s.drawNight(c, box)
		return
	}
	ui.DrawSurface(c, ui.LitPlate(), box)
	if s.alarm {
		drawTurnBar(c, box)
	}
}

// besidePart returns where a refusal about what lies in r has room, on one page: over it, under it and at its sides, the
// better first.
func (p *sentencePlate) besidePart(s sentence, r, safe geom.Rect) (list []geom.Rect) {
	const most, large, high, share, gap, edge = 300.0, 340.0, 60.0, 0.6, 8.0, 12.0
	in := safe.Inset(edge)
	room := geom.R(0, 0, min(most, in.W), high)
	if s.textScale > 1 {
		room = geom.R(0, 0, min(large*float64(s.textScale), in.W), safe.H*share)
	}
	if p.layOut(s, room, true); p.paging.Pages() > 1 {
		return nil // its pages are turned in its own place
	}
	for _, at := range geom.Beside(r, p.box(), in, gap) {
		if at.Within(in) {
			list = append(list, at)
		}
	}
	return list
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
