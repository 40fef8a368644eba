package homeworlds

import (
	"iter"
	"math"
	"slices"

	game "engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/stage"
)

// lattice divides the room of the chart into places for systems: rows of equal height with as many places each. Where
// systems find no free place, one more row or column opens between those that are there; it closes when nothing of it
// is used any more. So no two systems ever change their order, from left to right or from above. Where in that order they
// lie is up to a [field].
type lattice struct {
	latticeRoom
	chart  geom.Rect // where all is seen at once
	scroll scrollRoom
	levels []level
	homes  []int       // places of the homes, by side
	from   map[int]int // the first level at which each place can be used
	fields map[int]*field
}

// latticeRoom is what a lattice is made from.
type latticeRoom struct {
	room      geom.Rect
	class     stage.Class
	seats     int
	below     int                     // the seat that looks from below
	obstacles [maxObstacles]geom.Rect // what lies over a part of the room
}

// maxObstacles is how many things lie over the chart at most: tools, plates and buttons.
const maxObstacles = 8

// level is one division of the chart. All levels have the places of those before them.
type level struct {
	rows, columns int
	scrolls       bool // it is larger than its window
}

// gridSide is how many rows or columns there are at most; a place is its row times gridSide plus its column, both in
// the order in which they open.
const gridSide = 32

func placeAt(row, column int) int              { return row*gridSide + column }
func rowAndColumn(place int) (row, column int) { return place / gridSide, place % gridSide }

// holds reports whether the place is one of the level.
func (l level) holds(place int) bool {
	row, column := rowAndColumn(place)
	return row < l.rows && column < l.columns
}

// bisection returns where the k-th of those that open between what is there lies, as a share: in the middle, then in
// the middles of the halves, and so on.
func bisection(k int) float64 {
	at, step := 0.0, 0.5
	for n := k + 1; n > 0; n /= 2 {
		at += step * float64(n%2)
		step /= 2
	}
	return at
}

// rowKey is where a row lies between the upper edge, 0, and the lower one, 1: the first two at the edges.
func rowKey(row int) float64 {
	if row < 2 {
		return 1 - float64(row)
	}
	return bisection(row - 2)
}

// columnKey is where a column lies between the left edge, 0, and the right one, 1: the first in the middle.
func columnKey(column int) float64 {
	switch column {
	case 0:
		return 0.5
	case 1, 2:
		return float64(column - 1)
	}
	return bisection(column - 2)
}

// rank returns how many of the first n keys are smaller than the k-th.
func rank(k, n int, key func(int) float64) int {
	before := 0
	for o := range n {
		if key(o) < key(k) {
			before++
		}
	}
	return before
}

// middle returns the middle of a place in the room.
func (l level) middle(place int, room geom.Rect) geom.Point {
	row, column := rowAndColumn(place)
	cell := l.cell(room)
	return geom.Pt(room.X+cell.X*(float64(rank(column, l.columns, columnKey))+0.5), room.Y+cell.Y*(float64(rank(row, l.rows, rowKey))+0.5))
}

// cell is the size of a place.
func (l level) cell(room geom.Rect) geom.Point {
	return geom.Pt(room.W/float64(l.columns), room.H/float64(l.rows))
}

// unit is that of pieces at which a home with its name fills a place.
func (l level) unit(room geom.Rect) float64 {
	const across = 2 * (homeworldsart.HomeRadius + homeworldsart.Overhang)
	cell := l.cell(room)
	return max(0.02, min(maxUnit, (cell.X-cellGap)/across, (cell.Y-cellGap-labelHeight-labelGap)/(across+labelMore)))
}

// newLattice divides a room. In rooms of phones systems do not get smaller than can be put up with: there the chart
// becomes higher than its window.
func newLattice(in latticeRoom) *lattice {
	l := &lattice{latticeRoom: in, scroll: newScrollRoom(in), fields: map[int]*field{}}
	const better = 1.05 // than the whole room, where rings may lie under what is at its edges
	best := 0.0
	for _, part := range partsOf(in.room, in.obstacles[:]) {
		try := lattice{latticeRoom: in, chart: part, scroll: l.scroll}
		try.divide()
		// A match has some systems more than homes; many more are rare.
		worth := 0.0
		for _, more := range []int{2, 4, 6, 8} {
			worth += min(largeUnit, try.levels[try.levelFor(in.seats+more)].unit(part))
		}
		if worth > best*better {
			best, l.chart, l.levels, l.homes = worth, part, try.levels, try.homes
			l.from = try.from
		}
	}
	return l
}

// largeUnit is that of pieces which need not be larger still: more room is better used for more places.
const largeUnit = 0.7

