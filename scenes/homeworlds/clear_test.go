package homeworlds

import (
	"fmt"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// checkTargets looks for targets that lie outside of the window or under a panel, have no name or are there twice.
func checkTargets(t *testing.T, name string, d *testBoard) {
	t.Helper()
	seen := map[string]bool{}
	for _, target := range d.partCells() {
		key := target.Of.(rules.Part).String()
		if seen[key] {
			t.Errorf("%s: %s can be pointed at in two places", name, key)
		}
		seen[key] = true
		if target.Name == "" || strings.Contains(target.Name, "{") {
			t.Errorf("%s: %s is called %q", name, key, target.Name)
		}
		if !target.Rect.Within(d.view.Area) {
			t.Errorf("%s: %s lies at %v, outside of %v", name, key, target.Rect, d.view.Area)
		}
		for what, r := range d.panels() {
			if target.Rect.Inset(0.5).Overlaps(r) && !r.Empty() {
				t.Errorf("%s: %s at %v lies on the %s at %v", name, key, target.Rect, what, r)
			}
		}
	}
}

// panels are what the table lays over the room by itself.
func (d *testBoard) panels() map[string]geom.Rect {
	list := map[string]geom.Rect{}
	names := []string{table.SlotLog, table.SlotKept}
	for seat := range d.seats {
		names = append(names, table.SlotSeat(seat))
	}
	for k := range toolRestart + 1 {
		names = append(names, table.SlotTool(k))
	}
	for _, name := range names {
		list[name] = d.Tree().Slot(name)
	}
	return list
}

// In all rooms, for both hands and in a replay, nothing that can be pointed at lies on a panel or a round button, on
// the chart as in each open system.
func TestNothingLiesUnderThePanels(t *testing.T) {
	const sixWorlds = "6/5 0 H0:0(b3y1)g3||||| H1:1(b2r1)|g3y1|||| H2:2(g2b1)||y3||| H3:3(r3y2)|||g3|| H4:4(b3g2)||||r3b1| " +
		"H5:5(y3r1)|||||b3 s1:-1(g1)g1|r1|||| s2:-1(r2)||y1|b1|y1|b2 s3:-1(y3)|||r1||g1"
	for name, v := range views() {
		for seats, from := range map[int]string{2: crowdedWorlds, 3: threeWorlds, 4: manyWorlds, 6: sixWorlds} {
			for _, left := range []bool{false, true} {
				for _, watched := range []bool{false, true} {
					what := fmt.Sprintf("%s, %d seats, left %v, watched %v", name, seats, left, watched)
					d := newTestBoard(t, seats, from, v)
					d.services.Settings.LeftHanded, d.isWatched = left, watched
					d.arrange(v)
					d.Board.show(d.state)
					checkTargets(t, what, d)
					for slot := range d.pos.Slots() {
						d.open(slot)
						checkTargets(t, what+", opened", d)
						checkButtonsApart(t, what, d)
					}
				}
			}
		}
	}
}

// checkButtonsApart looks for round buttons that lie over each other.
func checkButtonsApart(t *testing.T, name string, d *testBoard) {
	t.Helper()
	var round []*ui.Control
	for _, target := range d.partCells() {
		if target.Round {
			round = append(round, target)
		}
	}
	for k, a := range round {
		for _, b := range round[k+1:] {
			if a.Rect.Centre().Sub(b.Rect.Centre()).Len() < (a.Rect.W+b.Rect.W)/2 {
				t.Errorf("%s: %s at %v and %s at %v lie over each other", name, a.Of.(rules.Part), a.Rect, b.Of.(rules.Part), b.Rect)
			}
		}
	}
}

func TestAPartBesideWhatIsBlocked(t *testing.T) {
	r := geom.R(0, 0, 40, 30)
	for blocked, want := range map[geom.Rect]geom.Rect{
		geom.R(30, 0, 40, 30):    geom.R(0, 0, 30, 30),
		geom.R(-10, 0, 18, 30):   geom.R(8, 0, 32, 30),
		geom.R(0, 20, 40, 30):    geom.R(0, 0, 40, 20),
		geom.R(-10, -10, 45, 15): geom.R(0, 5, 40, 25),
		geom.R(50, 0, 40, 30):    r,
	} {
		if got := largestFreePart(r, blocked); got != want {
			t.Errorf("beside %v there is %v, want %v", blocked, got, want)
		}
	}
}
