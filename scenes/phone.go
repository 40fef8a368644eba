package scenes

import (
	"slices"

	"engawa/audio"
	"engawa/scenes/geom"
	"engawa/scenes/input"
)

// Phone is what an app around the program tells it and offers it: where notches and bars are, the system's own way
// back, a motor that fingers feel, the clipboard, and the keyboard of the screen. The program calls the methods from its loop, once a frame or
// oftener, and none may wait.
type Phone interface {
	// Insets returns how much of each edge notches and bars cover, in device-independent pixels.
	Insets() geom.Insets
	// TakeBack reports whether the player has asked to go back, and forgets one such action.
	TakeBack() bool
	// TellLevel is told after every tick how often one can go back within the program; 0 where going back leaves it.
	TellLevel(level int)
	// Leave puts the app behind the others; end, which would end the program, is not called.
	Leave(end func())
	// Feel lets the finger feel that something has answered it.
	Feel()
	// HasClipboard reports whether the app hands the clipboard on. Copy puts a text there; Paste asks for the one
	// there, which TakePasted returns later, once, if ever.
	HasClipboard() bool
	Copy(text string)
	Paste()
	TakePasted() (text string, ok bool)

	Keyboard
}

// handset is the sound of the program on a phone: what a touch makes heard is felt as well, once.
type handset struct {
	audio.Player
	phone   Phone
	touched bool // a finger went down or up at this tick, and nothing has answered yet
}

// Play implements [audio.Player].
func (h *handset) Play(s audio.Sound) {
	h.feel()
	h.Player.Play(s)
}

// PlayVaried implements [audio.Player].
func (h *handset) PlayVaried(s audio.Sound, n int) {
	h.feel()
	h.Player.PlayVaried(s, n)
}

func (h *handset) feel() {
	if h.touched {
		h.touched = false
		h.phone.Feel()
	}
}

// follow runs the tick of the program on a phone: answers to a touch are felt.
func (h *handset) follow(f *input.Frame, stack interface{ Update(*input.Frame) }) {
	h.touched = slices.ContainsFunc(f.Pointers, func(p input.Pointer) bool {
		return p.Touch && (p.Phase == input.Down || p.Phase == input.Up)
	})
	stack.Update(f)
	h.touched = false
}
