package honshu

import (
	"math/bits"
	"slices"

	game "engawa/rules/honshu"
	"engawa/scenes/honshuart"
)

// cardSide is on which side of a map a card lies.
type cardSide uint8

const (
	sideOver cardSide = iota
	sideUnder
	weaving // over some cards and under others
)

// trialCard is a card that is tried on a map: it can be moved, turned and slid under until it is built. It knows no screen.
type trialCard struct {
	land            *game.Map
	canWeave        bool           // a card may go over some cards and under others
	place           game.Placement // as it lies now
	preferredSide   cardSide       // the side asked for: over or under
	isSideRequested bool           // that side has been asked for at this place, so that it stays even where it is illegal
	legal           []legalPlace
}

// legalPlace is a place where the card may be built, with the side on which it lies there.
type legalPlace struct {
	game.Placement
	side cardSide
}

// What the first place avoids, against being half a square further from the middle of the map, which counts 4: to share
// squares, to make the land larger, to cover cubes, and the side not wanted.
const (
	aSquare = 16
	aRow    = 12 // by which the land grows
	aCube   = 10000
	aSide   = 200
)

// newTrialCard lays the card on the map: next to its middle, where no cube is lost, on the side wanted if it can.
func newTrialCard(on *game.Map, card game.Card, weave bool, preferred cardSide) trialCard {
	g := trialCard{land: on, canWeave: weave, preferredSide: preferred, place: game.Placement{Card: card}}
	for _, a := range on.AppendBuilds(nil, card, weave) {
		if c, ok := game.Fields(a); ok {
			g.legal = append(g.legal, legalPlace{c.Place, g.sideOf(c.Place)})
		}
	}
	g.begin()
	return g
}

