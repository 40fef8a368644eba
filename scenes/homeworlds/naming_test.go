package homeworlds

import (
	"testing"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/table"
)

// On a large table the selected system can be named if it has been discovered, by a button that lies on nothing else.
func TestATouchedSystemCanBeNamed(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, wideView())
	if n := table.PlacesOf(d.Tree(), d.seats).Naming; !n.Button.Empty() {
		t.Errorf("%q can be named before a system is touched", n.Name)
	}
	for slot := range d.pos.Slots() {
		d.touch(cellPart(slot))
		n := table.PlacesOf(d.Tree(), d.seats).Naming
		ok := !n.Button.Empty()
		if ok != (slot >= game.MaxSeats) {
			t.Errorf("slot %d can be named: %t", slot, ok)
		}
		if ok && n.Key != d.pos.Name(slot) {
			t.Errorf("slot %d is named as %q", slot, n.Key)
		}
		for _, target := range d.partCells() {
			if ok && target.Of.(rules.Part) != cellPart(slot) && target.Rect.Overlaps(n.Button) {
				t.Errorf("the button at %v lies on %s", n.Button, target.Name)
			}
		}
		d.Back()
	}
}
