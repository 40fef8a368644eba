package yokai

import (
	"testing"

	"engawa/rules"
)

// FuzzParsePosition: whatever is accepted is written in a form that is read as the same position.
func FuzzParsePosition(f *testing.F) {
	for _, text := range walkStarts {
		f.Add(uint8(0), text)
	}
	f.Add(uint8(0), "Lg1/3/3/1l1[] b T")
	f.Add(uint8(1), "gle/1c1/1C1/ELG[-] w - - 0 1")
	f.Add(uint8(2), "g+le/1c1//ELG[Ccx][] q T")
	f.Fuzz(func(t *testing.T, v uint8, text string) {
		variant := variants[int(v)%len(variants)]
		b, err := ParseBoard(variant, text)
		if err != nil {
			if rules.CodeOf(err) == "error" || b != (Board{}) {
				t.Fatalf("%q: %v has no code, or leaves a board", text, err)
			}
			return
		}
		again, err := ParseBoard(variant, b.String())
		if err != nil || again != b {
			t.Fatalf("%q is written %q and read as %q, %v", text, b, again, err)
		}
		compareWithSlow(t, b, slowParse(t, variant, b.String()))
	})
}

// FuzzParseAction: whatever is accepted is legal, and is written as it was read.
func FuzzParseAction(f *testing.F) {
	for _, text := range []string{"b2b3", "b3b4+", "C@b2", "c@b2", "start 0", "pass", "", "a1a1+", "E@@@", "b2b\xff"} {
		f.Add(uint8(0), text)
		f.Add(uint8(1), text)
	}
	f.Fuzz(func(t *testing.T, n uint8, text string) {
		s := load(t, Mori, walkStarts[int(n)%len(walkStarts)])
		by, _ := s.Actors().Only()
		a, err := Game{}.ParseAction(s, by, text)
		if err != nil {
			if rules.CodeOf(err) == "error" || a != 0 {
				t.Fatalf("%q: %v has no code, or gives %#x", text, err, a)
			}
			return
		}
		if got := formatAction(a); got != text {
			t.Fatalf("%q is written %q", text, got)
		}
		if _, err := s.Apply(rules.Move{By: by, Do: a}, nil); err != nil {
			t.Fatalf("%q was read and is refused: %v", text, err)
		}
	})
}

// formatAction writes an action as [Game.FormatAction] does in any position.
func formatAction(a rules.Action) string { return Game{}.FormatAction(nil, rules.Move{Do: a}) }
