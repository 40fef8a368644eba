package homeworlds

import (
	"math"
	"slices"

	"engawa/scenes/geom"
)

// withPlaces returns the field with the sites of some places alone: what nobody uses needs no room.
func (f *field) withPlaces(places []int) *field {
	u := *f
	u.sites = slices.DeleteFunc(slices.Clone(f.sites), func(s site) bool { return !slices.Contains(places, s.place) })
	return &u
}

// within returns the field in another room, where its sites lie as they do in theirs.
func (f *field) within(room geom.Rect, obstacles []geom.Rect) *field {
	const smaller, least, kept = 0.9, 0.05, 0.55
	u := *f
	u.room, u.obstacles, u.sites, u.lane = room, obstacles, slices.Clone(f.sites), 0
	for k := range u.sites {
		at := u.sites[k].at
		u.sites[k].at = geom.Pt(room.X+(at.X-f.room.X)*room.W/f.room.W, room.Y+(at.Y-f.room.Y)*room.H/f.room.H)
	}
	if u.fit(); u.unit >= kept*f.unit { // none has to move
		return &u
	}
	u.unit = f.unit
	for ; u.unit > least; u.unit *= smaller {
		if packed := u.pack(); packed != nil {
			return packed
		}
	}
	u.fit()
	return &u
}

// largest returns the field with its sites spread so that their systems are as large as can be, and evenly over the room
// where they still have some, from one in which they have room. Sites keep their order, from left to right and from
// above.
func (f *field) largest() *field {
	packed := f.pack()
	if packed == nil {
		return f
	}
	if other := f.spreadEvenly(f.unit).pack(); other != nil && other.unit > packed.unit {
		packed = other
	}
	best := packed
	for _, share := range []float64{1, 0.98, 0.95, 0.9} { // of the largest pieces
		unit := share * packed.unit
		even := packed.spreadEvenly(unit)
		for _, back := range []float64{0, 0.25, 0.5, 0.75} { // of the way to where they are largest
			between := *even
			between.sites = slices.Clone(even.sites)
			for k := range between.sites {
				between.sites[k].at = even.sites[k].at.Lerp(packed.sites[k].at, back)
			}
			spread := between.spreadFor(unit)
			if spread == nil {
				continue
			}
			if share < 1 || packed.unit == maxUnit { // else they lie as packed as they can
				best = spread
			}
			break
		}
		if best != packed && !best.inRows() {
			break
		}
	}
	return best
}

// inRows reports whether many sites lie at one height.
func (f *field) inRows() bool {
	const same, many = 8.0, 4 // logical units; with the first one
	for k := range f.sites {
		n := 0
		for o := range f.sites {
			if math.Abs(f.sites[k].at.Y-f.sites[o].at.Y) < same {
				n++
			}
		}
		if n >= many {
			return true
		}
	}
	return false
}

// pack returns the field with its sites moved apart as little as the largest pieces want, nil where they have no room
// with pieces of the unit that it has.
func (f *field) pack() *field {
	const steps = 6
	packed := f.spreadFor(f.unit)
	if packed == nil {
		return nil
	}
	most := float64(maxUnit)
	if spread := packed.spreadFor(most); spread != nil {
		return spread
	}
	for range steps {
		at := (packed.unit + most) / 2
		if spread := packed.spreadFor(at); spread != nil {
			packed = spread
		} else {
			most = at
		}
	}
	return packed
}

// spreadEvenly returns the field with its sites spread evenly over the room for pieces of the unit: each comes to lie in the
// middle of the part of the room that is nearer to it than to the others, homes nearer to their sides. They may be left
// too near to each other.
func (f *field) spreadEvenly(unit float64) *field {
	const rounds = 24
	const home = 0.3 // of the way to its side
	points := f.points()
	spread := *f
	f = &spread
	f.unit, f.sites = unit, slices.Clone(f.sites)
	down := geom.Pt(0, f.nameHeight()/2) // of the middle of a system with its name
	for range rounds {
		sums, counts := make([]geom.Point, len(f.sites)), make([]float64, len(f.sites))
		for _, p := range points {
			nearest, least := 0, math.Inf(1)
			for k := range f.sites {
				if off := p.Sub(f.sites[k].at.Add(down)).Len() - f.reach(&f.sites[k]); off < least {
					nearest, least = k, off
				}
			}
			sums[nearest] = sums[nearest].Add(p)
			counts[nearest]++
		}
		for k := range f.sites {
			s := &f.sites[k]
			if counts[k] == 0 {
				continue
			}
			to := sums[k].Mul(1 / counts[k]).Sub(down)
			if s.home {
				to = to.Lerp(f.side(s), home)
			}
			s.at = s.at.Lerp(to, 0.7)
		}
		f.moveApart()
		f.stagger()
	}
	return f
}

