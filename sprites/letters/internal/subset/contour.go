package subset

import (
	"math"

	"engawa/sprites/vector"
)

// contour is one closed outline, with all points rounded to design units.
type contour struct {
	start    vector.Point
	segments []segment
}

type segment struct {
	verb vector.Verb
	pts  []vector.Point
}

// contours cuts a path into its subpaths. Lines that lead nowhere or back to
// the start, which closing draws anyway, are dropped.
func contours(p *vector.Path) []contour {
	var out []contour
	var at vector.Point
	p.Walk(func(v vector.Verb, pts []vector.Point) {
		rounded := make([]vector.Point, len(pts))
		for i, q := range pts {
			rounded[i] = vector.Point{X: math.Round(q.X), Y: math.Round(q.Y)}
		}
		switch v {
		case vector.MoveVerb:
			out = append(out, contour{start: rounded[0]})
			at = rounded[0]
			return
		case vector.CloseVerb:
			return
		}
		end := rounded[len(rounded)-1]
		if v == vector.LineVerb && end == at {
			return
		}
		c := &out[len(out)-1]
		c.segments = append(c.segments, segment{v, rounded})
		at = end
	})
	for i := range out {
		c := &out[i]
		if n := len(c.segments); n > 0 {
			last := c.segments[n-1]
			if last.verb == vector.LineVerb && last.pts[0] == c.start {
				c.segments = c.segments[:n-1]
			}
		}
	}
	return out
}

// clockwise returns the path turned so that its outer contours wind clockwise
// on the screen: those with the greater area decide.
func clockwise(p *vector.Path) *vector.Path {
	sum := 0.0
	for _, c := range contours(p) {
		sum += c.area()
	}
	if sum >= 0 {
		return p
	}
	out := new(vector.Path)
	for _, c := range contours(p) {
		c.appendReversed(out)
	}
	return out
}

// area returns twice the area of the contour's control polygon, positive if it
// winds clockwise.
func (c contour) area() float64 {
	sum, at := 0.0, c.start
	to := func(q vector.Point) {
		sum += at.X*q.Y - q.X*at.Y
		at = q
	}
	for _, s := range c.segments {
		for _, q := range s.pts {
			to(q)
		}
	}
	to(c.start)
	return sum
}

// appendReversed adds the contour to out in the opposite direction.
func (c contour) appendReversed(out *vector.Path) {
	starts := []vector.Point{c.start}
	for _, s := range c.segments {
		starts = append(starts, s.pts[len(s.pts)-1])
	}
	last := starts[len(starts)-1]
	out.MoveTo(last.X, last.Y)
	for i := len(c.segments) - 1; i >= 0; i-- {
		to, pts := starts[i], c.segments[i].pts
		switch c.segments[i].verb {
		case vector.LineVerb:
			out.LineTo(to.X, to.Y)
		case vector.QuadVerb:
			out.QuadTo(pts[0].X, pts[0].Y, to.X, to.Y)
		case vector.CubeVerb:
			out.CubeTo(pts[1].X, pts[1].Y, pts[0].X, pts[0].Y, to.X, to.Y)
		}
	}
	out.Close()
}
