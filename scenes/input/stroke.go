package input

import (
	"fmt"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// Stroke is a key together with what is held beside it. A Stroke with a Sign is whichever key writes that sign.
type Stroke struct {
	Key   ebiten.Key
	Ctrl  bool // or the command key
	Shift bool
	Sign  rune // '+' or '-', which lie elsewhere on every keyboard; the rest is zero then
}

// What strokes are written with.
const (
	ctrlMark  = "Ctrl+"
	shiftMark = "Shift+"
	signMark  = "sign "
)

// String returns the stroke as settings keep it, such as "Ctrl+Shift+Z"; keys are those of an American keyboard.
func (s Stroke) String() string {
	if s.Sign != 0 {
		return signMark + string(s.Sign)
	}
	text := s.Key.String()
	if s.Shift {
		text = shiftMark + text
	}
	if s.Ctrl {
		text = ctrlMark + text
	}
	return text
}

// ParseStroke reads what [Stroke.String] wrote.
func ParseStroke(text string) (Stroke, error) {
	var s Stroke
	if sign, ok := strings.CutPrefix(text, signMark); ok {
		if sign != "+" && sign != "-" {
			return s, fmt.Errorf("input: the sign %q is none of + and -", sign)
		}
		return Stroke{Sign: rune(sign[0])}, nil
	}
	key := text
	key, s.Ctrl = strings.CutPrefix(key, ctrlMark)
	key, s.Shift = strings.CutPrefix(key, shiftMark)
	if s.Key = keyNamed(key); s.Key > ebiten.KeyMax {
		return Stroke{}, fmt.Errorf("input: %q is no key, as Ctrl+Shift+Z is", text)
	}
	if isModifier(s.Key) {
		return Stroke{}, fmt.Errorf("input: %q is held beside other keys and means nothing alone", text)
	}
	return s, nil
}

// keyNamed returns the key that Key.String calls so, one above ebiten.KeyMax for none.
func keyNamed(name string) ebiten.Key {
	k := ebiten.Key(0)
	for k <= ebiten.KeyMax && k.String() != name {
		k++
	}
	return k
}

// isModifier reports whether a key is one that is held beside others.
func isModifier(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight, ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight,
		ebiten.KeyAlt, ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyMeta, ebiten.KeyMetaLeft, ebiten.KeyMetaRight:
		return true
	}
	return false
}

// Writes reports whether the stroke writes a letter or a sign in a text field, where it then means nothing else.
func (s Stroke) Writes() bool {
	if s.Sign != 0 {
		return true
	}
	if s.Ctrl {
		return false
	}
	if s.digit() || s.Key >= ebiten.KeyA && s.Key <= ebiten.KeyZ {
		return true
	}
	switch s.Key {
	case ebiten.KeySpace, ebiten.KeyBackquote, ebiten.KeyBackslash, ebiten.KeyBracketLeft, ebiten.KeyBracketRight, ebiten.KeyComma, ebiten.KeyEqual,
		ebiten.KeyMinus, ebiten.KeyPeriod, ebiten.KeyQuote, ebiten.KeySemicolon, ebiten.KeySlash, ebiten.KeyIntlBackslash,
		ebiten.KeyNumpadAdd, ebiten.KeyNumpadSubtract, ebiten.KeyNumpadMultiply, ebiten.KeyNumpadDivide, ebiten.KeyNumpadDecimal, ebiten.KeyNumpadEqual:
		return true
	}
	return false
}

// digit reports whether the stroke writes a digit.
func (s Stroke) digit() bool {
	k := s.Key
	return s.Sign == 0 && !s.Ctrl && (k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9 || k >= ebiten.KeyNumpad0 && k <= ebiten.KeyNumpad9)
}

// Lettering returns what stands on the stroke's key on the keyboard of this device, "" where that is not known. It
// needs Ebitengine's loop.
func Lettering(s Stroke) string {
	if s.Sign != 0 {
		return string(s.Sign)
	}
	return strings.ToUpper(ebiten.KeyName(s.Key))
}
