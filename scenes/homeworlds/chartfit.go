package homeworlds

import (
	"math"

	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
)

// reach is how far a system reaches with its ships, in logical units.
func (f *field) reach(s *site) float64 { return (s.radius + homeworldsart.Overhang) * f.unit }

// nameHeight is how much room a name takes below a disc.
func (f *field) nameHeight() float64 { return labelGap + labelMore*f.unit + labelHeight }

// nameAt is the height of the middle of the site's name.
func (f *field) nameAt(s site) float64 { return s.at.Y + f.reach(&s) + f.nameHeight() - labelHeight/2 }

// box is what a system takes with a name as wide as its disc, and with some air at its sides and above.
func (f *field) box(s site, air float64) geom.Rect {
	r := f.reach(&s)
	return geom.R(s.at.X-r-air, s.at.Y-r-air, 2*(r+air), 2*r+air+max(air, f.nameHeight()))
}

// Air that is wanted about a disc with its ships for the rings of the rake, in units of a piece.
const (
	spacingBeside  = 30.0 // beside what is blocked
	spacingAtEdges = 14.0 // at the edges of the room, outside of which some rings may lie
)

// edgeSpacing is how far systems keep off the edges of the room, in logical units.
func (f *field) edgeSpacing() float64 { return f.spacing * spacingAtEdges * f.unit }

// freeArea is what a system takes beside what is blocked.
func (f *field) freeArea(s site) geom.Rect { return f.box(s, f.spacing*spacingBeside*f.unit) }

// nameBox is what a name as wide as the disc takes, or one as wide as most names are.
func (f *field) nameBox(s site) geom.Rect {
	return geom.Around(geom.Pt(s.at.X, f.nameAt(s)), max(2*f.reach(&s), f.name), labelHeight)
}

// fit finds the largest unit at which no system is too near to another.
func (f *field) fit() {
	const steps = 11
	least, most := 0.02, maxUnit
	for range steps {
		f.unit = (least + most) / 2
		if f.clear() {
			least = f.unit
		} else {
			most = f.unit
		}
	}
	f.unit = least
}

// clear reports whether all systems with names as wide as their discs, or as most names are, lie apart from each other,
// in the room and off what is blocked.
func (f *field) clear() bool {
	for k := range f.sites {
		s := &f.sites[k]
		if !f.isInside(s) {
			return false
		}
		for o := range f.sites {
			if o != k && !f.areApart(s, &f.sites[o]) {
				return false
			}
		}
	}
	return true
}

// isInside reports whether a system lies in the room and off what is blocked.
func (f *field) isInside(s *site) bool {
	return f.box(*s, f.edgeSpacing()).Within(f.room) && f.nameBox(*s).Within(f.room) && !overlapsAny(f.freeArea(*s), f.obstacles)
}

// wantedDistance is how far the middles of two systems lie apart at least.
func (f *field) wantedDistance(s, o *site) float64 {
	return f.reach(s) + f.reach(o) + max(cellGap+rakeGap*f.unit, f.lane)
}

// areApart reports whether the discs lie apart, and whether the name of the first lies off the other's disc and name.
func (f *field) areApart(s, o *site) bool {
	r := f.reach(o)
	if s.at.Sub(o.at).Len() < f.wantedDistance(s, o) {
		return false
	}
	name := f.nameBox(*s)
	return !name.Overlaps(f.nameBox(*o)) && distance(name, o.at) >= r
}

// distance is how far the point lies from the rectangle, 0 inside.
func distance(r geom.Rect, p geom.Point) float64 {
	return geom.Pt(max(r.X-p.X, p.X-r.Right(), 0), max(r.Y-p.Y, p.Y-r.Bottom(), 0)).Len()
}

// nameRoom is how far a name may reach to both sides of the middle of its system, in logical units.
type nameRoom struct{ left, right float64 }

// width returns how wide a name may be that lies about the middle, or not far aside of it.
func (n nameRoom) width() float64 {
	const most = 18.0 // how far aside
	return min(n.left+n.right, 2*min(n.left, n.right)+2*most)
}

// middle returns how far to the right of its system the middle of a name of that width lies.
func (n nameRoom) middle(width float64) float64 {
	return max(0, width/2-n.left) - max(0, width/2-n.right)
}

// limit takes over that a name may reach only so far to the side of something that lies so far to the right.
func (n *nameRoom) limit(right, reach float64) {
	if right >= 0 {
		n.right = min(n.right, reach)
	}
	if right <= 0 {
		n.left = min(n.left, reach)
	}
}

// roomForNames finds out how wide the name of each site that is used may be, for names of a height: two names beside
// each other share the room between their discs.
func (f *field) roomForNames(places map[int]int, high float64) {
	const gap = 4.0
	down := (high - labelHeight) / 2 // of the middle
	for _, k := range places {
		s := &f.sites[k]
		y := f.nameAt(*s) + down
		s.name = nameRoom{s.at.X - f.room.X, f.room.Right() - s.at.X}
		if y+high/2 > f.room.Bottom() && high > labelHeight {
			s.name = nameRoom{}
		}
		for _, n := range places {
			o := &f.sites[n]
			right := o.at.X - s.at.X
			aside := math.Abs(right)
			if n == k {
				continue
			}
			if math.Abs(f.nameAt(*o)+down-y) < high+gap {
				s.name.limit(right, (aside-gap)/2)
			}
			if off := max(math.Abs(o.at.Y-y)-high/2, 0); off < f.reach(o) {
				s.name.limit(right, aside-math.Sqrt(f.reach(o)*f.reach(o)-off*off)-gap)
			}
		}
		for _, o := range f.obstacles {
			if !o.Empty() && o.Y < y+high/2 && y-high/2 < o.Bottom() {
				s.name.limit(o.Centre().X-s.at.X, max(o.X-s.at.X, s.at.X-o.Right()))
			}
		}
	}
}
