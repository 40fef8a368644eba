package homeworlds

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
)

// chartRooms are rooms as the layouts have them, from the smallest phone to a large screen.
func chartRooms() map[string]geom.Rect {
	return map[string]geom.Rect{
		"wide": geom.R(24, 12, 960, 640), "portrait": geom.R(8, 66, 374, 440), "small": geom.R(6, 56, 308, 280),
		"low": geom.R(160, 8, 520, 300), "tablet": geom.R(8, 60, 509, 380),
	}
}

// system is one of those that tests put on a chart.
type system struct{ slot, size int }

// someSystems returns n systems that are no homes.
func someSystems(rng *rand.Rand, n int) (list []system) {
	for k := range n {
		list = append(list, system{firstOther + k, 1 + rng.IntN(3)})
	}
	return list
}

// layoutChart is a chart with the homes of all seats and systems that have been founded one after the other.
func layoutChart(in latticeRoom, systems []system) map[int]spot {
	c, p := new(chart), placement{}
	c.arrange(in)
	rng := rand.New(rand.NewPCG(uint64(len(systems)), uint64(in.seats)))
	var bodies []body
	for side := range in.seats {
		bodies = append(bodies, body{slot: side, side: side, labels: []float64{120, 70, 20}})
	}
	for _, s := range systems {
		c.follow(&p, starEvent(rules.EvPlace, s))
		bodies = append(bodies, body{slot: s.slot, side: -1, labels: []float64{60 + 50*rng.Float64(), 30}})
	}
	return c.lay(&p, bodies)
}

// starEvent is an event of the star of a system.
func starEvent(kind rules.EventKind, s system) rules.Event {
	e := rules.Event{Kind: kind, Thing: game.Thing(game.MakePiece(game.Blue, s.size), game.Nobody), From: int32(s.slot), To: game.PlaceBank}
	if kind == rules.EvPlace {
		e.From, e.To = e.To, e.From
	}
	return e
}

