package vector

import (
	"image/color"
	"math"
)

// Stop is one colour of a gradient at its offset, 0 to 1 along the way.
type Stop struct {
	Offset float64
	Color  color.NRGBA
}

// Paint is what fills a path: one colour or a gradient. The zero Paint draws
// nothing. Paints are values; changing methods return a changed copy.
type Paint struct {
	color    color.NRGBA
	gradient *gradient
	toUser   Matrix // from the gradient's own units to user units
	boxUnits bool   // the gradient's units are shares of the painted path's box
	opacity  float64
}

// Solid returns the paint of a single colour.
func Solid(c color.Color) Paint {
	return Paint{color: color.NRGBAModel.Convert(c).(color.NRGBA), opacity: 1}
}

// Linear returns the gradient along the line from (x0, y0) to (x1, y1) in user
// units. Beyond both ends the outer colours run on. Stops come in ascending
// order; without stops nothing is drawn.
func Linear(x0, y0, x1, y1 float64, stops ...Stop) Paint {
	dx, dy := x1-x0, y1-y0
	// The gradient's own axis is x from 0 to 1.
	frame := Matrix{A: dx, B: dy, C: -dy, D: dx, E: x0, F: y0}
	return newGradientPaint(false, frame, stops)
}

// Radial returns the gradient about (cx, cy) from the centre to radius r in
// user units. Beyond the radius the last colour runs on. Stops come in
// ascending order; without stops nothing is drawn.
func Radial(cx, cy, r float64, stops ...Stop) Paint {
	return newGradientPaint(true, Matrix{A: r, D: r, E: cx, F: cy}, stops)
}

func newGradientPaint(radial bool, frame Matrix, stops []Stop) Paint {
	if len(stops) == 0 {
		return Paint{}
	}
	return Paint{gradient: newGradient(radial, stops), toUser: frame, opacity: 1}
}

// BoxUnits returns the paint with the gradient's coordinates read as shares of
// the bounding box of whatever path is painted, as SVG's objectBoundingBox.
func (p Paint) BoxUnits() Paint {
	p.boxUnits = true
	return p
}

// Transform returns the paint with its gradient mapped by m.
func (p Paint) Transform(m Matrix) Paint {
	p.toUser = m.Mul(p.toUser)
	return p
}

// Opacity returns the paint made more transparent by the factor a, 0 to 1.
func (p Paint) Opacity(a float64) Paint {
	p.opacity *= clamp01(a)
	return p
}

// visible reports whether the paint leaves any trace.
func (p Paint) visible() bool {
	return p.opacity > 0 && (p.gradient != nil || p.color.A > 0)
}

// mapColors returns the paint with every colour replaced by f.
func (p Paint) mapColors(f func(color.NRGBA) color.NRGBA) Paint {
	if p.gradient == nil {
		p.color = f(p.color)
		return p
	}
	stops := make([]Stop, len(p.gradient.stops))
	for i, s := range p.gradient.stops {
		stops[i] = Stop{s.Offset, f(s.Color)}
	}
	p.gradient = newGradient(p.gradient.radial, stops)
	return p
}

func clamp01(v float64) float64 {
	if !(v > 0) { // also catches NaN
		return 0
	}
	return math.Min(v, 1)
}
