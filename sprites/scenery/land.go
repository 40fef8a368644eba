package scenery

import (
	"engawa/sprites"
	"engawa/sprites/vector"
)

// ridge returns the land below a wavering line across the whole picture: about y,
// straying by up to swing, with a crest every stride units.
func (s *Painter) ridge(y, swing, stride float64) *vector.Path {
	var points []vector.Point
	for x := -stride; x < s.W+2*stride; x += stride {
		points = append(points, vector.Point{X: x, Y: y + s.Within(-swing, swing)})
	}
	return s.below(points, stride)
}

// Hills returns the land below a line that rises and falls in turn across the
// whole picture: about y, by 0.6 to 1 of swing, from a crest to a hollow in about
// stride units.
func (s *Painter) Hills(y, swing, stride float64) *vector.Path {
	var points []vector.Point
	up := 1.0
	for x := -stride * s.Within(1, 2); x < s.W+2*stride; x += stride * s.Within(0.8, 1.2) {
		points = append(points, vector.Point{X: x, Y: y - up*swing*s.Within(0.6, 1)})
		up = -up
	}
	return s.below(points, stride)
}

// below returns all that lies under the line through the points, which passes
// the picture by stride units on both sides.
func (s *Painter) below(points []vector.Point, stride float64) *vector.Path {
	return Smooth(points).LineTo(s.W+stride, s.H+40).LineTo(-stride, s.H+40).Close()
}

// mist draws a stack of bars with round ends, one a little aside of the other.
// The bars lie in one layer, so they do not darken where they touch.
func (s *Painter) mist(x, y, w, bar float64, bars int, c sprites.Color, opacity float64) {
	s.Save()
	defer s.Restore()
	s.Narrow(vector.Box{X: x, Y: y, W: w, H: float64(bars) * bar})
	s.BeginLayer(opacity)
	defer s.EndLayer()
	for i := range bars {
		left, right := s.Within(0, 0.22)*w, s.Within(0.78, 1)*w
		s.Fill(vector.RoundRect(x+left, y+float64(i)*(bar-0.6), right-left, bar, bar/2), vector.Solid(c))
	}
}

// mountain draws the snow-capped cone with its foot at (x, y), stretched so
// that it is 2 x reach wide at its foot and height high, with its key line.
func (s *Painter) mountain(x, y, reach, height float64, top, foot sprites.Color) {
	cone, snow := s.farMountain(x, y, reach, height, top, foot)
	s.Save()
	s.Clip(cone, vector.NonZero)
	s.Outline(snow, 1.8)
	s.Restore()
	var hatch vector.Path
	for i := range 5 {
		u, v := 0.24+0.12*float64(i), -0.52+0.1*float64(i)
		hatch.MoveTo(x+u*reach, y+v*height).LineTo(x+(u+0.045)*reach, y+(v+0.07)*height)
	}
	s.Stroke(&hatch, vector.Stroke{Width: 1.6}, vector.Solid(sprites.Ink.Alpha(0.5)))
	s.Outline(cone, 2.4)
}

// farMountain is a mountain too far away for any ink. It returns the outlines
// of cone and snow.
func (s *Painter) farMountain(x, y, reach, height float64, top, foot sprites.Color) (cone, snow *vector.Path) {
	cone = new(vector.Path).MoveTo(-1, 0).
		CubeTo(-0.52, -0.28, -0.26, -0.62, -0.1, -1).
		LineTo(-0.03, -0.95).LineTo(0.02, -0.985).LineTo(0.1, -0.97).
		CubeTo(0.26, -0.62, 0.52, -0.28, 1, 0).Close().
		Transform(vector.Translate(x, y).Mul(vector.Scale(reach, height)))
	s.Fill(cone, vector.Linear(0, y-height, 0, y, Stop(0.4, top), Stop(1, foot)))
	s.Save()
	s.Clip(cone, vector.NonZero)
	snow = new(vector.Path).MoveTo(-0.6, -1.2).LineTo(0.6, -1.2).LineTo(0.3, -0.68)
	for _, tip := range [][2]float64{{0.2, -0.55}, {0.115, -0.74}, {0.03, -0.5}, {-0.07, -0.74}, {-0.145, -0.53}, {-0.26, -0.74}, {-0.4, -0.5}} {
		snow.LineTo(tip[0], tip[1])
	}
	snow = snow.Close().Transform(vector.Translate(x, y).Mul(vector.Scale(reach, height)))
	s.Fill(snow, vector.Solid(sprites.Paper2))
	s.Restore()
	return cone, snow
}

// sun draws a disc, and round it a thin ring of light if ring is set.
func (s *Painter) sun(x, y, r float64, c sprites.Color, ring bool) {
	s.Fill(vector.Circle(x, y, r), vector.Solid(c))
	if ring {
		s.Stroke(vector.Circle(x, y, r*1.11), vector.Stroke{Width: 2}, vector.Solid(c.Alpha(0.5)))
	}
}

// CloudPine returns one pad of pine needles as the printmakers cut it, its foot
// at (x, y).
func CloudPine(x, y, scale float64) *vector.Path {
	p := new(vector.Path).MoveTo(-54, 0).CubeTo(-62, -20, -48, -34, -30, -30).CubeTo(-28, -58, 24, -60, 28, -32).
		CubeTo(46, -38, 64, -22, 54, 0).Close()
	return p.Transform(vector.Translate(x, y).Mul(vector.Scale(scale, scale)))
}

// AddTuft adds three blades of the given height that grow from (x, y).
func AddTuft(p *vector.Path, x, y, height float64) {
	p.MoveTo(x, y).QuadTo(x-height*0.1, y-height*0.5, x-height*0.55, y-height*0.8)
	p.MoveTo(x, y).LineTo(x, y-height)
	p.MoveTo(x, y).QuadTo(x+height*0.1, y-height*0.5, x+height*0.55, y-height*0.8)
}
