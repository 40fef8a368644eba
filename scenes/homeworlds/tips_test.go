package homeworlds

import (
	"strings"
	"testing"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/geom"
)

// While homes are set up each kind of piece in the bank says by a tip what it is, how many are left and what it gives.
func TestPiecesOfTheBankHaveTipsDuringSetUp(t *testing.T) {
	d := newTestBoard(t, 2, "", phone())
	for _, c := range d.partCells() {
		if p := c.Of.(rules.Part); p.Kind == rules.PartReserve && (!strings.EqualFold(c.Tip, c.Name) || !strings.Contains(c.Tip, "power: ")) {
			t.Errorf("%s has the tip %q", c.Name, c.Tip)
		}
	}
	d = newTestBoard(t, 3, threeWorlds, phone())
	for _, c := range d.partCells() {
		if p := c.Of.(rules.Part); p.Kind == rules.PartReserve && c.Tip != "" {
			t.Errorf("after the set-up %s still has the tip %q", c.Name, c.Tip)
		}
	}
}

// The tips of ships and of systems keep off the stars of their system and its name.
func TestTipsKeepOffTheStars(t *testing.T) {
	for name, view := range views() {
		d := newTestBoard(t, 3, threeWorlds, view)
		for _, c := range d.partCells() {
			slot, ok := slotOf(c.Of.(rules.Part))
			if !ok || c.Tip == "" || slot >= game.MaxSystems {
				continue
			}
			at := d.systems[slot].goal
			if !at.label.Within(c.TipOff) && !at.label.Empty() {
				t.Errorf("%s: the tip %q may lie on the name at %v", name, c.Tip, at.label)
			}
			for _, star := range d.thingsIn(slot) {
				if star.owner == game.Nobody && !geom.Bounds(star.corners()).Within(c.TipOff) {
					t.Errorf("%s: the tip %q may lie on the star %s", name, c.Tip, star.piece)
				}
			}
		}
	}
}
