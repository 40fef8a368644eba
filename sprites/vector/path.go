package vector

import "math"

// Verb is the kind of one segment of a path.
type Verb uint8

// The kinds of segment, with the points each carries in [Path.Walk].
const (
	MoveVerb  Verb = iota // where a subpath begins
	LineVerb              // the end
	QuadVerb              // the control point and the end
	CubeVerb              // two control points and the end
	CloseVerb             // none
)

// Walk calls f for every segment in order. The points are f's to read during
// the call only.
func (p *Path) Walk(f func(v Verb, pts []Point)) {
	rest := p.pts
	for _, v := range p.verbs {
		n := v.points()
		f(v, rest[:n:n])
		rest = rest[n:]
	}
}

// points counts the points a segment carries.
func (v Verb) points() int {
	switch v {
	case QuadVerb:
		return 2
	case CubeVerb:
		return 3
	case CloseVerb:
		return 0
	}
	return 1
}

// Path is a list of subpaths made of straight lines and Bézier curves. The
// zero Path is empty and ready for use. The building methods return the path
// itself, so calls can be chained.
type Path struct {
	verbs []Verb
	pts   []Point
	start Point // first point of the subpath under construction
}

// Empty reports whether the path holds no segment at all.
func (p *Path) Empty() bool { return len(p.verbs) == 0 }

// Segments counts the path's moves, lines, curves and closings.
func (p *Path) Segments() int { return len(p.verbs) }

// MoveTo begins a new subpath at (x, y).
//
//go:noinline
func (p *Path) MoveTo(x, y float64) *Path {
	p.start = Point{x, y}
	return p.add(MoveVerb, p.start)
}

// LineTo draws a straight line to (x, y). On an empty path it begins one there.
func (p *Path) LineTo(x, y float64) *Path {
	if p.Empty() {
		return p.MoveTo(x, y)
	}
	return p.add(LineVerb, Point{x, y})
}

// QuadTo draws a quadratic curve over the control point (cx, cy) to (x, y).
func (p *Path) QuadTo(cx, cy, x, y float64) *Path {
	if p.Empty() {
		p.MoveTo(cx, cy)
	}
	return p.add(QuadVerb, Point{cx, cy}, Point{x, y})
}

// CubeTo draws a cubic curve over the control points (ax, ay) and (bx, by) to
// (x, y).
func (p *Path) CubeTo(ax, ay, bx, by, x, y float64) *Path {
	if p.Empty() {
		p.MoveTo(ax, ay)
	}
	return p.add(CubeVerb, Point{ax, ay}, Point{bx, by}, Point{x, y})
}

// Close draws a straight line back to where the subpath began. What follows
// without a MoveTo begins there again.
func (p *Path) Close() *Path {
	if n := len(p.verbs); n == 0 || p.verbs[n-1] == CloseVerb {
		return p
	}
	return p.add(CloseVerb)
}

// add appends one segment; a segment after a closing begins a new subpath.
//
//go:noinline
func (p *Path) add(v Verb, pts ...Point) *Path {
	if n := len(p.verbs); n > 0 && p.verbs[n-1] == CloseVerb && v != MoveVerb {
		p.verbs = append(p.verbs, MoveVerb)
		p.pts = append(p.pts, p.start)
	}
	p.verbs = append(p.verbs, v)
	p.pts = append(p.pts, pts...)
	return p
}

// Current returns the point from which the next segment starts: (0, 0) on an
// empty path.
func (p *Path) Current() Point {
	n := len(p.verbs)
	if n == 0 {
		return Point{}
	}
	if p.verbs[n-1] == CloseVerb {
		return p.start
	}
	return p.pts[len(p.pts)-1]
}

// Append adds all subpaths of q to p.
func (p *Path) Append(q *Path) *Path {
	if q.Empty() {
		return p
	}
	p.verbs = append(p.verbs, q.verbs...)
	p.pts = append(p.pts, q.pts...)
	p.start = q.start
	return p
}

// Clone returns an independent copy.
func (p *Path) Clone() *Path { return new(Path).Append(p) }

// Transform returns a copy of the path with every point mapped by m.
func (p *Path) Transform(m Matrix) *Path {
	q := p.Clone()
	for i, pt := range q.pts {
		q.pts[i] = m.Apply(pt)
	}
	q.start = m.Apply(p.start)
	return q
}

