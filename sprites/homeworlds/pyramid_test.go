package homeworlds

import (
	"image"
	"math"
	"testing"

	"engawa/internal/testkit"
	"engawa/sprites"
	"engawa/sprites/spritestest"
	"engawa/sprites/vector"
)

// pyramid is what stars and ships have in common.
type pyramid interface {
	Draw(*vector.Canvas) error
	Box() vector.Box
	Outline() *vector.Path
	Render(scale float64) (*image.RGBA, error)
	Shadow(scale, lift float64) *image.RGBA
}

// renderPyramid draws a pyramid that exists.
func renderPyramid(t *testing.T, p pyramid, scale float64) *image.RGBA {
	t.Helper()
	img, err := p.Render(scale)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// pyramidSheet draws all stars and ships of all hues in rows on one ground.
func pyramidSheet(t *testing.T, scale float64, night bool) *image.RGBA {
	t.Helper()
	const wide, high = 70, 106
	c := vector.NewCanvas(int(2*PyramidSizes*wide*scale), int(float64(hues)*high*scale))
	ground := sprites.Paper
	if night {
		ground = sprites.Night3
	}
	c.Fill(vector.Rect(0, 0, 1000, 1000), vector.Solid(ground))
	c.Scale(scale, scale)
	for hue := range hues {
		for size := 1; size <= PyramidSizes; size++ {
			heading := RoundHeading(float64(hue) * math.Pi / 2)
			for i, p := range []pyramid{
				Star{Hue: hue, Size: size, Night: night},
				Ship{Hue: hue, Size: size, Heading: heading, Night: night},
			} {
				c.Save()
				c.Translate(wide*(float64(2*size+i)-1.5), high*float64(hue)+90-float64(i)*38)
				if err := p.Draw(c); err != nil {
					t.Fatal(err)
				}
				c.Restore()
			}
		}
	}
	return c.Image()
}

func TestPyramidsGolden(t *testing.T) {
	testkit.GoldenPicture(t, "pyramids-table", pyramidSheet(t, 0.86, true), 3)
	testkit.GoldenPicture(t, "pyramids-small", pyramidSheet(t, 0.4, true), 3)
	testkit.GoldenPicture(t, "pyramids-paper", pyramidSheet(t, 0.6, false), 3)
}

func TestPyramidShadowsGolden(t *testing.T) {
	star, ship := Star{Hue: BlueHue, Size: 3, Night: true}, Ship{Hue: BlueHue, Size: 2, Heading: math.Pi / 2}
	testkit.GoldenPicture(t, "shadow-star", star.Shadow(0.6, 0), 3)
	testkit.GoldenPicture(t, "shadow-ship", ship.Shadow(0.6, 5), 3)
}

// TestPyramidsStayInTheirBox draws on more room than the box and looks for ink
// outside it, at the smallest print too, where the contours are boldest.
func TestPyramidsStayInTheirBox(t *testing.T) {
	const room = 4 // pixels on every side
	for size := 1; size <= PyramidSizes; size++ {
		all := []pyramid{Star{Size: size, Night: true}}
		for i := range Headings {
			all = append(all, Ship{Size: size, Heading: float64(i) * 2 * math.Pi / Headings, Night: true})
		}
		for _, p := range all {
			for _, scale := range []float64{0.28, 0.86, 2} {
				inner, box := renderPyramid(t, p, scale).Rect, p.Box()
				c := vector.NewCanvas(inner.Dx()+2*room, inner.Dy()+2*room)
				c.Translate(room, room)
				c.Scale(scale, scale)
				c.Translate(-box.X, -box.Y)
				if err := p.Draw(c); err != nil {
					t.Fatal(err)
				}
				for i := 3; i < len(c.Image().Pix); i += 4 {
					at := image.Pt(i/4%c.Image().Rect.Dx()-room, i/4/c.Image().Rect.Dx()-room)
					if c.Image().Pix[i] != 0 && !at.In(inner) {
						t.Fatalf("%+v at %v: ink at %v, outside %v", p, scale, at, inner)
					}
				}
			}
		}
	}
}

// TestShipsAreLitFromTheUpperLeft compares the two halves of a ship: the one
// that is turned to the light is the brighter, whatever the heading.
func TestShipsAreLitFromTheUpperLeft(t *testing.T) {
	for i := range Headings {
		heading := float64(i) * 2 * math.Pi / Headings
		ship := Ship{Hue: YellowHue, Size: 3, Heading: heading}
		img, box := renderPyramid(t, ship, 2), ship.Box()
		sin, cos := math.Sincos(heading)
		half := func(side float64) int {
			sum := 0
			for along := 4.0; along < 20; along++ { // towards the foot, where the ship is wide
				x, y := side*9, along
				at := image.Pt(int((x*cos-y*sin-box.X)*2), int((x*sin+y*cos-box.Y)*2))
				sum += int(spritestest.Grey(img, at))
			}
			return sum
		}
		facing := sprites.LightX*cos + sprites.LightY*sin // of the left half
		if math.Abs(facing) < 1e-6 {
			continue
		}
		if left, right := half(-1), half(1); (left > right) != (facing > 0) {
			t.Errorf("heading %.2f: left half %d, right half %d, the left faces the light by %.2f", heading, left, right, facing)
		}
	}
}

// TestHuesDifferInGrey compares pyramids of 20 pixels without their colours:
// lightness and pattern of their faces must tell any two hues apart.
func TestHuesDifferInGrey(t *testing.T) {
	const (
		high  = 20.0
		least = 10.0
	)
	for size := 1; size <= PyramidSizes; size++ {
		for name, of := range map[string]func(Hue) pyramid{
			"star": func(h Hue) pyramid { return Star{Hue: h, Size: size, Night: true} },
			"ship": func(h Hue) pyramid { return Ship{Hue: h, Size: size, Night: true} },
		} {
			for a := range hues {
				for b := range a {
					scale := high / of(a).Outline().Bounds().H
					one, other := renderPyramid(t, of(a), scale), renderPyramid(t, of(b), scale)
					sum, count := 0, 0
					for y := range one.Rect.Dy() {
						for x := range one.Rect.Dx() {
							at := image.Pt(x, y)
							if one.RGBAAt(x, y) == other.RGBAAt(x, y) {
								continue // contours and pips
							}
							sum += abs(int(spritestest.Grey(one, at)) - int(spritestest.Grey(other, at)))
							count++
						}
					}
					if mean := float64(sum) / float64(count); mean < least {
						t.Errorf("%s of size %d: hues %d and %d differ by %.1f levels of grey, want %v at least", name, size, a, b, mean, least)
					}
				}
			}
		}
	}
}

// TestPipsShowTheSize counts the bright blobs on the foot band of ships of 20
// pixels.
func TestPipsShowTheSize(t *testing.T) {
	for size := 1; size <= PyramidSizes; size++ {
		ship := Ship{Hue: RedHue, Size: size}
		scale := 26 / ship.Outline().Bounds().H
		img, box := renderPyramid(t, ship, scale), ship.Box()
		k := sprites.Detail{PixelsPerUnit: scale}
		y := int((ship.form().half - 9.6*k.PipScale()/2 - box.Y) * scale)
		blobs, inside := 0, false
		for x := range img.Rect.Dx() {
			bright := spritestest.Grey(img, image.Pt(x, y)) > 140
			if bright && !inside {
				blobs++
			}
			inside = bright
		}
		if blobs != size {
			t.Errorf("a ship of size %d shows %d pips at 26 pixels", size, blobs)
		}
	}
}

func TestRoundHeading(t *testing.T) {
	for _, c := range []struct{ in, want float64 }{
		{0, 0}, {0.05, 0}, {-0.05, 0}, {math.Pi / 2, math.Pi / 2}, {-math.Pi / 2, 3 * math.Pi / 2}, {2 * math.Pi, 0}, {9 * math.Pi, math.Pi},
	} {
		if got := RoundHeading(c.in); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("RoundHeading(%v) = %v, want %v", c.in, got, c.want)
		}
	}
	for i := range 1000 {
		a := float64(i)*0.037 - 18
		got := RoundHeading(a)
		if d := math.Abs(math.Remainder(got-a, 2*math.Pi)); d > math.Pi/Headings+1e-9 || got < 0 || got >= 2*math.Pi {
			t.Fatalf("RoundHeading(%v) = %v, %v away", a, got, d)
		}
	}
}

