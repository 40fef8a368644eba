package homeworlds

import (
	"math"

	"engawa/scenes/geom"
	"engawa/scenes/world"
)

// site is a place for one system.
type site struct {
	at     geom.Point
	radius float64    // of the disc, in units of a piece
	pull   geom.Point // where it is drawn to
	force  float64    // how strongly, 0 to 1 in each step
	middle bool       // one of two homes, which keeps to its place between left and right
	edge   float64    // how far it keeps off the upper and lower edges, as a share of its reach
	name   float64    // the width that there is for a name
}

// field is a room with its sites: first those of the homes, then all others.
type field struct {
	room    geom.Rect
	blocked []geom.Rect
	sites   []site
	unit    float64
	name    float64 // the least width of a name, logical units, 0 where there is no room for all of them
	air     float64 // 0 to 1: how much of the rake's rings is kept off what is blocked and off the edges
}

// strewSites returns n sites in the room, scattered like the stones of a garden: the cells of a grid are shaken and
// then pushed apart until they have room, those of the homes towards their wishes, with as much air for the rings of
// the rake as can be. Where scattering would make everything much smaller the cells stay as they are.
func strewSites(room geom.Rect, blocked []geom.Rect, n int, homes []geom.Point) *field {
	const worth = 0.93 // scattered sites may be so much smaller
	g := bestGrid(room, blocked, n, homes)
	plain := newField(room, blocked, n, homes, &g)
	plain.fit()
	for _, way := range []struct{ air, much float64 }{{1, 1}, {0.5, 0.6}, {0, 1}, {0, 0.6}, {0, 0.3}} {
		var best *field
		for throw := range throws {
			f := newField(room, blocked, n, homes, &g)
			f.air = way.air
			f.unit = min(mostUnit, plain.unit*1.04)
			f.shake(g.cell, way.much, throw)
			f.relax()
			f.fit()
			if f.unit >= worth*plain.unit && (best == nil || f.beauty() > best.beauty()) {
				best = f
			}
		}
		if best != nil {
			return best
		}
	}
	return plain
}

// ranks are rows of equal height with as many systems in each, for a sky of which only some rows are seen at once; none
// where there are no rows.
type ranks struct{ rows, columns int }

// sitesInRanks returns a site for each place in the ranks.
func sitesInRanks(room geom.Rect, in ranks, homes []geom.Point) *field {
	g := grid{room: room, rows: in.rows, columns: in.columns}
	g.measure()
	g.cells = g.free(nil)
	f := newField(room, nil, len(g.cells), homes, &g)
	f.fit()
	return f
}

// throws is how often the sites are shaken in each way; the most beautiful throw is taken.
const throws = 3

// beauty is larger for larger pieces, and less for every two systems that lie at one height.
func (f *field) beauty() float64 {
	const same, fault = 0.35, 0.03 // as a share of a system's reach, and of the whole
	rows := 0
	for k := range f.sites {
		for o := range k {
			if math.Abs(f.sites[k].at.Y-f.sites[o].at.Y) < same*f.reach(&f.sites[k]) {
				rows++
			}
		}
	}
	return f.unit * (1 - min(0.5, fault*float64(rows)))
}

// In a room that is so many times as broad as high, two homes lie aslant, so far apart as a share of its breadth: above
// each other they would have to be small.
const (
	broad  = 1.7
	aslant = 0.26
)