// segment is one drawn part of a path: its verb, the point it starts from and
// its own points.
type segment struct {
	verb Verb
	from Point
	pts  [3]Point
}

// walk calls f for every segment in order. For a closing, pts[0] is the point
// the subpath returns to.
func (p *Path) walk(f func(segment)) {
	var at, start Point
	p.Walk(func(v Verb, pts []Point) {
		s := segment{verb: v, from: at}
		copy(s.pts[:], pts)
		switch v {
		case CloseVerb:
			s.pts[0], at = start, start
		case MoveVerb:
			start, at = pts[0], pts[0]
		default:
			at = pts[len(pts)-1]
		}
		f(s)
	})
}

// Bounds returns the smallest box around the drawn path. Control points that
// the curve does not reach do not count. The box of an empty path is zero.
func (p *Path) Bounds() Box {
	e := newExtent()
	p.walk(func(s segment) {
		switch s.verb {
		case MoveVerb, LineVerb:
			e.add(s.pts[0])
		case QuadVerb:
			a, b := raiseQuad(s.from, s.pts[0], s.pts[1])
			e.addCube(s.from, a, b, s.pts[1])
		case CubeVerb:
			e.addCube(s.from, s.pts[0], s.pts[1], s.pts[2])
		}
	})
	return e.box()
}

// raiseQuad returns the control points of the cubic that equals a quadratic.
func raiseQuad(from, c, to Point) (a, b Point) {
	return lerp(from, c, 2.0/3), lerp(to, c, 2.0/3)
}

func lerp(a, b Point, t float64) Point {
	return Point{a.X + (b.X-a.X)*t, a.Y + (b.Y-a.Y)*t}
}

// extent gathers the least and greatest coordinates seen.
type extent struct{ minX, minY, maxX, maxY float64 }

func newExtent() extent {
	inf := math.Inf(1)
	return extent{inf, inf, -inf, -inf}
}

// add takes in a point; what is no number it passes over. It compares by itself, as every corner comes here and in a
// browser math.Min and math.Max are calls.
//
//go:noinline
func (e *extent) add(p Point) {
	if p.X < e.minX {
		e.minX = p.X
	}
	if p.X > e.maxX {
		e.maxX = p.X
	}
	if p.Y < e.minY {
		e.minY = p.Y
	}
	if p.Y > e.maxY {
		e.maxY = p.Y
	}
}

func (e *extent) addCube(p0, p1, p2, p3 Point) {
	e.add(p3)
	for _, t := range cubeExtrema(p0.X, p1.X, p2.X, p3.X) {
		e.add(cubeAt(p0, p1, p2, p3, t))
	}
	for _, t := range cubeExtrema(p0.Y, p1.Y, p2.Y, p3.Y) {
		e.add(cubeAt(p0, p1, p2, p3, t))
	}
}

func (e *extent) box() Box {
	if e.minX > e.maxX {
		return Box{}
	}
	return Box{e.minX, e.minY, e.maxX - e.minX, e.maxY - e.minY}
}

// cubeExtrema returns the parameters at which one coordinate of a cubic turns,
// clamped to the curve; parameters that do not exist are given as 0.
func cubeExtrema(a, b, c, d float64) [2]float64 {
	// The derivative is proportional to qa·t² + 2·qb·t + qc.
	qa, qb, qc := d-a+3*(b-c), a-2*b+c, b-a
	var roots [2]float64
	if math.Abs(qa) < 1e-12 {
		if qb != 0 {
			roots[0] = -qc / (2 * qb)
		}
	} else if disc := qb*qb - qa*qc; disc >= 0 {
		root := math.Sqrt(disc)
		roots[0], roots[1] = (-qb+root)/qa, (-qb-root)/qa
	}
	for i, t := range roots {
		roots[i] = math.Min(math.Max(t, 0), 1)
	}
	return roots
}

func cubeAt(p0, p1, p2, p3 Point, t float64) Point {
	u := 1 - t
	a, b, c, d := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
	return Point{
		a*p0.X + b*p1.X + c*p2.X + d*p3.X,
		a*p0.Y + b*p1.Y + c*p2.Y + d*p3.Y,
	}
}

func quadAt(p0, p1, p2 Point, t float64) Point {
	u := 1 - t
	a, b, c := u*u, 2*u*t, t*t
	return Point{a*p0.X + b*p1.X + c*p2.X, a*p0.Y + b*p1.Y + c*p2.Y}
}
