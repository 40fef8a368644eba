package homeworlds

import (
	"math"
	"math/rand/v2"
	"testing"

	"engawa/scenes/geom"
)

// chartRooms are rooms as the layouts have them, from the smallest phone to a large screen.
func chartRooms() map[string]geom.Rect {
	return map[string]geom.Rect{
		"wide": geom.R(24, 12, 960, 640), "portrait": geom.R(8, 66, 374, 440), "small": geom.R(6, 56, 308, 280),
		"low": geom.R(160, 8, 520, 300), "tablet": geom.R(8, 60, 509, 380),
	}
}

// someBodies returns n systems, among them the homes of the seats.
func someBodies(rng *rand.Rand, seats, n int) []body {
	var list []body
	for side := range seats {
		list = append(list, body{slot: side, side: side, size: 1, labels: []float64{120, 70, 20}})
	}
	for k := range n - seats {
		list = append(list, body{slot: firstOther + k, side: -1, size: 1 + rng.IntN(3), labels: []float64{60 + 50*rng.Float64(), 30}})
	}
	return list
}

func TestChartHasRoomForAll(t *testing.T) {
	for name, room := range chartRooms() {
		for seats := 2; seats <= 6; seats++ {
			for n := seats; n <= 42; n++ {
				rng := rand.New(rand.NewPCG(uint64(n), uint64(seats)))
				blocked := []geom.Rect{geom.R(room.X, room.Y, room.W/4, 40)}
				spots := new(chart).lay(room, blocked, seats, someBodies(rng, seats, n))
				checkSpots(t, name, room, blocked, spots, n)
			}
		}
	}
}

func checkSpots(t *testing.T, name string, room geom.Rect, blocked []geom.Rect, spots map[int]spot, n int) {
	t.Helper()
	if len(spots) != n {
		t.Fatalf("%s: %d of %d systems have a place", name, len(spots), n)
	}
	for slot, s := range spots {
		disc := geom.Around(s.at, 2*s.radius, 2*s.radius)
		for what, r := range map[string]geom.Rect{"disc": disc, "name": s.label} {
			if !r.Empty() && !r.Within(room) {
				t.Errorf("%s with %d systems: the %s of slot %d at %v is outside the room %v", name, n, what, slot, r, room)
			}
			if n <= 20 && overlapsAny(r, blocked) {
				t.Errorf("%s with %d systems: the %s of slot %d at %v lies under a button", name, n, what, slot, r)
			}
		}
		for other, o := range spots {
			if other == slot {
				continue
			}
			if s.at.Sub(o.at).Len() < s.radius+o.radius {
				t.Errorf("%s with %d systems: the discs of %d and %d overlap", name, n, slot, other)
			}
			if s.label.Overlaps(o.label) && !s.label.Empty() && !o.label.Empty() {
				t.Errorf("%s with %d systems: the names of %d and %d overlap", name, n, slot, other)
			}
			if !s.label.Empty() && s.label.Overlaps(geom.Around(o.at, 1.4*o.radius, 1.4*o.radius)) {
				t.Errorf("%s with %d systems: the name of %d lies on the disc of %d", name, n, slot, other)
			}
		}
	}
}

func TestChartIsStable(t *testing.T) {
	room := chartRooms()["wide"]
	rng := rand.New(rand.NewPCG(1, 2))
	bodies := someBodies(rng, 2, 11)
	before := new(chart).lay(room, nil, 2, bodies)
	after := new(chart).lay(room, nil, 2, append(bodies, body{slot: firstOther + 9, side: -1, size: 2, labels: []float64{80}}))
	moved := 0
	for slot, s := range before {
		if after[slot].at.Sub(s.at).Len() > 1 {
			moved++
		}
	}
	if moved > 2 {
		t.Errorf("one more system moved %d of %d others", moved, len(before))
	}
}

func TestHomesSitAtTheirSides(t *testing.T) {
	room := chartRooms()["wide"]
	for seats := 2; seats <= 6; seats++ {
		spots := new(chart).lay(room, nil, seats, someBodies(rand.New(rand.NewPCG(3, 4)), seats, 9))
		if own := spots[0].at; own.Y < room.Centre().Y || own.X < room.X+room.W/3 || own.X > room.Right()-room.W/3 {
			t.Errorf("%d seats: the own home is at %v, not below in the middle of %v", seats, own, room)
		}
		for side := 1; side < seats; side++ {
			if spots[side].at.Y > spots[0].at.Y+1 {
				t.Errorf("%d seats: the home at side %d lies below the own one", seats, side)
			}
		}
	}
}

