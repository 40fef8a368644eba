package table

import (
	"strings"
	"unicode"

	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/sprites/letters"
)

// Measures of a sentence that opens over the table, in logical units.
const (
	openEdge   = 6.0   // left free at the sides of the room
	openWide   = 440.0 // its breadth at most
	openShare  = 0.6   // of the height of the room, at most
	openEnough = 0.86  // of the size that is wanted; what is written smaller in its own place opens
	openLines  = 3     // in how many numbers of lines it is tried
)

// opening is how a sentence lies open over the table, and what that depends on.
type opening struct {
	said  sentence
	lists int // how often the controls had been listed
	style letters.Style
	slip  geom.Rect // empty where its own place is enough
}

// told returns the sentence of the moment: why something is refused, a hint, or what the position wants said. Its text
// is "" where there is nothing to say.
func (t *Table) told() sentence {
	said := t.passing(t.message.text, t.message.alarm)
	if said.text == "" && !t.watching() && t.guide == nil {
		said = sentence{text: t.board.Say(t.session.state()), quiet: !t.choose.active(), reading: t.view.Reading()}
	}
	said.night = t.places.Night && !said.alarm
	return said
}

// unfolded returns how the sentence lies open over the table because its own place has too little room for words of the
// size that is wanted; false where it stays in its own. It is looked for anew only where something has changed.
func (t *Table) unfolded(said sentence) (opening, bool) {
	if said.text == "" || t.places.Message.Empty() || said.reading <= 1 || t.folded != "" && t.folded == said.gist() || t.page.Dragging() {
		return opening{}, false
	}
	if t.opened.said != said || t.opened.lists != t.listed() {
		t.opened = t.unfold(said)
	}
	return t.opened, !t.opened.slip.Empty()
}

// unfold looks for the place of an open sentence.
func (t *Table) unfold(said sentence) opening {
	own := t.sentenceRoom(said.passing)
	style, high := said.fit(own)
	out := opening{said: said, lists: t.listed()}
	if style.Size >= openEnough*said.wanted().Size && high <= own.H {
		return out
	}
	out.style, out.slip = t.clearest(own, said.shapes(t.view.Safe, own.W))
	return out
}

// Unfolded returns where a sentence lies open over the table, in the units of the table's room; a press there folds it.
// It is empty where none does.
func (t *Table) Unfolded() geom.Rect {
	if t.doors != nil {
		return geom.Rect{}
	}
	said := t.told()
	if r, ok := t.beside(said); ok && said.reading > 1 {
		return r
	}
	open, _ := t.unfolded(said)
	return open.slip
}

// folds folds an open sentence that is pressed, and opens one that was folded; one that goes by itself is taken away.
// It reports whether that was all that was meant.
func (t *Table) folds(f *input.Frame) bool {
	if t.view.Reading() <= 1 {
		return false
	}
	for _, p := range f.Pointers {
		if p.Phase != input.Down {
			continue
		}
		said := t.told()
		switch open := t.Unfolded(); {
		case open.Contains(p.At) && said.passing:
			t.dismissMessage()
			t.lights()
		case open.Contains(p.At):
			t.folded = said.gist()
		case said.text != "" && t.folded == said.gist() && t.places.Message.Contains(p.At) && t.page.At(p.At, false) == nil:
			t.folded = ""
		default:
			continue
		}
		t.stale = true
		return true
	}
	return false
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

// listed counts how often there have been other controls: those of the table, or with what its page is lent.
func (t *Table) listed() int { return t.lists + t.page.Listed() }
