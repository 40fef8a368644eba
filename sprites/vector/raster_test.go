package vector

import (
	"image"
	"math"
	"math/rand/v2"
	"testing"
)

// cover returns the coverage of a path by either of the two rasterisers.
func cover(p *Path, rule Rule, tangled bool, size int) *image.Alpha {
	mask := image.NewAlpha(image.Rect(0, 0, size, size))
	var r rasterizer
	r.fill(p, Identity(), rule, tangled, mask.Rect, target{
		row: func(x, y int, row []uint8) { copy(mask.Pix[mask.PixOffset(x, y):], row) },
		even: func(x, y, n int, coverage uint8) {
			o := mask.PixOffset(x, y)
			level(mask.Pix[o:o+n], coverage)
		},
	})
	return mask
}

func maskSum(m *image.Alpha) float64 {
	sum := 0
	for _, v := range m.Pix {
		sum += int(v)
	}
	return float64(sum) / 255
}

func TestCoverageIsArea(t *testing.T) {
	star := func() *Path {
		p := new(Path)
		for i := range 5 {
			s, c := math.Sincos(float64(i) * 4 * math.Pi / 5)
			p.LineTo(32+24*s, 32-24*c)
		}
		return p.Close()
	}()
	// A pentagram's core is a pentagon; each rule counts it differently.
	core := 24 * math.Cos(2*math.Pi/5) / math.Cos(math.Pi/5)
	pentagon := 2.5 * core * core * math.Sin(2*math.Pi/5)
	tip := 2.5 * 24 * core * math.Sin(math.Pi/5) * 2
	for _, c := range []struct {
		name    string
		path    *Path
		rule    Rule
		tangled bool
		want    float64
	}{
		{"rect exact", Rect(3.25, 4.5, 10, 7.5), NonZero, false, 75},
		{"rect swept", Rect(3.25, 4.5, 10, 7.5), NonZero, true, 75},
		{"circle exact", Circle(32, 32, 20), NonZero, false, math.Pi * 400},
		{"circle swept", Circle(32, 32, 20), NonZero, true, math.Pi * 400},
		{"anticlockwise", Circle(32, 32, 20).Transform(Scale(-1, 1)).Transform(Translate(64, 0)), NonZero, true, math.Pi * 400},
		{"union of overlaps", Rect(4, 4, 20, 20).Append(Rect(14, 14, 20, 20)), NonZero, true, 700},
		{"even-odd hole", Rect(4, 4, 20, 20).Append(Rect(8, 8, 10, 10)), EvenOdd, false, 300},
		{"non-zero same way", Rect(4, 4, 20, 20).Append(Rect(8, 8, 10, 10)), NonZero, true, 400},
		{"non-zero hole", Rect(4, 4, 20, 20).Append(Rect(-18, 8, 10, 10).Transform(Scale(-1, 1))), NonZero, true, 300},
		{"star non-zero", star, NonZero, true, tip},
		{"star even-odd", star, EvenOdd, false, tip - pentagon},
		{"cut by the edge", Rect(-10, -10, 20, 20), NonZero, true, 100},
		{"outside", Rect(100, 100, 20, 20), NonZero, true, 0},
		{"open subpath", new(Path).MoveTo(4, 4).LineTo(24, 4).LineTo(24, 24), NonZero, false, 200},
		{"hair", Rect(5, 5, 40, 0.25), NonZero, true, 10},
	} {
		got := maskSum(cover(c.path, c.rule, c.tangled, 64))
		if math.Abs(got-c.want) > 0.005*c.want+0.3 {
			t.Errorf("%s: covers %.2f pixels, want %.2f", c.name, got, c.want)
		}
	}
}

// TestRasterisersAgree draws random simple polygons with both rasterisers. The
// accumulation rasteriser is off by up to a tenth of a pixel where the tip of a
// corner lies inside one pixel; on average the two differ by less than two
// levels of 255 along the edges.
func TestRasterisersAgree(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	sum, edges := 0, 0
	for range 50 {
		p := new(Path)
		n := 3 + rng.IntN(6)
		for i := range n {
			s, c := math.Sincos((float64(i) + rng.Float64()*0.8) * 2 * math.Pi / float64(n))
			r := 8 + rng.Float64()*22
			p.LineTo(32+r*c, 32+r*s)
		}
		p.Close()
		a, b := cover(p, NonZero, false, 64), cover(p, NonZero, true, 64)
		for i, v := range b.Pix {
			d := max(int(a.Pix[i])-int(v), int(v)-int(a.Pix[i]))
			if d > 28 {
				t.Fatalf("%s: pixel %d covers %d exactly and %d swept", spell(p), i, a.Pix[i], v)
			}
			if v > 0 && v < 255 {
				sum += d
				edges++
			}
		}
	}
	if mean := float64(sum) / float64(edges); mean > 2 {
		t.Errorf("the rasterisers differ by %.2f levels on average", mean)
	}
}

// TestStrokeCoverageNeverDarkens is the case for which strokes are swept:
// overlaps inside one pixel must not add up.
func TestStrokeCoverageNeverDarkens(t *testing.T) {
	for _, width := range []float64{1, 3, 9} {
		ring := Circle(32, 32, 20).Stroke(Stroke{Width: width}, tolerance)
		got := maskSum(cover(ring, NonZero, true, 64))
		want := 2 * math.Pi * 20 * width
		if math.Abs(got-want) > 0.006*want {
			t.Errorf("a ring %g wide covers %.2f pixels, want %.2f", width, got, want)
		}
	}
}

func TestWildCoordinates(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	for _, p := range []*Path{
		new(Path).MoveTo(nan, 0).LineTo(10, inf).LineTo(-inf, 5).Close(),
		new(Path).MoveTo(0, 0).CubeTo(nan, nan, 1e300, -1e300, 3, 3),
		Rect(-1e12, -1e12, 2e12, 2e12),
		Circle(0, 0, 1e9),
	} {
		for _, tangled := range []bool{false, true} {
			mask := cover(p, NonZero, tangled, 16)
			if len(mask.Pix) != 256 {
				t.Fatal("the mask changed its size")
			}
		}
	}
	if got := maskSum(cover(Rect(-1e12, -1e12, 2e12, 2e12), NonZero, true, 16)); got != 256 {
		t.Errorf("a huge rectangle covers %g pixels, want all 256", got)
	}
}

func TestMaskStandsWhereThePathDoes(t *testing.T) {
	m := Mask(Rect(-3, 2, 5, 4), Scale(2, 2))
	if want := image.Rect(-6, 4, 4, 12); m.Rect != want {
		t.Errorf("bounds %v, want %v", m.Rect, want)
	}
	if got := maskSum(m); got != 80 {
		t.Errorf("covers %g pixels, want 80", got)
	}
	if m := Mask(new(Path), Identity()); !m.Rect.Empty() {
		t.Errorf("the mask of nothing has bounds %v", m.Rect)
	}
}

// TestBlurRoundsRightly compares the mean of every window that can occur with a division.
func TestBlurRoundsRightly(t *testing.T) {
	var b boxBlur
	for size := 3; size <= 2*maxBlur+3; size += 2 {
		b.size(size)
		for sum := 0; sum <= 255*size; sum++ {
			if got, want := b.mean(int32(sum)), uint8((sum+size/2)/size); got != want {
				t.Fatalf("the mean of %d over %d is %d, want %d", sum, size, got, want)
			}
		}
	}
}
