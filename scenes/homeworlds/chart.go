package homeworlds

import (
	"math"
	"slices"

	game "engawa/rules/homeworlds"
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

// newBody is a system that is no home.
func newBody(slot int, stars game.Fleet) body {
	b := body{slot: slot, side: -1, size: game.NumSizes}
	if sizes := sizesOf(stars); len(sizes) > 0 {
		b.size = slices.Min(sizes)
	}
	return b
}

// spot is the place of a system on the chart.
type spot struct {
	at     geom.Point // middle of the disc
	radius float64    // of the disc
	unit   float64    // of its pieces: logical units per unit of a piece
	label  geom.Rect  // of its name, empty where there is no room for any form
	form   int        // which of the name's forms fits
}

// disc returns the box of the disc.
func (s spot) disc() geom.Rect { return geom.Around(s.at, 2*s.radius, 2*s.radius) }

// chart gives systems their places, and remembers the sites that it has scattered last.
type chart struct {
	n         int
	ranks     ranks
	room      geom.Rect
	blocked   []geom.Rect
	homes     []geom.Point
	scattered *field
}

// sites returns n sites in the room, scattered anew only where something has changed.
func (c *chart) sites(room geom.Rect, blocked []geom.Rect, in ranks, n int, homes []geom.Point) *field {
	if c.scattered == nil || c.n != n || c.ranks != in || c.room != room || !slices.Equal(c.blocked, blocked) || !slices.Equal(c.homes, homes) {
		*c = chart{n, in, room, slices.Clone(blocked), homes, nil}
		if in.rows > 0 {
			c.scattered = sitesInRanks(room, in, homes)
		} else {
			c.scattered = scatterSites(room, blocked, n, homes)
		}
	}
	return c.scattered
}

// lay gives every system a place in the room, clear of what is blocked. The places follow from the arguments
// alone, and a system that comes or goes moves few others: each takes the free site nearest to where its slot and the
// size of its star want it to be, small ones above and large ones below, homes at the sides of their seats.
func (c *chart) lay(room geom.Rect, blocked []geom.Rect, seats int, bodies []body) map[int]spot {
	return c.layIn(room, blocked, ranks{}, seats, bodies)
}

// layIn is lay with the systems in ranks, scattered where there are none.
func (c *chart) layIn(room geom.Rect, blocked []geom.Rect, in ranks, seats int, bodies []body) map[int]spot {
	var homes []geom.Point
	for _, b := range bodies {
		if b.side >= 0 {
			homes = append(homes, homeWish(b.side, seats))
		}
	}
	f := c.sites(room, blocked, in, roomy(len(bodies)), homes)
	places := make(map[int]int, len(bodies)) // sites by slots
	taken := make([]bool, len(f.sites))
	for _, b := range bodies {
		if b.side >= 0 {
			taken[len(places)] = true
			places[b.slot] = len(places)
		}
	}
	below := cumulative(bodies)
	for _, b := range bodies {
		if b.side < 0 {
			k := f.nearest(taken, otherWish(b, below))
			taken[k] = true
			places[b.slot] = k
		}
	}
	f.roomForNames(places)
	spots := make(map[int]spot, len(bodies))
	form := f.form(bodies, places)
	for _, b := range bodies {
		spots[b.slot] = f.spot(f.sites[places[b.slot]], b, form)
	}
	return spots
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
