package hit

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"engawa/scenes/geom"
)

func TestTopmostWins(t *testing.T) {
	var m Map
	m.Set(geom.R(0, 0, 400, 300), []Target{
		{"table", 0, Rect(geom.R(0, 0, 400, 300))}, {"card", 2, Rect(geom.R(50, 50, 100, 100))},
		{"token", 5, Disc(geom.R(90, 90, 20, 20))}, {"later", 2, Rect(geom.R(120, 120, 100, 100))},
	})
	for _, tt := range []struct {
		x, y float64
		want string
	}{
		{10, 10, "table"},
		{60, 60, "card"},
		{100, 100, "token"}, // wholly inside the card: resolv sees no crossing edges there
		{130, 130, "later"}, // same Z: the one added last
		{399, 299, "table"},
	} {
		if got, _ := m.At(geom.Pt(tt.x, tt.y), false); got != tt.want {
			t.Errorf("At(%v, %v) = %q, want %q", tt.x, tt.y, got, tt.want)
		}
	}
}

func TestFingertipFindsWhatItJustMissed(t *testing.T) {
	var m Map
	m.Set(geom.R(0, 0, 200, 200), []Target{{"left", 0, Rect(geom.R(20, 20, 40, 40))}, {"right", 0, Rect(geom.R(80, 20, 40, 40))}})
	for _, tt := range []struct {
		x, y  float64
		touch bool
		want  string
	}{
		{64, 40, true, "left"},
		{74, 40, true, "right"},
		{64, 40, false, ""},
		{150, 150, true, ""},
		{40, 60 + fingertip - 1, true, "left"},
		{40, 60 + fingertip + 1, true, ""},
	} {
		if got, _ := m.At(geom.Pt(tt.x, tt.y), tt.touch); got != tt.want {
			t.Errorf("At(%v, %v, touch %v) = %q, want %q", tt.x, tt.y, tt.touch, got, tt.want)
		}
	}
}

func TestPointsOutsideTheAreaHitNothing(t *testing.T) {
	var m Map
	m.Set(geom.R(100, 100, 50, 50), []Target{{"all", 0, Rect(geom.R(100, 100, 50, 50))}})
	for _, p := range []geom.Point{{X: -500, Y: -500}, {X: 99, Y: 120}, {X: 1e6, Y: 1e6}} {
		if key, ok := m.At(p, false); ok {
			t.Errorf("At(%v) = %q, want nothing", p, key)
		}
	}
	if key, ok := m.At(geom.Pt(149.5, 149.5), false); !ok || key != "all" {
		t.Errorf("the last point of the area hits %q", key)
	}
}

// TestPolygonsAreHitInsideTheirEdges points at a card that has been turned by an eighth, and beside it.
func TestPolygonsAreHitInsideTheirEdges(t *testing.T) {
	var m Map
	m.Set(geom.R(0, 0, 200, 200), []Target{{"card", 0, Polygon(geom.Pt(100, 50), geom.Pt(150, 100), geom.Pt(100, 150), geom.Pt(50, 100))}})
	for _, tt := range []struct {
		x, y  float64
		touch bool
		want  bool
	}{
		{100, 100, false, true}, {100, 51, false, true}, {124, 74, false, true},
		{126, 74, false, false}, {64, 64, false, false}, // inside the rectangle around it
		{130, 70, true, true}, {64, 64, true, true}, // under the fingertip: 7.1 and 15.6 away
		{62, 62, true, false}, // 18.4 away
	} {
		if _, ok := m.At(geom.Pt(tt.x, tt.y), tt.touch); ok != tt.want {
			t.Errorf("At(%v, %v, touch %v) hits: %v, want %v", tt.x, tt.y, tt.touch, ok, tt.want)
		}
	}
}

// TestSetKeepsWhatStays sets random targets again and again and compares every answer with that of a new Map.
func TestSetKeepsWhatStays(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	area := geom.R(0, 0, 300, 300)
	point := func() geom.Point { return geom.Pt(rng.Float64()*300, rng.Float64()*300) }
	var kept Map
	targets := map[string]Target{}
	for range 200 {
		key := string(rune('a' + rng.IntN(12)))
		at := point()
		switch r := geom.Around(at, 10+rng.Float64()*80, 10+rng.Float64()*80); rng.IntN(4) {
		case 0:
			delete(targets, key)
		case 1:
			targets[key] = Target{key, rng.IntN(3), Rect(r)}
		case 2:
			targets[key] = Target{key, rng.IntN(3), Disc(geom.Around(at, r.W, r.W))}
		case 3:
			targets[key] = Target{key, rng.IntN(3), Polygon(geom.Pt(at.X, r.Y), geom.Pt(r.Right(), at.Y), geom.Pt(at.X, r.Bottom()), geom.Pt(r.X, at.Y))}
		}
		var list []Target
		for _, key := range slices.Sorted(maps.Keys(targets)) {
			list = append(list, targets[key])
		}
		var fresh Map
		kept.Set(area, list)
		fresh.Set(area, list)
		for range 30 {
			p, touch := point(), rng.IntN(2) == 0
			got, _ := kept.At(p, touch)
			if want, _ := fresh.At(p, touch); got != want {
				t.Fatalf("At(%v, touch %v) = %q, a new Map says %q", p, touch, got, want)
			}
		}
	}
}

// board is as many targets as the fullest board has.
func board(moved int) []Target {
	var list []Target
	for k := range 250 {
		r := geom.R(float64(k%18)*44, float64(k/18)*44, 44, 44)
		if k == moved {
			r = r.Inset(1)
		}
		list = append(list, Target{strconv.Itoa(k), 0, Rect(r)})
	}
	return list
}

func BenchmarkAt(b *testing.B) {
	var m Map
	m.Set(geom.R(0, 0, 1280, 800), board(-1))
	for n := 0; b.Loop(); n++ {
		m.At(geom.Pt(333, 333+float64(n%2)), false) // the same again is answered at once
	}
}

func BenchmarkSet(b *testing.B) {
	for _, c := range []struct {
		name  string
		lists [][]Target
	}{{"unchanged", [][]Target{board(-1)}}, {"one moved", [][]Target{board(7), board(8)}}} {
		b.Run(c.name, func(b *testing.B) {
			var m Map
			n := 0
			for b.Loop() {
				m.Set(geom.R(0, 0, 1280, 800), c.lists[n%len(c.lists)])
				n++
			}
		})
	}
}
