package homeworldsart

import (
	"math"
	"testing"

	"engawa/rules"
	"engawa/scenes/geom"
)

// TestASeatArcHoldsTheShipsOfItsSeat holds that the ships of a seat lie on its arc, and nobody else's, and that it is painted
// within its box.
func TestASeatArcHoldsTheShipsOfItsSeat(t *testing.T) {
	s := system(t, -1, "g2", "r1y2", "b1", "")
	places := Arrange(s, 3, 0)
	for seat := range rules.Seat(3) {
		b, ok := SeatArcOf(places, RadiusOf(s), seat, 0, 3)
		if ok != (s.Ships[seat] != 0) {
			t.Errorf("seat %d has an arc: %v", seat, ok)
		}
		if !ok {
			continue
		}
		for _, p := range places {
			away := math.Abs(math.Remainder(math.Atan2(p.At.Y, p.At.X)-b.Middle, 2*math.Pi))
			if p.Owner >= 0 && (away < b.Half) != (p.Owner == seat) {
				t.Errorf("a ship of seat %d lies %v from the middle of the arc of seat %d, which reaches %v", p.Owner, away, seat, b.Half)
			}
		}
		b.Middle = 0
		for _, share := range []float64{-1, -0.5, 0, 0.5, 1} {
			if at := b.End(share, 0); !b.Box().Contains(at) {
				t.Errorf("the arc of seat %d leaves its box %v at %v", seat, b.Box(), at)
			}
		}
		if end := b.End(1, 10); end.Sub(b.End(1, 0)).Len() < 5 || end == (geom.Point{}) {
			t.Errorf("%v is not beyond the end of the arc", end)
		}
	}
}
