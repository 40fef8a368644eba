package homeworlds

import (
	"math"

	"engawa/scenes/geom"
	"engawa/scenes/world"
)

// Sizes on the chart, in logical units unless said otherwise.
const (
	mostUnit    = 0.92 // logical units per unit of a piece, at most
	labelHeight = 21.0 // of a name, logical units
	labelGap    = 3.0  // between a disc and its name, logical units
	labelMore   = 5.0  // and more of it in units of a piece: docked ships have corners
	cellGap     = 5.0  // between the cells of the chart, logical units
	firstOther  = 6    // the first slot that is no home's
)

// body is a system that wants a place on the chart.
type body struct {
	slot   int
	size   int       // of its smallest star, 1 to 3; it matters for what is no home
	side   int       // of a home: seats away from the one below, -1 for what is no home
	labels []float64 // widths of its name from the longest form to the shortest
}

// spot is the place of a system on the chart.
type spot struct {
	at     geom.Point // middle of the disc
	radius float64    // of the disc
	unit   float64    // of its pieces: logical units per unit of a piece
	label  geom.Rect  // of its name, empty where there is no room for any form
	form   int        // which of the name's forms fits
}

// grid is one way to divide the room into cells: rows of equal height, with as many columns, or one less and shifted
// by half a cell in every second row.
type grid struct {
	room          geom.Rect
	rows, columns int
	brick         int // 0 for plain rows, else 1 or 2: the first short row is the brick-th
	cell          geom.Point
	unit          float64
	cells         []geom.Point // the middles of those that can be used
}

// layChart gives every system a place in the room, clear of what is blocked. The places follow from the arguments
// alone, and a system that comes or goes moves few others: each takes the free cell nearest to where its slot and the
// size of its star want it to be, small ones above and large ones below, homes at the sides of their seats.
func layChart(room geom.Rect, blocked []geom.Rect, seats int, bodies []body) map[int]spot {
	var homes []geom.Point
	for _, b := range bodies {
		if b.side >= 0 {
			homes = append(homes, homeWish(b.side, seats))
		}
	}
	g := bestGrid(room, blocked, roomy(len(bodies)), homes)
	taken := make([]bool, len(g.cells))
	spots := make(map[int]spot, len(bodies))
	below := cumulative(bodies)
	for _, homes := range []bool{true, false} {
		for _, b := range bodies {
			if (b.side >= 0) != homes {
				continue
			}
			wish := otherWish(b, below)
			if homes {
				wish = homeWish(b.side, seats)
			}
			k, _ := g.nearest(taken, wish)
			taken[k] = true
			spots[b.slot] = g.place(g.cells[k], b)
		}
	}
	return spots
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

// bestGrid returns the division of the room with the largest pieces that leaves n cells free, where the homes come near to
// where they want to be.
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
					if worth := g.unit * g.suits(homes); worth > score {
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
		r := geom.R(room.X, part[0], room.W, part[1]-part[0])
		if r != room && r.H > 0 {
			list = append(list, r)
		}
	}
	return list
}

// suits returns how well the homes lie, from a little above 0 to 1: how near their cells are to their wishes, the one below
// above all.
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

// nearest returns the cell not taken that is nearest to the wish, given as shares of the room's width and height, and how
// far away it is from where it could best be. Height counts more: it tells the size of the stars.
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

// homeWish returns where the home of the seat that many seats away from the one below wants to be, as shares of the
// room.
func homeWish(side, seats int) geom.Point {
	if side == 0 {
		return geom.Pt(0.5, 1)
	}
	wishes := map[int][]geom.Point{
		2: {{X: 0.5, Y: 1}, {X: 0.5, Y: 0}},
		3: {{X: 0.5, Y: 1}, {X: 0, Y: 0.36}, {X: 1, Y: 0.3}},
		4: {{X: 0.5, Y: 1}, {X: 0, Y: 0.5}, {X: 0.5, Y: 0}, {X: 1, Y: 0.5}},
		5: {{X: 0.5, Y: 1}, {X: 0, Y: 0.62}, {X: 0.2, Y: 0}, {X: 0.8, Y: 0}, {X: 1, Y: 0.62}},
		6: {{X: 0.5, Y: 1}, {X: 0, Y: 0.75}, {X: 0, Y: 0.2}, {X: 0.5, Y: 0}, {X: 1, Y: 0.2}, {X: 1, Y: 0.75}},
	}[seats]
	if side >= len(wishes) {
		return geom.Pt(0.5, 0.5)
	}
	return wishes[side]
}

// cumulative returns how many systems that are no homes have a star smaller than each size; the last one is all.
func cumulative(bodies []body) [4]float64 {
	var sum [4]float64
	for _, b := range bodies {
		for size := b.size; b.side < 0 && size <= 3; size++ {
			sum[size]++
		}
	}
	return sum
}

// otherWish returns where a system that is no home wants to be: the height by the size of its star, within a band as
// broad as there are systems of that size; the side by its slot, spread evenly by the golden section.
func otherWish(b body, below [4]float64) geom.Point {
	golden := math.Phi - 1
	_, x := math.Modf(0.35 + float64(b.slot-firstOther)*golden)
	even := (float64(b.size) - 0.5) / 3
	size := min(max(b.size, 1), 3)
	share := (below[size-1] + below[size]) / 2 / max(1, below[3])
	return geom.Pt(0.06+0.88*x, 0.5*even+0.5*share)
}

// place returns the spot of a system in the cell, moved a little off the middle where there is room, so that the
// chart looks strewn and not drawn up.
func (g *grid) place(middle geom.Point, b body) spot {
	s := spot{unit: g.pieces(), radius: world.Radius * g.unit}
	if b.side >= 0 {
		s.radius = world.HomeRadius * g.unit
	}
	free := geom.R(0, 0, g.cell.X-cellGap, g.cell.Y-cellGap)
	reach := s.radius + world.Over*g.unit
	width := 0.0
	s.form = len(b.labels)
	for k, w := range b.labels {
		if w <= free.W {
			s.form, width = k, w
			break
		}
	}
	gap := labelGap + labelMore*g.unit
	height := 2*reach + gap + labelHeight
	slack := geom.Pt(free.W-max(2*reach, width), free.H-height)
	dx, dy := strew(b.slot)
	if b.side >= 0 {
		dx, dy = 0, 0
	}
	s.at = geom.Pt(middle.X+dx*slack.X*0.45, middle.Y-(gap+labelHeight)/2+dy*slack.Y*0.45)
	if width > 0 {
		s.label = geom.R(s.at.X-width/2, s.at.Y+reach+gap, width, labelHeight)
	}
	return s
}

// pieces returns the unit of the pieces, which are drawn a little larger for their discs where these are small.
func (g *grid) pieces() float64 {
	const small = 0.5
	return g.unit * (1 + 0.5*max(0, small-g.unit)/small)
}

// strew returns two numbers from -1 to 1 that only depend on the slot.
func strew(slot int) (x, y float64) {
	h := uint32(slot+1) * 2654435761
	h ^= h >> 15
	h *= 2246822519
	return float64(h>>24)/127.5 - 1, float64(h>>8&0xff)/127.5 - 1
}
