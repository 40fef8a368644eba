package widget

import (
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/ui"
)

// TestSegmentsOfTheirOwn wants segments with keys and names of their own, and some that cannot be chosen.
func TestSegmentsOfTheirOwn(t *testing.T) {
	refused := 0
	list := Layout(Env{}, geom.R(0, 0, 200, 46), Choice("who", "Player", []Segment{
		{Label: "Human"}, {Control: ui.Control{Key: "computer", Name: "Computer"}, Icon: "cpu"},
		{Label: "Off", Control: ui.Control{Refuse: func() { refused++ }}},
	}, 0, func(int) {}), nil).Controls()
	for k, want := range []struct {
		key, name string
		off       bool
	}{{"who", "Player", false}, {"who.0", "Human", false}, {"computer", "Computer", false}, {"who.2", "Off", true}} {
		if c := list[k]; c.Key != want.key || c.Name != want.name || c.Off != want.off {
			t.Errorf("control %d is %q, called %q, off: %v; want %+v", k, c.Key, c.Name, c.Off, want)
		}
	}
	if list[3].Refuse(); refused != 1 {
		t.Error("why it cannot be chosen is not told")
	}
}
