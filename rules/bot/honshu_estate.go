package bot

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

// holding is what a map shows, counted.
type holding struct {
	forests, fields, lakes, pools int // pools are groups of lakes
	towns, largest                int // town squares in all, and in the largest town
	shown                         int // squares of any kind
	empty                         int // production squares without a cube
	cubes                         [honshu.NumColours]int
	factories                     [honshu.NumColours][factoryKinds]int // by value, from 2
}

// Factories are worth 2 to 4.
const (
	leastFactory = 2
	factoryKinds = 3
)

// add counts a square that shows, n times; towns and lakes only by number, not by group.
func (h *holding) add(s honshu.Square, cube bool, n int) {
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
			h.factories[c][value-leastFactory] += n
		} else if c, ok := s.Production(); ok && cube {
			h.cubes[c] += n
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

	own    honshu.Map         // what build makes
	towns  [honshuRows]uint64 // squares that show a town, as bits of rows
	group  [honshuCells]uint8 // of the towns and lakes that show, from 1; 0 elsewhere
	top    int                // the rows that hold squares, from 0
	bottom int
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
		e.largest = max(e.largest, n)
	}
}

// spread gives the number to the group of squares of that kind around the cell, and returns how many they are.
func (e *estate) spread(from honshu.Cell, s honshu.Square, number uint8) (n int) {
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
			h.pools += 1 - e.lakesBeside(at)
		}
		switch {
		case s == honshu.Town && old != honshu.Town:
			more[gained] = at
			gained++
		case s != honshu.Town && old == honshu.Town:
			fewer[lost] = at
			lost++
		}
	}
	if gained > 0 || lost > 0 {
		h.largest = e.resettle(more[:gained], fewer[:lost], h.towns)
	}
	return h
}

// lakesBeside returns how many groups of lakes touch the cell. A card brings one lake at most.
func (e *estate) lakesBeside(at honshu.Cell) (n int) {
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
func (e *estate) resettle(more, fewer []honshu.Cell, n int) (largest int) {
	top, bottom := max(e.top-2, 0), min(e.bottom+2, honshuRows-1)
	var left [honshuRows]uint64
	copy(left[top:bottom+1], e.towns[top:bottom+1])
	for _, at := range more {
		left[at/honshuRow] |= 1 << (at % honshuRow)
	}
	for _, at := range fewer {
		left[at/honshuRow] &^= 1 << (at % honshuRow)
	}
	var stack [mostSquares]honshu.Cell
	for y := top; y <= bottom && largest < n; y++ {
		for left[y] != 0 && largest < n {
			stack[0] = honshu.Cell(y)*honshuRow + honshu.Cell(bits.TrailingZeros64(left[y]))
			left[y] &= left[y] - 1
			size := 0
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
			largest = max(largest, size)
			n -= size
		}
	}
	return largest
}
