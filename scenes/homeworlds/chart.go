package homeworlds

import (
	"slices"

	game "engawa/rules/homeworlds"
	"engawa/scenes/geom"
)

// Sizes on the chart, in logical units unless said otherwise.
const (
	maxUnit     = 0.92          // logical units per unit of a piece, at most
	labelHeight = 21.0          // of a name, logical units
	labelGap    = 4.0           // between a disc and its name, logical units
	labelMore   = 8.0           // and more of it in units of a piece: docked ships have corners
	labelWidth  = 84.0          // of most names without pips, logical units
	cellGap     = 5.0           // between two systems, logical units
	rakeGap     = 12.0          // and more of it in units of a piece, for the rings of the rake
	firstOther  = game.MaxSeats // the first slot that is no home's
)

// body is a system that wants a place on the chart.
type body struct {
	slot      int
	side      int       // of a home: seats away from the one below, -1 for what is no home
	labels    []float64 // widths of its name from the longest form to the shortest
	formScale float64   // how much larger than usual the first forms are, see [largeForms]
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

// chart gives systems their places.
type chart struct {
	*lattice
	inUse lastPlacement
	steps map[step]stepResult // of those that have been taken
	first map[string]*field   // where places lie that nothing is known of what was before
	shown latticeRoom         // where it is drawn, which may be lower than its own room
	lower *field              // the sites as they lie there
	upper *field              // the same in its own room
}

// lastPlacement is how the places that were in use last lie.
type lastPlacement struct {
	k      int // of the level
	places []int
	level  level // scrolled only where it must be
	field  *field
}

// maxSpread is how many systems are spread at most: more have little room to gain, and take long.
const maxSpread = 16

// use finds out how the places of a placement lie: as moves have left them, or else as there is room.
func (c *chart) use(p *placement, bodies []body) {
	if p.sites != nil {
		k := c.levelOf(p)
		c.inUse = lastPlacement{k: k, level: c.levels[k], field: c.shownField(p.sites)}
		return
	}
	k, places := c.levelOf(p), make([]int, len(bodies))
	for n, b := range bodies {
		places[n] = c.placeOf(p, b)
	}
	slices.Sort(places)
	if c.inUse.field == nil || c.inUse.k != k || !slices.Equal(c.inUse.places, places) {
		c.inUse = c.spread(k, places)
		if !c.inUse.level.scrolls {
			c.inUse.field = c.shownField(c.inUse.field)
		}
	}
}

// spread finds out how places of a level lie that nothing is known of what was before. A chart that is scrolled, by whole
// rows, is seen at once instead where the systems that there are have room.
func (c *chart) spread(k int, places []int) lastPlacement {
	one := c.levels[k]
	out := lastPlacement{k: k, places: places, level: one, field: c.field(k)}
	if !one.scrolls {
		f := out.field.withPlaces(places)
		if f.clear() {
			f.fit()
		}
		if len(places) <= maxSpread {
			f = c.roomiest(f.largest())
		}
		out.field = f
		return out
	}
	if len(places) > maxSpread {
		return out
	}
	one.scrolls = false
	for _, unit := range []float64{minUnit, 0.9 * minUnit} { // a little smaller, rather than scrolled
		if f := c.scatterSites(one, c.usable(k), spreadStyle{much: 0.6}, unit).withPlaces(places).spreadFor(unit); f != nil {
			out.level, out.field = one, c.roomiest(f.largest())
			return out
		}
	}
	return out
}

// placeOf returns the place of a system.
func (c *chart) placeOf(p *placement, b body) int {
	if b.side >= 0 {
		return c.homes[b.side]
	}
	return int(p.places[b.slot]) - 1
}

// arrange divides the room again where it has changed.
func (c *chart) arrange(in latticeRoom) {
	if c.lattice == nil || c.latticeRoom != in {
		*c = chart{lattice: newLattice(in), steps: map[step]stepResult{}, first: map[string]*field{}}
	}
}

// showIn takes over in what room the chart is drawn: a replay has less of it than the match had, but the same places.
func (c *chart) showIn(in latticeRoom) {
	if c.shown != in {
		c.shown, c.upper, c.inUse = in, nil, lastPlacement{}
		clear(c.fields)
		c.scroll = newScrollRoom(in)
	}
}

// shownField returns sites as they lie in the room in which the chart is drawn.
func (c *chart) shownField(f *field) *field {
	if c.shown.room.Empty() || c.shown.room == c.room {
		return f
	}
	if c.upper != f {
		c.upper, c.lower = f, f.within(c.shown.room, c.shown.obstacles[:])
	}
	return c.lower
}

// lay gives every system its place at the present level.
func (c *chart) lay(p *placement, bodies []body) map[int]spot {
	c.use(p, bodies)
	f := c.inUse.field
	places := make(map[int]int, len(bodies)) // sites by slots
	for _, b := range bodies {
		places[b.slot] = f.siteOf(c.placeOf(p, b))
	}
	grown := 1.0
	if len(bodies) > 0 {
		grown = max(1, bodies[0].formScale)
	}
	f.roomForNames(places, labelHeight*grown)
	for k := range f.sites {
		f.sites[k].large = f.sites[k].name
	}
	f.roomForNames(places, labelHeight)
	spots := make(map[int]spot, len(bodies))
	form := f.form(bodies, places)
	for _, b := range bodies {
		spots[b.slot] = f.spot(f.sites[places[b.slot]], b, form)
	}
	return spots
}

// homeAction returns where the home of the seat that many seats away from the one below wants to be, as shares of the
// room.
func homeAction(side, seats int) geom.Point {
	if side == 0 {
		return geom.Pt(0.5, 1)
	}
	actions := map[int][]geom.Point{
		2: {{X: 0.5, Y: 1}, {X: 0.5, Y: 0}},
		3: {{X: 0.5, Y: 1}, {X: 0, Y: 0.3}, {X: 1, Y: 0.3}},
		4: {{X: 0.5, Y: 1}, {X: 0, Y: 0.5}, {X: 0.5, Y: 0}, {X: 1, Y: 0.5}},
		5: {{X: 0.5, Y: 1}, {X: 0, Y: 0.62}, {X: 0.2, Y: 0}, {X: 0.8, Y: 0}, {X: 1, Y: 0.62}},
		6: {{X: 0.5, Y: 1}, {X: 0, Y: 0.75}, {X: 0, Y: 0.2}, {X: 0.5, Y: 0}, {X: 1, Y: 0.2}, {X: 1, Y: 0.75}},
	}[seats]
	if side >= len(actions) {
		return geom.Pt(0.5, 0.5)
	}
	return actions[side]
}

// form returns which form of the names all systems take: the longest of those with name and stars for which there is room
// at all of them, so that they read alike, or else the longest for which there is room at nearly all.
func (f *field) form(bodies []body, places map[int]int) int {
	for form := range wholeForms {
		fits := func(b body) bool {
			return form < len(b.labels) && b.labels[form] <= f.sites[places[b.slot]].nameRoom(form).width()
		}
		if !slices.ContainsFunc(bodies, func(b body) bool { return !fits(b) }) {
			return form
		}
	}
	const nearly = 0.75
	for form := 0; ; form++ {
		fit, longer := 0, false
		for _, b := range bodies {
			longer = longer || form < len(b.labels)-1
			if form < len(b.labels) && b.labels[form] <= f.sites[places[b.slot]].nameRoom(form).width() {
				fit++
			}
		}
		if !longer || float64(fit) >= nearly*float64(len(bodies)) {
			return form
		}
	}
}

// largeForms is how many forms of a name, the first ones, are larger where larger words are wanted.
const largeForms = 2

// wholeForms is how many forms of a name, the first ones, have the name and the stars.
const wholeForms = 5

// nameRoom is what there is for a form of a name.
func (s *site) nameRoom(form int) nameRoom {
	if form < largeForms {
		return s.large
	}
	return s.name
}

// spot returns the place of a system at the site, with its name in the form or, where that is too wide, in a shorter
// one.
func (f *field) spot(at site, b body, form int) spot {
	if form == largeForms && b.formScale > 1 { // the same in larger words, where there is room
		form--
	}
	s := spot{at: at.at, radius: at.radius * f.unit, unit: f.pieces(), form: len(b.labels)}
	for k := min(form, max(0, len(b.labels)-1)); k < len(b.labels); k++ {
		if w, room := b.labels[k], at.nameRoom(k); w <= room.width() {
			high := labelHeight
			if k < largeForms && b.formScale > 1 {
				high *= b.formScale
			}
			s.form = k
			s.label = geom.R(at.at.X+room.middle(w)-w/2, f.nameAt(at)-labelHeight/2, w, high)
			break
		}
	}
	return s
}

// pieces returns the unit of the ships, which are drawn larger for their discs where these are small.
func (f *field) pieces() float64 {
	const small, more = 0.9, 0.7
	return f.unit * (1 + more*max(0, small-f.unit)/small)
}
