package vector

import (
	"math"
	"testing"
)

func TestPathBuilding(t *testing.T) {
	for _, c := range []struct {
		name string
		path *Path
		want string
	}{
		{"rect", Rect(1, 2, 3, 4), "M1 2 L4 2 L4 6 L1 6 Z"},
		{"square corners", RoundRect(0, 0, 2, 2, 0), "M0 0 L2 0 L2 2 L0 2 Z"},
		{"polygon", Polygon(Point{0, 0}, Point{1, 0}, Point{0, 1}), "M0 0 L1 0 L0 1 Z"},
		{"too few points", Polygon(Point{0, 0}), ""},
		{"line first", new(Path).LineTo(1, 1).LineTo(2, 2), "M1 1 L2 2"},
		{"quad first", new(Path).QuadTo(1, 1, 2, 0), "M1 1 Q1 1 2 0"},
		{"close twice", new(Path).MoveTo(0, 0).LineTo(1, 0).Close().Close(), "M0 0 L1 0 Z"},
		{"close nothing", new(Path).Close(), ""},
		{"line after close", Rect(0, 0, 1, 1).LineTo(5, 5), "M0 0 L1 0 L1 1 L0 1 Z M0 0 L5 5"},
		{"append", Line(0, 0, 1, 1).Append(new(Path)).Append(Line(2, 2, 3, 3)), "M0 0 L1 1 M2 2 L3 3"},
		{"transform", Line(1, 2, 3, 4).Transform(Scale(2, -1)), "M2 -2 L6 -4"},
		{"half turn", new(Path).Arc(0, 0, 2, 0, math.Pi), "M2 0 C2 1.1 1.1 2 0 2 C-1.1 2 -2 1.1 -2 0"},
		{"arc to", new(Path).MoveTo(2, 0).ArcTo(1, 1, 0, false, true, -2, 0), "M2 0 C2 1.1 1.1 2 0 2 C-1.1 2 -2 1.1 -2 0"},
	} {
		if got := spell(c.path); got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

func TestTransformLeavesTheOriginal(t *testing.T) {
	p := Line(1, 2, 3, 4)
	p.Transform(Scale(9, 9)).LineTo(0, 0)
	p.Clone().LineTo(7, 7)
	if got := spell(p); got != "M1 2 L3 4" {
		t.Errorf("the path became %q", got)
	}
}

func TestBounds(t *testing.T) {
	for _, c := range []struct {
		name string
		path *Path
		want Box
	}{
		{"empty", new(Path), Box{}},
		{"rect", Rect(1, 2, 3, 4), Box{1, 2, 3, 4}},
		{"circle", Circle(5, 5, 2), Box{3, 3, 4, 4}},
		{"quad", new(Path).MoveTo(0, 0).QuadTo(2, 4, 4, 0), Box{0, 0, 4, 2}},
		{"cube", new(Path).MoveTo(0, 0).CubeTo(0, 4, 4, 4, 4, 0), Box{0, 0, 4, 3}},
	} {
		if got := c.path.Bounds(); !near(Point{got.X, got.Y}, Point{c.want.X, c.want.Y}) || !near(Point{got.W, got.H}, Point{c.want.W, c.want.H}) {
			t.Errorf("%s: got %v, want %v", c.name, got, c.want)
		}
	}
}

// TestArcToStaysOnTheEllipse checks all four arcs between two points: every
// point must lie on an ellipse of the right axes, and the large arcs must be
// longer than half of it.
func TestArcToStaysOnTheEllipse(t *testing.T) {
	const rx, ry, turn = 5, 3, 0.4
	for _, large := range []bool{false, true} {
		for _, sweep := range []bool{false, true} {
			p := new(Path).MoveTo(1, 1).ArcTo(rx, ry, turn, large, sweep, 4, 3)
			// In the frame of the unit circle the centre is found from three points.
			unit := p.Transform(Scale(1.0/rx, 1.0/ry).Mul(Rotate(-turn)))
			line := unit.flatten(1e-4)[0].pts
			c := circumcentre(line[0], line[len(line)/2], line[len(line)-1])
			length := 0.0
			for i, q := range line {
				if r := math.Hypot(q.X-c.X, q.Y-c.Y); math.Abs(r-1) > 1e-3 {
					t.Fatalf("large %v sweep %v: point %d is %g from the centre, want 1", large, sweep, i, r)
				}
				if i > 0 {
					length += math.Hypot(q.X-line[i-1].X, q.Y-line[i-1].Y)
				}
			}
			if (length > math.Pi) != large {
				t.Errorf("large %v sweep %v: the arc is %g long", large, sweep, length)
			}
			a, b := line[0], line[len(line)/2]
			cross := (a.X-c.X)*(b.Y-c.Y) - (a.Y-c.Y)*(b.X-c.X)
			if length < 2*math.Pi && !large && (cross > 0) != sweep {
				t.Errorf("large %v sweep %v: the arc runs the wrong way", large, sweep)
			}
			if end := p.Current(); end != (Point{4, 3}) {
				t.Errorf("the arc ends at %v", end)
			}
		}
	}
}

func circumcentre(a, b, c Point) Point {
	d := 2 * (a.X*(b.Y-c.Y) + b.X*(c.Y-a.Y) + c.X*(a.Y-b.Y))
	sq := func(p Point) float64 { return p.X*p.X + p.Y*p.Y }
	return Point{
		(sq(a)*(b.Y-c.Y) + sq(b)*(c.Y-a.Y) + sq(c)*(a.Y-b.Y)) / d,
		(sq(a)*(c.X-b.X) + sq(b)*(a.X-c.X) + sq(c)*(b.X-a.X)) / d,
	}
}

func TestFlattenKeepsTolerance(t *testing.T) {
	const r, tol = 100.0, 0.05
	for _, l := range Circle(0, 0, r).flatten(tol) {
		for i := 1; i < len(l.pts); i++ {
			m := lerp(l.pts[i-1], l.pts[i], 0.5)
			if gap := r - math.Hypot(m.X, m.Y); gap > tol+0.03 || gap < -0.03 {
				t.Fatalf("line %d strays %g from the circle", i, gap)
			}
		}
	}
}

func TestMatrix(t *testing.T) {
	m := Translate(3, 4).Mul(Rotate(math.Pi / 2)).Mul(Scale(2, 3))
	if got := m.Apply(Point{1, 1}); !near(got, Point{0, 6}) {
		t.Errorf("(1, 1) is mapped to %v, want (0, 6)", got)
	}
	back, ok := m.Invert()
	if got := back.Apply(Point{0, 6}); !ok || !near(got, Point{1, 1}) {
		t.Errorf("the inverse maps (0, 6) to %v, want (1, 1)", got)
	}
	if got := m.meanScale(); math.Abs(got-math.Sqrt(6)) > 1e-9 {
		t.Errorf("mean scale %g, want √6", got)
	}
	if _, ok := Scale(1, 0).Invert(); ok {
		t.Error("a flat matrix was inverted")
	}
}
