package letters

import (
	"strings"
	"testing"
)

func TestDecodeRefuses(t *testing.T) {
	for name, data := range map[string]string{
		"nothing":           "",
		"other magic":       "EGL2",
		"head only":         magic + "\x01\x01",
		"no units":          magic + "\x00\x01\x01\x01\x01\x00\x00",
		"too many glyphs":   magic + "\x0a\x01\x01\x01\x01\x7f\x00",
		"more than it says": magic + "\x0a\x01\x01\x01\x01\x00\x00\x00",
		"open outline":      magic + "\x0a\x01\x01\x01\x01\x01\x41\x05\x01\x01\x00",
		"unknown segment":   magic + "\x0a\x01\x01\x01\x01\x01\x41\x05\x05\x01\x00\x00\x01\x03\x00",
	} {
		f, err := decode([]byte(data))
		if err == nil {
			err = f.check()
		}
		if err == nil || !strings.HasPrefix(err.Error(), "letters: ") {
			t.Errorf("%s: got error %v", name, err)
		}
	}
	f, err := decode([]byte(magic + "\x0a\x01\x01\x01\x01\x01\x41\x05\x01\x00\x01\x41\x01\x42\x03"))
	if err != nil {
		t.Fatal(err)
	}
	if len(f.pairs) != 1 || f.pairs[0] != pairKey('A', 'B') || f.shifts[0] != -2 {
		t.Errorf("kerned are %x by %d, want AB by -2", f.pairs, f.shifts)
	}
}

// FuzzDecode feeds damaged data to the decoder, which may refuse but not panic.
func FuzzDecode(f *testing.F) {
	f.Add(carvedData)
	f.Add([]byte(magic + "\x0a\x01\x01\x01\x01\x01\x41\x05\x05\x01\x00\x00\x01\x03\x00"))
	f.Fuzz(func(t *testing.T, data []byte) {
		font, err := decode(data)
		if err != nil {
			return
		}
		if err := font.check(); err != nil && !strings.HasPrefix(err.Error(), "letters: ") {
			t.Errorf("an outline is refused with %q, expected it to begin with the package", err)
		}
		for left := range font.runes {
			font.kern(left, len(font.runes)-1)
		}
	})
}

// FuzzWrap checks that no wrapping loses or invents a visible character.
func FuzzWrap(f *testing.F) {
	f.Add("the cat is asleep 動物「将棋」。\nok", 40.0)
	f.Add("\xff\xfe a\u00a0b", 3.0)
	f.Fuzz(func(t *testing.T, text string, width float64) {
		s := Style{Face: Text, Size: 10}
		squeeze := func(s string) string { return strings.Join(strings.Fields(s), "") }
		got := squeeze(strings.Join(Wrap(s, text, width), "\n"))
		if want := squeeze(text); got != want {
			t.Errorf("width %g: %q became %q", width, want, got)
		}
	})
}
