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

// scatterSites returns n sites in the room, scattered like the stones of a garden: the cells of a grid are shaken and
// then pushed apart until they have room, those of the homes towards their wishes, with as much air for the rings of
// the rake as can be. Where scattering would make everything much smaller the cells stay as they are.
func scatterSites(room geom.Rect, blocked []geom.Rect, n int, homes []geom.Point) *field {
	const worth = 0.93 // scattered sites may be so much smaller
	g := bestGrid(room, blocked, n, homes)
	plain := newField(room, blocked, n, homes, &g)
	plain.fit()
	for _, way := range []struct{ air, much float64 }{{1, 1}, {0.5, 0.6}, {0, 1}, {0, 0.6}, {0, 0.3}} {
		var best *field
		for attempt := range attempts {
			f := newField(room, blocked, n, homes, &g)
			f.air = way.air
			f.unit = min(mostUnit, plain.unit*1.04)
			f.shake(g.cell, way.much, attempt)
			f.relax()
			f.fit()
			if f.unit >= worth*plain.unit && (best == nil || f.score() > best.score()) {
				best = f
			}
		}
		if best != nil {
			return best
		}
	}
	return plain
}

// ranks are rows of equal height with as many systems in each, for a scroll view; none
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

// attempts is how often the sites are shaken in each way; the one with the best score is taken.
const attempts = 3

// score is larger for larger pieces, and less for every two systems that lie at one height.
func (f *field) score() float64 {
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
