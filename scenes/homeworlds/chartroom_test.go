package homeworlds

import (
	"fmt"
	"math"
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/table"
)

// Few systems are as large as their room allows, and leave no large part of it empty at one side.
func TestFewSystemsAreLargeAndFillTheRoom(t *testing.T) {
	const many = "2/3 0. H0:0(b3y1)g3b1| H1:1(b2r1)|g3y1 s1:-1(g2)y2r1|b1 s2:-1(r1)|y2 s4:-1(g3)g1g1|g2r3"
	const two = "2/3 0 H0:0(b3y1)g3| H1:1(b2r1)|g3"
	for _, tt := range []struct {
		view, name string
		seats      int
		from       string
		home, hole float64 // least radius of a home, and how far a point may lie off all discs, logical units
	}{
		{"1280x800", "start", 3, "", 99, 370}, {"1280x800", "middle", 3, threeWorlds, 99, 280},
		{"1280x800", "many", 2, many, 99, 260}, {"1280x800", "two", 2, two, 99, 475},
		{"390x844", "start", 3, "", 75, 150}, {"390x844", "middle", 3, threeWorlds, 54.5, 100},
		{"390x844", "many", 2, many, 58, 140}, {"390x844", "two", 2, two, 86, 170},
		{"844x390", "start", 3, "", 70, 220}, {"844x390", "middle", 3, threeWorlds, 57, 180},
		{"844x390", "many", 2, many, 55, 180}, {"844x390", "two", 2, two, 95, 165},
	} {
		d := newTestBoard(t, tt.seats, tt.from, views()[tt.view])
		room, spots := d.chart.chart, d.goals()
		if r := spots[0].radius; r < tt.home {
			t.Errorf("%s, %s: homes have a radius of %.1f, want %.1f", tt.view, tt.name, r, tt.home)
		}
		if hole := largestHole(room, d.chart.obstacles[:], spots); hole > tt.hole {
			t.Errorf("%s, %s: a point lies %.0f off all systems, at most %.0f are wanted", tt.view, tt.name, hole, tt.hole)
		}
	}
}

// The homes of two players lie in the middle of a table of a phone, from one side to the other, and are large, however high
// a lesson leaves the table.
func TestHomesLieInTheMiddleOfAPhone(t *testing.T) {
	const seen = 13.0 // logical units: the buttons of the garden lie at the right
	d := newTestBoard(t, 2, "2/3 0 H0:0(b3y1)g3| H1:1(b2r1)|g3", phone())
	check := func(name string, least float64) {
		spots, room := d.goals(), d.chart.shown.room
		a, b := spots[0], spots[1]
		if off := (min(a.disc().X, b.disc().X)+max(a.disc().Right(), b.disc().Right()))/2 - room.Centre().X; math.Abs(off) > seen {
			t.Errorf("%s: the homes lie %.0f off the middle", name, off)
		}
		if a.radius < least {
			t.Errorf("%s: homes have a radius of %.0f, want %.0f", name, a.radius, least)
		}
	}
	check("a match", 86)
	for high := 540.0; high <= 700; high += 12 {
		v := phone()
		v.Area.H, v.Safe.H = high, high
		d.Show(table.Position{Relayout: true, View: v, Lesson: true, State: d.match.State().View(0)})
		check(fmt.Sprintf("a lesson %.0f high", high), 64)
	}
}

// largestHole returns how far a point of the room that is free can lie off all discs.
func largestHole(room geom.Rect, blocked []geom.Rect, spots map[int]spot) (most float64) {
	const step = 8
	for y := room.Y; y < room.Bottom(); y += step {
		for x := room.X; x < room.Right(); x += step {
			at, off := geom.Pt(x, y), math.Inf(1)
			if overlapsAny(geom.Around(at, 1, 1), blocked) {
				continue
			}
			for _, s := range spots {
				off = min(off, at.Sub(s.at).Len()-s.radius)
			}
			most = max(most, off)
		}
	}
	return most
}
