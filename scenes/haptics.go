package scenes

import (
	"slices"

	"engawa/audio"
	"engawa/scenes/input"
	"engawa/scenes/platform"
)

// hapticPlayer is the sound of the program on a phone: a sound that a touch causes also vibrates, once.
type hapticPlayer struct {
	audio.Player
	phone    platform.Phone
	hasTouch bool // a finger went down or up at this tick, and nothing has answered yet
}

// Play implements [audio.Player].
func (h *hapticPlayer) Play(s audio.Sound) {
	h.vibrate()
	h.Player.Play(s)
}

// PlayVaried implements [audio.Player].
func (h *hapticPlayer) PlayVaried(s audio.Sound, n int) {
	h.vibrate()
	h.Player.PlayVaried(s, n)
}

func (h *hapticPlayer) vibrate() {
	if h.hasTouch {
		h.hasTouch = false
		h.phone.Vibrate()
	}
}

// follow runs the tick of the program on a phone: answers to a touch are felt.
func (h *hapticPlayer) follow(f *input.Frame, stack interface{ Update(*input.Frame) }) {
	h.hasTouch = slices.ContainsFunc(f.Pointers, func(p input.Pointer) bool {
		return p.Touch && (p.Phase == input.Down || p.Phase == input.Up)
	})
	stack.Update(f)
	h.hasTouch = false
}
