package scenes

import (
	"strings"

	"engawa/scenes/stage"
)

// worn is the outside of a program on a phone: the system's, with the clipboard that the app around the program hands
// on.
type worn struct {
	stage.Outside
	phone Phone
}

// outsideOf returns the outside of a program with the phone around it; nil for none.
func outsideOf(system stage.Outside, phone Phone) stage.Outside {
	if phone == nil {
		return system
	}
	return &worn{Outside: system, phone: phone}
}

// Can implements stage.Outside.
func (w *worn) Can() stage.Abilities {
	able := w.Outside.Can()
	able.Copy = w.phone.HasClipboard()
	able.Paste = able.Copy
	return able
}

// Copy implements stage.Outside.
func (w *worn) Copy(text string) bool {
	if !w.phone.HasClipboard() {
		return false
	}
	w.phone.Copy(text)
	return true
}

// Paste implements stage.Outside.
func (w *worn) Paste() { w.phone.Paste() }

// Arrivals implements stage.Outside.
func (w *worn) Arrivals() []stage.Arrival {
	got := w.Outside.Arrivals()
	for text, ok := w.phone.TakePasted(); ok; text, ok = w.phone.TakePasted() {
		text, err := stage.ReadText(strings.NewReader(text))
		got = append(got, stage.Arrival{Text: text, Err: err})
	}
	return got
}
