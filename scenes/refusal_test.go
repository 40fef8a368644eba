package scenes_test

import (
	"testing"

	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// TestNoRefusalCoversPiecesOrButtons refuses every kind of press on a board of Yōkai no Mori: what is said covers neither a
// square, nor a reserve, nor a button.
func TestNoRefusalCoversPiecesOrButtons(t *testing.T) {
	for _, shape := range shapesToFit() {
		for _, tag := range lang.Tags() {
			for _, keys := range [][]string{{"cell 10"}, {"cell 7"}, {"cell 4", "cell 9"}, {"reserve 2", "cell 7"}} {
				m, err := scenestest.YokaiMatch("mori", "spirits", []table.Player{{Name: "Aki"}, {Name: "Hana"}}, scenestest.MiddleGame...)
				if err != nil {
					t.Fatal(err)
				}
				d := scenestest.New(shape, tag)
				if err = d.ShowMatch(m); err == nil {
					err = d.Press(keys...)
				}
				if err != nil {
					t.Fatal(err)
				}
				top := d.Services.Stack.Top().(*table.Table)
				box, _ := top.MessageBox()
				if box.Empty() {
					t.Errorf("%s %s: %q is not refused", shape.Name, tag, keys)
				}
				for _, c := range top.Page().Controls() {
					part, of := table.PartOf(c)
					kept := of && (part.Kind == rules.PartCell || part.Kind == rules.PartReserve) || !of && c.Role == ui.RoleButton
					if kept && c.Rect.Inset(1).Overlaps(box) {
						t.Errorf("%s %s: the refusal of %q at %.0f lies over %s at %.0f", shape.Name, tag, keys, box, c.Key, c.Rect)
					}
				}
				d.Close()
			}
		}
	}
}