// side returns where at the sides of the room a home belongs. In a room that is much broader than high one above lies
// aslant of one below: above each other they would have to be small.
func (f *field) side(s *site) geom.Point {
	const broad, aslant = 1.7, 0.4
	at := s.action
	if at.X == 0.5 && f.room.W > broad*f.room.H {
		at.X += aslant * (0.5 - at.Y)
	}
	return geom.Pt(f.room.X+at.X*f.room.W, f.room.Y+at.Y*f.room.H)
}

// stagger brings sites that lie at one height a little apart, so that they are not drawn up in rows.
func (f *field) stagger() {
	const most = 14.0 // logical units
	least := min(most, f.room.H/3/float64(len(f.sites)))
	for k := range f.sites {
		for o := range f.sites[:k] {
			a, b := &f.sites[k], &f.sites[o]
			if a.order.Y > b.order.Y {
				a, b = b, a
			}
			if by := least - (b.at.Y - a.at.Y); by > 0 {
				a.at.Y, b.at.Y = a.at.Y-by/2, b.at.Y+by/2
			}
		}
	}
}

// pointStep is how far points of the room lie off each other.
func (f *field) pointStep() float64 { return max(f.room.W, f.room.H) / 24 }

// points returns points all over the room, off what is blocked.
func (f *field) points() (list []geom.Point) {
	step := f.pointStep()
	for y := f.room.Y + step/2; y < f.room.Bottom(); y += step {
		for x := f.room.X + step/2; x < f.room.Right(); x += step {
			if !overlapsAny(geom.Around(geom.Pt(x, y), 1, 1), f.obstacles) {
				list = append(list, geom.Pt(x, y))
			}
		}
	}
	return list
}

// spreadFor returns the field with its sites moved apart until all systems with pieces of the unit have room, nil where
// they do not come to have it.
func (f *field) spreadFor(unit float64) *field {
	const rounds = 40
	spread := *f
	f = &spread
	f.unit, f.sites = unit, slices.Clone(f.sites)
	for range rounds {
		if f.clear() && f.keepsOrder() {
			return f
		}
		f.moveApart()
	}
	return nil
}

// moveApart moves sites that are too near to each other or to what is about them a little.
func (f *field) moveApart() {
	for k := range f.sites {
		f.keepInside(&f.sites[k])
		for o := range f.sites[:k] {
			f.pushApart(&f.sites[k], &f.sites[o])
			f.pushApart(&f.sites[o], &f.sites[k])
		}
	}
	f.keepOrder()
}

// keepsOrder reports whether no site has come to another side of another by more than can be seen.
func (f *field) keepsOrder() bool {
	for k := range f.sites {
		if !f.isInOrder(&f.sites[k]) {
			return false
		}
	}
	return true
}

// keepInside moves a site into the room and off what is blocked.
func (f *field) keepInside(s *site) {
	for _, box := range []geom.Rect{f.box(*s, f.edgeSpacing()), f.nameBox(*s)} {
		s.at = s.at.Add(geom.Pt(
			max(f.room.X-box.X, 0)-max(box.Right()-f.room.Right(), 0),
			max(f.room.Y-box.Y, 0)-max(box.Bottom()-f.room.Bottom(), 0)))
	}
	for _, b := range f.obstacles {
		if box := f.freeArea(*s); !b.Empty() && box.Overlaps(b) {
			s.at = s.at.Add(shortestExit(box, b))
		}
	}
}

// pushApart moves two sites away from each other where the discs are too near, or the name of the first lies over the
// other's disc or name.
func (f *field) pushApart(s, o *site) {
	const more = 1.02 // so that an end is come to
	between := s.at.Sub(o.at)
	if want := f.wantedDistance(s, o); between.Len() < want {
		f.push(s, o, between, more*want-between.Len())
	}
	name := f.nameBox(*s)
	if r := f.reach(o); distance(name, o.at) < r {
		nearest := geom.Pt(min(max(o.at.X, name.X), name.Right()), min(max(o.at.Y, name.Y), name.Bottom()))
		f.push(s, o, nearest.Sub(o.at), more*r-distance(name, o.at))
	}
	if other := f.nameBox(*o); name.Overlaps(other) {
		by := shortestExit(name, other).Mul(more / 2)
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

// shortestExit returns the shortest way by which one rectangle leaves another.
func shortestExit(r, other geom.Rect) geom.Point {
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
