package table

import (
	"engawa/rules"
	"engawa/scenes/input"
)

// Typist is implemented by Boards on which typed letters and digits stand for things at some moments, such as 1, 2 and
// 3 for the cards of a hand.
type Typist interface {
	// Typed returns the part that the letter stands for now; false where it means nothing.
	Typed(letter rune) (p rules.Part, ok bool)
}

// typed points at what typed letters stand for.
func (t *Table) typed(f *input.Frame) {
	typist, ok := t.board.(Typist)
	if !ok || t.page.Typing() {
		return
	}
	for _, letter := range f.Typed {
		if p, ok := typist.Typed(letter); ok {
			t.pick(p)
		}
	}
}
