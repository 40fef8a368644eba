package homeworlds

import (
	"fmt"
	"math"
	"slices"

	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/stage"
)

// step is one that leads from sites to others: a system that is founded, or one that leaves its place.
type step struct {
	from       *field
	slot, size int // of the system that is founded, of a star of that size
	parent     int // the place that its ship comes from, -1 where that is not known
	leaves     int // the place that is left, -1 where a system is founded
}

// stepResult is what a step leads to.
type stepResult struct {
	sites *field // nil where there is no room but in rows
	place int    // of the system that is founded
}

// arrangeSites lets systems lie where they have the most room, if there are so few that all of them are seen at once.
func (c *chart) arrangeSites(p *placement) {
	k, places := c.levelOf(p), c.taken(p)
	if c.levels[k].scrolls || len(places) > maxSpread {
		return
	}
	slices.Sort(places)
	key := fmt.Sprint(places)
	if c.first[key] == nil {
		c.first[key] = c.spread(k, places).field
	}
	p.sites = c.first[key]
}

// found gives a system its place: beside the one on the path, if there is one. All others stay where they are as long as
// there is room.
func (c *chart) found(p *placement, slot, size int, path []int32) {
	if p.sites == nil && len(c.taken(p)) == c.seats {
		c.arrangeSites(p)
	}
	if p.sites == nil || len(p.sites.sites) >= maxSpread {
		p.places[slot], p.sites = int16(c.newPlace(p, slot, size))+1, nil
		return
	}
	one := step{from: p.sites, slot: slot, size: size, parent: -1, leaves: -1}
	if len(path) > 0 {
		one.parent = int(p.places[path[0]]) - 1
		if seat := int(path[0]); seat < c.seats {
			one.parent = c.homes[(seat-c.below+c.seats)%c.seats]
		}
	}
	out, ok := c.steps[one]
	if !ok {
		out = c.place(p, one)
		c.steps[one] = out
	}
	p.places[slot], p.sites = int16(out.place)+1, out.sites
}

// fewSystems is how many systems beside the homes always have room.
const fewSystems = 3

// leave frees the place of a system. The others stay where they are.
func (c *chart) leave(p *placement, slot int) {
	place := int(p.places[slot]) - 1
	p.places[slot], p.stars[slot] = 0, 0
	if p.sites == nil || place < 0 {
		if len(c.taken(p)) <= c.seats+fewSystems {
			c.arrangeSites(p)
		}
		return
	}
	one := step{from: p.sites, leaves: place}
	out, ok := c.steps[one]
	if !ok {
		out.sites = p.sites.without(place)
		c.steps[one] = out
	}
	p.sites = out.sites
}

// without returns the field without the site of a place. Pieces that are small grow where they are.
func (f *field) without(place int) *field {
	u := *f
	u.sites = slices.DeleteFunc(slices.Clone(f.sites), func(s site) bool { return s.place == place })
	for u.unit < largeUnit {
		larger := u
		if larger.unit *= 1.04; !larger.clear() {
			break
		}
		u = larger
	}
	return &u
}

// place finds the place and the sites of a system that is founded. Where it has no room all pieces become a little
// smaller; only then sites move apart, by as little as that takes. Both are tried with long lanes first.
func (c *chart) place(p *placement, one step) stepResult {
	const smaller, kept, least = 0.95, 0.8, 0.6 // than before: at one time, without a move, and with one
	from, lowest := one.from, minUnit
	if c.class == stage.Wide {
		lowest = 0
	}
	points, open := from.pointsFor(one), c.openSites(p, from)
	order, place := from.nearestToWish(len(open), one, func(k int) geom.Point { return open[k].at }), c.newPlace(p, one.slot, one.size)
	if k := slices.IndexFunc(open, func(s site) bool { return s.place == place }); one.parent < 0 && k >= 0 {
		order = []int{k}
	}
	for _, try := range [...]struct {
		lane, smallest, share float64
		moves                 bool
	}{{longLane, largeUnit, kept, false}, {0, lowest, kept, false}, {longLane, largeUnit, least, true}, {0, lowest, least, true}} {
		f := *from
		for f.lane = try.lane; f.unit >= max(lowest, try.smallest, try.share*from.unit); f.unit, f.spacing = f.unit*smaller, f.spacing*smaller {
			if !try.moves {
				if s, ok := f.freeSite(points, open); ok {
					f.sites = append(slices.Clone(f.sites), s)
					return stepResult{&f, s.place}
				}
				continue
			}
			for _, k := range order[:min(len(order), triedSites)] {
				f.sites = append(slices.Clone(from.sites), open[k])
				if apart := f.spreadFor(f.unit); apart != nil && !apart.inRows() {
					return stepResult{apart, open[k].place}
				}
			}
		}
	}
	return stepResult{nil, place}
}

// longLane is how far a system that is founded keeps off the others where that makes no piece small, in logical units.
const longLane = 44.0

// triedSites is for how many open sites others are moved apart at most.
const triedSites = 5

