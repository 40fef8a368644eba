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
	over cardSide = iota
	under
	woven // over some cards and under others
)

// ghost is a card that is tried on a map: it can be moved, turned and slid under until it is built. It knows no screen.
type ghost struct {
	on        *game.Map
	weave     bool           // a card may go over some cards and under others
	place     game.Placement // as it lies now
	preferred cardSide       // the side asked for: over or under
	asked     bool           // that side has been asked for at this place, so that it stays even where it is illegal
	legal     []legalPlace
}

// legalPlace is a place where the card may be built, with the side on which it lies there.
type legalPlace struct {
	game.Placement
	side cardSide
}

// What the first place avoids, against being half a square further from the middle of the map, which counts 4: to share
// squares, to make the land larger, to cover cubes, and the side not wished for.
const (
	aSquare = 16
	aRow    = 12 // by which the land grows
	aCube   = 10000
	aSide   = 200
)

// newGhost lays the card on the map: next to its middle, where no cube is lost, on the side wished for if it can.
func newGhost(on *game.Map, card game.Card, weave bool, preferred cardSide) ghost {
	g := ghost{on: on, weave: weave, preferred: preferred, place: game.Placement{Card: card}}
	for _, a := range on.AppendBuilds(nil, card, weave) {
		if c, ok := game.Fields(a); ok {
			g.legal = append(g.legal, legalPlace{c.Place, g.sideOf(c.Place)})
		}
	}
	g.begin()
	return g
}

// begin chooses the first place of the card as it is printed.
func (g *ghost) begin() {
	b := honshuart.BoxOf(g.on)
	midX, midY := b.Left+b.Right+1, b.Top+b.Bottom+1 // doubled
	best, least := g.place, 1<<30
	for _, p := range g.legal {
		if p.Turn != 0 || p.side == woven {
			continue
		}
		t := g.on.Try(p.Placement, g.weave)
		w, h := honshuart.Size(p.Turn)
		cost := 4*(abs(2*int(p.X)+w-midX)+abs(2*int(p.Y)+h-midY)) + aSquare*bits.OnesCount8(t.Shared) + aCube*bits.OnesCount8(t.Lost)
		all := b.Union(honshuart.BoxOfCard(p.Placement))
		cost += aRow * (all.Columns() - b.Columns() + all.Rows() - b.Rows())
		if p.side != g.preferred {
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

// trial is what the card would do where it lies.
func (g *ghost) trial() game.Trial { return g.on.Try(g.place, g.weave) }

// sideOf returns the side on which a placement lies.
func (g *ghost) sideOf(p game.Placement) cardSide {
	switch p.Hidden {
	case 0:
		return over
	case g.on.Under(p).Hidden:
		return under
	}
	return woven
}

// side returns the side on which the card lies.
func (g *ghost) side() cardSide {
	if g.place.Hidden == 0 {
		if g.asked && g.preferred == under {
			return under // beside the map, where there is nothing to slide under
		}
		return over
	}
	return g.sideOf(g.place)
}

// handle returns the square of the card that lies where a tap has put it: the one in its middle, so that a card reaches
// every place by a tap no more than one square beside the map.
func (g *ghost) handle() (x, y int) {
	if g.place.Turn%2 == 0 {
		return int(g.place.X), int(g.place.Y) + 1
	}
	return int(g.place.X) + 1, int(g.place.Y)
}

// moveTo lays the upper left corner of the card's box on the square, and picks the side.
func (g *ghost) moveTo(x, y int) {
	if x == int(g.place.X) && y == int(g.place.Y) {
		return
	}
	g.put(x, y)
}

// put lays the upper left corner of the card's box on the square, or as near as it can: a card always touches the box
// of the map, since further away there is nothing to do.
func (g *ghost) put(x, y int) {
	b := honshuart.BoxOf(g.on)
	w, h := honshuart.Size(g.place.Turn)
	g.place.X = int8(min(b.Right+1, max(b.Left-w, x)))
	g.place.Y = int8(min(b.Bottom+1, max(b.Top-h, y)))
	g.asked = false
	g.pickSide()
}

// moveHandleTo moves the card so that its handle lies on the square.
func (g *ghost) moveHandleTo(x, y int) {
	hx, hy := g.handle()
	g.moveTo(int(g.place.X)+x-hx, int(g.place.Y)+y-hy)
}

// turn turns the card about its handle by quarter turns, clockwise above zero.
func (g *ghost) turn(steps int) {
	x, y := g.handle()
	g.place.Turn = uint8((int(g.place.Turn)+steps)%4+4) % 4
	hx, hy := g.handle()
	g.put(int(g.place.X)+x-hx, int(g.place.Y)+y-hy)
}

// pickSide lays the card over or under: on the side wished for, or on the other where that is the only legal one.
func (g *ghost) pickSide() {
	for _, side := range []cardSide{g.preferred, 1 - g.preferred} {
		g.lay(side)
		if g.trial().Legal() {
			return
		}
	}
	g.lay(g.preferred)
}

// lay lays the whole card over or under.
func (g *ghost) lay(side cardSide) {
	g.place.Hidden = 0
	if side == under {
		g.place = g.on.Under(g.place)
	}
}

// chooseSide lays the card on a side and remembers it, even where it is illegal, so that the reason can be shown.
func (g *ghost) chooseSide(side cardSide) {
	g.preferred, g.asked = side, true
	g.lay(side)
}

// flip lays the card on the other side.
func (g *ghost) flip() {
	if g.side() == under {
		g.chooseSide(over)
		return
	}
	g.chooseSide(under)
}

// thread slides the square of the card that lies there under the map, or over it again. It reports whether a card may
// be woven and has a square there to slide.
func (g *ghost) weaveSquare(x, y int) bool {
	i, ok := g.squareAt(x, y)
	if !g.weave || !ok || g.trial().Shared>>i&1 == 0 {
		return false
	}
	g.place.Hidden ^= 1 << i
	g.asked = true
	return true
}

// squareAt returns which printed square of the card lies on a square of the grid.
func (g *ghost) squareAt(x, y int) (int, bool) {
	for i := range 6 {
		if at := g.place.SquareAt(i); at.X() == x && at.Y() == y {
			return i, true
		}
	}
	return 0, false
}

// setPlace lays the card as a placement of it says, such as a hint.
func (g *ghost) setPlace(p game.Placement) {
	if p.Card != g.place.Card {
		return
	}
	g.place, g.asked = p, true
	if side := g.sideOf(p); side != woven {
		g.preferred = side
	}
}

// anchor is a square on which the handle may be brought to a legal place.
type anchor struct {
	x, y  int
	sides [2]bool // over, under
}

// anchors lists where the card lies legally as it is turned now, on the present side or, with both, on either, each
// square once.
func (g *ghost) anchors(both bool) []anchor {
	var list []anchor
	index := map[[2]int]int{}
	probe, present := *g, g.markedSide()
	for _, p := range g.legal {
		if p.Turn != g.place.Turn || p.side == woven || !both && p.side != present {
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

// markedSide is the side whose places are marked.
func (g *ghost) markedSide() cardSide {
	if l := g.side(); l != woven {
		return l
	}
	return g.preferred
}

// mayLie reports whether the card may be built so.
func (g *ghost) mayLie(p game.Placement) bool {
	return slices.ContainsFunc(g.legal, func(l legalPlace) bool { return l.Placement == p })
}
