package hit

import (
	"testing"

	"engawa/scenes/geom"
)

func TestTopmostWins(t *testing.T) {
	m := NewMap(geom.R(0, 0, 400, 300))
	m.AddRect("table", 0, geom.R(0, 0, 400, 300))
	m.AddRect("card", 2, geom.R(50, 50, 100, 100))
	m.AddCircle("token", 5, geom.Pt(100, 100), 10)
	m.AddRect("later", 2, geom.R(120, 120, 100, 100))
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
	m := NewMap(geom.R(0, 0, 200, 200))
	m.AddRect("left", 0, geom.R(20, 20, 40, 40))
	m.AddRect("right", 0, geom.R(80, 20, 40, 40))
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
	m := NewMap(geom.R(100, 100, 50, 50))
	m.AddRect("all", 0, geom.R(100, 100, 50, 50))
	for _, p := range []geom.Point{{X: -500, Y: -500}, {X: 99, Y: 120}, {X: 1e6, Y: 1e6}} {
		if key, ok := m.At(p, false); ok {
			t.Errorf("At(%v) = %q, want nothing", p, key)
		}
	}
	if key, ok := m.At(geom.Pt(149.5, 149.5), false); !ok || key != "all" {
		t.Errorf("the last point of the area hits %q", key)
	}
}

func BenchmarkAt(b *testing.B) {
	m := NewMap(geom.R(0, 0, 1280, 800))
	for k := range 250 {
		m.AddRect("cell", 0, geom.R(float64(k%18)*44, float64(k/18)*44, 44, 44))
	}
	for b.Loop() {
		m.At(geom.Pt(333, 333), false)
	}
}
