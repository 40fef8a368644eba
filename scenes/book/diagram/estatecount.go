package diagram

import (
	"slices"
	"strconv"

	"engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/land"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// paintCount veils what gives no points, frames what does, numbers groups of lakes and leads cubes to their factories.
// The upper left corner of the cell 0,0 lies at the origin.
func (e estate) paintCount(out *vector.Canvas) {
	lit := e.land.Counted(e.category, e.scoring)
	for _, d := range e.bonusDeliveries() {
		lit = append(lit, d.Cube, d.Factory)
	}
	e.land.Cells(func(at honshu.Cell) bool {
		if !slices.Contains(lit, at) {
			r := cellRect(at)
			out.Fill(vector.Rect(r.X, r.Y, r.W, r.H), vector.Solid(sprites.Paper.Alpha(0.62)))
		}
		return true
	})
	for _, group := range e.groups(lit) {
		land.PaintRim(out, group, squareSide, sprites.Kin2)
	}
	switch {
	case e.category == honshu.CategoryFactory, e.category == honshu.CategoryCard:
		for _, d := range e.deliveries() {
			paintDelivery(out, cellRect(d.Cube).Centre(), cellRect(d.Factory).Centre())
		}
	case e.category == honshu.CategoryLake && e.scoring.Card != honshu.GoalLakes:
		for _, group := range e.land.Groups(honshu.Lake) {
			paintNumber(out, e.lakePoints(len(group)), middleOf(group))
		}
	}
}

// groups returns the cells that are framed together.
func (e estate) groups(lit []honshu.Cell) [][]honshu.Cell {
	if e.category == honshu.CategoryCard {
		if shapes := e.land.Shapes(e.scoring); len(shapes) > 0 {
			return shapes
		}
	}
	return [][]honshu.Cell{lit}
}

// deliveries returns the ways of cubes that the picture shows: for a scoring card those that it rewards.
func (e estate) deliveries() []honshu.Delivery {
	if e.category == honshu.CategoryCard {
		return e.bonusDeliveries()
	}
	return e.land.Deliveries(e.scoring)
}

// bonusDeliveries returns the deliveries to the lit factories of scoring cards 7 and 8.
func (e estate) bonusDeliveries() (out []honshu.Delivery) {
	if e.category != honshu.CategoryCard || e.scoring.Card < honshu.GoalBlueYellow {
		return nil
	}
	lit := e.land.Counted(e.category, e.scoring)
	for _, d := range e.land.Deliveries(e.scoring) {
		if slices.Contains(lit, d.Factory) || slices.Contains(lit, d.Cube) {
			out = append(out, d)
		}
	}
	return out
}

// lakePoints returns what a group of so many lakes is worth.
func (e estate) lakePoints(size int) int {
	if e.scoring.Manual {
		return size - 1
	}
	return 3 * (size - 1)
}

// cellRect returns where a cell lies when 0,0 begins at the origin.
func cellRect(at honshu.Cell) geom.Rect {
	return geom.R(float64(at.X())*squareSide, float64(at.Y())*squareSide, squareSide, squareSide)
}

// middleOf returns the centre of the cell of a group that lies nearest to the middle of all.
func middleOf(group []honshu.Cell) geom.Point {
	var sum geom.Point
	for _, at := range group {
		sum = sum.Add(cellRect(at).Centre())
	}
	mean := sum.Mul(1 / float64(len(group)))
	best := cellRect(group[0]).Centre()
	for _, at := range group {
		if c := cellRect(at).Centre(); c.Sub(mean).Len() < best.Sub(mean).Len() {
			best = c
		}
	}
	return best
}

// paintDelivery draws the way of a cube to its factory.
func paintDelivery(out *vector.Canvas, from, to geom.Point) {
	unit := to.Sub(from)
	unit = unit.Mul(1 / max(1, unit.Len()))
	tip := to.Sub(unit.Mul(squareSide * 0.3))
	sprites.Link{From: vector.Point{X: from.X, Y: from.Y}, To: vector.Point{X: tip.X, Y: tip.Y}}.Draw(out, sprites.Shu2)
}

// paintNumber writes a number on a disc.
func paintNumber(out *vector.Canvas, n int, at geom.Point) {
	const radius = 21.0
	out.Fill(vector.Circle(at.X, at.Y, radius), vector.Solid(sprites.Paper))
	out.Stroke(vector.Circle(at.X, at.Y, radius), vector.Stroke{Width: 3}, vector.Solid(sprites.Ink))
	paintCentred(out, letters.Style{Face: letters.Heading, Size: 30}, strconv.Itoa(n), at)
}

// paintCentred writes a line of ink about a point, by the height of its capitals.
func paintCentred(out *vector.Canvas, style letters.Style, text string, at geom.Point) {
	x := at.X - letters.Measure(style, text)/2
	letters.Draw(out, style, x, at.Y+letters.CapHeight(style)/2, text, vector.Solid(sprites.Ink))
}
