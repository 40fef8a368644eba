package table

import (
	"cmp"
	"slices"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// sentence is what is told on a slip over the table.
type sentence struct {
	text    string
	alarm   bool       // something is refused
	passing bool       // it goes by itself, and may cover other things meanwhile
	night   bool       // it stands on a slip of the night
	quiet   bool       // it asks nothing of anybody here
	reading ui.Reading // how much larger it is wanted
}

// Sizes of sentences, in logical units.
const (
	sentenceSize  = 16.0
	sentenceLeast = 13.5
	sentencePad   = 20.0 // above and below together
	sentenceTight = 12.0 // the same about words larger than usual
)

// passing is a sentence that goes by itself.
func (t *Table) passing(text string, alarm bool) sentence {
	return sentence{text: text, alarm: alarm, passing: true, reading: t.view.Reading()}
}

// drawMessage draws the sentence of the moment on a slip: beside what it is about, open over the table, or in its
// place.
func (t *Table) drawMessage(c *canvas.Canvas) {
	said := t.told()
	if r, ok := t.beside(said); ok {
		said.draw(c, r, t.view.Safe)
		return
	}
	open, over := t.unfolded(said)
	switch {
	case said.text == "" || t.places.Message.Empty():
	case over:
		said.drawOpen(c, open.style, open.slip)
	default:
		said.draw(c, t.sentenceRoom(said.passing), t.view.Safe)
	}
}

// refusal is where a sentence stands beside the part that it is about, and what that depends on.
type refusal struct {
	said  sentence
	part  geom.Rect
	lists int // how often the controls had been listed
	slip  geom.Rect
}

// beside returns the place of a sentence that is told beside the part that it is about, false for all others. It is
// looked for anew only where something has changed.
func (t *Table) beside(said sentence) (geom.Rect, bool) {
	if t.message.about == nil {
		return geom.Rect{}, false
	}
	r, ok := t.targetRect(*t.message.about)
	if !ok {
		return geom.Rect{}, false
	}
	if was := t.refusal; was.said != said || was.part != r || was.lists != t.listed() {
		t.refusal = refusal{said, r, t.listed(), t.besidePart(said, r)}
	}
	return t.refusal.slip, true
}

// besidePart returns the place of a sentence, over or under what lies in r, where it hides least.
func (t *Table) besidePart(said sentence, r geom.Rect) geom.Rect {
	hides := t.hideables()
	cost := func(slip geom.Rect) (sum float64) {
		for _, h := range hides {
			sum += h.cost(slip)
		}
		return sum
	}
	return slices.MinFunc(said.besidePart(r, t.view.Safe), func(a, b geom.Rect) int { return cmp.Compare(cost(a), cost(b)) })
}

// sentenceRoom returns the place of a sentence. Where larger words are wanted it takes some of what is free above and
// below; one that goes by itself takes more, and covers squares.
func (t *Table) sentenceRoom(passing bool) geom.Rect {
	const stays, goes, gap = 9.0, 34.0, 4.0 // more at each side; to what can be pressed or read there
	r, more := t.places.Message, stays
	if t.view.Reading() <= 1 {
		return r
	}
	covered := map[string]bool{}
	if passing {
		more = goes
		for p, c := range PartsIn(t.tree) {
			covered[c.Key] = p.Kind == rules.PartCell
		}
	}
	top, bottom := max(t.view.Safe.Y, r.Y-more), min(t.view.Safe.Bottom(), r.Bottom()+more)
	for _, c := range t.page.Controls() {
		switch {
		case c.Rect.Empty() || covered[c.Key] || c.Rect.X >= r.Right() || c.Rect.Right() <= r.X:
		case c.Rect.Bottom() <= r.Centre().Y:
			top = max(top, min(r.Y, c.Rect.Bottom()+gap))
		case c.Rect.Y >= r.Centre().Y:
			bottom = min(bottom, max(r.Bottom(), c.Rect.Y-gap))
		default:
			return r
		}
	}
	return geom.R(r.X, top, r.W, bottom-top)
}

// targetRect returns where a part that can be pointed at lies.
func (t *Table) targetRect(p rules.Part) (geom.Rect, bool) {
	for part, c := range PartsIn(t.tree) {
		if part == p {
			return c.Rect, !c.Rect.Empty()
		}
	}
	return geom.Rect{}, false
}

// besidePart returns where a refusal about what lies in r has room: over it and under it, the better first.
func (s sentence) besidePart(r, safe geom.Rect) (list []geom.Rect) {
	const most, large, high, gap, edge = 300.0, 340.0, 60.0, 8.0, 12.0
	w, room := min(most, safe.W-2*edge), high
	if s.reading > 1 {
		w, room = min(large*s.grown(), safe.W-2*edge), safe.H*openShare
	}
	style, height := s.fit(geom.R(0, 0, w, room))
	if s.reading > 1 { // no broader than its words
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
func (s sentence) grown() float64 { return max(1, float64(s.reading)) }

// draw draws the sentence on a slip in the middle of r, at night on one at its lower left.
func (s sentence) draw(c *canvas.Canvas, r, safe geom.Rect) {
	style, height := s.fit(r)
	if s.night {
		height = max(height, nightLow)
		s.write(c, style, geom.R(r.X, r.Bottom()-height, s.breadth(style, r.W), height))
		return
	}
	slip := geom.R(r.X, r.Centre().Y-height/2, r.W, height)
	slip.Y = max(safe.Y, min(slip.Y, safe.Bottom()-6-height))
	s.write(c, style, slip)
}

// write draws the slip with the words in the style.
func (s sentence) write(c *canvas.Canvas, style letters.Style, slip geom.Rect) {
	if s.night {
		s.writeAtNight(c, style, slip)
		return
	}
	ui.DrawPaper(c, ui.LitSlip(), slip)
	if s.alarm {
		drawTurnBar(c, slip)
	}
	inset := s.inset(slip)
	words := canvas.ParagraphHeight(style, s.text, slip.W-2*inset)
	c.Paragraph(style, s.text, geom.R(slip.X, slip.Centre().Y-words/2-1, slip.W, words).InsetXY(inset, 0), sprites.Ink, canvas.Centre)
}

// inset returns the room left and right of the sentence on its slip, less of it where the slip is narrow or the words
// are large.
func (s sentence) inset(r geom.Rect) float64 {
	const usual, large, share = 15.0, 9.0, 0.055
	switch {
	case s.night:
		return nightBeside / 2
	case s.reading > 1 && !s.alarm:
		return min(large, r.W*share)
	}
	return min(usual, r.W*share)
}

// wanted is the style of the sentence in the size that is wanted.
func (s sentence) wanted() letters.Style {
	switch {
	case s.night:
		return s.reading.Body(nightSize)
	case s.alarm:
		return s.reading.Strong(sentenceSize)
	}
	return s.reading.Body(sentenceSize)
}

// pad is what a slip has above and below its words together.
func (s sentence) pad() float64 {
	switch {
	case s.night:
		return nightEdge
	case s.reading > 1:
		return sentenceTight
	}
	return sentencePad
}

// fit chooses the largest style in which the sentence fits into the height of the room, and returns the height of its
// slip. A sentence too long for the smallest makes the slip higher.
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
