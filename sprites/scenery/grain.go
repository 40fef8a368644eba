package scenery

import (
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// knot is an eye in the wood, in units along and across the grain from the
// board's corner; size is its half length along the grain.
type knot struct{ along, across, size float64 }

// timber is how a board's grain looks.
type timber struct {
	color   sprites.Color
	opacity float64
	gap     float64 // between lines, 6 to 11
	upright bool    // the grain runs from top to bottom
}

// grain draws wavering lines along a board, bending round its knots.
func (s *stage) grain(box vector.Box, look timber, knots ...knot) {
	length, width := box.W, box.H
	if look.upright {
		length, width = box.H, box.W
	}
	at := func(along, across float64) vector.Point {
		if look.upright {
			return vector.Point{X: box.X + across, Y: box.Y + along}
		}
		return vector.Point{X: box.X + along, Y: box.Y + across}
	}
	s.Save()
	defer s.Restore()
	s.Clip(vector.Rect(box.X, box.Y, box.W, box.H), vector.NonZero)
	var fine, bold vector.Path
	for across := s.within(0.2, 0.8) * look.gap; across < width; across += look.gap * s.within(0.6, 1.4) {
		path := smooth(s.vein(length, across, knots, at))
		if s.pick(3) == 0 {
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
	paint := vector.Solid(look.color.Alpha(look.opacity))
	s.Stroke(&fine, vector.Stroke{Width: 0.9}, paint)
	s.Stroke(&bold, vector.Stroke{Width: 1.5}, paint)
}

// vein returns the points of one line of grain.
func (s *stage) vein(length, across float64, knots []knot, at func(along, across float64) vector.Point) []vector.Point {
	const step = 14
	wave, phase, swing := s.within(160, 340), s.within(0, 2*math.Pi), s.within(0.6, 2)
	from, to := -10.0, length+10
	if s.pick(4) == 0 { // some lines end inside the board
		from, to = s.within(-10, length*0.4), s.within(length*0.5, length+10)
	}
	var points []vector.Point
	for along := from; along < to+step; along += step {
		shift := swing * math.Sin(phase+along/wave*2*math.Pi)
		for _, k := range knots {
			off, away := across-k.across, (along-k.along)/(k.size*2.2)
			bend := k.size * 0.62 * math.Exp(-away*away-math.Abs(off)/(k.size*1.4))
			shift += math.Copysign(bend, off)
		}
		points = append(points, at(along, across+shift))
	}
	return points
}

// eye returns one ring of a knot.
func eye(k knot, ring float64, at func(along, across float64) vector.Point) *vector.Path {
	points := make([]vector.Point, 17)
	for i := range points {
		sin, cos := math.Sincos(float64(i) * math.Pi / 8)
		points[i] = at(k.along+k.size*ring*cos, k.across+k.size*0.36*ring*sin)
	}
	return smooth(points)
}

// smooth returns the curve that passes through all points without corners.
func smooth(points []vector.Point) *vector.Path {
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
