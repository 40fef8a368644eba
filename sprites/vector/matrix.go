package vector

import "math"

// Point is a position in the plane. Y grows downwards.
type Point struct{ X, Y float64 }

// Lerp returns the point at share t of the way from p to q.
func (p Point) Lerp(q Point, t float64) Point {
	return Point{X: p.X + (q.X-p.X)*t, Y: p.Y + (q.Y-p.Y)*t}
}

// Box is an axis-parallel rectangle given by its upper left corner and size.
type Box struct{ X, Y, W, H float64 }

// grow returns the box enlarged by d on all sides.
func (b Box) grow(d float64) Box { return Box{b.X - d, b.Y - d, b.W + 2*d, b.H + 2*d} }

// transform returns the box around the box's image under m.
func (b Box) transform(m Matrix) Box {
	e := newExtent()
	for _, p := range [4]Point{{b.X, b.Y}, {b.X + b.W, b.Y}, {b.X, b.Y + b.H}, {b.X + b.W, b.Y + b.H}} {
		e.add(m.Apply(p))
	}
	return e.box()
}

// Matrix is an affine map: x' = A·x + C·y + E and y' = B·x + D·y + F, the
// order of SVG's matrix(a b c d e f). The zero Matrix maps everything to the
// origin; start from [Identity].
type Matrix struct{ A, B, C, D, E, F float64 }

// Identity returns the map that changes nothing.
func Identity() Matrix { return Matrix{A: 1, D: 1} }

// Translate returns the map that moves by (x, y).
func Translate(x, y float64) Matrix { return Matrix{A: 1, D: 1, E: x, F: y} }

// Scale returns the map that stretches by x and y about the origin.
func Scale(x, y float64) Matrix { return Matrix{A: x, D: y} }

// Rotate returns the map that turns by angle radians about the origin,
// clockwise on a screen whose y grows downwards.
//
//go:noinline
func Rotate(angle float64) Matrix {
	s, c := math.Sincos(angle)
	return Matrix{A: c, B: s, C: -s, D: c}
}

// Skew returns the map that slants by the given angles in radians along x and
// along y.
func Skew(x, y float64) Matrix { return Matrix{A: 1, B: math.Tan(y), C: math.Tan(x), D: 1} }

// Mul returns the map that applies n first and m after it.
func (m Matrix) Mul(n Matrix) Matrix {
	return Matrix{
		A: m.A*n.A + m.C*n.B,
		B: m.B*n.A + m.D*n.B,
		C: m.A*n.C + m.C*n.D,
		D: m.B*n.C + m.D*n.D,
		E: m.A*n.E + m.C*n.F + m.E,
		F: m.B*n.E + m.D*n.F + m.F,
	}
}

// Apply maps one point.
func (m Matrix) Apply(p Point) Point {
	return Point{m.A*p.X + m.C*p.Y + m.E, m.B*p.X + m.D*p.Y + m.F}
}

// Invert returns the map that undoes m. It reports false, and the identity,
// when m flattens the plane so that nothing can undo it.
func (m Matrix) Invert() (Matrix, bool) {
	det := m.det()
	if det == 0 || math.IsNaN(det) || math.IsInf(det, 0) {
		return Identity(), false
	}
	return Matrix{
		A: m.D / det,
		B: -m.B / det,
		C: -m.C / det,
		D: m.A / det,
		E: (m.C*m.F - m.D*m.E) / det,
		F: (m.B*m.E - m.A*m.F) / det,
	}, true
}

func (m Matrix) det() float64 { return m.A*m.D - m.B*m.C }

// meanScale is the factor by which m enlarges lengths, averaged over all
// directions: the square root of the factor for areas.
func (m Matrix) meanScale() float64 { return math.Sqrt(math.Abs(m.det())) }

// maxScale is an upper bound of the factor by which m enlarges lengths.
func (m Matrix) maxScale() float64 {
	return math.Max(math.Hypot(m.A, m.B), math.Hypot(m.C, m.D)) * math.Sqrt2
}
