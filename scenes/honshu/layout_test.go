package honshu

import (
	"fmt"
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
)

func TestNothingOverlapsOnTheTable(t *testing.T) {
	for name, v := range stagetest.Views() {
		for seats := 2; seats <= 5; seats++ {
			for _, left := range []bool{false, true} {
				s := sitting{seats: seats, goal: true}
				l := layoutFor(v, s, left)
				about := fmt.Sprintf("%s, %d seats, left %v", name, seats, left)
				checkRooms(t, about+", bench", v.Safe, l.benchRooms())
				checkRooms(t, about+", table", v.Safe, l.tableRooms())
				checkSizes(t, about, v, l)
				s.watched = true
				l = layoutFor(v, s, left)
				checkRooms(t, about+", watched", v.Safe, l.tableRooms())
			}
		}
	}
}

// always are the places that are seen at all times.
func (l *layout) always() map[string]geom.Rect {
	rooms := map[string]geom.Rect{"track": l.track, "message": l.message, "act": l.act, "log": l.log}
	for k, s := range l.seats {
		rooms[fmt.Sprintf("seat %d", k)] = s.paper
		if k == 0 && s.paper.Empty() {
			rooms["own slip"] = s.slip
		}
	}
	for k, r := range l.tools {
		rooms[fmt.Sprintf("tool %d", k)] = r
	}
	return rooms
}

// benchRooms are the places that are seen while a card is laid on the land.
func (l *layout) benchRooms() map[string]geom.Rect {
	rooms := l.always()
	rooms["own land"], rooms["score"], rooms["card"], rooms["bar"] = l.land, l.score, l.card, l.bar
	if l.form == scoreRows {
		rooms["goal"], rooms["pool"], rooms["unseen"] = l.goal, l.pool, l.unseen
	}
	return rooms
}

// tableRooms are the places that are seen else.
func (l *layout) tableRooms() map[string]geom.Rect {
	rooms := l.always()
	rooms["middle"], rooms["hand"], rooms["boost"], rooms["own"] = l.middle, l.hand, l.boost, l.own
	rooms["goal"], rooms["pool"], rooms["unseen"] = l.goal, l.pool, l.unseen
	return rooms
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

func checkSizes(t *testing.T, about string, v stage.View, l layout) {
	t.Helper()
	least := map[string][3]float64{ // what is at least so wide and high
		"act": {l.act.W, l.act.H, 44}, "land": {l.land.W, l.land.H, 200}, "middle": {l.middle.W, l.middle.H, 96},
		"hand": {l.hand.W, l.hand.H, 96}, "boost": {l.boost.W, l.boost.H, 56}, "score": {l.score.W, l.score.H, 60}, "own": {l.own.W, l.own.H, 40},
	}
	for name, size := range least {
		if size[0] < size[2] || size[1] < size[2] {
			t.Errorf("%s: %s is only %.0f x %.0f", about, name, size[0], size[1])
		}
	}
	for k, r := range l.tools {
		if !r.Empty() && (r.W < leastPress || r.H < leastPress) {
			t.Errorf("%s: tool %d is only %.0f x %.0f", about, k, r.W, r.H)
		}
	}
	for k, s := range l.seats[1:] {
		checkRooms(t, fmt.Sprintf("%s, seat %d", about, k+1), s.paper, map[string]geom.Rect{
			"slip": s.slip, "points": s.points, "held": s.held, "cubes": s.cubes, "land": s.land,
		})
		if goods := 72.0; s.held.Empty() && (s.cubes.W < goods || s.cubes.H < 18) {
			t.Errorf("%s: the cubes of seat %d have only %.0f x %.0f", about, k+1, s.cubes.W, s.cubes.H)
		}
		row, stacked := s.points.W >= 54 && s.points.H >= 18, s.points.W >= 40 && s.points.H >= 36
		if s.held.Empty() && !row && !stacked {
			t.Errorf("%s: points and cards of seat %d have only %.0f x %.0f", about, k+1, s.points.W, s.points.H)
		}
		if touch := s.touch(); touch.W < leastPress || touch.H < leastPress {
			t.Errorf("%s: the paper of seat %d is touched in only %.0f x %.0f", about, k+1, touch.W, touch.H)
		}
		low := s.paper.H < leastPress+3*factRow && s.paper.W < narrowWidth
		if (s.land.W < 20 || s.land.H < 34) && (!low || !s.land.Empty()) {
			t.Errorf("%s: the land of seat %d has only %.0f x %.0f", about, k+1, s.land.W, s.land.H)
		}
	}
	b := &Board{layout: l}
	bar := b.barPlan()
	for name, r := range map[string]geom.Rect{"left": bar.left, "right": bar.right, "over": bar.over, "under": bar.under, "both": bar.both} {
		if !r.Within(l.bar) || r.W < leastPress || r.H < leastPress {
			t.Errorf("%s: the button %s is %v in the bar %v", about, name, r, l.bar)
		}
	}
	strip := b.stripPlan()
	rooms := map[string]geom.Rect{"previous": strip.previous, "label": strip.label, "next": strip.next, "back": strip.back}
	checkRooms(t, about+", strip", l.land, rooms)
	p := b.closerPlan()
	checkRooms(t, about+", closer", l.large, map[string]geom.Rect{
		"head": p.head, "before": p.before, "after": p.after, "close": p.close, "land": p.land, "list": p.list, "held": p.held, "rule": p.rule,
	})
	if p.land.W < 130 || p.land.H < 130 {
		t.Errorf("%s: a land looked at closely has only %.0f x %.0f", about, p.land.W, p.land.H)
	}
}
