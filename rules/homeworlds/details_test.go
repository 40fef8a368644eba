package homeworlds

import (
	"errors"
	"slices"
	"testing"

	"engawa/rules"
)

// TestRefusalsSayWhichPieceAndSize looks at what translations of refusals can name.
func TestRefusalsSayWhichPieceAndSize(t *testing.T) {
	for _, c := range []struct {
		position string
		parts    []string
		want     rules.Detail
	}{
		{"2/3 1+ 0(b3b3)b3| 1(g3)|", []string{"b3"}, rules.Detail{Name: "piece", Code: "b3"}},
		{"2/3 0!g2 0(b3y1)g3| 1(b2r1)|g3", []string{"H0.0.g3", "trade"}, rules.Detail{Name: "colour", Code: "g"}},
		{"2/3 0!b2 0(b3y1)g3| 1(b2r1)|g3", []string{"H0.0.g3", "r2"}, rules.Detail{Name: "size", Number: 3}},
		{"2/3 0 0(b3r1)g2|b3 1(b2y1)|g3", []string{"H0.0.g2", "attack", "H0.1.b3"}, rules.Detail{Name: "size", Number: 2}},
	} {
		s := load(t, c.position)
		err := Game{}.Why(s, s.pos.Mover, pointAt(t, s, c.parts...))
		e, ok := errors.AsType[*rules.Error](err)
		if !ok || !slices.Contains(e.Details, c.want) {
			t.Errorf("%s, %q: %+v, want the detail %+v", c.position, c.parts, err, c.want)
		}
	}
}
