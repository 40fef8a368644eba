package vector

import "math"

// maxCurveSteps bounds the lines one curve is cut into.
const maxCurveSteps = 512

// steps returns into how many lines a curve must be cut so that none strays
// further than tolerance: bend is a bound of the curve's second derivative.
func steps(bend, tolerance float64) int {
	n := math.Ceil(math.Sqrt(bend / (8 * tolerance)))
	if !(n > 1) { // also catches NaN
		return 1
	}
	return int(math.Min(n, maxCurveSteps))
}

func quadSteps(a, b, c Point, tolerance float64) int {
	return steps(2*math.Hypot(a.X-2*b.X+c.X, a.Y-2*b.Y+c.Y), tolerance)
}

func cubeSteps(a, b, c, d Point, tolerance float64) int {
	first := math.Hypot(a.X-2*b.X+c.X, a.Y-2*b.Y+c.Y)
	second := math.Hypot(b.X-2*c.X+d.X, b.Y-2*c.Y+d.Y)
	return steps(6*math.Max(first, second), tolerance)
}

// polyline is a flattened subpath. A vertex is smooth when it only cuts a
// curve: no corner stands there.
type polyline struct {
	pts      []Point
	smooth   []bool
	isClosed bool
}

func (l *polyline) add(p Point, smooth bool) {
	l.pts = append(l.pts, p)
	l.smooth = append(l.smooth, smooth)
}

// flatten cuts the path's curves into lines that stray at most tolerance from
// them, one polyline for every subpath.
func (p *Path) flatten(tolerance float64) []polyline {
	var lines []polyline
	var cur *polyline
	p.walk(func(s segment) {
		switch s.verb {
		case MoveVerb:
			lines = append(lines, polyline{})
			cur = &lines[len(lines)-1]
			cur.add(s.pts[0], false)
		case LineVerb:
			cur.add(s.pts[0], false)
		case QuadVerb:
			n := quadSteps(s.from, s.pts[0], s.pts[1], tolerance)
			for i := 1; i < n; i++ {
				cur.add(quadAt(s.from, s.pts[0], s.pts[1], float64(i)/float64(n)), true)
			}
			cur.add(s.pts[1], false)
		case CubeVerb:
			n := cubeSteps(s.from, s.pts[0], s.pts[1], s.pts[2], tolerance)
			for i := 1; i < n; i++ {
				cur.add(cubeAt(s.from, s.pts[0], s.pts[1], s.pts[2], float64(i)/float64(n)), true)
			}
			cur.add(s.pts[2], false)
		case CloseVerb:
			cur.isClosed = true
		}
	})
	return lines
}

// edges calls line for every straight edge of the path's outline after mapping
// by m, with curves cut to tolerance. Every subpath is closed, as for a fill.
func (p *Path) edges(m Matrix, tolerance float64, line func(a, b Point)) {
	var at, start Point
	open := false
	finish := func() {
		if open && at != start {
			line(at, start)
		}
		at, open = start, false
	}
	to := func(q Point) {
		line(at, q)
		at, open = q, true
	}
	p.walk(func(s segment) {
		switch s.verb {
		case MoveVerb:
			finish()
			start = m.Apply(s.pts[0])
			at = start
		case LineVerb:
			to(m.Apply(s.pts[0]))
		case QuadVerb:
			from, b, c := at, m.Apply(s.pts[0]), m.Apply(s.pts[1])
			n := quadSteps(from, b, c, tolerance)
			for i := 1; i < n; i++ {
				to(quadAt(from, b, c, float64(i)/float64(n)))
			}
			to(c)
		case CubeVerb:
			from, b, c, d := at, m.Apply(s.pts[0]), m.Apply(s.pts[1]), m.Apply(s.pts[2])
			n := cubeSteps(from, b, c, d, tolerance)
			for i := 1; i < n; i++ {
				to(cubeAt(from, b, c, d, float64(i)/float64(n)))
			}
			to(d)
		case CloseVerb:
			finish()
		}
	})
	finish()
}
