package forhonor

import (
	"cmp"
	"math"
	"slices"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	forhonorsprites "engawa/sprites/forhonor"
)

// drawCounts says at these places how many soldiers each group has.
func (b *Board) drawCounts(c *canvas.Canvas, groups []group, places []geom.Rect) {
	for k, r := range places {
		g := groups[k]
		disc := forhonorsprites.GroupDisc{Camp: forhonorsprites.Camp(g.camp), Count: g.count, Rear: g.kind == game.RearGroup}
		forhonorart.DrawCount(c, b.chart, disc, r.Centre())
	}
}

// countedGroups returns the groups whose counts are shown: all of them while a hero is played here, or else, and on small
// squares, which counts would hide, those that are looked at.
func (b *Board) countedGroups(groups []group) (list []group) {
	const least = 30.0 // of a square
	active, _, _, _ := b.state.Active()
	if b.chart.Side >= least && b.choice.State != nil && active != game.NoHero {
		return groups
	}
	for _, g := range groups {
		if slices.ContainsFunc(b.lookedAt(), func(q game.Square) bool { return g.squares[q] }) {
			list = append(list, g)
		}
	}
	return list
}

// What it costs a count to lie over other things, for a square that is covered, and a place that is less usual.
const (
	overHero    = 9.0
	overSoldier = 4.0
	overOther   = 9.0 // another count, or the small picture of the battlefield
	outOfSight  = 6.0 // of the window, at all
	lessUsual   = 0.02
)

// countPlaces returns where the counts of the groups lie: beside the files, those of the attackers at one side and
// those of the defenders at the other, in the middle of their group; where that hides something, further along the
// group, at the other side or behind it.
func (b *Board) countPlaces(groups []group) []geom.Rect {
	places := make([]geom.Rect, len(groups))
	heroes, soldiers := b.figureRects()
	overview, _ := b.overviewPlace()
	others := []geom.Rect{overview}
	if a, ok := b.plan(); ok {
		others = append(others, b.chart.Square(a.stop())) // with what it costs
	}
	covered := func(at geom.Rect, things []geom.Rect) (sum float64) {
		for _, r := range things {
			sum += at.OverlapArea(r)
		}
		return sum / (b.chart.Side * b.chart.Side)
	}
	window := b.window()
	for k := range groups {
		least := math.Inf(1)
		for n, at := range b.countSpots(&groups[k]) {
			hidden := overHero*covered(at, heroes) + overSoldier*covered(at, soldiers) + overOther*covered(at, others)
			if !window.Contains(at.Centre()) {
				hidden += outOfSight
			}
			if cost := hidden + lessUsual*float64(n); cost < least {
				least, places[k] = cost, at
			}
			if hidden == 0 {
				break
			}
		}
		others = append(others, places[k])
	}
	return places
}

// figureRects returns where heroes are seen, with their lives, and soldiers.
func (b *Board) figureRects() (heroes, soldiers []geom.Rect) {
	const wide, high, rise = 0.66, 0.8, 0.05 // of a soldier, in sides of a square
	side := b.chart.Side
	for camp := range b.display.figures {
		for k := range b.display.figures[camp] {
			if f := &b.display.figures[camp][k]; f.Post == game.Fielded {
				heroes = append(heroes, geom.Around(b.chart.Point(f.col, f.row), side, side))
			}
		}
	}
	for _, s := range b.display.soldiers {
		at := b.chart.Point(s.col, s.row)
		soldiers = append(soldiers, geom.Around(geom.Pt(at.X, at.Y-rise*side), wide*side, high*side))
	}
	return heroes, soldiers
}

// countSpots returns where the count of a group may lie, the most usual place first.
func (b *Board) countSpots(g *group) (list []geom.Rect) {
	const apart = 0.02 // from the squares of the files, in sides of a square
	disc := forhonorart.CountSide(b.chart, g.count)
	out := disc/2/b.chart.Side + apart
	first, last, middle := g.rows()
	file := float64(game.Attackers.FileSquare(0, 0).Column()) // the first one
	sides := [2]float64{file + game.NumFiles - 0.5 + out, file - 0.5 - out}
	if g.camp == game.Defenders {
		slices.Reverse(sides[:])
	}
	rows := []float64{middle}
	for row := first; row <= last; row++ {
		rows = append(rows, float64(row))
	}
	slices.SortStableFunc(rows, func(x, y float64) int { return cmp.Compare(math.Abs(x-middle), math.Abs(y-middle)) })
	add := func(col, row float64) {
		list = append(list, geom.Around(b.inSight(b.chart.Point(col, row), disc/2), disc, disc))
	}
	for _, col := range sides {
		for _, row := range rows {
			add(col, row)
		}
	}
	behind := float64(first) - 0.5 - out
	if g.camp == game.Defenders {
		behind = float64(last) + 0.5 + out
	}
	for k := range game.NumFiles {
		add(file+float64(k), behind)
	}
	return list
}

// rows returns the first and the last row of a group, and the middle of its soldiers.
func (g *group) rows() (first, last int, middle float64) {
	first = game.Rows
	for q, in := range g.squares {
		if row := game.Square(q).Row(); in {
			first, last, middle = min(first, row), max(last, row), middle+float64(row)/float64(g.count)
		}
	}
	return first, last, middle
}

// inSight moves the middle of a count, so broad and high to each side, that the edge of the window would cut to where
// it is seen whole.
func (b *Board) inSight(at geom.Point, half float64) geom.Point {
	window := b.window()
	move := func(v, from, to float64) float64 {
		if v < from-half || v > to+half {
			return v // out of sight, as its soldiers may be
		}
		return min(max(v, from+half), to-half)
	}
	return geom.Pt(move(at.X, window.X, window.Right()), move(at.Y, window.Y, window.Bottom()))
}
