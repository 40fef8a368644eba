package table

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
)

// around returns what sentences stand among now.
func (t *Table) around() *surroundings {
	in := &surroundings{
		view: t.view, places: t.places, tree: t.tree, controls: t.page.Controls(), listed: t.lists + t.page.Listed(),
		dragging: t.page.Dragging(), leads: t.leads, ways: len(t.choose.next()),
	}
	if t.guide != nil {
		in.lit = t.guide.Lights()
	}
	return in
}

// tell shows a sentence for a while.
func (t *Table) showMessage(text string, alarm bool) {
	t.messages.show(text, alarm)
	t.stale = true
}

// tickMessages counts the time of what is said.
func (t *Table) tickMessages() {
	message, speech := t.messages.tick()
	t.stale = t.stale || message || speech
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

// currentSentence returns the sentence of the moment: why something is refused, a hint, or what the position wants said. Its text
// is "" where there is nothing to say.
func (t *Table) currentSentence() sentence {
	said := sentence{text: t.message.text, alarm: t.message.alarm, passing: true, textScale: t.view.TextScale()}
	if said.text == "" && !t.watching() && t.guide == nil {
		said = sentence{text: t.board.Say(t.session.state()), quiet: !t.choose.active(), textScale: t.view.TextScale()}
	}
	said.night = t.places.Night && !said.alarm
	return said
}

// ExpandedMessage returns where a sentence lies open over the table, in the units of the table's room; a press there folds it.
// It is empty where none does.
func (t *Table) ExpandedMessage() geom.Rect {
	if t.handover != nil {
		return geom.Rect{}
	}
	return t.openPlace(t.currentSentence(), t.around())
}

// hushes takes the plate of speech away where it is pressed, and reports whether that was all that was meant.
func (t *Table) hushes(f *input.Frame) bool {
	if t.speech.ticks == 0 || !t.hushed(f, t.around()) {
		return false
	}
	t.stale = true
	return true
}

// folds folds an open sentence that is pressed, and opens one that was folded; one that goes by itself is taken away. It
// reports whether that was all that was meant.
func (t *Table) folds(f *input.Frame) bool {
	if t.view.TextScale() <= 1 {
		return false
	}
	for _, p := range f.Pointers {
		if p.Phase != input.Down {
			continue
		}
		said := t.currentSentence()
		if !t.foldsAt(p.At, said, t.page.At(p.At, false) == nil, t.around()) {
			continue
		}
		if said.passing && t.message.text == "" {
			t.mark(Marks{})
			t.updateHighlights()
		}
		t.stale = true
		return true
	}
	return false
}

// drawAbove draws what lies over everything: what is said, and what a person alone looks at.
func (t *Table) drawAbove(c *canvas.Canvas) {
	if said := t.currentSentence(); said.text != "" || t.speech.ticks > 0 {
		in := t.around()
		t.drawSaid(c, said, in)
		t.drawSpeech(c, in)
	}
	if t.looking {
		t.drawLooking(c)
	}
}