func TestPyramidsThatDoNotExist(t *testing.T) {
	for _, p := range []pyramid{
		Star{Hue: hues, Size: 1}, Star{Size: 0}, Star{Size: 4},
		Ship{Hue: hues, Size: 1}, Ship{Size: 0}, Ship{Size: -1}, Ship{Size: 4},
	} {
		if _, err := p.Render(1); err == nil {
			t.Errorf("%+v was drawn", p)
		}
	}
	c := vector.NewCanvas(20, 20)
	hues.Fill(c, vector.Rect(0, 0, 20, 20))
	if spritestest.MaxAlpha(c.Image()) != 0 {
		t.Error("a hue that does not exist filled something")
	}
}

func TestPyramidShadowsFallToTheLowerRight(t *testing.T) {
	for _, p := range []pyramid{Star{Size: 3}, Star{Size: 1, Night: true}, Ship{Size: 2}, Ship{Size: 3, Heading: 2, Night: true}} {
		w, h := renderPyramid(t, p, 1).Rect.Dx(), renderPyramid(t, p, 1).Rect.Dy()
		rest, lifted := p.Shadow(1, 0), p.Shadow(1, 9)
		if rest.Rect.Max.X <= w-pyramidMargin || rest.Rect.Max.Y <= h-pyramidMargin {
			t.Errorf("%+v: shadow %v ends inside the sprite of %d by %d", p, rest.Rect, w, h)
		}
		if lifted.Rect.Max.X <= rest.Rect.Max.X || lifted.Rect.Max.Y <= rest.Rect.Max.Y {
			t.Errorf("%+v: lifted shadow %v is not longer than %v", p, lifted.Rect, rest.Rect)
		}
		if spritestest.MaxAlpha(lifted) >= spritestest.MaxAlpha(rest) {
			t.Errorf("%+v: lifted shadow is as dark as at rest", p)
		}
	}
}

func BenchmarkStar(b *testing.B) {
	for b.Loop() {
		if _, err := (Star{Hue: BlueHue, Size: 3, Night: true}).Render(1); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkShip(b *testing.B) {
	for b.Loop() {
		if _, err := (Ship{Hue: RedHue, Size: 3, Heading: 1, Night: true}).Render(1); err != nil {
			b.Fatal(err)
		}
	}
}

func abs(n int) int { return max(n, -n) }
