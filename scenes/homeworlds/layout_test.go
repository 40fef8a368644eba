package homeworlds

import (
	"fmt"
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
)

// views are windows from the smallest phones to a large screen.
func views() map[string]stage.View {
	list := stagetest.Views()
	list["568x320"] = stage.NewView(568, 320, 1, geom.Insets{})
	return list
}

func TestNothingOverlapsOnTheTable(t *testing.T) {
	for name, v := range views() {
		for seats := 2; seats <= 6; seats++ {
			for _, left := range []bool{false, true} {
				for _, s := range []sitting{{seats: seats}, {seats: seats, watched: true}, {seats: seats, learn: true}} {
					checkLayout(t, fmt.Sprintf("%s, left %v, %+v", name, left, s), v.Safe, layoutFor(v, s, left))
				}
			}
		}
	}
}

func checkLayout(t *testing.T, name string, room geom.Rect, l layout) {
	t.Helper()
	things := map[string]geom.Rect{
		"chart": l.chart, "log": l.log, "message": l.message, "keep": l.keep, "bank": l.bank, "powers": l.powers, "end": l.end, "ways": l.ways, "past": l.past,
	}
	if l.powers.Empty() { // a replay lies there
		things["confirm"] = l.confirm
		if l.confirm.W < min(leastReplay, room.W-2*phoneEdge) {
			t.Errorf("%s: a replay has only %.0f in width", name, l.confirm.W)
		}
	}
	for k, r := range l.slips {
		things[fmt.Sprintf("slip %d", k)] = r
	}
	for k, r := range l.tools {
		things[fmt.Sprintf("tool %d", k)] = r
	}
	for a, r := range things {
		if r.Empty() {
			continue
		}
		if !r.Within(room) {
			t.Errorf("%s: %s %v is outside %v", name, a, r, room)
		}
		for b, o := range things {
			if a < b && !o.Empty() && r.Overlaps(o) && a != "chart" && b != "chart" {
				t.Errorf("%s: %s %v and %s %v overlap", name, a, r, b, o)
			}
		}
		if a != "chart" && r.Overlaps(l.chart) && !coveredBy(r, l.blocked) {
			t.Errorf("%s: %s %v lies on the chart %v", name, a, r, l.chart)
		}
	}
	for what, r := range map[string]geom.Rect{"end": l.end, "bank": l.bankCell(0, 1)} {
		if !r.Empty() && (r.W < 40 || r.H < 34) {
			t.Errorf("%s: %s is only %.0f x %.0f", name, what, r.W, r.H)
		}
	}
	least := 0.33
	if room.H < 350 { // where even the least targets take much of it
		least = 0.28
	}
	if area := l.chart.W * l.chart.H; area < room.W*room.H*least {
		t.Errorf("%s: the garden has only %.0f %% of the room", name, 100*area/room.W/room.H)
	}
}

func coveredBy(r geom.Rect, list []geom.Rect) bool {
	for _, o := range list {
		if r.Within(o) {
			return true
		}
	}
	return false
}
