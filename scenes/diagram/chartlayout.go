package diagram

import (
	"math"
	"slices"

	"engawa/rules/homeworlds"
	"engawa/scenes/homeworldsart"
)

// Measures of a chart, in units of a piece.
const (
	panelEdge    = 14.0 // of the night ground around the systems
	aroundDisc   = 28.0 // free around a disc
	shapeRequest = 1.15 // width by height that a chart of many systems comes near to
)

// arrange puts the systems, all for no slots, into rows: the homes of the other seats in the order of their turns, the
// other systems, and the own home in a row of its own.
func (c *chart) arrange(slots ...int) {
	if len(slots) == 0 {
		slots = slices.Collect(c.position.Slots())
	}
	slices.Sort(slots)
	var own, homes, others []int
	for _, slot := range slots {
		switch home := c.position.Systems[slot].Home; {
		case home == homeworlds.Nobody:
			others = append(others, slot)
		case home == c.below:
			own = append(own, slot)
		default:
			homes = append(homes, slot)
		}
	}
	seats := int(c.position.Seats)
	slices.SortStableFunc(homes, func(a, b int) int {
		return (a-int(c.below)+seats)%seats - (b-int(c.below)+seats)%seats
	})
	others = append(homes, others...)
	best := math.Inf(1)
	for n := range 2 * (1 + len(others)) {
		columns, beside := 1+n/2, n%2 == 1 && len(own) > 0 // the own home has others beside it
		rows := append(splitRows(others, columns), splitRows(own, len(own))...)
		if beside {
			rows = splitRows(append(others[:len(others):len(others)], own...), columns)
			last := rows[len(rows)-1]
			last[len(last)/2], last[len(last)-1] = last[len(last)-1], last[len(last)/2]
		}
		try := chart{position: c.position, rows: rows}
		if off := try.offShape(c.shape); off < best && !(beside && (c.shape == 0 || off > clearly*best)) {
			best, c.rows = off, rows
		}
	}
}

// clearly is how much worse off the own home may be in a row of its own before others come beside it.
const clearly = 0.9

// offShape is the less, the better the rows fill a picture of the shape; for none the usual one is wished for.
//
//go:noinline
func (c *chart) offShape(shape float64) float64 {
	w, h := c.size()
	if shape == 0 {
		return math.Abs(math.Log(w / max(h, 1) / shapeRequest))
	}
	return max(w/shape, h)
}

// splitRows breaks the slots into rows of so many columns at most, all about equally long.
func splitRows(slots []int, columns int) [][]int {
	var rows [][]int
	for n := len(slots); n > 0; n = len(slots) {
		left := (n + columns - 1) / columns
		take := (n + left - 1) / left
		rows, slots = append(rows, slots[:take]), slots[take:]
	}
	return rows
}

// systemSize returns the breadth and height that a system takes.
func (c *chart) systemSize(slot int) float64 {
	return 2 * (homeworldsart.RadiusOf(&c.position.Systems[slot]) + aroundDisc)
}

// rowSize returns how wide and high a row of systems is.
func (c *chart) rowSize(row []int) (w, h float64) {
	for _, slot := range row {
		w, h = w+c.systemSize(slot), max(h, c.systemSize(slot))
	}
	return w, h
}
