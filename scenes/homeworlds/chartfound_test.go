package homeworlds

import (
	"testing"

	"engawa/rules"
	"engawa/scenes/geom"
)

// Where there is room nothing moves when a system is founded or goes, and a new one lies beside the one that its ship
// comes from.
func TestNothingMovesWhereThereIsRoom(t *testing.T) {
	c, p := new(chart), placement{}
	c.arrange(latticeRoom{room: chartRooms()["wide"], seats: 2})
	var there []system
	before := c.spotsOf(&p, 2, there)
	check := func(what string) map[int]spot {
		t.Helper()
		after := c.spotsOf(&p, 2, there)
		for slot, was := range before {
			if now, ok := after[slot]; ok && now.at != was.at {
				t.Errorf("%s: slot %d moves from %v to %v", what, slot, was.at, now.at)
			}
		}
		before = after
		return after
	}
	parent := int32(0)
	for k := range 4 {
		s := system{firstOther + k, 1 + k%3}
		e := starEvent(rules.EvPlace, s)
		e.Path = []int32{parent}
		c.follow(&p, e)
		there = append(there, s)
		at := check("founded")
		nearest, away := geom.Point{}, 1e9
		for slot, o := range at {
			if off := o.at.Sub(at[s.slot].at).Len(); slot != s.slot && off < away {
				nearest, away = o.at, off
			}
		}
		if off := at[int(parent)].at.Sub(at[s.slot].at).Len(); off > 1.6*away {
			t.Errorf("slot %d lies %.0f off the system that its ship comes from, and %.0f off %v", s.slot, off, away, nearest)
		}
		parent = int32(k%2*s.slot) + int32((k+1)%2)
	}
	for len(there) > 0 {
		c.follow(&p, starEvent(rules.EvTake, there[0]))
		there = there[1:]
		check("gone")
	}
}
