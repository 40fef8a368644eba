package table

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// messageContext returns what sentences stand among now.
func (t *Table) messageContext() *messageContext {
	return &messageContext{view: t.view, places: t.places, tree: t.tree, controls: t.page.Controls()}
}

// showMessage shows a sentence for a while.
func (t *Table) showMessage(text string, alarm bool) {
	t.messages.show(text, alarm)
	t.isStale = true
}

// tickMessages counts the time of messages.
func (t *Table) tickMessages() {
	message, speech := t.messages.tick()
	t.isStale = t.isStale || message || speech
	if message {
		t.mark(Marks{})
		t.updateHighlights()
	}
}

// dismissMessage takes the sentence of the moment away.
func (t *Table) dismissMessage() {
	if t.message.ticks > 0 {
		t.dismiss()
		t.mark(Marks{})
	}
}

// currentSentence returns the sentence of the moment: why something is refused, a hint, what a seat has said, or what the
// position wants said. Its text is "" where there is nothing to say.
func (t *Table) currentSentence() sentence {
	s := sentence{text: t.message.text, alarm: t.message.alarm, passing: true, textScale: t.view.TextScale()}
	switch {
	case s.text != "":
	case t.speech.ticks > 0:
		s.text, s.asksNothing = t.speech.text, true
	case t.lineSentence() != "":
		s = sentence{text: t.lineSentence(), asksNothing: true, textScale: t.view.TextScale()}
	case t.session.hasEnded() && !t.watching() && t.guide == nil:
		s = sentence{text: t.endWords(), asksNothing: true, textScale: t.view.TextScale()}
	case !t.watching() && t.guide == nil:
		s = sentence{text: t.board.Message(t.session.state()), asksNothing: !t.choose.active(), textScale: t.view.TextScale()}
	}
	s.night = t.places.Night && !s.alarm
	s.covers = t.places.Covers
	return s
}

// MessageBox returns where a sentence lies, in the units of the table's room, and on how many pages; empty where there is
// none.
func (t *Table) MessageBox() (box geom.Rect, pages int) {
	if t.handover != nil {
		return geom.Rect{}, 0
	}
	p := t.messages.place(t.currentSentence(), t.messageContext())
	if p == nil {
		return geom.Rect{}, 0
	}
	return p.box(), p.paging.Pages()
}

// MessagePlace implements [stage.MessagePlacer].
func (t *Table) MessagePlace() (place, plate geom.Rect) {
	if t.handover != nil {
		return geom.Rect{}, geom.Rect{}
	}
	plate, _ = t.MessageBox()
	if t.guide != nil || t.watching() { // nothing is asked there
		return geom.Rect{}, plate
	}
	return t.places.Message, plate
}

// turnSentence turns to the next page of the message.
func (t *Table) turnSentence() {
	passing := t.message.text != ""
	t.messages.turn(t.currentSentence(), t.messageContext())
	if passing && t.message.text == "" {
		t.mark(Marks{})
		t.updateHighlights()
	}
	t.isStale = true
}

// turnButton is what turns the pages of a sentence, nil where there is only one.
func (t *Table) turnButton() widget.Widget {
	if t.turns = t.hasPages(); !t.turns {
		return nil
	}
	return widget.Pressable{FocusInset: -4, Child: widget.Empty{}, Control: ui.Control{
		Key: "sentence", Name: t.words().T(lang.LearnMore), Role: ui.RoleButton, Layer: buttonLayer, Press: t.turnSentence,
	}}
}

// hasPages reports whether the message has pages: only large words are laid on them.
func (t *Table) hasPages() bool {
	if t.view.TextScale() <= 1 {
		return false
	}
	_, pages := t.MessageBox()
	return pages > 1
}

// pressesSentence takes a sentence away that goes by itself and is pressed. It reports whether that was all that was meant.
func (t *Table) pressesSentence(f *input.Frame) bool {
	for _, p := range f.Pointers {
		if p.Phase != input.Down {
			continue
		}
		s := t.currentSentence()
		if !t.messages.press(p.At, s, t.messageContext()) {
			continue
		}
		if s.passing && t.message.text == "" {
			t.mark(Marks{})
			t.updateHighlights()
		}
		t.isStale = true
		return true
	}
	return false
}

// drawAbove draws what lies over everything: messages, and what a person alone looks at.
func (t *Table) drawAbove(c *canvas.Canvas) {
	if p := t.messages.place(t.currentSentence(), t.messageContext()); p != nil {
		p.cache.Tree().Draw(c, nil)
	}
	if t.looking {
		t.drawLooking(c)
	}
}