// pointsFor returns the points for a system that is founded, the best ones first.
func (f *field) pointsFor(one step) []geom.Point {
	_, aside := math.Modf(float64(one.slot) * (math.Phi - 1)) // other heights than those of the systems before
	off := geom.Pt(0, (aside-0.5)*f.pointStep())
	all := f.points()
	for k := range all {
		all[k] = all[k].Add(off)
	}
	var points []geom.Point
	for _, k := range f.nearestToWish(len(all), one, func(k int) geom.Point { return all[k] }) {
		points = append(points, all[k])
	}
	return points
}

// nearestToWish returns the numbers of n points, those first that are nearest to where a system that is founded wants to
// be. They are few: a sort of their own would only make the page larger.
func (f *field) nearestToWish(n int, one step, at func(k int) geom.Point) []int {
	order, away := make([]int, n), make([]float64, n)
	for k := range n {
		order[k], away[k] = k, f.distanceFromWish(at(k), one)
	}
	for k := range order {
		for ; k > 0 && away[order[k-1]] > away[order[k]]; k-- {
			order[k-1], order[k] = order[k], order[k-1]
		}
	}
	return order
}

// openSites returns the sites of all places that are free where all of the chart is seen at once.
func (c *chart) openSites(p *placement, f *field) (open []site) {
	for k := c.levelOf(p); k < len(c.levels) && !c.levels[k].scrolls; k++ {
		for _, place := range c.usable(k) {
			if f.siteOf(place) < 0 && !slices.ContainsFunc(open, func(s site) bool { return s.place == place }) {
				open = append(open, c.site(f, c.levels[k], place, 0))
			}
		}
		if len(open) >= 3*maxSpread {
			break
		}
	}
	return open
}

// freeSite returns a site at the first of the points where no other has to move for it, and between those in whose order
// one of the open sites lies: the one that is nearest to where it lies by itself.
func (f *field) freeSite(points []geom.Point, open []site) (best site, ok bool) {
	least := math.Inf(1)
	for _, at := range points {
		if ok {
			break
		}
		if !f.hasRoomFor(&site{at: at, place: -1, radius: homeworldsart.Radius}) {
			continue
		}
		for _, s := range open {
			off := s.at.Sub(at).Len()
			s.at = at
			with := *f
			with.sites = append(f.sites[:len(f.sites):len(f.sites)], s)
			if off < least && f.isInOrder(&s) && !with.inRows() {
				best, least, ok = s, off, true
			}
		}
	}
	return best, ok
}

// hasRoomFor reports whether a site lies apart from all others, in the room and off what is blocked.
func (f *field) hasRoomFor(s *site) bool {
	return f.isInside(s) && !slices.ContainsFunc(f.sites, func(o site) bool { return !f.areApart(s, &o) || !f.areApart(&o, s) })
}

// isInOrder reports whether a site lies on the sides of all others on which its place does.
func (f *field) isInOrder(s *site) bool {
	const seen = 3.0 // logical units
	inOrder := func(order, other, at, there float64) bool {
		return order < other && at <= there+seen || order > other && at >= there-seen || order == other
	}
	return !slices.ContainsFunc(f.sites, func(o site) bool {
		return !inOrder(s.order.X, o.order.X, s.at.X, o.at.X) || !inOrder(s.order.Y, o.order.Y, s.at.Y, o.at.Y)
	})
}

// distanceFromWish returns how far a point lies from where a system that is founded wants to be: off all others, so that the
// lanes between them are long, and not in one row with them; nearer to the one that its ship comes from than to others, else
// by its slot, small stars above.
func (f *field) distanceFromWish(at geom.Point, one step) float64 {
	const beside, above, far, even, row = 0.9, 4.0, 0.45, 0.8, 0.3
	const near = 14.0 // logical units
	const lane, close, height = 1.6, 0.7, 0.15
	share := func(p geom.Point) geom.Point { return geom.Pt((p.X-f.room.X)/f.room.W, (p.Y-f.room.Y)/f.room.H) }
	alone, free, sum, rows := far, math.Inf(1), 0.0, -row // one beside it is no row
	for k := range f.sites {
		o := f.sites[k].at
		off := share(o).Sub(share(at)).Len()
		alone, free, sum = min(alone, off), min(free, o.Sub(at).Len()-f.reach(&f.sites[k])), sum+off
		if math.Abs(o.Y-at.Y) < near {
			rows += row
		}
	}
	rows = max(0, rows)
	wish := newAction(one.slot, one.size)
	if k := f.siteOf(one.parent); k >= 0 {
		side := min(f.room.W, f.room.H)
		parent := at.Sub(f.sites[k].at).Len() - f.reach(&f.sites[k])
		return close*parent/side + height*math.Abs(share(at).Y-wish.Y) + rows - lane*min(free/side, far)
	}
	alone += even * sum / float64(max(1, len(f.sites)))
	return geom.Pt(beside*(share(at).X-wish.X), above*(share(at).Y-wish.Y)).Len() - alone + rows
}
