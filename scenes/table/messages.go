package table

import (
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites/letters"
)

// speechTicks is how long a plate of speech stays beside the speaker.
const speechTicks = 360

// messages are the sentences of the moment at a table, and where they stand.
type messages struct {
	message message
	speech  speech
	opened  opening // the sentence that was laid open last
	refusal refusal // the one that was shown last beside what it is about
	spot    spot    // where an open one lay; zero where none has in the present room
	folded  string  // the gist of the sentence that was folded last
}

// message is what the table says for a while.
type message struct {
	text  string
	ticks int // how long it is still to be seen
	alarm bool
	stays bool        // it goes with the next press instead
	about *rules.Part // beside which it stands; nil for its usual place
}

// speech is what a seat has just said.
type speech struct {
	by    rules.Seat
	text  string
	ticks int // how long it is still to be seen
}

// refusal is where a sentence stands beside the part that it is about, and what that depends on.
type refusal struct {
	said  sentence
	part  geom.Rect
	lists int // how often the controls had been listed
	box   geom.Rect
}

// opening is how a sentence lies open over the table, and what that depends on.
type opening struct {
	said  sentence
	lists int // how often the controls had been listed
	style letters.Style
	box   geom.Rect // empty where its own place is enough
}

// surroundings are what sentences stand among.
type surroundings struct {
	view     stage.View
	places   Places
	tree     *widget.Tree // of the Board
	controls []*ui.Control
	listed   int // how often there have been other controls
	dragging bool
	leads    func() func(key string) bool // tells the controls that go on with a choice
	ways     int                          // how many parts go on with it
	lit      []rules.Part                 // that a lesson speaks of
}

// passing is a sentence that goes by itself.
func (in *surroundings) passing(text string, alarm bool) sentence {
	return sentence{text: text, alarm: alarm, passing: true, textScale: in.view.TextScale()}
}

// tell has a sentence seen for a while.
func (m *messages) show(text string, alarm bool) {
	m.message = message{text: text, ticks: messageTicks, alarm: alarm}
}

// tick counts the time of what is said, and reports whether the message and the speech have gone now.
func (m *messages) tick() (message, speech bool) {
	count := func(ticks *int) bool {
		if *ticks == 0 {
			return false
		}
		*ticks--
		return *ticks == 0
	}
	if message = !m.message.stays && count(&m.message.ticks); message {
		m.dismiss()
	}
	if speech = count(&m.speech.ticks); speech {
		m.hush()
	}
	return message, speech
}

// dismiss takes the message away, hush what a seat has said.
func (m *messages) dismiss() { m.message = message{} }
func (m *messages) hush()    { m.speech = speech{} }

// drawSaid draws a sentence on a plate: beside what it is about, open over the table, or in its place.
func (m *messages) drawSaid(c *canvas.Canvas, said sentence, in *surroundings) {
	if r, ok := m.beside(said, in); ok {
		said.draw(c, r, in.view.Safe)
		return
	}
	open, over := m.expanded(said, in)
	switch {
	case said.text == "" || in.places.Message.Empty():
	case over:
		said.drawOpen(c, open.style, open.box)
	default:
		said.draw(c, in.messageRoom(said.passing), in.view.Safe)
	}
}

// beside returns the place of a sentence that is shown beside the part that it is about, false for all others. It is
// looked for anew only where something has changed.
func (m *messages) beside(said sentence, in *surroundings) (geom.Rect, bool) {
	if m.message.about == nil {
		return geom.Rect{}, false
	}
	r, ok := placeOf(in.tree, *m.message.about)
	if !ok {
		return geom.Rect{}, false
	}
	if was := m.refusal; was.said != said || was.part != r || was.lists != in.listed {
		m.refusal = refusal{said, r, in.listed, leastHiding(said.besidePart(r, in.view.Safe), m.hideables(in))}
	}
	return m.refusal.box, true
}

