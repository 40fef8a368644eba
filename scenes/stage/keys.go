package stage

import (
	"strings"

	"engawa/scenes/input"
	"engawa/sprites/letters"
)

// Keys returns what keys and buttons stand for: what the settings say, or the usual where that makes no sense.
func (h *House) Keys() *input.Map {
	m, err := input.ReadMap(h.Settings.Keys, h.Settings.Pad)
	if err != nil {
		return input.Usual()
	}
	return m
}

// StrokeName names a key in the player's language, as it is lettered on the keyboard at hand.
func (h *House) StrokeName(s input.Stroke) string {
	if s.Sign != 0 {
		return strings.ReplaceAll(string(s.Sign), "-", "\u2212")
	}
	lettering := ""
	if h.Lettering != nil {
		lettering = h.Lettering(s)
	}
	for _, r := range lettering {
		if !letters.Has(letters.Text, r) {
			lettering = ""
			break
		}
	}
	return h.Words.Stroke(s.Key.String(), lettering, s.Ctrl, s.Shift)
}

// KeysOf names all keys that stand for one of the wishes, "" where none does.
func (h *House) KeysOf(wishes ...input.Impulse) string {
	m := h.Keys()
	var names []string
	for _, wish := range wishes {
		for _, s := range m.Strokes(wish) {
			names = append(names, h.StrokeName(s))
		}
	}
	return strings.Join(names, ", ")
}

// ButtonsOf names the buttons of a pad that stand for one of the wishes, "" where none does.
func (h *House) ButtonsOf(wishes ...input.Impulse) string {
	m := h.Keys()
	var names []string
	for _, wish := range wishes {
		if b, ok := m.Button(wish); ok {
			names = append(names, h.Words.PadButton(input.ButtonCode(b)))
		}
	}
	return strings.Join(names, ", ")
}

// Tip returns the words beside a control that shows only a sign: its name, with the first key that does the same.
func (h *House) Tip(name string, wish input.Impulse) string {
	strokes := h.Keys().Strokes(wish)
	if len(strokes) == 0 {
		return name
	}
	return name + " (" + h.StrokeName(strokes[0]) + ")"
}
