package table

import (
	"strings"
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/widget"
)

func TestLinesOfTheMenuLeaveNoHole(t *testing.T) {
	named := func(keys string) []row {
		var rows []row
		for _, key := range strings.Fields(keys) {
			rows = append(rows, row{key: key})
		}
		return rows
	}
	for _, tt := range []struct {
		keys    string
		columns int
		want    string
	}{
		{"resume book help resign shelf", 1, "resume | book | help | resign shelf"},
		{"resume undo hint talk book help shelf", 1, "resume | undo hint | talk | book | help | shelf"},
		{"resume book help shelf", 1, "resume | book | help | shelf"},
		{"resume book replay help resign shelf", 2, "resume | book replay | help | resign shelf"},
		{"resume book help agree resign shelf", 1, "resume | book | help | agree resign | shelf"},
		{"resume undo book replay help agree resign shelf", 3, "resume | undo book replay | help | agree resign shelf"},
		{"resume undo book replay help resign shelf", 3, "resume | undo book replay | help | resign shelf"},
	} {
		var got []string
		for _, line := range lines(named(tt.keys), tt.columns) {
			var keys []string
			for _, r := range line {
				keys = append(keys, r.key)
			}
			got = append(got, strings.Join(keys, " "))
		}
		if text := strings.Join(got, " | "); text != tt.want {
			t.Errorf("%s in %d columns: %s, want %s", tt.keys, tt.columns, text, tt.want)
		}
	}
}

func TestTheMenuFitsEveryWindow(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {320, 568}, {844, 390}, {568, 320}, {768, 1024}} {
		d := newTestTable(t, newBidMatch(t, []Player{{Name: "Aki"}, {Name: "Hana"}}, 3, 2))
		d.openMenu()
		v := stage.NewView(size[0], size[1], 1, geom.Insets{})
		d.services.Stack.Arrange(v)
		m, ok := d.services.Stack.Top().(*menu)
		if !ok {
			t.Fatal("the menu does not open")
		}
		checkMenu(t, m)
	}
}

// checkMenu looks for what has no room in the menu, and for buttons that are too small for a finger.
func checkMenu(t *testing.T, m *menu) {
	t.Helper()
	const fingertip = 44
	v, card := m.View(), m.Tree().Slot(widget.PanelSlot)
	if missing := m.Tree().Overflows; len(missing) > 0 || card.Empty() || !card.Within(v.Safe) {
		t.Errorf("%v: the menu lies at %v, and %q has no room", v.Safe, card, missing)
	}
	for _, c := range m.Page().Controls() {
		if !c.Rect.Within(card.Inset(12)) || c.Rect.H < fingertip-0.01 {
			t.Errorf("%v: %s lies at %v in the menu at %v", v.Safe, c.Key, c.Rect, card)
		}
	}
}
