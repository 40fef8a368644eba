package homeworlds

import (
	"math"

	"engawa/scenes/geom"
	"engawa/scenes/world"
)

// grid is one way to divide the room into cells: rows of equal height, with as many columns, or one less and shifted
// by half a cell in every second row. The sites of the chart start from its cells.
type grid struct {
	room          geom.Rect
	rows, columns int
	brick         int // 0 for plain rows, else 1 or 2: the first short row is the brick-th
	cell          geom.Point
	unit          float64
	cells         []geom.Point // the middles of those that can be used
}

// roomy returns for how many systems the chart is divided: in steps, so that it seldom changes.
func roomy(n int) int {
	for _, step := range []int{4, 6, 8, 10, 12, 15, 18, 21, 25, 30, 36} {
		if n <= step {
			return step
		}
	}
	return n
}

// bestGrid returns the division of the room with the largest pieces that leaves n cells free, where the homes come near
// to where they want to be.
func bestGrid(room geom.Rect, blocked []geom.Rect, n int, homes []geom.Point) grid {
	const most = 14
	var best grid
	score := 0.0
	for _, part := range partsOf(room, blocked) {
		for rows := 2; rows <= most; rows++ { // one row would not tell whose side is whose
			for columns := 1; columns <= most; columns++ {
				for brick := range 3 {
					g := grid{room: part, rows: rows, columns: columns, brick: brick}
					g.measure()
					if g.unit <= score {
						continue
					}
					g.cells = g.free(blocked)
					if len(g.cells) < n {
						continue
					}
					if worth := g.unit * g.suits(homes) * g.names(); worth > score {
						best, score = g, worth
					}
				}
			}
		}
	}
	if score > 0 {
		return best
	}
	// Nothing fits beside what is blocked; lie over it rather than not at all.
	side := int(math.Ceil(math.Sqrt(float64(n))))
	best = grid{room: room, rows: side, columns: side}
	best.measure()
	best.cells = best.free(nil)
	return best
}

// partsOf returns the room, and the parts of it above, below and between what is blocked at its upper and lower edges.
func partsOf(room geom.Rect, blocked []geom.Rect) []geom.Rect {
	top, bottom := room.Y, room.Bottom()
	for _, b := range blocked {
		if b.Centre().Y < room.Centre().Y {
			top = max(top, b.Bottom())
		} else {
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

// names returns how well names fit into the cells, 1 where most of them do.
func (g *grid) names() float64 {
	const without = 0.8
	if g.cell.X >= labelWidth+cellGap {
		return 1
	}
	return without
}

// suits returns how well the homes lie, from a little above 0 to 1: how near their cells are to their wishes, the one
// below above all.
func (g *grid) suits(homes []geom.Point) float64 {
	const weight, least = 1.3, 0.3
	taken := make([]bool, len(g.cells))
	sum, below := 0.0, 0.0
	for _, wish := range homes {
		k, away := g.nearest(taken, wish)
		taken[k] = true
		sum += away
		if wish == homeWish(0, len(homes)) {
			below = away
		}
	}
	return max(least, 1-weight*(sum/float64(max(1, len(homes)))+below))
}

// measure finds the size of a cell and the unit at which a home with its name fills it.
func (g *grid) measure() {
	const across = 2 * (world.HomeRadius + world.Over)
	g.cell = geom.Pt(g.room.W/float64(g.columns), g.room.H/float64(g.rows))
	u := min(mostUnit, (g.cell.X-cellGap)/across, (g.cell.Y-cellGap-labelHeight-labelGap)/(across+labelMore))
	g.unit = max(0.02, u)
}

// free returns the middles of the cells that touch nothing blocked.
func (g *grid) free(blocked []geom.Rect) []geom.Point {
	room := g.room
	var list []geom.Point
	for row := range g.rows {
		columns, x := g.columns, room.X
		if g.brick != 0 && row%2 == g.brick-1 {
			columns, x = columns-1, x+g.cell.X/2
		}
		for column := range columns {
			r := geom.R(x+float64(column)*g.cell.X, room.Y+float64(row)*g.cell.Y, g.cell.X, g.cell.Y)
			if !overlapsAny(r.Inset(cellGap/2), blocked) {
				list = append(list, r.Centre())
			}
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

// nearest returns the cell not taken that is nearest to the wish, given as shares of the room's width and height, and
// how far away it is from where it could best be. Height counts more: it tells the size of the stars.
func (g *grid) nearest(taken []bool, wish geom.Point) (k int, away float64) {
	const height = 1.7
	half := geom.Pt(g.cell.X/2, g.cell.Y/2)
	at := geom.Pt(min(max(g.room.X+wish.X*g.room.W, g.room.X+half.X), g.room.Right()-half.X),
		min(max(g.room.Y+wish.Y*g.room.H, g.room.Y+half.Y), g.room.Bottom()-half.Y))
	best, least := 0, math.Inf(1)
	for k, c := range g.cells {
		if taken[k] {
			continue
		}
		way := geom.Pt((c.X-at.X)/g.room.W, height*(c.Y-at.Y)/g.room.H).Len()
		if way < least-1e-9 {
			best, least = k, way
		}
	}
	return best, least
}
