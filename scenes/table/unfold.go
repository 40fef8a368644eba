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
	unfoldEdge   = 6.0   // left free at the sides of the room
	unfoldWide   = 440.0 // its breadth in rooms that have more
	unfoldStep   = 2.0   // between the places that are tried
	unfoldShare  = 0.6   // of the height of the room, at most
	unfoldFine   = 0.85  // of the size that is wanted; what is written smaller in its own place opens
	unfoldTight  = 0.86  // of the size that is wanted; taken where it saves a line or uncovers something
	unfoldGrown  = 1.64  // of the usual size: no smaller only to uncover something
	unfoldGrain  = 0.5   // between the sizes of words that are tried
	unfoldTall   = 0.01  // what a unit of height counts, against things that are covered
	unfoldAny    = 0.4   // of what a thing counts when it is covered, if only its edge is
	unfoldTouch  = 11.0  // of the edge of a place that may be covered
	unfoldEdged  = 0.15  // of its height, at most
	unfoldBeside = 0.82  // of the breadth of the room: a slip beside a round button
	unfoldKnob   = 11.0  // the radius of the knob that says that it can be folded
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
	said.opened = true
	return t.clearest(own, said.slips(own, t.view.Safe)), true
}

// slips returns the shapes that an open sentence may have: as broad as its own place or broader, its words as large as
// they are wanted or somewhat smaller. The broadest is the first. All end where its own place does.
func (s sentence) slips(own, safe geom.Rect) (list []geom.Rect) {
	wide := min(max(own.W, unfoldWide), safe.W-2*unfoldEdge)
	for _, w := range []float64{wide, wide * unfoldBeside, min(own.W, wide)} {
		left, right := safe.X+unfoldEdge, safe.Right()-unfoldEdge-w
		r := geom.R(min(max(own.Centre().X-w/2, left), right), safe.Y, w, safe.H*unfoldShare)
		_, most := s.fit(r)
		tight := s.wanted()
		tight.Size = min(tight.Size, max(unfoldTight*tight.Size, unfoldGrown*sentenceSize))
		least := canvas.ParagraphHeight(tight, s.text, w-2*s.inset(r)) + s.pad()
		for _, high := range []float64{most, min(most, least)} {
			r.H = high
			style, needed := s.fit(r)
			if w < wide && style.Size < tight.Size-unfoldGrain {
				continue
			}
			slip := geom.R(r.X, own.Bottom()-max(high, needed), s.breadth(r), max(high, needed))
			list = append(list, slip)
			if w < wide {
				list = append(list, slip.Move(left-slip.X, 0), slip.Move(right-slip.X, 0))
			}
		}
	}
	return list
}

// clearest returns the one of the slips, moved up or down, that hides least. It grows upward from its own place, and
// leaves it only for what matters more.
func (t *Table) clearest(own geom.Rect, slips []geom.Rect) geom.Rect {
	weights, controls := t.weights(), t.page.Controls()
	top, bottom := t.view.Safe.Y+unfoldEdge, t.view.Safe.Bottom()-unfoldEdge
	best, least := slips[0], math.Inf(1)
	try := func(at geom.Rect) {
		cost := strayed(at.Bottom()-own.Bottom()) + unfoldTall*at.H
		for k, c := range controls {
			if cost >= least {
				return
			}
			if weights[k] > 0 && at.Overlaps(c.Rect.Inset(spared(c))) {
				cost += weights[k] * (unfoldAny + (1-unfoldAny)*at.Shared(c.Rect)/(c.Rect.W*c.Rect.H))
			}
		}
		if cost < least {
			best, least = at, cost
		}
	}
	for _, slip := range slips {
		slip.Y = max(top, min(slip.Y, bottom-slip.H))
		try(slip)
		for d := unfoldStep; d < bottom-top; d += unfoldStep {
			if slip.Y-d >= top {
				try(slip.Move(0, -d))
			}
			if slip.Bottom()+d <= bottom {
				try(slip.Move(0, d))
			}
		}
	}
	return best
}

// spared is how much of the edge of a control may be covered: nothing of a button.
func spared(c *ui.Control) float64 {
	if c.Role == ui.RoleButton {
		return 0
	}
	return min(unfoldTouch, unfoldEdged*c.Rect.H)
}

// strayed is what it counts that a slip ends so far below its own place, or above it where that is negative: the first
// steps count most, and those downward twice.
func strayed(down float64) float64 {
	const most, half = 12.0, 300.0
	far := max(2*down, -down)
	return most * far / (far + half)
}

// weights tells what each control of the page counts when it is covered: a button most, for what it does may be wanted
// now; what goes on with the choice more than what is only to be read, and that more than one of many places on a board;
// and what a lesson speaks of like a button.
func (t *Table) weights() []float64 {
	const button, leading, other, cell = 60.0, 4.0, 1.5, 0.5
	lead, list := t.leads(), t.page.Controls()
	places, told := map[string]rules.PartKind{}, map[string]bool{}
	for _, target := range t.board.Targets() {
		if target.Part.Kind != rules.PartButton {
			places[target.Part.String()] = target.Part.Kind
		}
	}
	if t.guide != nil {
		for _, part := range t.guide.Lights() {
			told[part.String()] = true
		}
	}
	out := make([]float64, len(list))
	for k, c := range list {
		kind, isPlace := places[c.Key]
		switch {
		case c.Rect.Empty():
		case told[c.Key], c.Role == ui.RoleButton, !isPlace && lead(c.Key):
			out[k] = button
		case lead(c.Key) && c.Role != ui.RoleText:
			out[k] = leading
		case isPlace && kind == rules.PartCell:
			out[k] = cell
		default:
			out[k] = other
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