// newField puts n sites into the middles of the grid's cells: the homes into those nearest to their wishes, the others
// into the rest that are nearest to the middle of the room. Two homes share its middle: there every second one of the
// others lies across from the one before, so that neither side stays empty.
func newField(room geom.Rect, blocked []geom.Rect, n int, homes []geom.Point, g *grid) *field {
	f := &field{room: room, blocked: blocked, unit: g.unit}
	if g.names() == 1 {
		f.name = labelWidth
	}
	up := (labelGap + labelMore*g.unit + labelHeight) / 2 // the name hangs below
	taken := make([]bool, len(g.cells))
	for _, wish := range homes {
		k, _ := g.nearest(taken, wish)
		taken[k] = true
		at := g.cells[k].Sub(geom.Pt(0, up))
		pull := geom.Pt(room.X+wish.X*room.W, room.Y+wish.Y*room.H)
		middle := wish.X == 0.5 && len(homes) == 2
		if middle && room.W > broad*room.H {
			pull.X += aslant * (wish.Y - 0.5) * room.W
		}
		f.sites = append(f.sites, site{at: at, radius: world.HomeRadius, pull: pull, force: 0.04, middle: middle})
	}
	wish := geom.Pt(0.5, 0.5)
	for len(f.sites) < n {
		k, _ := g.nearest(taken, wish)
		taken[k] = true
		at := g.cells[k].Sub(geom.Pt(0, up))
		f.sites = append(f.sites, site{at: at, radius: world.Radius, pull: at})
		if wish = geom.Pt(0.5, 0.5); len(homes) == 2 && len(f.sites)%2 == 1 {
			wish = geom.Pt((room.Right()-g.cells[k].X)/room.W, (room.Bottom()-g.cells[k].Y)/room.H)
		}
	}
	return f
}

// shake moves all sites by up to so much of half a cell, each throw in another way, and draws them there.
func (f *field) shake(cell geom.Point, much float64, throw int) {
	const home, edge = 0.4, 0.6 // homes keep nearer to their side, and in their column
	for k := range f.sites {
		s := &f.sites[k]
		x, y := strew(k + throw*len(f.sites))
		by := geom.Pt(x*cell.X, y*cell.Y).Mul(much / 2)
		if s.force > 0 {
			s.at.Y += by.Y * home
			continue
		}
		s.at = s.at.Add(by)
		s.pull, s.force = s.at, 0.02
		s.edge = edge * much * (y + 1) / 2
	}
}

// relax pushes the sites apart where they are too near to each other, to the edges and to what is blocked.
func (f *field) relax() {
	const steps = 90
	for range steps {
		for k := range f.sites {
			s := &f.sites[k]
			s.at = s.at.Lerp(s.pull, s.force)
		}
		for k := range f.sites {
			for o := k + 1; o < len(f.sites); o++ {
				f.part(&f.sites[k], &f.sites[o])
			}
		}
		for k := range f.sites {
			f.confine(&f.sites[k])
			if s := &f.sites[k]; s.middle {
				s.at.X = s.pull.X
			}
		}
	}
}

// part moves two sites away from each other: strongly where one is within the other's ellipse, which has room for a
// name, and a little where it is not far outside.
func (f *field) part(a, b *site) {
	const far, eager, lazy = 1.8, 0.5, 0.03
	gap := cellGap + 4 + rakeGap*f.unit
	reach := f.reach(a) + f.reach(b) + gap
	way := b.at.Sub(a.at)
	axes := geom.Pt(reach, reach+f.nameHeight()*0.8)
	if math.Abs(f.nameAt(*a)-f.nameAt(*b)) < labelHeight {
		axes.X = max(axes.X, f.name+gap)
	}
	near := geom.Pt(way.X/axes.X, way.Y/axes.Y).Len()
	if near >= far {
		return
	}
	if near < 1e-6 {
		way, near = geom.Pt(1, 0.3), 1e-3
	}
	much := (far - near) * lazy
	if near < 1 {
		much += (1 - near) * eager
	}
	push := way.Mul(reach * much / 2 / max(1e-6, way.Len()))
	a.at, b.at = a.at.Sub(push), b.at.Add(push)
}

// confine moves a site into the room and off what is blocked.
func (f *field) confine(s *site) {
	for _, o := range f.blocked {
		box := f.aired(*s)
		if o.Empty() || !box.Overlaps(o) {
			continue
		}
		right, down := o.Right()-box.X, o.Bottom()-box.Y
		left, up := box.Right()-o.X, box.Bottom()-o.Y
		switch min(right, down, left, up) {
		case down:
			s.at.Y += down
		case right:
			s.at.X += right
		case left:
			s.at.X -= left
		default:
			s.at.Y -= up
		}
	}
	r := f.reach(s) + f.airAtEdges()
	wide := max(r, f.name/2)
	s.at.X = min(max(s.at.X, f.room.X+wide), f.room.Right()-wide)
	r *= 1 + s.edge
	s.at.Y = min(max(s.at.Y, f.room.Y+r), f.room.Bottom()-r-f.nameHeight())
}

