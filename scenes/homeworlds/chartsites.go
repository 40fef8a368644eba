package homeworlds

import (
	"slices"

	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/stage"
)

// site is where a place of the lattice lies on the screen.
type site struct {
	place  int
	at     geom.Point
	order  geom.Point // where it lies among the others: more to the right, further below
	home   bool       // it is that of a home
	action geom.Point // where a home wants to be, as shares of the room
	radius float64    // of the disc, in units of a piece
	name   nameRoom   // what there is for a name
	large  nameRoom   // the same for one in larger words
}

// field is a room with its sites.
type field struct {
	room      geom.Rect
	obstacles []geom.Rect
	sites     []site
	unit      float64
	name      float64 // the least width of a name, logical units, 0 where there is no room for all of them
	lane      float64 // how far systems keep off each other for long lanes, in logical units
	spacing   float64 // 0 to 1: how much of the rake's rings is kept off what is blocked and off the edges
}

// field returns the sites of a level, scattered like the stones of a garden, with as much air for the rings of the rake
// as can be. Where scattering would make everything much smaller, and where the chart is scrolled by whole rows, they
// are not scattered.
func (l *lattice) field(k int) *field {
	if f := l.fields[k]; f != nil {
		return f
	}
	one := l.levels[k]
	unit := one.unit(l.roomOf(one))
	best := l.scatter(k, spreadStyle{}, unit)
	for _, larger := range []float64{1.1, 1.2} { // a home with its name is more than most need
		if f := l.scatter(k, spreadStyle{}, larger*unit); f.unit > best.unit {
			best = f
		}
	}
	if !one.scrolls {
		const worth = 0.9 // scattered sites may be so much smaller
		unit = worth * best.unit
		for _, w := range []spreadStyle{{1, 1}, {1, 0.6}, {1, 0.3}, {0.5, 0.8}, {0.5, 0.4}, {0.5, 0.2}, {0, 1}, {0, 0.6}, {0, 0.4}, {0, 0.2}, {0, 0.1}} {
			if f := l.scatter(k, w, unit); f.unit >= unit {
				best = f
				break
			}
		}
	}
	l.fields[k] = best
	return best
}

// roomOf is the room of the whole chart at a level.
func (l *lattice) roomOf(one level) geom.Rect {
	if one.scrolls {
		return l.scroll.fullArea(one.rows)
	}
	return l.chart
}

// spreadStyle is how far sites keep off the edges and how far they lie off their rows and columns, each from 0 to 1.
type spreadStyle struct{ spacing, much float64 }

// scatter returns the sites of a level, off their rows and columns in a way, and so far off the edges of the room as
// pieces of the unit want, with the largest pieces that fit; those of the unit at least where they are scattered.
func (l *lattice) scatter(k int, w spreadStyle, unit float64) *field {
	f := l.scatterSites(l.levels[k], l.usable(k), w, unit)
	if w.much > 0 && !f.clear() {
		f.unit = 0 // smaller is not wanted
		return f
	}
	f.fit()
	return f
}

// scatterSites returns the sites of some places of a level for pieces of the unit, whether these fit or not.
func (l *lattice) scatterSites(one level, places []int, w spreadStyle, unit float64) *field {
	f := &field{room: l.roomOf(one), unit: min(maxUnit, unit), spacing: w.spacing}
	if !one.scrolls {
		f.obstacles = l.obstacles[:]
	}
	if one.cell(f.room).X >= labelWidth+cellGap {
		f.name = labelWidth
	}
	for _, place := range places {
		f.sites = append(f.sites, l.site(f, one, place, w.much))
	}
	return f
}

// site returns where a place lies. Rows and columns reach from edge to edge of the room, as near as a home with its
// name has room there. Sites lie off them always in the same direction: those of one row or column keep their order,
// too, whatever level they are seen in.
func (l *lattice) site(f *field, one level, place int, much float64) site {
	const beside, above = 0.1, 0.2 // of a cell
	s := site{place: place, radius: homeworldsart.Radius}
	by := l.scatterOf(place)
	if side := slices.Index(l.homes, place); side >= 0 {
		s.radius, s.home, s.action = homeworldsart.HomeRadius, true, homeAction(side, l.seats)
		by = homeScatter(s.action, by)
	}
	row, column := rowAndColumn(place)
	s.order = geom.Pt(columnKey(column), rowKey(row)).Add(by.Mul(1e-3))
	cell := one.cell(f.room)
	r := (homeworldsart.HomeRadius+homeworldsart.Overhang)*f.unit + f.edgeSpacing()
	wide := max(r, f.name/2)
	s.at.X = spread(f.room.X+wide, f.room.Right()-wide, rank(column, one.columns, columnKey), one.columns, much*beside*cell.X, by.X)
	s.at.Y = spread(f.room.Y+r, f.room.Bottom()-r-f.nameHeight(), rank(row, one.rows, rowKey), one.rows, much*above*cell.Y, by.Y)
	if one.scrolls { // by whole rows
		s.at.Y = one.middle(place, f.room).Y - f.nameHeight()/2
	}
	return s
}

// spread returns where the k-th of n lies that are spread evenly between two ends, up to off to both sides of that.
func spread(from, to float64, k, n int, off, by float64) float64 {
	if n == 1 || to <= from {
		return (from + to) / 2
	}
	off = min(off, (to-from)/2/float64(n))
	return from + off + (to-from-2*off)*float64(k)/float64(n-1) + off*by
}

// scatterOf returns where a place lies in its cell, from -1 to 1 in both directions. Every second column of those that
// there are at most lies lower, so that the systems of a row reach between each other.
func (l *lattice) scatterOf(place int) geom.Point {
	_, column := rowAndColumn(place)
	lower := column >= 3
	if l.class == stage.Tall && l.scroll.columns == 3 {
		lower = column == 0 // between the two others
	}
	h := uint32(place+1) * 2654435761
	h ^= h >> 15
	h *= 2246822519
	x, y := float64(h>>24)/127.5-1, float64(h>>8&0xff)/127.5-1
	if lower {
		return geom.Pt(x, 0.15*y+0.85)
	}
	return geom.Pt(x, 0.15*y-0.85)
}

// homeScatter is scatter for a home that wants to be at an edge of the room. One above lies a little aslant of one
// below, so that they can be larger.
func homeScatter(action, by geom.Point) geom.Point {
	switch action.Y {
	case 1:
		return geom.Pt(-0.3, 1)
	case 0:
		return geom.Pt(0.3, -1)
	}
	return by
}

// siteOf returns the number of the site of a place.
func (f *field) siteOf(place int) int {
	return slices.IndexFunc(f.sites, func(s site) bool { return s.place == place })
}
