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
	if c.shape > 0 {
		c.fill(own, others)
		return
	}
	best := math.Inf(1)
	for columns := 1; columns <= max(1, len(others)); columns++ {
		rows := append(splitRows(others, columns), splitRows(own, len(own))...)
		try := chart{position: c.position, rows: rows}
		w, h := try.size()
		if off := math.Abs(math.Log(w / max(h, 1) / shapeRequest)); off < best {
			best, c.rows = off, rows
		}
	}
}

// fill puts the systems into the rows in which they are largest in a picture of the wished shape. The own home has others
// beside it, in the middle of the lowest row, where that makes them clearly larger.
func (c *chart) fill(own, others []int) {
	const clearly = 1.1
	best := 0.0
	try := func(rows [][]int, needs float64) {
		at := chart{position: c.position, rows: rows}
		w, h := at.size()
		if size := min(c.shape/max(w, 1), 1/max(h, 1)); size > needs*best*(1+1e-9) {
			best, c.rows = size, rows
		}
	}
	for columns := 1; columns <= max(1, len(others)); columns++ {
		try(append(splitRows(others, columns), splitRows(own, len(own))...), 1)
	}
	for columns := 2; columns <= len(others)+len(own); columns++ {
		rows := splitRows(slices.Concat(others, own), columns)
		last := &rows[len(rows)-1]
		beside := (*last)[:max(0, len(*last)-len(own))]
		*last = slices.Insert(slices.Clone(beside), len(beside)/2, own...)
		try(rows, clearly)
	}
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
