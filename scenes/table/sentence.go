package table

import (
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
	reading ui.Reading // how much larger it is wanted
}

// Sizes of sentences, in logical units.
const (
	sentenceSize  = 16.0
	sentenceLeast = 13.5
	sentencePad   = 20.0 // above and below together
	sentenceTight = 12.0 // the same about words larger than usual
	sentenceMost  = 66.0 // height of a slip that goes by itself, when larger words are wanted
)

// passing is a sentence that goes by itself.
func (t *Table) passing(text string, alarm bool) sentence {
	return sentence{text, alarm, true, t.view.Reading()}
}

// drawMessage draws the sentence of the moment on a slip: why something is refused, a hint, or what the position
// wants said.
func (t *Table) drawMessage(c *canvas.Canvas) {
	said := t.passing(t.message.text, t.message.alarm)
	if part := t.message.about; part != nil {
		if r, ok := t.targetRect(*part); ok {
			said.draw(c, said.besidePart(r, t.view.Safe), t.view.Safe)
			return
		}
	}
	if said.text == "" && !t.watching() && t.guide == nil {
		said = sentence{text: t.board.Say(t.session.state()), reading: t.view.Reading()}
	}
	switch {
	case said.text == "" || t.frame.Message.Empty():
	case t.frame.Night && !said.alarm:
		said.drawAtNight(c, t.frame.Message)
	default:
		said.draw(c, t.frame.Message, t.view.Safe)
	}
}

// targetRect returns where a part that can be pointed at lies.
func (t *Table) targetRect(p rules.Part) (geom.Rect, bool) {
	for _, target := range t.board.Targets() {
		if target.Part == p {
			return target.Rect, true
		}
	}
	return geom.Rect{}, false
}

// besidePart returns the place of a refusal about what lies in r: over it, or under it where there is no room.
func (s sentence) besidePart(r, safe geom.Rect) geom.Rect {
	const most, large, high, gap, edge = 300.0, 340.0, 60.0, 8.0, 12.0
	w := min(most, safe.W-2*edge)
	if s.reading > 1 {
		w = min(large, safe.W-2*edge)
	}
	x := min(max(r.Centre().X-w/2, safe.X+edge), safe.Right()-edge-w)
	_, height := s.fit(geom.R(x, 0, w, high))
	if y := r.Y - gap - height; y >= safe.Y+edge {
		return geom.R(x, y, w, height)
	}
	return geom.R(x, min(r.Bottom()+gap, safe.Bottom()-edge-height), w, height)
}

// grown returns how much larger the sentence is wanted, at least 1.
func (s sentence) grown() float64 { return max(1, float64(s.reading)) }

// draw draws the sentence on a slip in the middle of r, or on a higher one that begins at the edge of r that is
// farther from the middle of the window.
func (s sentence) draw(c *canvas.Canvas, r, safe geom.Rect) {
	style, height := s.fit(r)
	slip := geom.R(r.X, r.Centre().Y-height/2, r.W, height)
	if over := height - r.H; over > 0 && s.passing && s.reading > 1 {
		slip.Y = r.Y
		if r.Centre().Y > safe.Centre().Y {
			slip.Y -= over
		}
	}
	slip.Y = max(safe.Y, min(slip.Y, safe.Bottom()-6-height))
	ui.DrawPaper(c, ui.LitSlip(), slip)
	if s.alarm {
		drawTurnBar(c, slip)
	}
	words := canvas.ParagraphHeight(style, s.text, r.W-2*sentenceInset(r))
	c.Paragraph(style, s.text, geom.R(slip.X, slip.Centre().Y-words/2-1, slip.W, words).InsetXY(sentenceInset(r), 0), sprites.Ink, canvas.Centre)
}

// sentenceInset returns the room left and right of a sentence on its slip, less of it where the slip is narrow.
func sentenceInset(r geom.Rect) float64 { return min(15, r.W*0.055) }

// fit chooses the largest style in which the sentence fits into the height of the room, and returns the height of its slip.
// A sentence too long for the smallest makes the slip higher, and so does a large one that goes by itself.
func (s sentence) fit(r geom.Rect) (letters.Style, float64) {
	style := s.reading.Body(sentenceSize)
	if s.alarm {
		style = s.reading.Strong(sentenceSize)
	}
	room := r.W - 2*sentenceInset(r)
	for {
		pad, most := sentencePad, r.H
		if style.Size > sentenceSize {
			pad = sentenceTight
			if s.passing {
				most = max(most, sentenceMost)
			}
		}
		height := canvas.ParagraphHeight(style, s.text, room) + pad
		if height <= most && s.whole(style, room) || style.Size <= sentenceLeast {
			return style, height
		}
		style.Size = max(sentenceLeast, style.Size-0.5)
	}
}

// whole reports whether no word of the sentence must be cut in lines of the width.
func (s sentence) whole(style letters.Style, width float64) bool {
	return ui.Whole(style, s.text, width).Size == style.Size
}
