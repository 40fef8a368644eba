package result

import (
	"slices"
	"strconv"

	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// Measures of rows whose numbers stand on their bars, in logical units.
const (
	barredSpare = 62.0 // that a row may have beyond the least
	chipHigh    = 22.0 // of a line of numbers with their signs
	chipWide    = 54.0 // of one of them
	slipSize    = 13.5 // of a number on a bar
	slipEdge    = 6.0  // left and right of it
	slipHigh    = 20.0
)

// apart reports whether the columns that are no part of the points have a line of their own below the name.
func (t text) apart(two bool) bool {
	others := 0
	for _, column := range t.columns {
		if column.Kind == table.ColumnTie || column.Kind == table.ColumnNote {
			others++
		}
	}
	return two && others > 1
}

// barredLeast returns the least height of a row whose numbers stand on its bar.
func barredLeast(t text, two bool) float64 {
	least := lineLeast + stripLeast + stripApart + ledgerRowGap
	if t.apart(two) {
		least += chipHigh
	}
	return least
}

// layBarred lays one row out whose numbers stand on its bar: the name with the sum and what else is counted, and the
// bar below.
func (l *ledgerPlan) layBarred(row geom.Rect, k int, t text, reading float64) {
	chips := 0.0
	if t.apart(l.two) {
		chips = chipHigh
	}
	free := row.H - ledgerRowGap - stripApart - chips
	strip := max(stripLeast, min(stripMost, free*0.5))
	high := min(lineMost*reading, free-strip)
	y := row.Y + max(1, (free-high-strip)/2)
	top := geom.R(row.X, y, row.W, high)
	bar := geom.R(row.X+ledgerRowGap, y+high+chips+stripApart-2, row.W-2*ledgerRowGap-stripEnd, strip)
	l.bars = append(l.bars, bar)
	parts := segments(bar, t, k)
	cells := make([]geom.Rect, len(t.columns))
	var others []int
	for n, column := range t.columns {
		switch {
		case column.Kind == table.ColumnPart:
			cells[n], parts = parts[0], parts[1:]
		case l.two && column.Kind == table.ColumnSum:
			cells[n] = geom.R(top.Right()-l.sum, top.Y, l.sum, top.H)
		default:
			others = append(others, n)
		}
	}
	line := top
	switch {
	case t.apart(l.two):
		below := geom.R(row.X+ledgerRowGap, top.Bottom(), row.W-2*ledgerRowGap, chipHigh)
		places := signPlaces(row, t, l.named)
		for n, column := range t.columns {
			if column.Kind == table.ColumnSum {
				continue
			}
			if slices.Contains(others, n) {
				cells[n] = geom.R(places[0].X, below.Y, places[0].W, below.H)
			}
			places = places[1:]
		}
		l.under = true
	case l.two:
		for n, other := range others {
			cells[other] = geom.R(top.Right()-l.sum-chipWide*float64(len(others)-n), top.Y, chipWide, top.H)
		}
	default:
		w := cellWidth(row, len(t.columns), t.mates)
		line.W -= w * float64(len(others))
		for n, other := range others {
			cells[other] = geom.R(line.Right()+w*float64(n), top.Y, w, top.H)
		}
	}
	l.lines, l.cells = append(l.lines, line), append(l.cells, cells)
}

// segments divides the bar of a row among its parts: as long as their points against those of the best, but each with
// room for its number. Parts without points are empty.
func segments(bar geom.Rect, t text, k int) []geom.Rect {
	sum := 0
	var points []int
	for n, column := range t.columns {
		switch column.Kind {
		case table.ColumnPart:
			points = append(points, t.counts[k][n])
		case table.ColumnSum:
			sum = t.counts[k][n]
		}
	}
	unit := bar.W / float64(max(1, t.most))
	wide, short := make([]float64, len(points)), 0.0
	for n, p := range points {
		if p <= 0 {
			continue
		}
		least := slipWidth(p) + 2*barEdge
		wide[n] = max(least, unit*float64(p))
		short += max(0, least-unit*float64(p))
	}
	// What the short ones have taken is given by the longest.
	for short > 0.5 && unit*float64(sum) > 0 {
		longest := slices.Index(wide, slices.Max(wide))
		give := min(short, max(0, wide[longest]-slipWidth(points[longest])-2*barEdge), max(1, wide[longest]*0.1))
		if give <= 0 {
			break
		}
		wide[longest] -= give
		short -= give
	}
	out, x := make([]geom.Rect, len(points)), bar.X
	for n, w := range wide {
		if w > 0 {
			out[n] = geom.R(x, bar.Y, w, bar.H)
		}
		x += w
	}
	return out
}

// slipWidth returns the breadth of the slip with a number on a bar.
func slipWidth(n int) float64 {
	return letters.Measure(ui.Strong(slipSize), strconv.Itoa(n)) + 2*slipEdge
}

// nameEnd returns where the room of a row's name ends: at the first number beside it.
func (l *ledgerPlan) nameEnd(k int) float64 {
	line := l.lines[k]
	end := line.Right()
	for _, cell := range l.cells[k] {
		if mid := cell.Centre().Y; !cell.Empty() && mid > line.Y && mid < line.Bottom() {
			end = min(end, cell.X)
		}
	}
	return end
}
