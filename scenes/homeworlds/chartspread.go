package homeworlds

import (
	"slices"

	"engawa/scenes/geom"
)

// only returns the field with the sites of some places alone: what nobody uses needs no room.
func (f *field) only(places []int) *field {
	u := *f
	u.sites = slices.DeleteFunc(slices.Clone(f.sites), func(s site) bool { return !slices.Contains(places, s.place) })
	return &u
}

// largest returns the field with its sites spread so that their systems are as large as can be, from one in which they
// have room. Sites keep their order, from left to right and from above.
func (f *field) largest() *field {
	const steps = 5
	const worth = 0.9 // of the largest pieces: sites that have some room do not lie in rows
	packed := f
	most := float64(mostUnit)
	for range steps {
		at := (packed.unit + most) / 2
		if spread := f.spreadFor(at); spread != nil {
			packed = spread
		} else {
			most = at
		}
	}
	between := *f
	between.sites = slices.Clone(f.sites)
	for k := range between.sites {
		between.sites[k].at = f.sites[k].at.Lerp(packed.sites[k].at, 0.5)
	}
	if spread := between.spreadFor(max(f.unit, worth*packed.unit)); spread != nil {
		return spread
	}
	return packed
}

// spreadFor returns the field with its sites moved apart until all systems with pieces of the unit have room, nil where
// they do not come to have it.
func (f *field) spreadFor(unit float64) *field {
	const rounds = 40
	spread := *f
	f = &spread
	f.unit, f.sites = unit, slices.Clone(f.sites)
	for range rounds {
		if f.clear() {
			return f
		}
		for k := range f.sites {
			f.keepInside(&f.sites[k])
			for o := range f.sites[:k] {
				f.pushApart(&f.sites[k], &f.sites[o])
				f.pushApart(&f.sites[o], &f.sites[k])
			}
		}
		f.keepOrder()
	}
	return nil
}

// keepInside moves a site into the room and off what is blocked.
func (f *field) keepInside(s *site) {
	for _, box := range []geom.Rect{f.box(*s, f.airAtEdges()), f.nameBox(*s)} {
		s.at = s.at.Add(geom.Pt(
			max(f.room.X-box.X, 0)-max(box.Right()-f.room.Right(), 0),
			max(f.room.Y-box.Y, 0)-max(box.Bottom()-f.room.Bottom(), 0)))
	}
	for _, b := range f.blocked {
		if box := f.aired(*s); !b.Empty() && box.Overlaps(b) {
			s.at = s.at.Add(outOf(box, b))
		}
	}
}

// pushApart moves two sites away from each other where the discs are too near, or the name of the first lies over the
// other's disc or name.
func (f *field) pushApart(s, o *site) {
	const more = 1.02 // so that an end is come to
	between := s.at.Sub(o.at)
	if want := f.reach(s) + f.reach(o) + cellGap + rakeGap*f.unit; between.Len() < want {
		f.push(s, o, between, more*want-between.Len())
	}
	name := f.nameBox(*s)
	if r := f.reach(o); distance(name, o.at) < r {
		nearest := geom.Pt(min(max(o.at.X, name.X), name.Right()), min(max(o.at.Y, name.Y), name.Bottom()))
		f.push(s, o, nearest.Sub(o.at), more*r-distance(name, o.at))
	}
	if other := f.nameBox(*o); name.Overlaps(other) {
		by := outOf(name, other).Mul(more / 2)
		s.at, o.at = s.at.Add(by), o.at.Sub(by)
	}
}

// push moves two sites away from each other by a length in a direction, each by half of it.
func (f *field) push(s, o *site, way geom.Point, by float64) {
	long := way.Len()
	if long == 0 {
		way, long = geom.Pt(0, 1), 1
	}
	half := way.Mul(by / 2 / long)
	s.at, o.at = s.at.Add(half), o.at.Sub(half)
}

// keepOrder brings sites that have come to another side of each other back to where they belong, close to each other.
func (f *field) keepOrder() {
	for k := range f.sites {
		for o := range f.sites[:k] {
			a, b := &f.sites[k], &f.sites[o]
			a.at.X, b.at.X = inOrder(a.at.X, b.at.X, a.order.X < b.order.X)
			a.at.Y, b.at.Y = inOrder(a.at.Y, b.at.Y, a.order.Y < b.order.Y)
		}
	}
}

// inOrder returns two numbers, the smaller one first or last, a little apart where they were not.
func inOrder(a, b float64, ascending bool) (float64, float64) {
	const apart = 4.0 // logical units
	if ascending == (a < b) {
		return a, b
	}
	middle := (a + b) / 2
	if ascending {
		return middle - apart/2, middle + apart/2
	}
	return middle + apart/2, middle - apart/2
}

// outOf returns the shortest way by which one rectangle leaves another.
func outOf(r, other geom.Rect) geom.Point {
	right, left := other.Right()-r.X, r.Right()-other.X
	down, up := other.Bottom()-r.Y, r.Bottom()-other.Y
	switch min(right, left, down, up) {
	case right:
		return geom.Pt(right, 0)
	case left:
		return geom.Pt(-left, 0)
	case down:
		return geom.Pt(0, down)
	}
	return geom.Pt(0, -up)
}
