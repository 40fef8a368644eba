package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/sprites/letters"
)

// Edit lets a control take text while it has the focus; the text is the control's Value.
type Edit struct {
	Limit   int                     // letters at most
	Lines   bool                    // it may have several lines, and Enter begins a new one
	Change  func(text string)       // the text has changed
	Confirm func() bool             // Enter; nil, or false: it goes on to the next control, or begins a new line
	At      func(at geom.Point) int // before which letter a point lies, so far from the corner; nil: behind the last
	Size    float64                 // of the letters, in logical units
}

// Selection is a part of a text, in letters: from Anchor, where it began, to Caret, where letters go. The two are the
// same where nothing is selected.
type Selection struct{ Anchor, Caret int }

// Span returns the ends of the selection in the order of the text.
func (s Selection) Span() (from, to int) { return min(s.Anchor, s.Caret), max(s.Anchor, s.Caret) }

func (s Selection) clamp(most int) Selection {
	return Selection{max(0, min(s.Anchor, most)), max(0, min(s.Caret, most))}
}

// Editing returns the field that letters go into and what is selected there; nil for none.
func (p *Page) Editing() (*Control, Selection) {
	c := p.FocusedControl()
	if c == nil || c.Edit == nil || c.Off {
		return nil, Selection{}
	}
	return c, p.selection.clamp(len([]rune(c.Value)))
}

// Typing reports whether letters go into a text field just now.
func (p *Page) Typing() bool {
	c, _ := p.Editing()
	return c != nil
}

// Presses returns how often fields were pressed, by any pointer.
func (p *Page) Presses() int { return p.presses }

// Select selects a part of the text of the field that has the focus.
func (p *Page) Select(s Selection) {
	if s != p.selection {
		p.selection, p.isStale = s, true
	}
}

// Insert puts letters in place of what is selected in the field that has the focus.
func (p *Page) Insert(text string) {
	c, s := p.Editing()
	if c == nil {
		return
	}
	runes := []rune(c.Value)
	from, to := s.Span()
	typed := c.Edit.clean([]rune(text), len(runes)-(to-from))
	if len(typed) > 0 || to > from {
		p.setText(c, slices.Concat(runes[:from], typed, runes[to:]), from+len(typed))
	}
}

// Write gives a field a new text, as far as it takes it, and selects a part of it where the field has the focus.
func (p *Page) Write(key, text string, s Selection) {
	c := p.Find(key)
	if c == nil || c.Edit == nil || c.Off {
		return
	}
	whole := []rune(text)
	taken := func(letters int) int { return len(c.Edit.clean(whole[:max(0, min(letters, len(whole)))], 0)) }
	runes := c.Edit.clean(whole, 0)
	if string(runes) != c.Value {
		p.setText(c, runes, 0)
	}
	if p.focus == key {
		p.Select(Selection{taken(s.Anchor), taken(s.Caret)})
	}
}

// setText changes the text of a field; letters go where the caret is from then on.
func (p *Page) setText(c *Control, text []rune, caret int) {
	key := c.Key
	c.Edit.Change(string(text))
	p.isStale = true
	if p.focus == key {
		p.selection = Selection{caret, caret}
	}
}

// clean returns the letters that a field takes which holds so many already.
func (e *Edit) clean(typed []rune, held int) []rune {
	out := make([]rune, 0, len(typed))
	for _, l := range typed {
		if held+len(out) < e.Limit && (letters.Has(letters.Text, l) || e.Lines && l == '\n') {
			out = append(out, l)
		}
	}
	return out
}

// edit serves what the keyboard does in a field; the rest of the keys move the focus as everywhere.
func (p *Page) edit(f *input.Frame) {
	if len(f.TypedRunes) > 0 {
		p.Insert(string(f.TypedRunes))
	}
	for _, s := range f.KeysDown {
		switch c, sel := p.Editing(); {
		case c == nil:
			return
		case s.Key == ebiten.KeyDelete:
			p.erase(sel, 1)
		case s.Key == ebiten.KeyA && s.Ctrl:
			p.Select(Selection{0, len([]rune(c.Value))})
		}
	}
}

// erase takes away what is selected, or else a letter: the one behind the caret for 1, the one before it for -1.
func (p *Page) erase(s Selection, by int) {
	if s.Anchor == s.Caret {
		s.Anchor += by
	}
	c, _ := p.Editing()
	runes := []rune(c.Value)
	if from, to := s.clamp(len(runes)).Span(); from < to {
		p.setText(c, slices.Delete(runes, from, to), from)
	}
}

// editKey serves an action in the field that has the focus, and reports whether it was one for the field.
func (p *Page) editKey(i input.Action, shift bool) bool {
	c, s := p.Editing()
	if c == nil {
		return false
	}
	from, to := s.Span()
	switch i {
	case input.Erase:
		p.erase(s, -1)
	case input.Left:
		p.caret(to > from, from, s.Caret-1, shift)
	case input.Right:
		p.caret(to > from, to, s.Caret+1, shift)
	case input.First:
		p.caret(false, 0, 0, shift)
	case input.Last:
		p.caret(false, 0, len([]rune(c.Value)), shift)
	case input.Confirm:
		switch {
		case c.Edit.Confirm != nil && c.Edit.Confirm():
		case c.Edit.Lines:
			p.Insert("\n")
		default:
			p.step(1)
		}
	default:
		return false
	}
	return true
}

// caret moves the caret: to the end of a selection that is let go, or else by one; with Shift it selects.
func (p *Page) caret(selected bool, end, next int, shift bool) {
	c, s := p.Editing()
	switch {
	case shift:
		s.Caret = next
	case selected:
		s = Selection{end, end}
	default:
		s = Selection{next, next}
	}
	p.Select(s.clamp(len([]rune(c.Value))))
}

// pointAt puts the caret where a pointer went down, or selects up to where it has moved.
func (p *Page) pointAt(c *Control, at geom.Point, moved bool) {
	if c.Edit == nil || c.Off {
		return
	}
	k := len([]rune(c.Value))
	if c.Edit.At != nil {
		k = c.Edit.At(c.fromCorner(at))
	}
	s := Selection{k, k}
	if moved {
		s.Anchor = p.selection.Anchor
	}
	p.Select(s)
}
