package scenery

import (
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Knot is an eye in the wood, in units along and across the grain from the
// board's corner; Size is its half length along the grain.
type Knot struct{ Along, Across, Size float64 }

// Grain is how a board's grain looks.
type Grain struct {
	Color   sprites.Color
	Opacity float64
	Gap     float64 // between lines, 6 to 11
	Upright bool    // the grain runs from top to bottom
}

// DrawGrain draws wavering lines along a board, bending round its knots.
func (s *Painter) DrawGrain(box vector.Box, look Grain, knots ...Knot) {
	length, width := box.W, box.H
	if look.Upright {
		length, width = box.H, box.W
	}
	at := func(along, across float64) vector.Point {
		if look.Upright {
			return vector.Point{X: box.X + across, Y: box.Y + along}
		}
		return vector.Point{X: box.X + along, Y: box.Y + across}
	}
	s.Save()
	defer s.Restore()
	s.Clip(vector.Rect(box.X, box.Y, box.W, box.H), vector.NonZero)
	var fine, bold vector.Path
	for across := s.Within(0.2, 0.8) * look.Gap; across < width; across += look.Gap * s.Within(0.6, 1.4) {
		path := Smooth(s.vein(length, across, knots, at))
		if s.IntN(3) == 0 {
			bold.Append(path)
		} else {
			fine.Append(path)
		}
	}
	for _, k := range knots {
		for _, ring := range []float64{1, 0.62, 0.28} {
			fine.Append(eye(k, ring, at))
		}
	}
	paint := vector.Solid(look.Color.Alpha(look.Opacity))
	s.Stroke(&fine, vector.Stroke{Width: 0.9}, paint)
	s.Stroke(&bold, vector.Stroke{Width: 1.5}, paint)
}

// vein returns the points of one line of grain.
func (s *Painter) vein(length, across float64, knots []Knot, at func(along, across float64) vector.Point) []vector.Point {
	const step = 14
	wave, phase, swing := s.Within(160, 340), s.Within(0, 2*math.Pi), s.Within(0.6, 2)
	from, to := -10.0, length+10
	if s.IntN(4) == 0 { // some lines end inside the board
		from, to = s.Within(-10, length*0.4), s.Within(length*0.5, length+10)
	}
	var points []vector.Point
	for along := from; along < to+step; along += step {
		shift := swing * math.Sin(phase+along/wave*2*math.Pi)
		for _, k := range knots {
			off, away := across-k.Across, (along-k.Along)/(k.Size*2.2)
			bend := k.Size * 0.62 * math.Exp(-away*away-math.Abs(off)/(k.Size*1.4))
			shift += math.Copysign(bend, off)
		}
		points = append(points, at(along, across+shift))
	}
	return points
}

// eye returns one ring of a knot.
func eye(k Knot, ring float64, at func(along, across float64) vector.Point) *vector.Path {
	points := make([]vector.Point, 17)
	for i := range points {
		sin, cos := math.Sincos(float64(i) * math.Pi / 8)
		points[i] = at(k.Along+k.Size*ring*cos, k.Across+k.Size*0.36*ring*sin)
	}
	return Smooth(points)
}

// Smooth returns the curve that passes through all points without corners.
func Smooth(points []vector.Point) *vector.Path {
	p := new(vector.Path)
	if len(points) < 2 {
		return p
	}
	p.MoveTo(points[0].X, points[0].Y)
	for i := 1; i < len(points); i++ {
		a, b, c, d := points[max(0, i-2)], points[i-1], points[i], points[min(len(points)-1, i+1)]
		p.CubeTo(b.X+(c.X-a.X)/6, b.Y+(c.Y-a.Y)/6, c.X-(d.X-b.X)/6, c.Y-(d.Y-b.Y)/6, c.X, c.Y)
	}
	return p
}