// messageRoom returns the place of a sentence. Where larger words are wanted it takes some of what is free above and
// below; one that goes by itself takes more, and covers squares.
func (in *surroundings) messageRoom(passing bool) geom.Rect {
	const stays, goes, gap = 9.0, 34.0, 4.0 // more at each side; to what can be pressed or read there
	r, more := in.places.Message, stays
	if in.view.TextScale() <= 1 {
		return r
	}
	covered := map[string]bool{}
	if passing {
		more = goes
		for p, c := range PartsIn(in.tree) {
			covered[c.Key] = p.Kind == rules.PartCell
		}
	}
	top, bottom := max(in.view.Safe.Y, r.Y-more), min(in.view.Safe.Bottom(), r.Bottom()+more)
	for _, c := range in.controls {
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

// placeOf returns where a part that can be pointed at lies in a Board's tree.
func placeOf(t *widget.Tree, p rules.Part) (geom.Rect, bool) {
	for part, c := range PartsIn(t) {
		if part == p {
			return c.Rect, !c.Rect.Empty()
		}
	}
	return geom.Rect{}, false
}

// expanded returns how the sentence lies open over the table because its own place has too little room for words of the
// size that is wanted; false where it stays in its own. It is looked for anew only where something has changed.
func (m *messages) expanded(said sentence, in *surroundings) (opening, bool) {
	if said.text == "" || in.places.Message.Empty() || said.textScale <= 1 || m.folded != "" && m.folded == said.gist() || in.dragging {
		return opening{}, false
	}
	if m.opened.said != said || m.opened.lists != in.listed {
		m.opened = m.expand(said, in)
	}
	return m.opened, !m.opened.box.Empty()
}

// expand looks for the place of an open sentence.
func (m *messages) expand(said sentence, in *surroundings) opening {
	own := in.messageRoom(said.passing)
	style, high := said.fit(own)
	out := opening{said: said, lists: in.listed}
	if style.Size >= openEnough*said.wanted().Size && high <= own.H {
		return out
	}
	out.style, out.box = m.findPlace(own, said.shapes(in.view.Safe, own.W), in)
	return out
}

// openPlace returns where a sentence lies over the table so that a press there folds it, empty where it does not.
func (m *messages) openPlace(said sentence, in *surroundings) geom.Rect {
	if r, ok := m.beside(said, in); ok && said.textScale > 1 {
		return r
	}
	open, _ := m.expanded(said, in)
	return open.box
}

// foldsAt folds the open sentence that is pressed at a point, takes one away that goes by itself, and opens one that was
// folded where nothing else can be pressed. It reports whether it did.
func (m *messages) foldsAt(at geom.Point, said sentence, free bool, in *surroundings) bool {
	switch open := m.openPlace(said, in); {
	case open.Contains(at) && said.passing:
		m.dismiss()
	case open.Contains(at):
		m.folded = said.gist()
	case said.text != "" && m.folded == said.gist() && in.places.Message.Contains(at) && free:
		m.folded = ""
	default:
		return false
	}
	return true
}

// speaks reports whether a plate of speech lies beside that of a seat.
func (m *messages) speaks(in *surroundings) bool {
	s := m.speech
	return s.ticks > 0 && int(s.by) < len(in.places.Seats) && !in.places.Seats[s.by].Empty()
}

// drawSpeech draws what has just been said on a plate beside the speaker's.
func (m *messages) drawSpeech(c *canvas.Canvas, in *surroundings) {
	if m.speaks(in) {
		in.passing(m.speech.text, false).draw(c, m.speechPlace(in), in.view.Safe)
	}
}

// speechPlace is where the plate of speech lies: beside the speaker's, where it hides least; elsewhere, as near as can be,
// where a button would be hidden there.
func (m *messages) speechPlace(in *surroundings) geom.Rect {
	said, plate, hides := in.passing(m.speech.text, false), in.places.Seats[m.speech.by], in.hideables()
	at := leastHiding(said.besidePlate(plate, in.view.Safe), hides)
	if hidesButton(at, hides) {
		at = leastHiding(append([]geom.Rect{at}, awayFrom(hides, at, plate, in.view.Safe)...), hides)
	}
	return at
}

// hushed takes the plate of speech away where it is pressed, and reports whether that was all that was meant.
func (m *messages) hushed(f *input.Frame, in *surroundings) bool {
	if !m.speaks(in) {
		return false
	}
	place := m.speechPlace(in)
	for _, p := range f.Pointers {
		if p.Phase == input.Down && place.Contains(p.At) {
			m.hush()
			return true
		}
	}
	return false
}
