package homeworlds

import (
	"math"
	"slices"

	"engawa/scenes/geom"
)

// Sizes on the chart, in logical units unless said otherwise.
const (
	mostUnit    = 0.92 // logical units per unit of a piece, at most
	labelHeight = 21.0 // of a name, logical units
	labelGap    = 4.0  // between a disc and its name, logical units
	labelMore   = 8.0  // and more of it in units of a piece: docked ships have corners
	labelWidth  = 84.0 // of most names without pips, logical units
	cellGap     = 5.0  // between two systems, logical units
	rakeGap     = 12.0 // and more of it in units of a piece, for the rings of the rake
	firstOther  = 6    // the first slot that is no home's
)

// body is a system that wants a place on the chart.
type body struct {
	slot   int
	size   int       // of its smallest star, 1 to 3; it matters for what is no home
	side   int       // of a home: seats away from the one below, -1 for what is no home
	labels []float64 // widths of its name from the longest form to the shortest
}

// spot is the place of a system on the chart.
type spot struct {
	at     geom.Point // middle of the disc
	radius float64    // of the disc
	unit   float64    // of its pieces: logical units per unit of a piece
	label  geom.Rect  // of its name, empty where there is no room for any form
	form   int        // which of the name's forms fits
}

// chart gives systems their places, and remembers the sites that it has strewn last and which of them it has given away.
type chart struct {
	n       int
	ranks   ranks
	room    geom.Rect
	blocked []geom.Rect
	seats   int
	sides   []int // of the homes that have a site
	strewn  *field
	given   map[int]given // by slots; also to systems that are gone, until another wants theirs
}

// given is the site that a system has, and the size of its star.
type given struct{ site, size int }

// lasting returns for how many systems a chart is divided that has been divided for so many before: when systems
// vanish it stays as it is until there are far fewer, so that the others keep their places.
func lasting(systems, before int) int {
	n := roomy(systems)
	if n < before && roomy(n+1) == before {
		return before
	}
	return n
}

// sites returns n sites in the room, strewn anew only where something has changed; the site of a home that has fallen
// stays.
func (c *chart) sites(room geom.Rect, blocked []geom.Rect, in ranks, n, seats int, sides []int) *field {
	fallen := func(side int) bool { return !slices.Contains(c.sides, side) }
	if c.strewn != nil && c.n == n && c.ranks == in && c.room == room && c.seats == seats &&
		slices.Equal(c.blocked, blocked) && !slices.ContainsFunc(sides, fallen) {
		return c.strewn
	}
	*c = chart{n: n, ranks: in, room: room, blocked: slices.Clone(blocked), seats: seats, sides: sides, given: map[int]given{}}
	var homes []geom.Point
	for _, side := range sides {
		homes = append(homes, homeWish(side, seats))
	}
	if in.rows > 0 {
		c.strewn = sitesInRanks(room, in, homes)
	} else {
		c.strewn = strewSites(room, blocked, n, homes)
	}
	return c.strewn
}

// lay gives every system a place in the room, clear of what is blocked. A system keeps its place while others come and
// go; a new one takes the free site nearest to where its slot and the size of its star want it to be, small ones above
// and large ones below, homes at the sides of their seats.
func (c *chart) lay(room geom.Rect, blocked []geom.Rect, seats int, bodies []body) map[int]spot {
	return c.layIn(room, blocked, ranks{}, lasting(len(bodies), c.n), seats, bodies)
}

// layIn is lay in a room divided for n systems, which stand in ranks, strewn where there are none.
func (c *chart) layIn(room geom.Rect, blocked []geom.Rect, in ranks, n, seats int, bodies []body) map[int]spot {
	var sides []int
	for _, b := range bodies {
		if b.side >= 0 {
			sides = append(sides, b.side)
		}
	}
	f := c.sites(room, blocked, in, n, seats, sides)
	places := c.give(f, bodies)
	f.roomForNames(places)
	spots := make(map[int]spot, len(bodies))
	form := f.form(bodies, places)
	for _, b := range bodies {
		spots[b.slot] = f.spot(f.sites[places[b.slot]], b, form)
	}
	return spots
}