func TestNoSideOfTheHomesStaysEmpty(t *testing.T) {
	corner := map[string]geom.Rect{} // of a button, as on phones
	for name, room := range chartRooms() {
		corner[name] = geom.R(room.Right()-48, room.Y, 48, 48)
	}
	for name, room := range chartRooms() {
		for _, blocked := range [][]geom.Rect{nil, {corner[name]}} {
			spots := new(chart).lay(room, blocked, 2, someBodies(rand.New(rand.NewPCG(7, 8)), 2, 4))
			middle := spots[0].at.Lerp(spots[1].at, 0.5).X
			if left, right := spots[firstOther].at.X < middle, spots[firstOther+1].at.X < middle; left == right {
				t.Errorf("%s, blocked %v: both others lie on one side of the homes: %v", name, blocked, spots)
			}
		}
	}
}

func TestSmallStarsAboveLargeOnes(t *testing.T) {
	room := chartRooms()["wide"]
	bodies := someBodies(rand.New(rand.NewPCG(5, 6)), 2, 14)
	spots := new(chart).lay(room, nil, 2, bodies)
	var sum, n [4]float64
	for _, b := range bodies {
		if b.side < 0 {
			sum[b.size] += spots[b.slot].at.Y
			n[b.size]++
		}
	}
	if sum[1]/n[1] >= sum[2]/n[2] || sum[2]/n[2] >= sum[3]/n[3] {
		t.Errorf("mean heights of small, middle and large: %v of %v", sum, n)
	}
}

// A large table with few systems looks scattered: hardly two of them lie at one height.
func TestSystemsAreNotDrawnUpInRows(t *testing.T) {
	const same = 6.0
	for seats := 2; seats <= 6; seats++ {
		for n := max(5, seats); n <= 12; n++ {
			spots := new(chart).lay(chartRooms()["wide"], nil, seats, someBodies(rand.New(rand.NewPCG(9, uint64(n))), seats, n))
			for slot, s := range spots {
				row := 0
				for _, o := range spots {
					if math.Abs(o.at.Y-s.at.Y) < same {
						row++
					}
				}
				if row > 3 {
					t.Errorf("%d seats, %d systems: %d lie in one row with slot %d", seats, n, row, slot)
				}
			}
		}
	}
}

// Where there are few systems the rings of the rake have room beside the slips that lie on the chart.
func TestFewSystemsLeaveRoomForTheirRings(t *testing.T) {
	const rings = 12.0
	room := chartRooms()["wide"]
	blocked := geom.R(room.X, room.Y, 240, 120)
	for seats := 2; seats <= 4; seats++ {
		spots := new(chart).lay(room, []geom.Rect{blocked}, seats, someBodies(rand.New(rand.NewPCG(5, 6)), seats, 6))
		for slot, s := range spots {
			if off := distance(blocked, s.at) - s.radius; off < rings {
				t.Errorf("%d seats: the disc of slot %d keeps only %.0f off a slip, want %.0f", seats, slot, off, rings)
			}
		}
	}
}

func TestTheSameSitesAreNotStrewnAgain(t *testing.T) {
	room, c := chartRooms()["wide"], new(chart)
	bodies := someBodies(rand.New(rand.NewPCG(1, 2)), 3, 8)
	first := c.lay(room, nil, 3, bodies)
	scattered := c.scattered
	if again := c.lay(room, nil, 3, bodies); c.scattered != scattered || again[0] != first[0] {
		t.Error("the same chart is strewn twice")
	}
	if c.lay(room.Inset(20), nil, 3, bodies); c.scattered == scattered {
		t.Error("a smaller room has the sites of the larger one")
	}
}

func BenchmarkChart(b *testing.B) {
	bodies := someBodies(rand.New(rand.NewPCG(7, 8)), 6, 20)
	for b.Loop() {
		new(chart).lay(chartRooms()["wide"], []geom.Rect{geom.R(24, 12, 240, 60)}, 6, bodies)
	}
}
