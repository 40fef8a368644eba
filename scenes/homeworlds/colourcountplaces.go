package homeworlds

import (
	"math"

	game "engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
)

// maxColourCounts is how many marks a system has at most: one for each colour.
const maxColourCounts = game.NumColours

// colourCountPlaces is where the colour counts lie, from the middles of their systems, and what that depends on.
type colourCountPlaces struct {
	isKnown bool
	pos     game.Position
	text    float64 // the scale of words
	marks   [game.MaxSystems][maxColourCounts]colourCountPlace
}

// colourCountPlace is the place of one mark.
type colourCountPlace struct {
	at      geom.Rect // from the middle of the system
	isShort bool      // it has no sign beside its number
}

// colourCountPlace returns where the k-th colour count of a system lies while the systems are where they belong.
func (b *Board) colourCountPlace(slot, k int) colourCountPlace {
	if p := &b.colourCountPlaces; !p.isKnown || p.pos != b.pos || p.text != b.labelScale() {
		*p = colourCountPlaces{isKnown: true, pos: b.pos, text: b.labelScale()}
		b.placeColourCounts()
	}
	return b.colourCountPlaces.marks[slot][k]
}

// placeColourCounts finds the places of all marks, each off those before it.
func (b *Board) placeColourCounts() {
	var taken []geom.Rect
	for slot := range b.pos.Slots() {
		w := &b.systems[slot]
		if !w.exists {
			continue
		}
		for k := range b.colourCounts(slot) {
			at, cost := b.freeMarkPlace(slot, b.markSize(false), taken)
			place := colourCountPlace{at: at}
			if cost > maxMarkCost {
				if at, less := b.freeMarkPlace(slot, b.markSize(true), taken); less < cost/2 {
					place = colourCountPlace{at, true}
				}
			}
			taken = append(taken, place.at)
			place.at = place.at.Move(-w.goal.at.X, -w.goal.at.Y)
			b.colourCountPlaces.marks[slot][k] = place
		}
	}
}

// maxMarkCost is from which cost on a mark is made shorter, as [Board.markCost] counts.
const maxMarkCost = 20.0

// freeMarkPlace returns where a mark of that size covers least about a system, and its cost: outside of its disc at the
// upper right if that is free, or else at another side of it, beside its name, or on the rim.
func (b *Board) freeMarkPlace(slot int, size geom.Point, taken []geom.Rect) (best geom.Rect, least float64) {
	const (
		warning, over, gap = 20.0, 4.0, 2.0 // beyond the disc, in the sizes of the ring and in logical units
		beside             = 8.0            // from the name, with room for the tip between
		ways               = 16
		later              = 0.3 // cost of a place that is less usual than the one before
	)
	w, room := &b.systems[slot].goal, b.scrollView.room()
	away, rim := w.radius+gap, w.radius
	if len(b.pos.Systems[slot].OverpopulatedColours()) > 0 {
		away = w.radius + warning*warningSize(w.radius) - over
		rim = away
	}
	least = math.Inf(1)
	usual := 0.0
	try := func(at geom.Point) {
		usual += later
		r := inside(geom.Around(at, size.X, size.Y), room)
		if cost := b.markCost(slot, r, taken) + usual; cost < least {
			best, least = r, cost
		}
	}
	// outside returns the middle of a mark that lies in a direction and touches a circle from outside.
	outside := func(angle, radius float64) geom.Point {
		sin, cos := math.Sincos(angle)
		reach := min(size.X/2/max(1e-6, math.Abs(cos)), size.Y/2/max(1e-6, math.Abs(sin)))
		return w.at.Add(geom.Pt(cos, sin).Mul(radius + reach))
	}
	for _, radius := range []float64{away, rim - min(size.X, size.Y)/2} {
		for k := range ways { // to both sides of the upper right by turns
			step := float64((k+1)/2) * 2 * math.Pi / ways
			if k%2 == 1 {
				step = -step
			}
			try(outside(-math.Pi/4+step, radius))
		}
		if at := w.label; !at.Empty() && radius == away {
			for _, side := range []float64{1, -1} {
				try(geom.Pt(at.Centre().X+side*((at.W+size.X)/2+beside), at.Centre().Y))
			}
		}
	}
	return best, least
}

// markCost is how much a mark at r covers of what must be seen, in square units: pieces and names count for more than
// discs, and most of all what lies outside of the chart.
func (b *Board) markCost(slot int, r geom.Rect, taken []geom.Rect) float64 {
	const piece, name, disc, own, outside, gap = 4.0, 4.0, 0.5, 0.2, 8.0, 2.0
	near := r.Inset(-gap)
	cost := outside * (r.W*r.H - r.OverlapArea(b.scrollView.room()))
	for other := range b.systems {
		w := &b.systems[other]
		if !w.exists {
			continue
		}
		cost += name * near.OverlapArea(w.goal.label)
		share := disc
		if other == slot {
			share = own
		}
		if distance(r, w.goal.at) < w.goal.radius {
			cost += share * r.OverlapArea(w.goal.disc())
		}
	}
	for _, t := range b.pyramids {
		still := *t
		still.pose = t.goal
		cost += piece * near.OverlapArea(still.outline())
	}
	for _, o := range b.scrollView.blocks {
		cost += outside * near.OverlapArea(o)
	}
	for _, o := range taken {
		cost += outside * near.OverlapArea(o)
	}
	return cost
}

// markRect is where the k-th colour count of a system lies.
func (b *Board) markRect(slot, k int) geom.Rect {
	at := b.systems[slot].spot.at
	return inside(b.colourCountPlace(slot, k).at.Move(at.X, at.Y), b.scrollView.room())
}

// markTarget is where the k-th mark of a system can be touched: it, and as much about it as a finger wants where
// nothing else lies.
func (b *Board) markTarget(slot, k int) geom.Rect {
	r := b.markRect(slot, k)
	if b.view.Class == stage.Wide {
		return r
	}
	target := inside(geom.Around(r.Centre(), max(r.W, minTool), max(r.H, minTool)), b.scrollView.room())
	for _, o := range b.scrollView.blocks {
		target = largestFreePart(target, o)
	}
	return target
}

// coveredArea is how much of what is drawn would be covered by a mark there, in square units, with what would lie outside
// of the chart. Ships are known by their pips and count more.
func (b *Board) coveredArea(slot int, r geom.Rect) float64 {
	const ship = 2.0
	room := b.scrollView.room()
	in := r.OverlapArea(room)
	covered := r.W*r.H - in
	for other := range b.systems {
		w := &b.systems[other]
		if !w.exists {
			continue
		}
		covered += r.OverlapArea(w.spot.label)
		if other != slot {
			covered += r.OverlapArea(w.spot.disc())
		}
	}
	for _, t := range b.pyramids {
		if t.owner != game.Nobody && !t.isHeld {
			covered += ship * r.OverlapArea(t.outline())
		}
	}
	for _, o := range b.scrollView.blocks {
		covered += r.OverlapArea(o)
	}
	return covered
}