// divide finds the levels, each with one more row or column than the one before, whichever leaves the larger pieces. A
// level is left out where the next one has nearly the same.
func (l *lattice) divide() {
	const nearly = 0.9
	most := gridSide
	if l.class != stage.Wide {
		most = l.scroll.columns
	}
	at := level{rows: 2, columns: min(3, most)}
	if many := (level{rows: 3, columns: at.columns}); l.seats > 3 && (l.class == stage.Wide || many.unit(l.chart) >= minUnit) {
		at = many
	}
	if roomy := (level{rows: 3, columns: 5}); l.class == stage.Wide && roomy.unit(l.chart) >= largeUnit {
		at = roomy
	}
	unit := at.unit(l.chart)
	for at.rows*at.columns <= maxPlaces {
		next := level{rows: at.rows + 1, columns: at.columns}
		if broader := (level{rows: at.rows, columns: at.columns + 1}); at.columns < most && broader.unit(l.chart) >= next.unit(l.chart) {
			next = broader
		}
		if l.class != stage.Wide && next.unit(l.chart) < minUnit {
			break
		}
		if u := next.unit(l.chart); u < nearly*unit {
			l.levels, unit = append(l.levels, at), u
		}
		at = next
	}
	if l.class == stage.Wide || at.unit(l.chart) >= minUnit {
		l.levels = append(l.levels, at)
	}
	if l.class != stage.Wide {
		first := max(at.rows, l.scroll.visibleRows)
		if len(l.levels) > 0 && first*most <= at.rows*at.columns {
			first++
		}
		for rows := first; rows*most <= maxPlaces+most; rows++ {
			l.levels = append(l.levels, level{rows: rows, columns: most, scrolls: true})
		}
	}
	l.open()
}

// maxPlaces is how many places there are at most, some of which lie under something.
const maxPlaces = game.MaxSystems + 16

// open finds out which places can be used from which level on, and which are those of the homes. A place under
// something stays closed for as long as it lies there in any level to come.
func (l *lattice) open() {
	l.findUsable()
	for len(l.usable(0)) < l.seats && len(l.levels) > 1 {
		l.levels = l.levels[1:]
		l.findUsable()
	}
	for side := range l.seats {
		home, ok := l.best(0, homeAction(side, l.seats), l.homes, 0)
		if !ok { // under something rather than nowhere
			for place := range l.levels[0].places() {
				if _, free := l.from[place]; !slices.Contains(l.homes, place) && (!ok || !free) {
					home, ok = place, true
				}
			}
			l.from[home] = 0
		}
		l.homes = append(l.homes, home)
	}
}

// findUsable finds out from which level on each place can be used.
func (l *lattice) findUsable() {
	l.from = map[int]int{}
	closed := map[int]bool{}
	for k := len(l.levels) - 1; k >= 0; k-- {
		one := l.levels[k]
		size := one.cell(l.chart)
		for place := range one.places() {
			cell := geom.Around(one.middle(place, l.chart), size.X, size.Y).Inset(cellGap / 2)
			if !one.scrolls && overlapsAny(cell, l.obstacles[:]) {
				closed[place] = true
			}
			if !closed[place] {
				l.from[place] = k
			}
		}
	}
}

// places yields the places of a level.
func (l level) places() iter.Seq[int] {
	return func(yield func(int) bool) {
		for row := range l.rows {
			for column := range l.columns {
				if !yield(placeAt(row, column)) {
					return
				}
			}
		}
	}
}

// usable returns the places that can be used at the level, in order.
func (l *lattice) usable(k int) (list []int) {
	for place := range l.levels[k].places() {
		if from, ok := l.from[place]; ok && from <= k {
			list = append(list, place)
		}
	}
	return list
}

// levelFor returns the first level with so many places.
func (l *lattice) levelFor(n int) int {
	for k := range l.levels {
		if len(l.usable(k)) >= n {
			return k
		}
	}
	return len(l.levels) - 1
}

// best returns the place of the level that is nearest to what is asked for, given as shares of the room's width and height, of
// those that are not taken, the further off what is taken the better; false where all are taken. Height counts most: it
// tells the size of the stars.
func (l *lattice) best(k int, action geom.Point, taken []int, apart float64) (place int, ok bool) {
	const beside, above, far, even = 0.9, 1.5, 0.45, 0.8
	whole := geom.R(0, 0, 1, 1)
	least := math.Inf(1)
	for _, p := range l.usable(k) {
		if slices.Contains(taken, p) {
			continue
		}
		at := l.levels[k].middle(p, whole)
		alone, sum := far, 0.0
		for _, o := range taken {
			if l.levels[k].holds(o) {
				off := l.levels[k].middle(o, whole).Sub(at).Len()
				alone, sum = min(alone, off), sum+off
			}
		}
		alone += even * sum / float64(max(1, len(taken))) // of two that are as near to one, the one in the emptier part
		if away := geom.Pt(beside*(at.X-action.X), above*(at.Y-action.Y)).Len() - apart*alone; away < least-1e-9 {
			place, least, ok = p, away, true
		}
	}
	return place, ok
}

// partsOf returns the room, and the parts of it above, below and between what is blocked at its upper and lower edges.
func partsOf(room geom.Rect, blocked []geom.Rect) []geom.Rect {
	top, bottom := room.Y, room.Bottom()
	for _, b := range blocked {
		switch {
		case b.Empty():
		case b.Centre().Y < room.Centre().Y:
			top = max(top, b.Bottom())
		default:
			bottom = min(bottom, b.Y)
		}
	}
	list := []geom.Rect{room}
	for _, part := range [][2]float64{{top, room.Bottom()}, {room.Y, bottom}, {top, bottom}} {
		r := clip(room, -unbounded, part[0], unbounded, part[1])
		if r != room && r.H > 0 {
			list = append(list, r)
		}
	}
	return list
}

func overlapsAny(r geom.Rect, list []geom.Rect) bool {
	for _, o := range list {
		if !o.Empty() && r.Overlaps(o) {
			return true
		}
	}
	return false
}
