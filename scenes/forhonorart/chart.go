package forhonorart

import (
	"math"

	game "engawa/rules/forhonor"
	"engawa/scenes/geom"
)

// Orientation is how the battlefield lies on the screen.
type Orientation uint8

// The ways to lie.
const (
	Landscape  Orientation = iota // row 1, the attackers' edge, at the left, column A below: 18 squares wide and 14 high
	Upright                       // row 1 below, column A at the left: 14 squares wide and 18 high
	UpsideDown                    // row 1 above, column A at the right: upright for the defenders
)

// Size returns how many squares the battlefield is wide and high.
func (l Orientation) Size() (wide, high int) {
	if l == Landscape {
		return game.Rows, game.Columns
	}
	return game.Columns, game.Rows
}

// place turns a column, from 0, and a row, from 1, into squares to the right and down from the upper left one.
func (l Orientation) place(col, row float64) (x, y float64) {
	switch l {
	case Upright:
		return col, game.Rows - row
	case UpsideDown:
		return game.Columns - 1 - col, row - 1
	}
	return row - 1, game.Columns - 1 - col
}

// Spot returns the middle of a figure at a column and a row, in squares to the right and down from the upper left
// corner.
func (l Orientation) Spot(col, row float64) geom.Point {
	x, y := l.place(col, row)
	return geom.Pt(x+0.5, y+0.5)
}

// square returns the square so many squares to the right and down from the upper left one, NoSquare beyond the edge.
func (l Orientation) square(x, y int) game.Square {
	switch l {
	case Upright:
		return game.SquareAt(x, game.Rows-y)
	case UpsideDown:
		return game.SquareAt(game.Columns-1-x, y+1)
	}
	return game.SquareAt(game.Columns-1-y, x+1)
}

// Chart says where the squares of the battlefield lie on the screen.
type Chart struct {
	Zero        geom.Point // the upper left corner of the battlefield
	Side        float64    // of a square, in logical units
	Orientation Orientation
}

// Fit returns the chart that shows all of the battlefield in the middle of the room, with the largest squares that fit,
// none larger than most. Squares begin and end at whole pixels of a screen with scale pixels for a logical unit.
func Fit(lie Orientation, room geom.Rect, most, scale float64) Chart {
	wide, high := lie.Size()
	side := wholePixels(min(most, room.W/float64(wide), room.H/float64(high)), scale)
	return ChartAround(lie, room.Centre(), geom.Pt(float64(wide)/2, float64(high)/2), side, scale)
}

// ChartAround returns the chart with squares of that side that has the spot of the battlefield, in squares from its upper
// left corner, at the point, as nearly as whole pixels allow.
func ChartAround(lie Orientation, at, spot geom.Point, side, scale float64) Chart {
	side = wholePixels(side, scale)
	zero := at.Sub(spot.Mul(side))
	return Chart{Zero: geom.Pt(math.Round(zero.X*scale)/scale, math.Round(zero.Y*scale)/scale), Side: side, Orientation: lie}
}

// wholePixels makes a side a whole number of pixels, where it is at least one.
func wholePixels(side, scale float64) float64 {
	if pixels := math.Floor(side*scale + 1e-6); pixels >= 1 {
		return pixels / scale
	}
	return side
}

// Board returns where the whole battlefield lies.
func (c Chart) Board() geom.Rect {
	wide, high := c.Orientation.Size()
	return geom.R(c.Zero.X, c.Zero.Y, float64(wide)*c.Side, float64(high)*c.Side)
}

// Square returns where a square lies.
func (c Chart) Square(q game.Square) geom.Rect {
	return geom.Around(c.Middle(q), c.Side, c.Side)
}

// Middle returns the middle of a square.
func (c Chart) Middle(q game.Square) geom.Point {
	return c.Point(float64(q.Column()), float64(q.Row()))
}

// Point returns where the middle of a figure stands that is at a column, from 0, and a row, from 1, either of which may
// lie between two squares.
func (c Chart) Point(col, row float64) geom.Point {
	return c.Zero.Add(c.Orientation.Spot(col, row).Mul(c.Side))
}

// Spot turns a point of the screen into squares from the battlefield's upper left corner, as [ChartAround] takes them.
func (c Chart) Spot(at geom.Point) geom.Point { return at.Sub(c.Zero).Mul(1 / c.Side) }

// At returns the square at a point, which may be void; false beyond the edge.
func (c Chart) At(p geom.Point) (game.Square, bool) {
	spot := c.Spot(p)
	q := c.Orientation.square(int(math.Floor(spot.X)), int(math.Floor(spot.Y)))
	return q, q != game.NoSquare
}

// Around returns the smallest rectangle around the squares; empty for none.
func (c Chart) Around(squares ...game.Square) geom.Rect {
	var all geom.Rect
	for k, q := range squares {
		r := c.Square(q)
		if k > 0 {
			x, y := min(all.X, r.X), min(all.Y, r.Y)
			r = geom.R(x, y, max(all.Right(), r.Right())-x, max(all.Bottom(), r.Bottom())-y)
		}
		all = r
	}
	return all
}
