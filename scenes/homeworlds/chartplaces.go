package homeworlds

import (
	"math"
	"slices"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/geom"
)

// placement tells at which place of the lattice each system lies that is no home. A system keeps its place from the
// event that founds it to the one that takes its last star away; which it gets depends on those that are there then.
type placement struct {
	places [game.MaxSystems]int16 // more by one than the place, 0 for none
	stars  [game.MaxSystems]game.Fleet
	sites  *field // where they lie, which never changes, nil where that follows from the places alone
}

// placesIn returns the placement of a position that nothing is known of what was before: systems are founded in the
// order of their slots.
func (c *chart) placesIn(pos *game.Position) (p placement) {
	for slot := range pos.Slots() {
		for star, n := range pos.Systems[slot].Stars.All() {
			for range n {
				if p.stars[slot] == 0 && slot >= firstOther {
					p.places[slot] = int16(c.newPlace(&p, slot, star.Size())) + 1
				}
				p.stars[slot] += star.One()
			}
		}
	}
	c.arrangeSites(&p)
	return p
}

// follow takes over what an event does to the systems.
func (c *chart) follow(p *placement, e rules.Event) {
	star, owner := game.ThingOf(e.Thing)
	switch {
	case owner != game.Nobody:
	case e.Kind == rules.EvPlace && e.To >= 0 && e.To < game.MaxSystems:
		if p.stars[e.To] == 0 && e.To >= firstOther {
			c.found(p, int(e.To), star.Size(), e.Path)
		}
		p.stars[e.To] += star.One()
	case e.Kind == rules.EvTake && e.From >= 0 && e.From < game.MaxSystems && p.stars[e.From].Has(star):
		if p.stars[e.From] -= star.One(); p.stars[e.From] == 0 {
			c.leave(p, int(e.From))
		}
	}
}

// complete gives places to systems that no event has founded: a host may tell of others than it shows.
func (c *chart) complete(p *placement, pos *game.Position, bodies []body) {
	for _, b := range bodies {
		if b.side < 0 && p.places[b.slot] == 0 {
			stars := pos.Systems[b.slot].Stars
			p.places[b.slot], p.stars[b.slot] = int16(c.newPlace(p, b.slot, max(1, stars.Largest())))+1, stars
			p.sites = nil
		}
	}
}

// newPlace returns a free place for a system that is founded, of the present level or else of the first one after it
// that has one: near to where its slot and the size of its star want it to be, and off the others.
func (l *lattice) newPlace(p *placement, slot, size int) int {
	taken := l.taken(p)
	for k := l.levelOf(p); k < len(l.levels); k++ {
		if place, ok := l.best(k, newAction(slot, size), taken, 1); ok {
			return place
		}
	}
	return taken[0] // there are more places than systems
}

// taken returns the places of the homes and of the systems that have one.
func (l *lattice) taken(p *placement) []int {
	taken := slices.Clone(l.homes)
	for _, place := range p.places {
		if place > 0 {
			taken = append(taken, int(place)-1)
		}
	}
	return taken
}

// levelOf returns the first level that has all places of the placement.
func (l *lattice) levelOf(p *placement) (k int) {
	for _, place := range p.places {
		if place > 0 {
			k = max(k, l.from[int(place)-1])
		}
	}
	return k
}

// newAction returns where a system that is no home wants to be, as shares of the room: the height by the size of its
// star, small ones above; the side by its slot, spread evenly by the golden section.
func newAction(slot, size int) geom.Point {
	const golden = math.Phi - 1
	_, x := math.Modf(0.25 + float64(slot-firstOther)*golden)
	return geom.Pt(0.06+0.88*x, (float64(size)-0.5)/game.NumSizes)
}

// placesAt returns the placement of the systems of a position of the match, as the moves before it have left it: it is
// the same whenever the position is shown, after an undo and in a replay, too.
func (b *Board) placesAt(s *game.State) placement {
	n, ok := b.movesBefore(s)
	if !ok {
		return b.chart.placesIn(s.Position())
	}
	p := b.chart.placesIn(b.match.At(0).(*game.State).Position())
	for k := range n {
		for _, e := range b.match.Events(k) {
			b.chart.follow(&p, e)
		}
	}
	return p
}

// movesBefore returns after how many moves of the match a position stands, false where it is none of the match.
func (b *Board) movesBefore(s *game.State) (n int, ok bool) {
	for n = b.match.Len(); n >= 0; n-- {
		if at, is := b.match.At(n).(*game.State); is && (at == s || at.Turns() == s.Turns() && *at.Position() == *s.Position()) {
			return n, true
		}
	}
	return 0, false
}
