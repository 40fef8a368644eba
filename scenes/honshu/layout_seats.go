package honshu

import "engawa/scenes/geom"

// seatRoom is the paper of a seat and what lies on it. Of the one below there is only the slip.
type seatRoom struct {
	paper  geom.Rect
	slip   geom.Rect // crest and name
	points geom.Rect // with the cards in its hand, where there is no room for held
	held   geom.Rect // cubes and cards below each other
	cubes  geom.Rect // cubes in a row, where there is no room for held
	land   geom.Rect // empty on the lowest papers
}

// touch is the part of a seat's paper that a finger hits: all below or beside the name.
func (s seatRoom) touch() geom.Rect {
	beside := s.land
	if beside.Empty() {
		beside = s.points
	}
	switch {
	case beside.X >= s.slip.Right()-1:
		return geom.R(s.slip.Right(), s.paper.Y, s.paper.Right()-s.slip.Right(), s.paper.H)
	case beside.Right() <= s.slip.X+1:
		return geom.R(s.paper.X, s.paper.Y, s.slip.X-s.paper.X, s.paper.H)
	}
	return geom.R(s.paper.X, s.slip.Bottom(), s.paper.W, s.paper.Bottom()-s.slip.Bottom())
}

// Measures of a seat's paper, in logical units.
const (
	narrowPaper = 172.0 // the breadth below which a paper is narrow
	factRow     = 20.0  // the height of a row with points, cards or cubes
	factInset   = 9.0   // of these rows
	mostFacts   = 112.0 // their breadth at most
)

// roomIn has the land of a seat below its name, or beside it where the paper is low; in a narrow paper the name has the
// breadth of all of it.
func roomIn(r geom.Rect, head float64) seatRoom {
	const leastStacked, leastNarrow = 96.0, 88.0
	if r.W < narrowPaper && r.H >= leastNarrow {
		return narrowRoom(r)
	}
	if r.H < leastStacked {
		return besideRoom(r)
	}
	return stackedRoom(r, head)
}

// stackedRoom has the name with the points above the land, and what the seat holds at its left.
func stackedRoom(r geom.Rect, head float64) seatRoom {
	const points, held = 62.0, 44.0
	s := seatRoom{paper: r}
	s.slip, s.land = r.CutTop(head)
	s.points, s.slip = s.slip.CutRight(points)
	s.slip.W -= lantern
	s.land = geom.R(s.land.X+10, s.land.Y, s.land.W-22, s.land.H-10)
	s.held, s.land = s.land.CutLeft(held)
	return s
}

// besideRoom has the name at the left above points, cards and cubes, and the land at the right. In a low paper these
// stand in one row along its foot; where that is short points and cards have the place of the land, in the lowest ones
// the cubes as well.
func besideRoom(r geom.Rect) seatRoom {
	const share, standing, gap = 0.56, 76.0, 3.0
	s := seatRoom{paper: r}
	switch {
	case r.H < leastPress+factRow:
		s.slip, s.points = r.CutLeft(r.W * 0.48)
		if r.W >= narrowPaper {
			s.points, s.land = s.points.CutLeft(s.points.W * 0.6)
			s.land = s.land.InsetXY(2*gap, gap+1)
		}
		s.slip.W -= lantern / 2
		s.points = s.points.InsetXY(2, gap)
		s.points, s.cubes = s.points.CutTop(s.points.H / 2)
	case r.H < leastPress+2*factRow:
		s.slip, s.cubes = r.CutTop(max(leastPress, r.H-factRow-gap))
		s.slip, s.land = s.slip.CutLeft(r.W * share)
		s.cubes = geom.R(r.X+factInset, s.cubes.Y, r.W-2*factInset, factRow)
		if r.W < narrowPaper {
			s.points, s.land = s.land.InsetXY(factInset-3, gap), geom.Rect{}
			break
		}
		s.points, s.cubes = s.cubes.CutLeft(standing)
		s.land = s.land.InsetXY(3, gap)
	default:
		s.slip, s.land = r.CutLeft(r.W * share)
		s.slip, s.points = s.slip.CutTop(r.H - 2*factRow - gap)
		s.points = s.points.InsetXY(factInset, 0)
		s.points.W = min(s.points.W, mostFacts)
		s.points, s.cubes = s.points.CutTop(factRow)
		s.cubes.H = factRow
		s.land = s.land.InsetXY(3, gap+1)
	}
	return s
}

// narrowRoom has the name above all, points and cards at the left, the land at the right, and the cubes along the foot;
// in a low paper there is no land.
func narrowRoom(r geom.Rect) seatRoom {
	const standing, gap = 54.0, 3.0
	low := r.H < leastPress+3*factRow
	s := seatRoom{paper: r}
	s.slip, s.land = r.CutTop(leastPress)
	s.cubes, s.land = s.land.CutBottom(factRow + gap)
	s.cubes = geom.R(r.X+factInset-2, s.cubes.Y, r.W-2*factInset+4, factRow)
	if low {
		s.points, s.land = geom.R(s.cubes.X, s.land.Y, s.cubes.W, s.land.H), geom.Rect{}
		return s
	}
	s.points, s.land = s.land.CutLeft(min(standing, r.W*0.44))
	s.points = geom.R(s.points.X+factInset-2, s.points.Y, s.points.W-factInset+2, s.points.H)
	s.land = geom.R(s.land.X+4, s.land.Y, s.land.W-9, s.land.H)
	return s
}
