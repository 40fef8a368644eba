package vector

import (
	"image"
	"math"
	"math/rand/v2"
	"testing"
)

// sweepPath returns the coverage of a path, and fails the test if its stretches do not come in order, apart from each
// other and inside the bounds.
func sweepPath(t *testing.T, p *Path, bounds image.Rectangle) (mask *image.Alpha, evenly int) {
	t.Helper()
	mask = image.NewAlpha(bounds)
	last := image.Pt(bounds.Min.X, bounds.Min.Y)
	stretch := func(x, y, n int) []uint8 {
		if y < last.Y || y == last.Y && x < last.X || n <= 0 ||
			x < bounds.Min.X || x+n > bounds.Max.X || y >= bounds.Max.Y {
			t.Fatalf("%d pixels from (%d,%d) come after those that end at %v, within %v", n, x, y, last, bounds)
		}
		last = image.Pt(x+n, y)
		o := mask.PixOffset(x, y)
		return mask.Pix[o : o+n]
	}
	var r rasterizer
	r.fill(p, Identity(), NonZero, true, bounds, target{
		row:  func(x, y int, cover []uint8) { copy(stretch(x, y, len(cover)), cover) },
		even: func(x, y, n int, coverage uint8) { level(stretch(x, y, n), coverage); evenly += n },
	})
	return mask, evenly
}

// TestUprightRows fills rectangles, whose rows of pixels are alike, and knows how much of every pixel they cover.
func TestUprightRows(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	bounds := image.Rect(-7, 3, 193, 63)
	part := func(from, to float64, pixel int) float64 {
		return max(0, min(to, float64(pixel+1))-max(from, float64(pixel)))
	}
	evenly := 0
	for range 200 {
		// Heights are told apart in sixteenths of a pixel, breadths in 256ths.
		x, y := math.Round(rng.Float64()*60*256)/256-20, math.Round(rng.Float64()*30*subRows)/subRows
		w, h := math.Round(rng.Float64()*200*256)/256, math.Round(rng.Float64()*50*subRows)/subRows
		mask, n := sweepPath(t, Rect(x, y, w, h), bounds)
		evenly += n
		for py := bounds.Min.Y; py < bounds.Max.Y; py++ {
			for px := bounds.Min.X; px < bounds.Max.X; px++ {
				want := 255 * part(x, x+w, px) * part(y, y+h, py)
				if got := float64(mask.AlphaAt(px, py).A); math.Abs(got-want) > 1 {
					t.Fatalf("of a rectangle from (%v,%v), %v by %v, the pixel (%d,%d) is covered by %v of 255, want %v",
						x, y, w, h, px, py, got, want)
				}
			}
		}
	}
	if evenly == 0 {
		t.Error("no pixels have been handed on as covered alike")
	}
}

// TestStretchesAddUp sweeps broad polygons and compares what they cover with their areas.
func TestStretchesAddUp(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for range 100 {
		point := func() Point { return Point{rng.Float64() * 400, rng.Float64() * 90} }
		a, b, c := point(), point(), point()
		area := math.Abs((b.X-a.X)*(c.Y-a.Y)-(c.X-a.X)*(b.Y-a.Y)) / 2
		mask, _ := sweepPath(t, Polygon(a, b, c), image.Rect(0, 0, 400, 90))
		if got := maskSum(mask); math.Abs(got-area) > 3+area/100 {
			t.Errorf("the triangle %v %v %v covers %.1f pixels, want %.1f", a, b, c, got, area)
		}
	}
}

// TestPixelsAreMixedByteByByte compares the arithmetic on whole pixels with that on their bytes.
func TestPixelsAreMixedByteByByte(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	random := func() premultiplied {
		a := rng.UintN(256)
		part := func() premultiplied { return premultiplied(rng.UintN(a + 1)) }
		return part() | part()<<8 | part()<<16 | premultiplied(a)<<24
	}
	for range 20_000 {
		c, below, v := random(), random(), uint8(rng.UintN(256))
		faded, over := c.fade(v), c.over(below)
		for shift := 0; shift < 32; shift += 8 {
			part, under := uint8(c>>shift), uint8(below>>shift)
			if got, want := uint8(faded>>shift), times(part, v); got != want {
				t.Fatalf("%08x reduced to %d is %08x, want %02x at bit %d", uint32(c), v, uint32(faded), want, shift)
			}
			if got, want := uint8(over>>shift), part+times(under, 255-c.alpha()); got != want {
				t.Fatalf("%08x over %08x is %08x, want %02x at bit %d", uint32(c), uint32(below), uint32(over), want, shift)
			}
		}
	}
}

// TestEvenStretchesLookAsRows blends pixels that are covered alike in both ways.
func TestEvenStretchesLookAsRows(t *testing.T) {
	for _, c := range []premultiplied{0xFF102030, 0x80102030, 0, 0x01010101} {
		for n := range 9 {
			alike, row, cover := make([]uint8, 4*n), make([]uint8, 4*n), make([]uint8, n)
			for i := range alike {
				alike[i] = uint8(i*5 + 3)
			}
			copy(row, alike)
			level(cover, 255)
			blendEven(alike, c)
			blendSolid(row, cover, c)
			if string(alike) != string(row) {
				t.Errorf("%d pixels under %08x are %v, want %v", n, uint32(c), alike, row)
			}
		}
	}
}