// give gives every system a site: homes theirs, others the one that they have had, those that are new one that is free.
func (c *chart) give(f *field, bodies []body) map[int]int {
	places := make(map[int]int, len(bodies)) // sites by slots
	taken := make([]bool, len(f.sites))
	others := 0
	for _, b := range bodies {
		if k := slices.Index(c.sides, b.side); k >= 0 {
			taken[k] = true
		} else {
			others++
		}
	}
	for k := range c.sides { // what is left of homes that have fallen is used last
		taken[k] = taken[k] || others <= len(f.sites)-len(c.sides)
	}
	for _, b := range bodies {
		if g, ok := c.given[b.slot]; b.side >= 0 {
			places[b.slot] = slices.Index(c.sides, b.side)
		} else if ok && g.size == b.size && !taken[g.site] {
			places[b.slot], taken[g.site] = g.site, true
		}
	}
	below := cumulative(bodies)
	for _, b := range bodies {
		if _, has := places[b.slot]; !has {
			k := f.nearest(taken, otherWish(b, below))
			taken[k] = true
			places[b.slot] = k
		}
		c.given[b.slot] = given{places[b.slot], b.size}
	}
	return places
}

// homeWish returns where the home of the seat that many seats away from the one below wants to be, as shares of the
// room.
func homeWish(side, seats int) geom.Point {
	if side == 0 {
		return geom.Pt(0.5, 1)
	}
	wishes := map[int][]geom.Point{
		2: {{X: 0.5, Y: 1}, {X: 0.5, Y: 0}},
		3: {{X: 0.5, Y: 1}, {X: 0, Y: 0.36}, {X: 1, Y: 0.3}},
		4: {{X: 0.5, Y: 1}, {X: 0, Y: 0.5}, {X: 0.5, Y: 0}, {X: 1, Y: 0.5}},
		5: {{X: 0.5, Y: 1}, {X: 0, Y: 0.62}, {X: 0.2, Y: 0}, {X: 0.8, Y: 0}, {X: 1, Y: 0.62}},
		6: {{X: 0.5, Y: 1}, {X: 0, Y: 0.75}, {X: 0, Y: 0.2}, {X: 0.5, Y: 0}, {X: 1, Y: 0.2}, {X: 1, Y: 0.75}},
	}[seats]
	if side >= len(wishes) {
		return geom.Pt(0.5, 0.5)
	}
	return wishes[side]
}

// cumulative returns how many systems that are no homes have a star smaller than each size; the last one is all.
func cumulative(bodies []body) [4]float64 {
	var sum [4]float64
	for _, b := range bodies {
		for size := b.size; b.side < 0 && size <= 3; size++ {
			sum[size]++
		}
	}
	return sum
}

// otherWish returns where a system that is no home wants to be: the height by the size of its star, within a band as
// broad as there are systems of that size; the side by its slot, spread evenly by the golden section.
func otherWish(b body, below [4]float64) geom.Point {
	golden := math.Phi - 1
	_, x := math.Modf(0.35 + float64(b.slot-firstOther)*golden)
	even := (float64(b.size) - 0.5) / 3
	size := min(max(b.size, 1), 3)
	share := (below[size-1] + below[size]) / 2 / max(1, below[3])
	return geom.Pt(0.06+0.88*x, 0.5*even+0.5*share)
}

// form returns which form of the names all systems take, the longest for which there is room at nearly all of them.
func (f *field) form(bodies []body, places map[int]int) int {
	const nearly = 0.9
	for form := 0; ; form++ {
		fit, longer := 0, false
		for _, b := range bodies {
			longer = longer || form < len(b.labels)-1
			if form < len(b.labels) && b.labels[form] <= f.sites[places[b.slot]].name {
				fit++
			}
		}
		if !longer || float64(fit) >= nearly*float64(len(bodies)) {
			return form
		}
	}
}

// spot returns the place of a system at the site, with its name in the form or, where that is too wide, in a shorter
// one.
func (f *field) spot(at site, b body, form int) spot {
	s := spot{at: at.at, radius: at.radius * f.unit, unit: f.pieces(), form: len(b.labels)}
	for k := min(form, max(0, len(b.labels)-1)); k < len(b.labels); k++ {
		if w := b.labels[k]; w <= at.name {
			s.form = k
			s.label = geom.Around(geom.Pt(at.at.X, f.nameAt(at)), w, labelHeight)
			break
		}
	}
	return s
}

// pieces returns the unit of the pieces, which are drawn a little larger for their discs where these are small.
func (f *field) pieces() float64 {
	const small = 0.5
	return f.unit * (1 + 0.85*max(0, small-f.unit)/small)
}
