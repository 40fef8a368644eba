package table

import (
	"slices"

	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// speechTicks is how long what a seat says is to be seen.
const speechTicks = 360

// messages are the sentences of the moment at a table.
type messages struct {
	message message
	speech  speech
	reading sentencePage
}

// message is what the table says for a while.
type message struct {
	text          string
	ticks         int // how long it is still to be seen
	alarm         bool
	endsWithPress bool        // it goes with the next press instead
	waits         bool        // it stays until what it announces has come
	about         *rules.Part // beside which it stands; nil for its usual place
}

// speech is what a seat has just said.
type speech struct {
	text  string // with the name of the seat
	ticks int    // how long it is still to be seen
}

// sentencePage is which page of a sentence is seen.
type sentencePage struct {
	textWithoutNumbers string // of the sentence
	page               int
	more               bool // there are further pages
}

// messageContext are what sentences stand among.
type messageContext struct {
	view     stage.View
	places   Places
	tree     *widget.Tree // of the Board
	controls []*ui.Control
}

// show has a sentence seen for a while.
func (m *messages) show(text string, alarm bool) {
	m.message = message{text: text, ticks: messageTicks, alarm: alarm}
}

// tick counts the time of what is said, and reports whether the message or the speech has gone now. None goes while
// there are further pages of it.
func (m *messages) tick() (message, speech bool) {
	count := func(ticks *int) bool {
		if *ticks == 0 || m.reading.more {
			return false
		}
		*ticks--
		return *ticks == 0
	}
	if message = !m.message.endsWithPress && !m.message.waits && count(&m.message.ticks); message {
		m.dismiss()
	}
	if speech = count(&m.speech.ticks); speech {
		m.dismissSpeech()
	}
	return message, speech
}

// dismiss takes the message away, dismissSpeech what a seat has said.
func (m *messages) dismiss()       { m.message, m.reading = message{}, sentencePage{} }
func (m *messages) dismissSpeech() { m.speech, m.reading = speech{}, sentencePage{} }

// place returns where a sentence lies and how it is written there: beside what it is about, or in its place. It is empty
// where it is not seen.
func (m *messages) place(s sentence, in *messageContext) layout {
	m.reading.more = false
	if s.text == "" {
		return layout{}
	}
	if r, ok := m.placeBeside(s, in); ok {
		return s.layOut(r, in.view.Safe)
	}
	if in.places.Message.Empty() {
		return layout{}
	}
	l := s.layOut(in.places.Message, in.view.Safe)
	if text := s.textWithoutNumbers(); m.reading.textWithoutNumbers != text {
		m.reading = sentencePage{textWithoutNumbers: text}
	}
	l.page = min(m.reading.page, len(l.pages)-1)
	m.reading.more = l.page < len(l.pages)-1
	return l
}

// placeBeside returns the place of a sentence beside the part that it is about, false where it is about none, or there is no
// place there that is off all buttons, names and words.
func (m *messages) placeBeside(s sentence, in *messageContext) (geom.Rect, bool) {
	if m.message.about == nil {
		return geom.Rect{}, false
	}
	r, ok := placeOf(in.tree, *m.message.about)
	if !ok {
		return geom.Rect{}, false
	}
	for _, at := range s.besidePart(r, in.view.Safe) {
		if len(s.layOut(at, in.view.Safe).pages) > 1 {
			return geom.Rect{}, false // its pages are turned in its own place
		}
		onControl := slices.ContainsFunc(in.controls, func(c *ui.Control) bool { return keepsClear(c) && c.Rect.Overlaps(at) })
		if !onControl && !slices.ContainsFunc(in.places.Words, at.Overlaps) {
			return at, true
		}
	}
	return geom.Rect{}, false
}

// keepsClear reports whether a control is a button or the plate of a seat, rather than a part of the Board.
func keepsClear(c *ui.Control) bool {
	p, part := PartOf(c)
	return part && p.Kind == rules.PartButton || !part && !c.Rect.Empty()
}

// placeOf returns where a part that can be pointed at lies in a Board's tree.
func placeOf(t *widget.Tree, p rules.Part) (geom.Rect, bool) {
	for part, c := range PartsIn(t) {
		if part == p {
			return c.Rect, !c.Rect.Empty()
		}
	}
	return geom.Rect{}, false
}

// turn turns to the next page of a sentence, and after the last one takes it away, or begins again where it stays.
func (m *messages) turn(s sentence, in *messageContext) {
	switch m.place(s, in); {
	case m.reading.more:
		m.reading.page++
	case s.passing:
		m.dismiss()
		m.dismissSpeech()
	default:
		m.reading.page = 0
	}
}

// press takes a sentence away that goes by itself where it is pressed. It reports whether that was all that was meant.
func (m *messages) press(at geom.Point, s sentence, in *messageContext) bool {
	l := m.place(s, in)
	if !s.passing || m.message.waits || len(l.pages) != 1 || !l.box.Contains(at) {
		return false
	}
	m.turn(s, in)
	return true
}
