package honshu

import (
	"fmt"
	"testing"

	game "engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

func TestNothingOverlapsOnTheTable(t *testing.T) {
	for name, v := range stagetest.Views() {
		for seats := 2; seats <= 5; seats++ {
			for _, left := range []bool{false, true} {
				s := tableSetup{seats: seats, goal: true}
				l := roomsOf(v, s, left)
				about := fmt.Sprintf("%s, %d seats, left %v", name, seats, left)
				bench := []string{slotLand, slotScore, slotCard, slotBar}
				if v.Class == stage.Wide {
					bench = append(bench, slotGoal, slotPool, slotUnseen)
				}
				cards := []string{slotMiddle, slotHand, slotBoost, slotOwn, slotGoal, slotPool, slotUnseen}
				checkRooms(t, about+", bench", v.Safe, l.visibleRooms(bench...))
				checkRooms(t, about+", table", v.Safe, l.visibleRooms(cards...))
				checkSizes(t, about, l)
				s.isWatched = true
				checkRooms(t, about+", watched", v.Safe, roomsOf(v, s, left).visibleRooms(cards...))
			}
		}
	}
}

// rooms are the places of a table without what lies there.
type rooms struct {
	*widget.Tree
	tableSetup
}

func roomsOf(v stage.View, s tableSetup, left bool) rooms {
	a := arrangement{view: v, tableSetup: s}
	return rooms{widget.Layout(widget.Env{LeftHanded: left}, v.Area, widget.Positioned{Rect: v.Safe, Child: a.table()}, nil), s}
}

// visibleRooms returns the places with these names, and those that are seen at all times.
func (l rooms) visibleRooms(names ...string) map[string]geom.Rect {
	list := map[string]geom.Rect{}
	for k := range l.seats {
		names = append(names, slotPanel(k))
	}
	if !l.isWatched {
		names = append(names, table.SlotSeat(0))
	}
	for k := range 6 {
		names = append(names, table.SlotTool(k))
	}
	for _, name := range append(names, slotTrack, slotMainButton, table.SlotMessage, table.SlotLog) {
		list[name] = l.Slot(name)
	}
	return list
}

func checkRooms(t *testing.T, about string, safe geom.Rect, rooms map[string]geom.Rect) {
	t.Helper()
	for a, r := range rooms {
		if r == (geom.Rect{}) {
			continue
		}
		if r.Empty() || !r.Within(safe) {
			t.Errorf("%s: %s %v is not inside %v", about, a, r, safe)
		}
		for b, o := range rooms {
			if a < b && !o.Empty() && r.Inset(0.01).Overlaps(o) {
				t.Errorf("%s: %s %v and %s %v overlap", about, a, r, b, o)
			}
		}
	}
}

func checkSizes(t *testing.T, about string, l rooms) {
	t.Helper()
	least := map[string]float64{ // what is at least so wide and high
		slotMainButton: 44, slotLand: 200, slotMiddle: 96, slotHand: 96, slotBoost: 56, slotScore: 60, slotOwn: 40, slotLarge: 200, slotOverlay: 200,
	}
	for name, side := range least {
		if r := l.Slot(name); r.W < side || r.H < side {
			t.Errorf("%s: %s is only %.0f x %.0f", about, name, r.W, r.H)
		}
	}
	for k := range 6 {
		if r := l.Slot(table.SlotTool(k)); !r.Empty() && (r.W < minPress || r.H < minPress) {
			t.Errorf("%s: tool %d is only %.0f x %.0f", about, k, r.W, r.H)
		}
	}
	for k := 1; k < l.seats; k++ {
		at := func(name func(int) string) geom.Rect { return l.Slot(name(k)) }
		panel, points, held, cubes, land, touch := at(slotPanel), at(slotPoints), at(slotCardsInHand), at(slotCubes), at(slotMap), at(slotTouch)
		checkRooms(t, fmt.Sprintf("%s, seat %d", about, k), panel, map[string]geom.Rect{
			"slip": at(table.SlotSeat), "points": points, "held": held, "cubes": cubes, "land": land,
		})
		if goods := 72.0; held.Empty() && (cubes.W < goods || cubes.H < 18) {
			t.Errorf("%s: the cubes of seat %d have only %.0f x %.0f", about, k, cubes.W, cubes.H)
		}
		row, stacked := points.W >= 54 && points.H >= 18, points.W >= 40 && points.H >= 36
		if held.Empty() && !row && !stacked {
			t.Errorf("%s: points and cards of seat %d have only %.0f x %.0f", about, k, points.W, points.H)
		}
		if touch.W < minPress || touch.H < minPress {
			t.Errorf("%s: the panel of seat %d is touched in only %.0f x %.0f", about, k, touch.W, touch.H)
		}
		low := panel.H < minPress+3*factRow && panel.W < narrowWidth
		if (land.W < 20 || land.H < 34) && (!low || !land.Empty()) {
			t.Errorf("%s: the land of seat %d has only %.0f x %.0f", about, k, land.W, land.H)
		}
	}
}

// TestBiddingUsesTheRoomOfTheCubes bids on a phone held upright: the pairs have the place of the cubes, too.
func TestBiddingUsesTheRoomOfTheCubes(t *testing.T) {
	d := newTestBoard(t, trickOf(2), game.PhaseBid, 2, stage.NewView(390, 844, 1, geom.Insets{}))
	middle, cubes, room := d.room(slotMiddle), d.room(slotBoost), d.middleRoom()
	if room.Bottom() != cubes.Bottom() || room.H <= middle.H {
		t.Errorf("the pairs have %v, of %v with the cubes at %v", room, middle, cubes)
	}
}
