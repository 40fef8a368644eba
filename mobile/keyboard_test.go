//go:build !js

package mobile

import (
	"fmt"
	"slices"
	"testing"

	"engawa/scenes/platform"
)

// recorder is a keyboard that writes down what the game asks of it.
type recorder struct{ log []string }

func (r *recorder) Open(name, text string, start, end int, lines bool) {
	r.log = append(r.log, fmt.Sprintf("open %s %q %d-%d %t", name, text, start, end, lines))
}
func (r *recorder) Place(x, y, width, height float64) {
	r.log = append(r.log, fmt.Sprintf("place %g %g %g %g", x, y, width, height))
}
func (r *recorder) Edit(text string, start, end int) {
	r.log = append(r.log, fmt.Sprintf("edit %q %d-%d", text, start, end))
}
func (r *recorder) Close() { r.log = append(r.log, "close") }

func (r *recorder) take() []string {
	log := r.log
	r.log = nil
	return log
}

func TestTheKeyboardOpensWithAPress(t *testing.T) {
	phone, keyboard := &Phone{}, &recorder{}
	game := (*device)(phone)
	phone.SetKeyboard(keyboard)
	expect := func(what string, want ...string) {
		t.Helper()
		if got := keyboard.take(); !slices.Equal(got, want) {
			t.Errorf("%s: the keyboard is asked for %q, want %q", what, got, want)
		}
	}
	field := platform.Fields{
		List:  []platform.Field{{Key: "name", Name: "Name", X: 1, Y: 2, W: 3, H: 4}, {Key: "text", Name: "Text", Y: 9, Lines: true}},
		Focus: "name", Text: "a\U0001F98Ab", Anchor: 2, Caret: 3,
	}
	game.ShowFields(field)
	expect("the focus without a press")
	field.Presses = 1
	game.ShowFields(field)
	expect("a press", `open Name "a🦊b" 3-4 false`, "place 1 2 3 4")
	field.List = slices.Clone(field.List)
	field.List[0].Y = 7
	game.ShowFields(field)
	expect("another place", "place 1 7 3 4")

	phone.Write("a🦊b", 3, 4) // nothing new
	phone.Write("a🦊bc", 5, 5)
	phone.Write("ac", 1, 1)
	want := []platform.Edit{{Number: 1, Key: "name", Text: "a🦊bc", Anchor: 4, Caret: 4}, {Number: 2, Key: "name", Text: "ac", Anchor: 1, Caret: 1}}
	if got := game.TakeEdits(); !slices.Equal(got, want) {
		t.Errorf("written is %+v, want %+v", got, want)
	}
	field.Text, field.Anchor, field.Caret, field.LastServed = "a🦊bc", 4, 4, 1
	game.ShowFields(field)
	expect("what is late")
	field.Text, field.Anchor, field.Caret, field.LastServed = "A", 1, 1, 2
	game.ShowFields(field)
	expect("another text", `edit "A" 1-1`)

	field.Focus, field.Text = "text", "x"
	game.ShowFields(field)
	expect("the next field", `open Text "x" 1-1 true`, "place 0 9 0 0")
	phone.Done()
	phone.Closed()
	phone.Write("late", 0, 0)
	phone.Closed()
	if got := game.TakeEdits(); len(got) != 2 || !got[0].IsConfirmed || !got[1].IsClosed || got[1].Key != "text" {
		t.Errorf("put away is %+v", got)
	}
	game.ShowFields(platform.Fields{Presses: 1})
	expect("put away by the player")
	field.Presses = 2
	game.ShowFields(field)
	keyboard.take()
	game.ShowFields(platform.Fields{Presses: 2})
	expect("put away by the game", "close")
	phone.SetKeyboard(nil)
	field.Presses = 3
	game.ShowFields(field)
}
