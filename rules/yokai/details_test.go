package yokai

import (
	"errors"
	"slices"
	"testing"

	"engawa/rules"
)

// TestRefusalsSayWhichPieceAndRow looks at what translations of refusals can name.
func TestRefusalsSayWhichPieceAndRow(t *testing.T) {
	for _, c := range []struct {
		name string
		try  func() error
		want rules.Detail
	}{
		{"a step the piece cannot make", tryMove(t, "a1a3"), rules.Detail{Name: "kind", Code: "E"}},
		{"a step onto an own piece", tryMove(t, "b1c1"), rules.Detail{Name: "kind", Code: "G"}},
		{"a step of the other's piece", tryMove(t, "b4b3"), rules.Detail{Name: "kind", Code: "L"}},
		{"a drop of a piece that is not held", tryMove(t, "G@a2"), rules.Detail{Name: "kind", Code: "G"}},
		{"three rows", tryPosition("gle/1c1/ELG[] w"), rules.Detail{Name: "n", Number: 3}},
		{"an unknown letter", tryPosition("gle/1x1/1C1/ELG[] w"), rules.Detail{Name: "letter", Code: "x"}},
		{"its row", tryPosition("gle/1x1/1C1/ELG[] w"), rules.Detail{Name: "row", Number: 3}},
		{"a short row", tryPosition("gle/1c1/1C/ELG[] w"), rules.Detail{Name: "row", Number: 2}},
		{"a lion in reserve", tryPosition("gle/1c1/1C1/ELG[L] w"), rules.Detail{Name: "letter", Code: "L"}},
		{"two lions", tryPosition("gle/1c1/1L1/ELG[] w"), rules.Detail{Name: "n", Number: 2}},
		{"three chicks", tryPosition("gle/1c1/1C1/ELG[C] w"), rules.Detail{Name: "kind", Code: "C"}},
	} {
		e, ok := errors.AsType[*rules.Error](c.try())
		if !ok || !slices.Contains(e.Details, c.want) {
			t.Errorf("%s: %+v, want the detail %+v", c.name, e, c.want)
		}
	}
}

func tryMove(t *testing.T, text string) func() error {
	s := load(t, Mori, startText)
	return func() error {
		_, err := try(s, text)
		return err
	}
}

func tryPosition(text string) func() error {
	return func() error {
		_, err := ParseBoard(Mori, text)
		return err
	}
}
