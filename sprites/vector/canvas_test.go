package vector

import (
	"bytes"
	"image"
	"image/color"
	"math"
	"testing"

	"engawa/internal/testkit"
)

var (
	red  = color.NRGBA{199, 58, 29, 255}
	blue = color.NRGBA{34, 57, 95, 255}
)

func at(c *Canvas, x, y int) color.RGBA { return c.Image().RGBAAt(x, y) }

func opaque(c color.NRGBA) color.RGBA { return color.RGBA(c) }

func TestFillAndTransform(t *testing.T) {
	c := NewCanvas(20, 20)
	c.Save()
	c.Translate(10, 10)
	c.Scale(2, 2)
	c.Rotate(math.Pi / 2)
	c.Fill(Rect(0, 0, 3, 4), Solid(red)) // comes to x 2..10, y 10..16
	c.Restore()
	for _, p := range []struct {
		x, y int
		want color.RGBA
	}{{2, 10, opaque(red)}, {9, 15, opaque(red)}, {10, 10, color.RGBA{}}, {9, 16, color.RGBA{}}, {1, 12, color.RGBA{}}} {
		if got := at(c, p.x, p.y); got != p.want {
			t.Errorf("pixel (%d, %d) is %v, want %v", p.x, p.y, got, p.want)
		}
	}
	if c.Matrix() != Identity() {
		t.Errorf("after Restore the transform is %v", c.Matrix())
	}
	c.Restore() // one too many is harmless
}

func TestTransparentPaint(t *testing.T) {
	c := page(4, 1)
	c.Fill(Rect(0, 0, 1, 1), Solid(color.NRGBA{0, 0, 0, 128}))
	c.Fill(Rect(1, 0, 1, 1), Solid(color.Black).Opacity(0.5))
	c.Fill(Rect(2, 0, 0.5, 1), Solid(color.Black))
	for x := range 3 {
		if got, want := at(c, x, 0), (color.RGBA{122, 117, 105, 255}); distance(got, want) > 1 {
			t.Errorf("half of black over paper %d gives %v, want %v", x, got, want)
		}
	}
	if got := at(c, 3, 0); got != opaque(paper) {
		t.Errorf("the paper beside became %v", got)
	}
}

func TestClipsNest(t *testing.T) {
	c := NewCanvas(20, 20)
	c.Save()
	c.Clip(Rect(2, 2, 10, 10), NonZero)
	c.Clip(Circle(12, 12, 8), NonZero)
	c.Fill(Rect(0, 0, 20, 20), Solid(red))
	c.Restore()
	if got := at(c, 10, 10); got != opaque(red) {
		t.Errorf("inside both clips: %v", got)
	}
	for _, p := range []image.Point{{3, 3}, {15, 15}, {0, 0}} {
		if got := at(c, p.X, p.Y); got.A != 0 {
			t.Errorf("outside a clip at %v: %v", p, got)
		}
	}
	c.Clip(Rect(30, 30, 5, 5), NonZero)
	c.Fill(Rect(0, 0, 40, 40), Solid(blue))
	if got := at(c, 0, 0); got.A != 0 {
		t.Errorf("an empty clip lets through %v", got)
	}
}

func TestLayerHidesOverlaps(t *testing.T) {
	c := page(20, 4)
	c.BeginLayer(0.5)
	c.Fill(Rect(0, 0, 10, 4), Solid(blue))
	c.Fill(Rect(5, 0, 10, 4), Solid(blue))
	c.EndLayer()
	if a, b := at(c, 2, 1), at(c, 7, 1); distance(a, b) > 1 {
		t.Errorf("the overlap shows: %v beside %v", a, b)
	}
	if got, want := at(c, 2, 1), (color.RGBA{140, 146, 153, 255}); distance(got, want) > 1 {
		t.Errorf("half of blue over paper is %v, want %v", got, want)
	}
	c.EndLayer() // one too many is harmless
}

func TestLayerRestoresState(t *testing.T) {
	c := NewCanvas(8, 8)
	c.Translate(2, 2)
	c.BeginLayer(1)
	c.Save()
	c.Scale(3, 3)
	c.EndLayer()
	if want := Translate(2, 2); c.Matrix() != want {
		t.Errorf("transform %v after the layer, want %v", c.Matrix(), want)
	}
}