func TestChartHasRoomForAll(t *testing.T) {
	for name, room := range chartRooms() {
		for seats := 2; seats <= 6; seats++ {
			for n := seats; n <= 42; n++ {
				in := latticeRoom{room: room, seats: seats}
				in.obstacles[0] = geom.R(room.X, room.Y, room.W/4, 40)
				spots := layoutChart(in, someSystems(rand.New(rand.NewPCG(uint64(n), uint64(seats))), n-seats))
				checkSpots(t, name, room, in.obstacles[:], spots, n)
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

// Systems come and go at random in rooms of all kinds, and each event leaves all that are there before and after it in
// their places and in their order.
func TestSystemsKeepTheirPlaces(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for name, room := range chartRooms() {
		for seats := 2; seats <= 6; seats++ {
			c, p := new(chart), placement{}
			in := latticeRoom{room: room, seats: seats}
			if room.W < 600 {
				in.class = stage.Tall
			}
			in.obstacles[0] = geom.R(room.X, room.Y, 48, 48)
			c.arrange(in)
			var there []system
			before := c.spotsOf(&p, seats, there)
			for range 80 {
				if n := len(there); n > 0 && rng.IntN(24) < n {
					k := rng.IntN(n)
					c.follow(&p, starEvent(rules.EvTake, there[k]))
					there = slices.Delete(there, k, k+1)
				} else {
					s := system{firstOther, 1 + rng.IntN(3)}
					for slices.ContainsFunc(there, func(o system) bool { return o.slot == s.slot }) {
						s.slot++
					}
					c.follow(&p, starEvent(rules.EvPlace, s))
					there = append(there, s)
				}
				places := p.places
				after := c.spotsOf(&p, seats, there)
				if places != p.places {
					t.Fatal("laying the chart changes places")
				}
				checkOrder(t, name, before, after)
				before = after
			}
		}
	}
}

// spotsOf lays the chart with the homes and the systems.
func (c *chart) spotsOf(p *placement, seats int, there []system) map[int]spot {
	var bodies []body
	for side := range seats {
		bodies = append(bodies, body{slot: side, side: side})
	}
	for _, s := range there {
		bodies = append(bodies, body{slot: s.slot, side: -1})
	}
	return c.lay(p, bodies)
}

// checkOrder reports two systems of which one has come to the other side of the other, by more than can be overlooked:
// a fraction of the smallest disc.
func checkOrder(t *testing.T, name string, before, after map[int]spot) {
	t.Helper()
	const least = 8
	for slot, was := range before {
		now, ok := after[slot]
		for other, o := range before {
			n, there := after[other]
			if !ok || !there {
				continue
			}
			if (was.at.X-o.at.X)*(now.at.X-n.at.X) < 0 && min(math.Abs(was.at.X-o.at.X), math.Abs(now.at.X-n.at.X)) > least {
				t.Errorf("%s: slots %d and %d have changed sides: %v and %v, then %v and %v", name, slot, other, was.at, o.at, now.at, n.at)
			}
			if (was.at.Y-o.at.Y)*(now.at.Y-n.at.Y) < 0 && min(math.Abs(was.at.Y-o.at.Y), math.Abs(now.at.Y-n.at.Y)) > least {
				t.Errorf("%s: slots %d and %d have changed heights: %v and %v, then %v and %v", name, slot, other, was.at, o.at, now.at, n.at)
			}
		}
	}
}

func TestHomesSitAtTheirSides(t *testing.T) {
	room := chartRooms()["wide"]
	for seats := 2; seats <= 6; seats++ {
		spots := layoutChart(latticeRoom{room: room, seats: seats}, someSystems(rand.New(rand.NewPCG(3, 4)), 9-seats))
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
			in := latticeRoom{room: room, seats: 2}
			copy(in.obstacles[:], blocked)
			spots := layoutChart(in, someSystems(rand.New(rand.NewPCG(7, 8)), 2))
			middle := spots[0].at.Lerp(spots[1].at, 0.5).X
			if left, right := spots[firstOther].at.X < middle, spots[firstOther+1].at.X < middle; left == right {
				t.Errorf("%s, blocked %v: both others lie on one side of the homes: %v", name, blocked, spots)
			}
		}
	}
}

func TestSmallStarsAboveLargeOnes(t *testing.T) {
	room := chartRooms()["wide"]
	systems := someSystems(rand.New(rand.NewPCG(5, 6)), 12)
	spots := layoutChart(latticeRoom{room: room, seats: 2}, systems)
	var sum, n [4]float64
	for _, s := range systems {
		sum[s.size] += spots[s.slot].at.Y
		n[s.size]++
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
			spots := layoutChart(latticeRoom{room: chartRooms()["wide"], seats: seats}, someSystems(rand.New(rand.NewPCG(9, uint64(n))), n-seats))
			most := 3
			if seats == 5 { // whose homes at the sides lie in one row
				most = 5
			}
			for slot, s := range spots {
				row := 0
				for _, o := range spots {
					if math.Abs(o.at.Y-s.at.Y) < same {
						row++
					}
				}
				if row > most {
					t.Errorf("%d seats, %d systems: %d lie in one row with slot %d", seats, n, row, slot)
				}
			}
		}
	}
}

// Where there are few systems the rings of the rake have room beside the plates that lie on the chart.
func TestFewSystemsLeaveRoomForTheirRings(t *testing.T) {
	const rings = 12.0
	room := chartRooms()["wide"]
	blocked := geom.R(room.X, room.Y, 240, 120)
	for seats := 2; seats <= 4; seats++ {
		in := latticeRoom{room: room, seats: seats}
		in.obstacles[0] = blocked
		spots := layoutChart(in, someSystems(rand.New(rand.NewPCG(5, 6)), 6-seats))
		for slot, s := range spots {
			if off := distance(blocked, s.at) - s.radius; off < rings {
				t.Errorf("%d seats: the disc of slot %d keeps only %.0f off a plate, want %.0f", seats, slot, off, rings)
			}
		}
	}
}

func TestTheSameSitesAreNotScatteredAgain(t *testing.T) {
	in, c := latticeRoom{room: chartRooms()["wide"], seats: 3}, new(chart)
	c.arrange(in)
	was := c.field(0)
	if c.arrange(in); c.field(0) != was {
		t.Error("the same chart is scattered twice")
	}
	in.room = in.room.Inset(20)
	if c.arrange(in); c.field(0) == was {
		t.Error("a smaller room has the sites of the larger one")
	}
}

func BenchmarkChart(b *testing.B) {
	in := latticeRoom{room: chartRooms()["wide"], seats: 6}
	in.obstacles[0] = geom.R(24, 12, 240, 60)
	systems := someSystems(rand.New(rand.NewPCG(7, 8)), 14)
	for b.Loop() {
		layoutChart(in, systems)
	}
}
