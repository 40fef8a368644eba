package honshu

import (
	"math/bits"

	"engawa/rules/honshu"
)

// Cells of a map are numbered row by row, this many a row.
const (
	rowCells = honshu.Cell(64)
	numRows  = 64
	numCells = numRows * int(rowCells)
)

// maxSquares is the most squares that a map shows.
const maxSquares = 6 * honshu.MaxPlacements

// featureCounts is what a map shows, counted. Its numbers are small, so that it is copied fast.
type featureCounts struct {
	forests, fields, lakes, lakeGroups int8 // pools are groups of lakes
	towns, largest                     int8 // town squares in all, and in the largest town
	visible                            int8 // squares of any kind
	empty                              int8 // production squares without a cube
	goods                              [honshu.NumColours]goods
}

// goods are the cubes and factories of a colour.
type goods struct {
	cubes     int8
	factories [honshu.FactoryValues]int8 // by value, from honshu.LowestFactory
}

// add counts a square that shows, n times; towns and lakes only by number, not by group.
func (h *featureCounts) add(s honshu.Square, cube bool, n int8) {
	h.visible += n
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

// trialMap is a map made ready for trying builds on it without building them. Its survey takes about as long as ten
// trials.
type trialMap struct {
	board     *honshu.Map
	poolEmpty [honshu.NumColours]bool // colours of which the pool has no cube
	featureCounts

	own          honshu.Map      // what build makes
	towns        [numRows]uint64 // squares that show a town, as bits of rows
	group        [numCells]uint8 // of the towns and lakes that show, from 1; 0 elsewhere
	largestGroup uint8           // the group of the largest town
	top          int             // the rows that hold squares, from 0
	bottom       int
}

// load makes the trial map that of the map.
func (e *trialMap) load(land *honshu.Map) {
	e.board, e.featureCounts = land, featureCounts{}
	clear(e.towns[:])
	clear(e.group[:])
	for at := range land.Cells {
		s := land.At(at)
		e.add(s, land.Cube(at), 1)
		if s == honshu.Town {
			e.towns[at/rowCells] |= 1 << (at % rowCells)
		}
	}
	_, top, _, bottom := land.Bounds()
	e.top, e.bottom = int(honshu.CellAt(0, top)/rowCells), int(honshu.CellAt(0, bottom)/rowCells)
	groups := uint8(0)
	e.largestGroup = 0
	for at := range land.Cells {
		s := land.At(at)
		if s != honshu.Town && s != honshu.Lake || e.group[at] != 0 {
			continue
		}
		groups++
		n := e.markGroup(at, s, groups)
		if s == honshu.Lake {
			e.lakeGroups++
			continue
		}
		if n > e.largest {
			e.largest, e.largestGroup = n, groups
		}
	}
}

// markGroup gives the number to the group of squares of that kind around the cell, and returns how many they are.
func (e *trialMap) markGroup(from honshu.Cell, s honshu.Square, number uint8) (n int8) {
	var stack [maxSquares]honshu.Cell
	stack[0] = from
	e.group[from] = number
	for top := 1; top > 0; n++ {
		top--
		at := stack[top]
		for _, next := range [4]honshu.Cell{at - 1, at + 1, at - rowCells, at + rowCells} {
			if e.group[next] == 0 && e.board.At(next) == s {
				e.group[next] = number
				stack[top] = next
				top++
			}
		}
	}
	return n
}

// place makes the trial map that of another one's map with the card laid on it. The pool counts as endless.
func (e *trialMap) place(from *trialMap, p honshu.Placement) {
	from.board.BuildInto(&e.own, p)
	e.poolEmpty = from.poolEmpty
	e.load(&e.own)
}

// tryPlacement returns what the map would show with the card laid on it, which must be legal.
func (e *trialMap) tryPlacement(p honshu.Placement) featureCounts {
	h := e.featureCounts
	var more, fewer [6]honshu.Cell // towns that come and go
	gained, lost := 0, 0
	harmed := false // whether the largest town loses squares
	for i, s := range p.Card.Face() {
		if p.Hidden>>i&1 != 0 {
			continue
		}
		at := p.SquareAt(i)
		old := e.board.At(at)
		if old != honshu.NoSquare {
			h.add(old, e.board.Cube(at), -1)
		}
		c, made := s.Production()
		h.add(s, made && !e.poolEmpty[c], 1)
		if s == honshu.Lake {
			h.lakeGroups += 1 - e.lakeGroupsBeside(at)
		}
		switch {
		case s == honshu.Town && old != honshu.Town:
			more[gained] = at
			gained++
		case s != honshu.Town && old == honshu.Town:
			fewer[lost] = at
			lost++
			harmed = harmed || e.group[at] == e.largestGroup
		}
	}
	if gained > 0 || harmed {
		h.largest = e.largestTown(more[:gained], fewer[:lost], harmed, h.towns)
	}
	return h
}

// lakeGroupsBeside returns how many groups of lakes touch the cell. A card brings one lake at most.
func (e *trialMap) lakeGroupsBeside(at honshu.Cell) (n int8) {
	var seen [4]uint8
	for _, next := range [4]honshu.Cell{at - 1, at + 1, at - rowCells, at + rowCells} {
		if e.board.At(next) != honshu.Lake {
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

// largestTown returns the size of the largest town when some town squares come and others go, which leaves n of them.
// Unless the largest is harmed, only what grows can become larger.
func (e *trialMap) largestTown(more, fewer []honshu.Cell, harmed bool, n int8) (largest int8) {
	top, bottom := max(e.top-2, 0), min(e.bottom+2, numRows-1)
	var left [numRows]uint64
	copy(left[top:bottom+1], e.towns[top:bottom+1])
	for _, at := range more {
		left[at/rowCells] |= 1 << (at % rowCells)
	}
	for _, at := range fewer {
		left[at/rowCells] &^= 1 << (at % rowCells)
	}
	if !harmed {
		largest = e.largest
		for _, at := range more {
			if left[at/rowCells]>>(at%rowCells)&1 != 0 {
				largest = max(largest, floodFill(&left, at))
			}
		}
		return largest
	}
	for y := top; y <= bottom && largest < n; y++ {
		for left[y] != 0 && largest < n {
			size := floodFill(&left, honshu.Cell(y)*rowCells+honshu.Cell(bits.TrailingZeros64(left[y])))
			largest = max(largest, size)
			n -= size
		}
	}
	return largest
}

// floodFill removes the group of squares around the cell, which is one of them, and returns how many they are.
func floodFill(left *[numRows]uint64, from honshu.Cell) (size int8) {
	var stack [maxSquares]honshu.Cell
	stack[0] = from
	left[from/rowCells] &^= 1 << (from % rowCells)
	for open := 1; open > 0; size++ {
		open--
		at := stack[open]
		for _, next := range [4]honshu.Cell{at - 1, at + 1, at - rowCells, at + rowCells} {
			if bit := uint64(1) << (next % rowCells); left[next/rowCells]&bit != 0 {
				left[next/rowCells] &^= bit
				stack[open] = next
				open++
			}
		}
	}
	return size
}
