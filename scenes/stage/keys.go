package stage

import (
	"strings"

	"engawa/scenes/input"
	"engawa/sprites/letters"
)

// Keys returns what keys and buttons stand for: what the settings say, or the usual where that makes no sense. Every
// round button of a table asks for it with every refresh, so that the usual is kept.
func (svc *Services) Keys() *input.Map {
	if s := &svc.Settings; len(s.Keys)+len(s.Pad) > 0 {
		if m, err := input.ReadMap(s.Keys, s.Pad); err == nil {
			return m
		}
	}
	if svc.usual == nil {
		svc.usual = input.Usual()
	}
	return svc.usual
}

// StrokeName names a key in the player's language, as it is lettered on the keyboard at hand.
func (svc *Services) StrokeName(s input.Stroke) string {
	if s.Sign != 0 {
		return strings.ReplaceAll(string(s.Sign), "-", "\u2212")
	}
	lettering := ""
	if svc.Lettering != nil {
		lettering = svc.Lettering(s)
	}
	for _, r := range lettering {
		if !letters.Has(letters.Text, r) {
			lettering = ""
			break
		}
	}
	return svc.Words.Stroke(s.Key.String(), lettering, s.Ctrl, s.Shift)
}

// KeysOf names all keys that stand for one of the actions.
func (svc *Services) KeysOf(actions ...input.Action) []string {
	m := svc.Keys()
	var names []string
	for _, action := range actions {
		for _, s := range m.Strokes(action) {
			names = append(names, svc.StrokeName(s))
		}
	}
	return names
}

// ButtonsOf names the buttons of a pad that stand for one of the actions.
func (svc *Services) ButtonsOf(actions ...input.Action) []string {
	m := svc.Keys()
	var names []string
	for _, action := range actions {
		if b, ok := m.Button(action); ok {
			names = append(names, svc.Words.PadButton(input.ButtonCode(b)))
		}
	}
	return names
}

// Tip returns the words beside a control that shows only a sign: its name, with the first key that does the same.
func (svc *Services) Tip(name string, action input.Action) string {
	strokes := svc.Keys().Strokes(action)
	if len(strokes) == 0 {
		return name
	}
	return name + " (" + svc.StrokeName(strokes[0]) + ")"
}