func TestMultiply(t *testing.T) {
	c := page(3, 1)
	c.BeginLayerStyle(Layer{Opacity: 1, Blend: Multiply})
	c.Fill(Rect(0, 0, 1, 1), Solid(color.White))
	c.Fill(Rect(1, 0, 1, 1), Solid(color.NRGBA{128, 128, 128, 255}))
	c.EndLayer()
	for x, want := range []color.RGBA{opaque(paper), {123, 117, 105, 255}, opaque(paper)} {
		if got := at(c, x, 0); distance(got, want) > 1 {
			t.Errorf("pixel %d is %v, want %v", x, got, want)
		}
	}
}

func TestDrawImageKeepsItsPlace(t *testing.T) {
	stamp := NewCanvas(2, 2)
	stamp.Fill(Rect(0, 0, 2, 2), Solid(red))
	c := NewCanvas(8, 8)
	c.Scale(4, 4) // does not matter
	c.DrawImage(stamp.Image(), 7, 3, Layer{Opacity: 1})
	c.DrawImage(stamp.Image(), -1, -1, Layer{Opacity: 1})
	if at(c, 7, 4) != opaque(red) || at(c, 0, 0) != opaque(red) || at(c, 1, 1).A != 0 {
		t.Error("the stamps are not where they were put")
	}
}

func TestGradients(t *testing.T) {
	black, white := color.NRGBA{A: 255}, color.NRGBA{255, 255, 255, 255}
	ramp := []Stop{{0, black}, {1, white}}
	for _, g := range []struct {
		name  string
		paint Paint
		want  func(x, y float64) float64 // brightness from 0 to 1
	}{
		{"across", Linear(0, 0, 64, 0, ramp...), func(x, _ float64) float64 { return x / 64 }},
		{"down", Linear(0, 16, 0, 48, ramp...), func(_, y float64) float64 { return (y - 16) / 32 }},
		{"slanted", Linear(0, 0, 64, 64, ramp...), func(x, y float64) float64 { return (x + y) / 128 }},
		{"radial", Radial(32, 32, 40, ramp...), func(x, y float64) float64 { return math.Hypot(x-32, y-32) / 40 }},
		{"box", Linear(0, 0, 1, 0, ramp...).BoxUnits(), func(x, _ float64) float64 { return x / 64 }},
		{"turned", Linear(0, 0, 64, 0, ramp...).Transform(Rotate(math.Pi / 2)), func(_, y float64) float64 { return y / 64 }},
		{"no extent", Linear(5, 5, 5, 5, ramp...), func(_, _ float64) float64 { return 1 }},
		{"one stop", Radial(0, 0, 1, Stop{0.5, black}), func(_, _ float64) float64 { return 0 }},
	} {
		c := NewCanvas(64, 64)
		c.Fill(Rect(0, 0, 64, 64), g.paint)
		for y := 0; y < 64; y += 7 {
			for x := range 64 {
				want := clamp01(g.want(float64(x)+0.5, float64(y)+0.5)) * 255
				if got := float64(at(c, x, y).R); math.Abs(got-want) > 1.5 {
					t.Fatalf("%s: pixel (%d, %d) is %g, want %.1f", g.name, x, y, got, want)
				}
			}
		}
	}
	c := NewCanvas(1, 1)
	c.Fill(Rect(0, 0, 1, 1), Linear(0, 0, 1, 1))
	c.Fill(Rect(0, 0, 1, 1), Paint{})
	if at(c, 0, 0).A != 0 {
		t.Error("a gradient without stops or an empty paint left a trace")
	}
}

