package vector

import (
	"math"
	"testing"

	"engawa/internal/testkit"
)

func strokeArea(p *Path, s Stroke) float64 {
	return maskSum(cover(p.Stroke(s, 0.02), NonZero, true, 100))
}

func TestStrokeArea(t *testing.T) {
	line := Line(20, 50, 60, 50)
	corner := new(Path).MoveTo(20, 20).LineTo(60, 20).LineTo(60, 60)
	sharp := new(Path).MoveTo(20, 50).LineTo(60, 50).LineTo(20, 54)
	half := math.Pi * 25 // a disc of the stroke's width of 10
	for _, c := range []struct {
		name  string
		path  *Path
		style Stroke
		want  float64
	}{
		{"butt", line, Stroke{Width: 10, Cap: ButtCap}, 400},
		{"square", line, Stroke{Width: 10, Cap: SquareCap}, 500},
		{"round", line, Stroke{Width: 10}, 400 + half},
		{"no width", line, Stroke{}, 0},
		{"miter", corner, Stroke{Width: 10, Cap: ButtCap, Join: MiterJoin}, 800},
		{"bevel", corner, Stroke{Width: 10, Cap: ButtCap, Join: BevelJoin}, 800 - 12.5},
		{"round join", corner, Stroke{Width: 10, Cap: ButtCap}, 800 - 25 + half/4},
		{"closed", Rect(20, 20, 40, 40), Stroke{Width: 10, Join: MiterJoin}, 1600},
		{"closed round", Rect(20, 20, 40, 40), Stroke{Width: 10}, 1600 - 100 + half},
		{"dot", Line(50, 50, 50, 50), Stroke{Width: 10}, half},
		{"square dot", Line(50, 50, 50, 50), Stroke{Width: 10, Cap: SquareCap}, 100},
		{"butt dot", Line(50, 50, 50, 50), Stroke{Width: 10, Cap: ButtCap}, 0},
		{"there and back", Polyline(Point{20, 50}, Point{60, 50}).Close(), Stroke{Width: 10}, 400 + half},
		{"dashes", line, Stroke{Width: 10, Cap: ButtCap, Dash: []float64{6, 4}}, 240},
		{"odd dashes", line, Stroke{Width: 10, Cap: ButtCap, Dash: []float64{5}}, 200},
		{"shifted dashes", line, Stroke{Width: 10, Cap: ButtCap, Dash: []float64{30, 100}, DashOffset: 10}, 200},
		{"shifted back", line, Stroke{Width: 10, Cap: ButtCap, Dash: []float64{30, 100}, DashOffset: -10}, 300},
		{"no dash at all", line, Stroke{Width: 10, Cap: ButtCap, Dash: []float64{0, 0}}, 400},
	} {
		if got := strokeArea(c.path, c.style); math.Abs(got-c.want) > 0.01*c.want+0.7 {
			t.Errorf("%s: covers %.2f pixels, want %.2f", c.name, got, c.want)
		}
	}
	// A corner sharper than the miter limit is cut off.
	far := sharp.Stroke(Stroke{Width: 10, Cap: ButtCap, Join: MiterJoin}, 0.02).Bounds()
	if far.X+far.W > 66 {
		t.Errorf("a sharp miter reaches to x = %g", far.X+far.W)
	}
}

// TestStrokeOfTightCurveHasNoHoles strokes curves whose bends are tighter than
// the pen: every point of the line must be covered.
func TestStrokeOfTightCurveHasNoHoles(t *testing.T) {
	for _, p := range []*Path{
		new(Path).MoveTo(20, 50).CubeTo(90, 20, 10, 20, 80, 50),
		new(Path).MoveTo(20, 20).LineTo(50, 80).LineTo(52, 20).LineTo(54, 80),
		Circle(50, 50, 3),
		new(Path).MoveTo(30, 30).QuadTo(70, 30, 30, 30.5),
	} {
		mask := cover(p.Stroke(Stroke{Width: 16}, tolerance), NonZero, true, 100)
		for _, l := range p.flatten(0.1) {
			for _, q := range l.pts {
				for _, d := range []Point{{}, {5, 0}, {-5, 0}, {0, 5}, {0, -5}} {
					if v := mask.AlphaAt(int(q.X+d.X), int(q.Y+d.Y)).A; v != 255 {
						t.Fatalf("%s: coverage %d beside the line at %v", spell(p), v, q)
					}
				}
			}
		}
	}
}

func TestDashOverTheStart(t *testing.T) {
	square := Rect(0, 0, 10, 10).flatten(1)[0].withoutRepeats()
	parts := dash(square, []float64{6, 4}, 3)
	if len(parts) != 4 {
		t.Fatalf("%d dashes, want 4: the last and the first are one", len(parts))
	}
	for i, p := range parts {
		if got := p.length(); math.Abs(got-6) > 1e-9 {
			t.Errorf("dash %d is %g long, want 6", i, got)
		}
	}
	if parts := dash(square, []float64{1e-7}, 0); len(parts) != 1 {
		t.Errorf("a pattern too fine gives %d dashes, want the solid line", len(parts))
	}
}

// TestDashesStayByTheLine dashes a corner on which a dash ends exactly.
func TestDashesStayByTheLine(t *testing.T) {
	corner := new(Path).MoveTo(40, 40).LineTo(50, 40).LineTo(50, 60)
	for _, dashes := range [][]float64{{5}, {10}, {2, 1}, {2, 8}, {10, 0}, {0, 10}} {
		b := corner.Stroke(Stroke{Width: 2, Dash: dashes}, tolerance).Bounds()
		if b.X < 38.9 || b.Y < 38.9 || b.X+b.W > 51.1 || b.Y+b.H > 61.1 {
			t.Errorf("dashes %v reach over %v", dashes, b)
		}
	}
}

func TestStrokeGolden(t *testing.T) {
	c := page(160, 120)
	c.Scale(2, 2)
	zig := new(Path).MoveTo(0, 0).LineTo(14, 0).LineTo(4, 12).CubeTo(10, 20, 18, 8, 16, 14)
	for i, s := range []Stroke{
		{Width: 3},
		{Width: 3, Join: MiterJoin, Cap: ButtCap},
		{Width: 3, Join: BevelJoin, Cap: SquareCap},
		{Width: 1.5, Dash: []float64{4, 2.5}},
		{Width: 1.5, Cap: ButtCap, Dash: []float64{2, 1}},
		{Width: 0.4},
	} {
		c.Save()
		c.Translate(6+float64(i%3)*25, 7+float64(i/3)*29)
		c.Stroke(zig, s, Solid(ink))
		c.Stroke(Circle(8, 7, 9), Stroke{Width: 0.7, Dash: s.Dash}, Solid(ink).Opacity(0.5))
		c.Restore()
	}
	testkit.GoldenPicture(t, "strokes", c.Image(), slack)
}
