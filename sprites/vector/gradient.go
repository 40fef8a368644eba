package vector

import (
	"image/color"
	"math"
)

// tableSize is the number of colours a gradient is cut into: enough that two
// neighbours differ by at most one level in every gradient of the art.
const tableSize = 1024

// fraction is the denominator in which positions along a gradient are counted.
const fraction = 1 << 32

// gradient is the colour ramp of a paint, apart from where it lies.
type gradient struct {
	radial bool
	stops  []Stop
	table  [tableSize]premultiplied
}

func newGradient(radial bool, stops []Stop) *gradient {
	g := &gradient{radial: radial, stops: ascending(stops)}
	for i := range g.table {
		g.table[i] = premultiply(g.at((float64(i)+0.5)/tableSize), 1)
	}
	return g
}

// ascending copies the stops with offsets inside 0 to 1 and none below its
// predecessor, as SVG demands.
func ascending(stops []Stop) []Stop {
	out := make([]Stop, len(stops))
	last := 0.0
	for i, s := range stops {
		last = math.Max(last, clamp01(s.Offset))
		out[i] = Stop{last, s.Color}
	}
	return out
}

// at returns the colour at offset t, mixed without premultiplication as in SVG.
func (g *gradient) at(t float64) color.NRGBA {
	stops := g.stops
	if t <= stops[0].Offset {
		return stops[0].Color
	}
	for i := 1; i < len(stops); i++ {
		a, b := stops[i-1], stops[i]
		if t < b.Offset {
			return mix(a.Color, b.Color, (t-a.Offset)/(b.Offset-a.Offset))
		}
	}
	return stops[len(stops)-1].Color
}

func mix(a, b color.NRGBA, t float64) color.NRGBA {
	m := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + 0.5) }
	return color.NRGBA{m(a.R, b.R), m(a.G, b.G), m(a.B, b.B), m(a.A, b.A)}
}

// shade is a gradient laid out on the pixels of a canvas.
type shade struct {
	gradient *gradient
	toUnit   Matrix // from pixels to the gradient's own units
}

// shade lays the paint's gradient out under the canvas matrix m for a path
// with the given box. It reports false when the gradient has no extent.
func (p Paint) shade(m Matrix, box Box) (shade, bool) {
	frame := p.toUser
	if p.boxUnits {
		frame = Matrix{A: box.W, D: box.H, E: box.X, F: box.Y}.Mul(frame)
	}
	inverse, ok := m.Mul(frame).Invert()
	return shade{p.gradient, inverse}, ok
}

// level reports whether a row of n pixels has one colour throughout.
func (s *shade) level(n int) bool {
	return !s.gradient.radial && math.Abs(s.toUnit.A)*float64(n)*tableSize < 0.5
}

// colors writes the colours of the pixels from (x, y) to the right.
func (s *shade) colors(x, y int, out []premultiplied) {
	const last = tableSize - 1
	u := s.toUnit.Apply(Point{float64(x) + 0.5, float64(y) + 0.5})
	table := &s.gradient.table
	if !s.gradient.radial {
		const wild = 1 << 16 // keeps a row of any width inside 64 bits
		count := func(v float64) int64 { return int64(math.Max(-wild, math.Min(wild, v)) * fraction) }
		t, dt := count(u.X), count(s.toUnit.A)
		for i := range out {
			out[i] = table[min(max(t/(fraction/tableSize), 0), last)]
			t += dt
		}
		return
	}
	for i := range out {
		t := math.Sqrt(u.X*u.X+u.Y*u.Y) * tableSize
		out[i] = table[int(math.Min(t, last))]
		u.X += s.toUnit.A
		u.Y += s.toUnit.B
	}
}

// brush is a paint made ready for the pixels of one path.
type brush struct {
	solid   premultiplied
	shade   shade
	opacity uint8
	isShade bool
}

// brush readies the paint under the canvas matrix m; box units refer to the
// box of path. A gradient without extent paints its last colour, as in SVG.
func (p Paint) brush(m Matrix, path *Path) brush {
	if p.gradient == nil {
		return brush{solid: premultiply(p.color, p.opacity)}
	}
	var box Box
	if p.boxUnits {
		box = path.Bounds()
	}
	s, ok := p.shade(m, box)
	if !ok {
		last := p.gradient.stops[len(p.gradient.stops)-1].Color
		return brush{solid: premultiply(last, p.opacity)}
	}
	return brush{shade: s, opacity: uint8(p.opacity*255 + 0.5), isShade: true}
}

// level reports whether a row of n pixels has one colour throughout.
func (b *brush) level(n int) bool { return !b.isShade || b.shade.level(n) }

// color returns the colour of one pixel.
func (b *brush) color(x, y int) premultiplied {
	if !b.isShade {
		return b.solid
	}
	var one [1]premultiplied
	b.shade.colors(x, y, one[:])
	return one[0].fade(b.opacity)
}
