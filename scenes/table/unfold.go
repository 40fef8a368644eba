package table

import (
	"math"
	"strings"
	"unicode"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// Measures of a sentence that opens over the table, in logical units.
const (
	unfoldEdge  = 6.0   // left free at the sides of the room
	unfoldWide  = 440.0 // its breadth in rooms that have more
	unfoldStep  = 6.0   // between the places that are tried
	unfoldShare = 0.6   // of the height of the room, at most
	unfoldFine  = 0.85  // of the size that is wanted; what is written smaller in its own place opens
	unfoldTight = 0.86  // of the size that is wanted; taken where it saves a line
	unfoldStray = 0.02  // what a unit away from its own place counts, against things that are covered
	unfoldKnob  = 11.0  // the radius of the knob that says that it can be folded
)

// told returns the sentence of the moment: why something is refused, a hint, or what the position wants said. Its text
// is "" where there is nothing to say.
func (t *Table) told() sentence {
	said := t.passing(t.message.text, t.message.alarm)
	if said.text == "" && !t.watching() && t.guide == nil {
		said = sentence{text: t.board.Say(t.session.state()), reading: t.view.Reading()}
	}
	said.night = t.frame.Night && !said.alarm
	return said
}

// unfolded returns the place over the table where the sentence opens because its own has too little room for words of
// the size that is wanted; false where it stays in its own.
func (t *Table) unfolded(said sentence) (geom.Rect, bool) {
	if said.text == "" || t.frame.Message.Empty() || said.reading <= 1 || t.folded == said.gist() || t.page.Dragging() {
		return geom.Rect{}, false
	}
	own := t.sentenceRoom(said.passing)
	style, high := said.fit(own)
	if style.Size >= unfoldFine*said.wanted().Size && high <= own.H {
		return geom.Rect{}, false
	}
	safe := t.view.Safe
	w := min(max(own.W, unfoldWide), safe.W-2*unfoldEdge)
	x := min(max(own.Centre().X-w/2, safe.X+unfoldEdge), safe.Right()-unfoldEdge-w)
	said.opened = true
	_, high = said.fit(geom.R(x, safe.Y, w, safe.H*unfoldShare))
	return t.clearest(geom.R(x, own.Centre().Y-high/2, w, high)), true
}

// clearest moves the slip up or down to where it covers least of what can be pressed, not far from its own place where
// that does not matter.
func (t *Table) clearest(slip geom.Rect) geom.Rect {
	weights, controls := t.weights(), t.page.Controls()
	top, bottom := t.view.Safe.Y+unfoldEdge, t.view.Safe.Bottom()-unfoldEdge-slip.H
	best, least := slip, math.Inf(1)
	for y := top; y <= max(top, bottom); y += unfoldStep {
		at := geom.R(slip.X, y, slip.W, slip.H)
		cost := math.Abs(y-slip.Y) * unfoldStray
		for k, c := range controls {
			if weights[k] > 0 {
				cost += weights[k] * at.Shared(c.Rect) / (c.Rect.W * c.Rect.H)
			}
		}
		if cost < least {
			best, least = at, cost
		}
	}
	return best
}

// weights tells what each control of the page counts when it is covered: what goes on with the choice more than what
// only lies there, and a button more than one of many places on a board.
func (t *Table) weights() []float64 {
	const leading, button = 4.0, 3.0
	lead, list := t.leads(), t.page.Controls()
	places := map[string]bool{}
	for _, target := range t.board.Targets() {
		places[target.Part.String()] = target.Part.Kind != rules.PartButton
	}
	out := make([]float64, len(list))
	for k, c := range list {
		if c.Rect.Empty() || c.Role == ui.RoleText {
			continue
		}
		out[k] = 1
		if lead(c.Key) {
			out[k] = leading
			if !places[c.Key] {
				out[k] *= button
			}
		}
	}
	return out
}

// drawKnob draws the knob at the corner of an open sentence.
func drawKnob(c *canvas.Canvas, slip geom.Rect) {
	at := geom.Pt(slip.Right()-unfoldKnob, slip.Y+unfoldKnob/3)
	knob := ui.Paper{Face: sprites.Paper, Lip: sprites.Paper4, Line: sprites.Ink, Radius: unfoldKnob, Depth: 2}
	ui.DrawPaper(c, knob, geom.Around(at, 2*unfoldKnob, 2*unfoldKnob))
	ui.DrawIcon(c, "close", at, unfoldKnob, sprites.Ink)
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
	r, _ := t.unfolded(said)
	return r
}

// folds folds an open sentence that is pressed, and opens one that was folded; one that goes by itself is taken away. It
// reports whether that was all that was meant.
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
		case said.text != "" && t.folded == said.gist() && t.frame.Message.Contains(p.At) && t.page.At(p.At, false) == nil:
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