// begin chooses the first place of the card as it is printed.
func (g *trialCard) begin() {
	b := honshuart.BoxOf(g.land)
	midX, midY := b.Left+b.Right+1, b.Top+b.Bottom+1 // doubled
	best, least := g.place, 1<<30
	for _, p := range g.legal {
		if p.Turn != 0 || p.side == weaving {
			continue
		}
		t := g.land.Try(p.Placement, g.canWeave)
		w, h := honshuart.Size(p.Turn)
		cost := 4*(abs(2*int(p.X)+w-midX)+abs(2*int(p.Y)+h-midY)) + aSquare*bits.OnesCount8(t.Shared) + aCube*bits.OnesCount8(t.Lost)
		all := b.Union(honshuart.BoxOfCard(p.Placement))
		cost += aRow * (all.Columns() - b.Columns() + all.Rows() - b.Rows())
		if p.side != g.preferredSide {
			cost += aSide
		}
		if cost < least {
			best, least = p.Placement, cost
		}
	}
	g.place = best
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

// outcome is what the card would do where it lies.
func (g *trialCard) outcome() game.Trial { return g.land.Try(g.place, g.canWeave) }

// sideOf returns the side on which a placement lies.
func (g *trialCard) sideOf(p game.Placement) cardSide {
	switch p.Hidden {
	case 0:
		return sideOver
	case g.land.Under(p).Hidden:
		return sideUnder
	}
	return weaving
}

// side returns the side on which the card lies.
func (g *trialCard) side() cardSide {
	if g.place.Hidden == 0 {
		if g.isSideRequested && g.preferredSide == sideUnder {
			return sideUnder // beside the map, where there is nothing to slide under
		}
		return sideOver
	}
	return g.sideOf(g.place)
}

// handle returns the square of the card that lies where a tap has put it: the one in its middle, so that a card reaches
// every place by a tap no more than one square beside the map.
func (g *trialCard) handle() (x, y int) {
	if g.place.Turn%2 == 0 {
		return int(g.place.X), int(g.place.Y) + 1
	}
	return int(g.place.X) + 1, int(g.place.Y)
}

// moveTo lays the upper left corner of the card's box on the square, and picks the side.
func (g *trialCard) moveTo(x, y int) {
	if x == int(g.place.X) && y == int(g.place.Y) {
		return
	}
	g.placeAt(x, y)
}

// placeAt lays the upper left corner of the card's box on the square, or as near as it can: a card always touches the box
// of the map, since further away there is nothing to do.
func (g *trialCard) placeAt(x, y int) {
	b := honshuart.BoxOf(g.land)
	w, h := honshuart.Size(g.place.Turn)
	g.place.X = int8(min(b.Right+1, max(b.Left-w, x)))
	g.place.Y = int8(min(b.Bottom+1, max(b.Top-h, y)))
	g.isSideRequested = false
	g.pickSide()
}

// moveHandleTo moves the card so that its handle lies on the square.
func (g *trialCard) moveHandleTo(x, y int) {
	hx, hy := g.handle()
	g.moveTo(int(g.place.X)+x-hx, int(g.place.Y)+y-hy)
}

// turn turns the card about its handle by quarter turns, clockwise above zero.
func (g *trialCard) turn(steps int) {
	x, y := g.handle()
	g.place.Turn = uint8((int(g.place.Turn)+steps)%4+4) % 4
	hx, hy := g.handle()
	g.placeAt(int(g.place.X)+x-hx, int(g.place.Y)+y-hy)
}

// pickSide lays the card over or under: on the side wanted, or on the other where that is the only legal one.
func (g *trialCard) pickSide() {
	for _, side := range []cardSide{g.preferredSide, 1 - g.preferredSide} {
		g.lay(side)
		if g.outcome().Legal() {
			return
		}
	}
	g.lay(g.preferredSide)
}

// lay lays the whole card over or under.
func (g *trialCard) lay(side cardSide) {
	g.place.Hidden = 0
	if side == sideUnder {
		g.place = g.land.Under(g.place)
	}
}

// chooseSide lays the card on a side and remembers it, even where it is illegal, so that the reason can be shown.
func (g *trialCard) chooseSide(side cardSide) {
	g.preferredSide, g.isSideRequested = side, true
	g.lay(side)
}

// flip lays the card on the other side.
func (g *trialCard) flip() {
	if g.side() == sideUnder {
		g.chooseSide(sideOver)
		return
	}
	g.chooseSide(sideUnder)
}

// thread slides the square of the card that lies there under the map, or over it again. It reports whether a card may
// be woven and has a square there to slide.
func (g *trialCard) weaveSquare(x, y int) bool {
	i, ok := g.squareAt(x, y)
	if !g.canWeave || !ok || g.outcome().Shared>>i&1 == 0 {
		return false
	}
	g.place.Hidden ^= 1 << i
	g.isSideRequested = true
	return true
}

// squareAt returns which printed square of the card lies on a square of the grid.
func (g *trialCard) squareAt(x, y int) (int, bool) {
	if !honshuart.BoxOfCard(g.place).Has(x, y) {
		return 0, false
	}
	for i := range 6 {
		if at := g.place.SquareAt(i); at.X() == x && at.Y() == y {
			return i, true
		}
	}
	return 0, false
}

// setPlace lays the card as a placement of it says, such as a hint.
func (g *trialCard) setPlace(p game.Placement) {
	if p.Card != g.place.Card {
		return
	}
	g.place, g.isSideRequested = p, true
	if side := g.sideOf(p); side != weaving {
		g.preferredSide = side
	}
}

// anchor is a square on which the handle may be brought to a legal place.
type anchor struct {
	x, y  int
	sides [2]bool // over, under
}

// anchors lists where the card lies legally as it is turned now, on the present side or, with both, on either, each
// square once.
func (g *trialCard) anchors(both bool) []anchor {
	var list []anchor
	index := map[[2]int]int{}
	probe, present := *g, g.sideOfMarks()
	for _, p := range g.legal {
		if p.Turn != g.place.Turn || p.side == weaving || !both && p.side != present {
			continue
		}
		probe.place = p.Placement
		x, y := probe.handle()
		k, seen := index[[2]int{x, y}]
		if !seen {
			k = len(list)
			index[[2]int{x, y}] = k
			list = append(list, anchor{x: x, y: y})
		}
		list[k].sides[p.side] = true
	}
	return list
}

// sideOfMarks is the side whose places are marked.
func (g *trialCard) sideOfMarks() cardSide {
	if l := g.side(); l != weaving {
		return l
	}
	return g.preferredSide
}

// mayLie reports whether the card may be built so.
func (g *trialCard) mayLie(p game.Placement) bool {
	return slices.ContainsFunc(g.legal, func(l legalPlace) bool { return l.Placement == p })
}