// reach is how far a system reaches with its ships, in logical units.
func (f *field) reach(s *site) float64 { return (s.radius + world.Over) * f.unit }

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
	airBeside  = 30.0 // beside what is blocked
	airAtEdges = 14.0 // at the edges of the room, outside of which some rings may lie
)

// airAtEdges is how far systems keep off the edges of the room, in logical units.
func (f *field) airAtEdges() float64 { return f.air * airAtEdges * f.unit }

// aired is what a system takes beside what is blocked.
func (f *field) aired(s site) geom.Rect { return f.box(s, f.air*airBeside*f.unit) }

// nameBox is what a name as wide as the disc takes, or one as wide as most names are.
func (f *field) nameBox(s site) geom.Rect {
	return geom.Around(geom.Pt(s.at.X, f.nameAt(s)), max(2*f.reach(&s), f.name), labelHeight)
}

// fit finds the largest unit at which no system is too near to another.
func (f *field) fit() {
	const steps = 14
	least, most := 0.02, mostUnit
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
		if !f.box(*s, f.airAtEdges()).Within(f.room) || !f.nameBox(*s).Within(f.room) || overlapsAny(f.aired(*s), f.blocked) {
			return false
		}
		for o := range f.sites {
			if o != k && !f.apart(s, &f.sites[o]) {
				return false
			}
		}
	}
	return true
}

// apart reports whether the discs lie apart, and whether the name of the first lies off the other's disc and name.
func (f *field) apart(s, o *site) bool {
	r := f.reach(o)
	if s.at.Sub(o.at).Len() < f.reach(s)+r+cellGap+rakeGap*f.unit {
		return false
	}
	name := f.nameBox(*s)
	return !name.Overlaps(f.nameBox(*o)) && distance(name, o.at) >= r
}

// distance is how far the point lies from the rectangle, 0 inside.
func distance(r geom.Rect, p geom.Point) float64 {
	return geom.Pt(max(r.X-p.X, p.X-r.Right(), 0), max(r.Y-p.Y, p.Y-r.Bottom(), 0)).Len()
}

// nearest returns the site not taken that is nearest to the wish, given as shares of the room's width and height.
// Height counts more: it tells the size of the stars.
func (f *field) nearest(taken []bool, wish geom.Point) int {
	const height = 1.7
	at := geom.Pt(f.room.X+wish.X*f.room.W, f.room.Y+wish.Y*f.room.H)
	best, least := 0, math.Inf(1)
	for k, s := range f.sites {
		way := geom.Pt((s.at.X-at.X)/f.room.W, height*(s.at.Y-at.Y)/f.room.H).Len()
		if !taken[k] && way < least-1e-9 {
			best, least = k, way
		}
	}
	return best
}

// roomForNames finds out how wide the name of each site that is used may be: two names beside each other share the room
// between their discs.
func (f *field) roomForNames(places map[int]int) {
	const gap = 4.0
	for _, k := range places {
		s := &f.sites[k]
		y := f.nameAt(*s)
		s.name = 2 * min(s.at.X-f.room.X, f.room.Right()-s.at.X)
		for _, n := range places {
			o := &f.sites[n]
			aside := math.Abs(o.at.X - s.at.X)
			if n == k {
				continue
			}
			if math.Abs(f.nameAt(*o)-y) < labelHeight+gap {
				s.name = min(s.name, aside-gap)
			}
			if off := max(math.Abs(o.at.Y-y)-labelHeight/2, 0); off < f.reach(o) {
				s.name = min(s.name, 2*(aside-math.Sqrt(f.reach(o)*f.reach(o)-off*off)-gap))
			}
		}
		for _, o := range f.blocked {
			if !o.Empty() && o.Y < y+labelHeight/2 && y-labelHeight/2 < o.Bottom() {
				s.name = min(s.name, 2*max(o.X-s.at.X, s.at.X-o.Right()))
			}
		}
	}
}

// strew returns two numbers from -1 to 1 that only depend on the number.
func strew(n int) (x, y float64) {
	h := uint32(n+1) * 2654435761
	h ^= h >> 15
	h *= 2246822519
	return float64(h>>24)/127.5 - 1, float64(h>>8&0xff)/127.5 - 1
}