func TestBlurSpreads(t *testing.T) {
	for _, sigma := range []float64{1, 2.5, 6} {
		mask := image.NewAlpha(image.Rect(0, 0, 101, 101))
		for y := 40; y <= 60; y++ {
			for x := 40; x <= 60; x++ {
				mask.SetAlpha(x, y, color.Alpha{255})
			}
		}
		before := maskSum(mask)
		Blur(mask, sigma)
		if after := maskSum(mask); math.Abs(after-before) > 0.02*before {
			t.Errorf("sigma %g: the ink went from %.1f to %.1f", sigma, before, after)
		}
		// The profile across an edge has the spread of the kernel.
		mean, variance, sum := 0.0, 0.0, 0.0
		for x := 25; x <= 50; x++ {
			step := float64(mask.AlphaAt(x, 50).A) - float64(mask.AlphaAt(x-1, 50).A)
			mean += step * (float64(x) - 0.5)
			sum += step
		}
		mean /= sum
		for x := 25; x <= 50; x++ {
			step := float64(mask.AlphaAt(x, 50).A) - float64(mask.AlphaAt(x-1, 50).A)
			variance += step / sum * (float64(x) - 0.5 - mean) * (float64(x) - 0.5 - mean)
		}
		if got := math.Sqrt(variance); math.Abs(got-sigma) > 0.12*sigma+0.15 {
			t.Errorf("sigma %g: the edge has a spread of %.2f", sigma, got)
		}
	}
	mask := Mask(Rect(0, 0, 3, 3), Identity())
	Blur(mask, 0)
	Blur(mask, math.NaN())
	if got := maskSum(mask); got != 9 {
		t.Errorf("a blur of nothing changed the mask to %g", got)
	}
	Blur(image.NewAlpha(image.Rectangle{}), 3)
	BlurImage(image.NewRGBA(image.Rectangle{}), 3)
}

func TestCanvasGolden(t *testing.T) {
	c := page(120, 90)
	c.Fill(Rect(0, 0, 120, 50), Linear(0, 0, 0, 50,
		Stop{0, color.NRGBA{39, 64, 110, 255}}, Stop{0.6, color.NRGBA{235, 181, 134, 255}}, Stop{1, color.NRGBA{249, 231, 191, 255}}))
	shadow := Mask(Circle(66, 60, 20), Identity())
	soft := image.NewAlpha(shadow.Rect.Inset(-12))
	for y := shadow.Rect.Min.Y; y < shadow.Rect.Max.Y; y++ {
		copy(soft.Pix[soft.PixOffset(shadow.Rect.Min.X, y):], shadow.Pix[shadow.PixOffset(shadow.Rect.Min.X, y):][:shadow.Rect.Dx()])
	}
	Blur(soft, 4)
	c.FillMask(soft, Solid(ink).Opacity(0.34))
	c.Fill(Circle(58, 52, 20), Radial(52, 46, 30, Stop{0, color.NRGBA{255, 233, 180, 255}}, Stop{1, color.NRGBA{223, 164, 54, 255}}))
	c.Stroke(Circle(58, 52, 20), Stroke{Width: 2.5}, Solid(ink))
	c.Save()
	c.Clip(RoundRect(6, 56, 30, 26, 6), NonZero)
	c.BeginLayer(0.6)
	c.Rotate(0.3)
	for i := range 8 {
		c.Fill(Rect(float64(i)*8, 0, 4, 90), Solid(blue))
	}
	c.EndLayer()
	c.Restore()
	c.FillRule(Polygon(Point{100, 56}, Point{108, 82}, Point{86, 66}, Point{114, 66}, Point{92, 82}), EvenOdd, Solid(red))
	c.FillUnion(Polygon(Point{100, 16}, Point{108, 42}, Point{86, 26}, Point{114, 26}, Point{92, 42}), Solid(red).Opacity(0.8))
	testkit.GoldenPicture(t, "canvas", c.Image(), slack)
}

func TestNarrowKeepsLayersSmall(t *testing.T) {
	ink := Solid(color.NRGBA{200, 0, 0, 255})
	paint := func(narrow bool) *Canvas {
		c := NewCanvas(40, 40)
		c.Save()
		if narrow {
			c.Narrow(Box{X: 10, Y: 10, W: 8, H: 8})
		}
		c.BeginLayer(0.5)
		if size := c.Image().Rect.Size(); narrow && (size.X > 10 || size.Y > 10) {
			t.Errorf("the layer of a box of 8 by 8 has %v pixels", size)
		}
		c.Fill(Circle(14, 14, 4), ink)
		c.EndLayer()
		c.Restore()
		c.Fill(Circle(30, 30, 4), ink)
		return c
	}
	if !bytes.Equal(paint(true).Image().Pix, paint(false).Image().Pix) {
		t.Error("what is drawn inside the box, or after Restore, looks different")
	}
}
