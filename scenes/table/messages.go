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
	message   message
	speech    speech
	reading   sentencePlate
	measuring sentencePlate // of a refusal that is to stand beside what it is about
	counted   string        // the sentence without its numbers
}

// message is what the table says for a while.
type message struct {
	text          string
	ticks         int // how long it is still to be seen
	alarm         bool
	endsWithPress bool        // it goes with the next press instead
	waits         bool        // it stays until what it announces has come
	endsAtChoice  bool        // it goes when a person is to choose
	about         *rules.Part // beside which it stands; nil for its usual place
}

// speech is what a seat has just said.
type speech struct {
	text  string // with the name of the seat
	ticks int    // how long it is still to be seen
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
		if *ticks == 0 || !m.reading.paging.IsLast() {
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
func (m *messages) dismiss()       { m.message = message{}; m.reading.forget() }
func (m *messages) dismissSpeech() { m.speech = speech{}; m.reading.forget() }

// place lays a sentence out: beside what it is about, or in its place. It returns nil where none is seen.
func (m *messages) place(s sentence, in *messageContext) *sentencePlate {
	r, isBeside := m.placeBeside(s, in)
	if !isBeside {
		r = in.places.Message
	}
	if text := s.textWithoutNumbers(); m.counted != text {
		m.counted = text
		m.reading.forget()
	}
	if s.text == "" || r.Empty() {
		m.reading.forget()
		return nil
	}
	m.reading.layOut(s, r, isBeside)
	return &m.reading
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
	for _, at := range m.measuring.besidePart(s, r, in.view.Safe) {
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
	switch p := m.place(s, in); {
	case p != nil && p.paging.Turn(1):
	case s.passing:
		m.dismiss()
		m.dismissSpeech()
	default:
		m.reading.paging.Page = 0
	}
}

// press takes a sentence away that goes by itself where it is pressed. It reports whether that was all that was meant.
func (m *messages) press(at geom.Point, s sentence, in *messageContext) bool {
	if !s.passing || m.message.waits {
		return false
	}
	p := m.place(s, in)
	if p == nil || p.paging.Pages() != 1 || !p.box().Contains(at) {
		return false
	}
	m.turn(s, in)
	return true
}
