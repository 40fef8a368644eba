package homeworlds

import (
	"fmt"
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/table"
	"engawa/scenes/widget"
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
				for _, s := range []sitting{{seats: seats}, {seats: seats, isWatched: true}, {seats: seats, learn: true}} {
					checkLayout(t, fmt.Sprintf("%s, left %v, %+v", name, left, s), v.Safe, s, tableModel{s, v}.room(widget.Env{LeftHanded: left}))
				}
			}
		}
	}
}

func checkLayout(t *testing.T, name string, safe geom.Rect, s sitting, l room) {
	t.Helper()
	things := map[string]geom.Rect{}
	names := []string{slotChart, slotBank, slotPowers, slotEnd, slotConnections, slotPosition, table.SlotLog, table.SlotMessage, table.SlotKept}
	for seat := range s.seats {
		names = append(names, table.SlotSeat(seat))
	}
	for k := range toolRestart + 1 {
		names = append(names, table.SlotTool(k))
	}
	if l.Slot(slotPowers).Empty() { // a replay lies there
		names = append(names, table.SlotConfirm)
		if confirm := l.Slot(table.SlotConfirm); confirm.W < min(minReplay, safe.W-2*phoneEdge) {
			t.Errorf("%s: a replay has only %.0f in width", name, confirm.W)
		}
	}
	for _, name := range names {
		things[name] = l.Slot(name)
	}
	chart := l.Slot(slotChart)
	for a, r := range things {
		if r.Empty() {
			continue
		}
		if !r.Within(safe) {
			t.Errorf("%s: %s %v is outside %v", name, a, r, safe)
		}
		for b, o := range things {
			if a < b && !o.Empty() && r.Overlaps(o) && a != "chart" && b != "chart" {
				t.Errorf("%s: %s %v and %s %v overlap", name, a, r, b, o)
			}
		}
		if a != "chart" && r.Overlaps(chart) && !isCovered(r, l.obstacles) {
			t.Errorf("%s: %s %v lies on the chart %v", name, a, r, chart)
		}
	}
	if end := l.Slot(slotEnd); !end.Empty() && (end.W < 40 || end.H < 34) {
		t.Errorf("%s: the end of the turn is only %.0f x %.0f", name, end.W, end.H)
	}
	least := 0.33
	if safe.H < 350 { // where even the least targets take much of it
		least = 0.28
	}
	if area := chart.W * chart.H; area < safe.W*safe.H*least {
		t.Errorf("%s: the garden has only %.0f %% of the room", name, 100*area/safe.W/safe.H)
	}
}

func TestCellsOfTheBankAreLargeEnough(t *testing.T) {
	for name, v := range views() {
		d := newTestBoard(t, 3, threeWorlds, v)
		if r := d.reserveRect(pieceNamed("r1")); r.W < 40 || r.H < 34 {
			t.Errorf("%s: a cell of the bank is only %.0f x %.0f", name, r.W, r.H)
		}
	}
}

func isCovered(r geom.Rect, list []geom.Rect) bool {
	for _, o := range list {
		if r.Within(o) {
			return true
		}
	}
	return false
}
