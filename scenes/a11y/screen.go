// Package a11y says in words what is on the screen, for those who do not see the picture: a title, the position, the
// log, and one item for everything that can be pressed just now. It computes pure data from the scene on top of a
// stage.Stack, and the difference between two states of it; the page of the browser shows that as hidden markup for
// screen readers, see wasm/page/a11y.js.
//
// What a screen reader gets is what the viewer may perceive, as it is made of nothing but the controls that can be
// pointed at and the scene's own Narration. The package imports scenes/stage, ui, input and lang, and no scene.
package a11y

import (
	"engawa/scenes/input"
)

// Kind says what sort of item it is.
type Kind uint8

// The kinds of items.
const (
	Title   Kind = iota // what the screen is; the first item of every screen, and the only one of its kind
	Heading             // of what follows
	Text                // a paragraph
	Button              // something to be pressed
	Toggle              // the same, which is on or off
	Field               // a line of text that can be written again
)

// Item is one thing on a screen.
type Item struct {
	ID   string `json:"id"` // tells it apart on its screen, and stays while it stays the same thing
	Kind Kind   `json:"kind"`
	Name string `json:"name"` // in the player's language; of all that can be pressed no two have the same
	On   bool   `json:"on,omitempty"`
	Off  bool   `json:"off,omitempty"`  // it cannot be used now; pressing it says why
	Text string `json:"text,omitempty"` // what stands in a Field

	Does input.NamedInput `json:"-"` // what pressing it does; without Text for a Field
}

// Pressable reports whether the item is something to be pressed or written into.
func (i *Item) Pressable() bool { return i.Kind >= Button }

// Screen is everything on one screen, in reading order.
type Screen struct {
	Scene         int    // another number for another scene
	Lang          string // the tag of its language
	Items         []Item
	Announcements []string // what has come since the Screen read before: lines of the log, sentences of the moment
	Clear         bool     // the news announced before no longer concern the present reader
}

// Find returns the item, nil where there is none.
func (s *Screen) Find(id string) *Item {
	for k := range s.Items {
		if s.Items[k].ID == id {
			return &s.Items[k]
		}
	}
	return nil
}
