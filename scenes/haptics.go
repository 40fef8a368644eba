package scenes

import (
	"slices"

	"engawa/audio"
	"engawa/scenes/input"
	"engawa/scenes/platform"
)

// handset is the sound of the program on a phone: what a touch makes heard is felt as well, once.
type handset struct {
	audio.Player
	phone   platform.Phone
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
