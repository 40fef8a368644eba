package honshu

import (
	"math/bits"

	"engawa/rules/honshu"
)

// Cells of a map are numbered row by row, this many a row.
const (
	honshuRow   = honshu.Cell(64)
	honshuRows  = 64
	honshuCells = honshuRows * int(honshuRow)
)

// mostSquares is the most squares that a map shows.
const mostSquares = 6 * honshu.MaxPlaced

// holding is what a map shows, counted. Its numbers are small, so that it is copied fast.
type holding struct {
	forests, fields, lakes, pools int8 // pools are groups of lakes
	towns, largest                int8 // town squares in all, and in the largest town
	shown                         int8 // squares of any kind
	empty                         int8 // production squares without a cube
	goods                         [honshu.NumColours]goods
}

// goods are the cubes and factories of a colour.
type goods struct {
	cubes     int8
	factories [honshu.FactoryValues]int8 // by value, from honshu.LowestFactory
}

// add counts a square that shows, n times; towns and lakes only by number, not by group.
func (h *holding) add(s honshu.Square, cube bool, n int8) {
	h.shown += n
	switch s {
	case honshu.Forest:
		h.forests += n
	case honshu.Town:
		h.towns += n
	case honshu.Field:
		h.fields += n
	case honshu.Lake:
		h.lakes += n
	default:
		if c, value, ok := s.Factory(); ok {
			h.goods[c].factories[value-honshu.LowestFactory] += n
		} else if c, ok := s.Production(); ok && cube {
			h.goods[c].cubes += n
		} else {
			h.empty += n
		}
	}
}

// estate is a map made ready for trying builds on it without building them. Its survey takes about as long as ten
// trials.
type estate struct {
	land *honshu.Map
	dry  [honshu.NumColours]bool // colours of which the pool has no cube
	holding

	own     honshu.Map         // what build makes
	towns   [honshuRows]uint64 // squares that show a town, as bits of rows
	group   [honshuCells]uint8 // of the towns and lakes that show, from 1; 0 elsewhere
	capital uint8              // the group of the largest town
	top     int                // the rows that hold squares, from 0
	bottom  int
}

// survey makes the estate that of the map.
func (e *estate) survey(land *honshu.Map) {
	e.land, e.holding = land, holding{}
	clear(e.towns[:])
	clear(e.group[:])
	for at := range land.Cells {
		s := land.At(at)
		e.add(s, land.Cube(at), 1)
		if s == honshu.Town {
			e.towns[at/honshuRow] |= 1 << (at % honshuRow)
		}
	}
	_, top, _, bottom := land.Bounds()
	e.top, e.bottom = int(honshu.CellAt(0, top)/honshuRow), int(honshu.CellAt(0, bottom)/honshuRow)
	groups := uint8(0)
	e.capital = 0
	for at := range land.Cells {
		s := land.At(at)
		if s != honshu.Town && s != honshu.Lake || e.group[at] != 0 {
			continue
		}
		groups++
		n := e.spread(at, s, groups)
		if s == honshu.Lake {
			e.pools++
			continue
		}
		if n > e.largest {
			e.largest, e.capital = n, groups
		}
	}
}

// spread gives the number to the group of squares of that kind around the cell, and returns how many they are.
func (e *estate) spread(from honshu.Cell, s honshu.Square, number uint8) (n int8) {
	var stack [mostSquares]honshu.Cell
	stack[0] = from
	e.group[from] = number
	for top := 1; top > 0; n++ {
		top--
		at := stack[top]
		for _, next := range [4]honshu.Cell{at - 1, at + 1, at - honshuRow, at + honshuRow} {
			if e.group[next] == 0 && e.land.At(next) == s {
				e.group[next] = number
				stack[top] = next
				top++
			}
		}
	}
	return n
}

// build makes the estate that of another one's map with the card laid on it. The pool counts as endless.
func (e *estate) build(from *estate, p honshu.Placement) {
	from.land.BuildInto(&e.own, p)
	e.dry = from.dry
	e.survey(&e.own)
}

// try returns what the map would show with the card laid on it, which must be legal.
func (e *estate) try(p honshu.Placement) holding {
	h := e.holding
	var more, fewer [6]honshu.Cell // towns that come and go
	gained, lost := 0, 0
	harmed := false // whether the largest town loses squares
	for i, s := range p.Card.Face() {
		if p.Hidden>>i&1 != 0 {
			continue
		}
		at := p.SquareAt(i)
		old := e.land.At(at)
		if old != honshu.NoSquare {
			h.add(old, e.land.Cube(at), -1)
		}
		c, made := s.Production()
		h.add(s, made && !e.dry[c], 1)
		if s == honshu.Lake {
			h.pools += 1 - e.poolsBeside(at)
		}
		switch {
		case s == honshu.Town && old != honshu.Town:
			more[gained] = at
			gained++
		case s != honshu.Town && old == honshu.Town:
			fewer[lost] = at
			lost++
			harmed = harmed || e.group[at] == e.capital
		}
	}
	if gained > 0 || harmed {
		h.largest = e.resettle(more[:gained], fewer[:lost], harmed, h.towns)
	}
	return h
}

// poolsBeside returns how many groups of lakes touch the cell. A card brings one lake at most.
func (e *estate) poolsBeside(at honshu.Cell) (n int8) {
	var seen [4]uint8
	for _, next := range [4]honshu.Cell{at - 1, at + 1, at - honshuRow, at + honshuRow} {
		if e.land.At(next) != honshu.Lake {
			continue
		}
		g := e.group[next]
		if seen[0] != g && seen[1] != g && seen[2] != g {
			seen[n] = g
			n++
		}
	}
	return n
}

// resettle returns the size of the largest town when some town squares come and others go, which leaves n of them.
// Unless the largest is harmed, only what grows can become larger.
func (e *estate) resettle(more, fewer []honshu.Cell, harmed bool, n int8) (largest int8) {
	top, bottom := max(e.top-2, 0), min(e.bottom+2, honshuRows-1)
	var left [honshuRows]uint64
	copy(left[top:bottom+1], e.towns[top:bottom+1])
	for _, at := range more {
		left[at/honshuRow] |= 1 << (at % honshuRow)
	}
	for _, at := range fewer {
		left[at/honshuRow] &^= 1 << (at % honshuRow)
	}
	if !harmed {
		largest = e.largest
		for _, at := range more {
			if left[at/honshuRow]>>(at%honshuRow)&1 != 0 {
				largest = max(largest, flood(&left, at))
			}
		}
		return largest
	}
	for y := top; y <= bottom && largest < n; y++ {
		for left[y] != 0 && largest < n {
			size := flood(&left, honshu.Cell(y)*honshuRow+honshu.Cell(bits.TrailingZeros64(left[y])))
			largest = max(largest, size)
			n -= size
		}
	}
	return largest
}

// flood removes the group of squares around the cell, which is one of them, and returns how many they are.
func flood(left *[honshuRows]uint64, from honshu.Cell) (size int8) {
	var stack [mostSquares]honshu.Cell
	stack[0] = from
	left[from/honshuRow] &^= 1 << (from % honshuRow)
	for open := 1; open > 0; size++ {
		open--
		at := stack[open]
		for _, next := range [4]honshu.Cell{at - 1, at + 1, at - honshuRow, at + honshuRow} {
			if bit := uint64(1) << (next % honshuRow); left[next/honshuRow]&bit != 0 {
				left[next/honshuRow] &^= bit
				stack[open] = next
				open++
			}
		}
	}
	return size
}
