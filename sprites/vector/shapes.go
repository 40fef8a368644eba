package vector

import "math"

// Rect returns the closed rectangle with its upper left corner at (x, y).
func Rect(x, y, w, h float64) *Path {
	return new(Path).MoveTo(x, y).LineTo(x+w, y).LineTo(x+w, y+h).LineTo(x, y+h).Close()
}

// RoundRect returns the closed rectangle with corners rounded by radius r. The
// radius is cut to half the shorter side; r <= 0 gives square corners.
func RoundRect(x, y, w, h, r float64) *Path { return roundRect(x, y, w, h, r, r) }

func roundRect(x, y, w, h, rx, ry float64) *Path {
	rx, ry = math.Min(rx, w/2), math.Min(ry, h/2)
	if rx <= 0 || ry <= 0 {
		return Rect(x, y, w, h)
	}
	p := new(Path).MoveTo(x+rx, y).LineTo(x+w-rx, y)
	p.corner(x+w, y, x+w, y+ry)
	p.LineTo(x+w, y+h-ry)
	p.corner(x+w, y+h, x+w-rx, y+h)
	p.LineTo(x+rx, y+h)
	p.corner(x, y+h, x, y+h-ry)
	p.LineTo(x, y+ry)
	p.corner(x, y, x+rx, y)
	return p.Close()
}

// kappa is the share of the way to the corner at which the control points of
// a cubic that draws a quarter of an ellipse stand.
const kappa = 0.5522847498307936

// corner draws a quarter of an ellipse from the current point to (x, y) inside
// the corner (cx, cy).
func (p *Path) corner(cx, cy, x, y float64) {
	c, from, to := Point{cx, cy}, p.Current(), Point{x, y}
	a, b := lerp(from, c, kappa), lerp(to, c, kappa)
	p.CubeTo(a.X, a.Y, b.X, b.Y, x, y)
}

// Circle returns the closed circle of radius r about (cx, cy).
func Circle(cx, cy, r float64) *Path { return Ellipse(cx, cy, r, r) }

// Ellipse returns the closed ellipse with half axes rx and ry about (cx, cy).
func Ellipse(cx, cy, rx, ry float64) *Path {
	p := new(Path).MoveTo(cx+rx, cy)
	p.corner(cx+rx, cy+ry, cx, cy+ry)
	p.corner(cx-rx, cy+ry, cx-rx, cy)
	p.corner(cx-rx, cy-ry, cx, cy-ry)
	p.corner(cx+rx, cy-ry, cx+rx, cy)
	return p.Close()
}

// Line returns the open straight line between two points.
func Line(x0, y0, x1, y1 float64) *Path { return new(Path).MoveTo(x0, y0).LineTo(x1, y1) }

// Polygon returns the closed polygon through the points; fewer than two give
// an empty path.
func Polygon(pts ...Point) *Path {
	return Polyline(pts...).Close()
}

// Polyline returns the open line through the points; fewer than two give an
// empty path.
func Polyline(pts ...Point) *Path {
	p := new(Path)
	if len(pts) < 2 {
		return p
	}
	for _, pt := range pts {
		p.LineTo(pt.X, pt.Y)
	}
	return p
}

// Arc draws part of a circle about (cx, cy), from angle a0 to angle a1 in
// radians; angles grow clockwise on the screen from the positive x axis. A line
// leads from the current point to the arc's start, if there is one.
func (p *Path) Arc(cx, cy, r, a0, a1 float64) *Path {
	m := Matrix{A: r, D: r, E: cx, F: cy}
	s := m.Apply(Point{math.Cos(a0), math.Sin(a0)})
	p.LineTo(s.X, s.Y)
	p.unitArc(m, a0, a1-a0)
	return p
}

// maxArcTurns bounds the work of a single arc.
const maxArcTurns = 4

// unitArc draws the arc of the unit circle that starts at angle a0 and sweeps
// by sweep, mapped by m, as cubics of at most a quarter turn each.
func (p *Path) unitArc(m Matrix, a0, sweep float64) {
	limit := maxArcTurns * 2 * math.Pi
	sweep = math.Max(-limit, math.Min(limit, sweep))
	n := int(math.Ceil(math.Abs(sweep)/(math.Pi/2) - 1e-9))
	if n <= 0 {
		return
	}
	step := sweep / float64(n)
	k := 4.0 / 3 * math.Tan(step/4)
	for i := range n {
		s0, c0 := math.Sincos(a0 + step*float64(i))
		s1, c1 := math.Sincos(a0 + step*float64(i+1))
		a := m.Apply(Point{c0 - k*s0, s0 + k*c0})
		b := m.Apply(Point{c1 + k*s1, s1 - k*c1})
		to := m.Apply(Point{c1, s1})
		p.CubeTo(a.X, a.Y, b.X, b.Y, to.X, to.Y)
	}
}

// ArcTo draws the elliptical arc of SVG's A command from the current point to
// (x, y): half axes rx and ry, the ellipse turned by rotation radians, the
// larger of the two arcs if large, running clockwise on the screen if sweep.
// Half axes that are too short are enlarged to reach; zero gives a line.
func (p *Path) ArcTo(rx, ry, rotation float64, large, sweep bool, x, y float64) *Path {
	from, to := p.Current(), Point{x, y}
	rx, ry = math.Abs(rx), math.Abs(ry)
	if from == to {
		return p
	}
	if rx < 1e-9 || ry < 1e-9 {
		return p.LineTo(x, y)
	}
	// In the frame where the ellipse is a unit circle, the centre stands on
	// the perpendicular bisector of the chord.
	frame := Rotate(rotation).Mul(Scale(rx, ry))
	back := Scale(1/rx, 1/ry).Mul(Rotate(-rotation))
	a, b := back.Apply(from), back.Apply(to)
	half := math.Hypot(b.X-a.X, b.Y-a.Y) / 2
	if half > 1 {
		a.X, a.Y, b.X, b.Y = a.X/half, a.Y/half, b.X/half, b.Y/half
		frame = frame.Mul(Scale(half, half))
		half = 1
	}
	h := math.Sqrt(math.Max(0, 1-half*half)) / (2 * half)
	if large == sweep {
		h = -h
	}
	centre := Point{(a.X+b.X)/2 - h*(b.Y-a.Y), (a.Y+b.Y)/2 + h*(b.X-a.X)}
	a0 := math.Atan2(a.Y-centre.Y, a.X-centre.X)
	delta := math.Atan2(b.Y-centre.Y, b.X-centre.X) - a0
	if sweep && delta < 0 {
		delta += 2 * math.Pi
	}
	if !sweep && delta > 0 {
		delta -= 2 * math.Pi
	}
	p.unitArc(frame.Mul(Translate(centre.X, centre.Y)), a0, delta)
	if n := len(p.pts); n > 0 {
		p.pts[n-1] = to // the chain of maps may miss the end by a rounding
	}
	return p
}
