package honshuart

import (
	"math"

	"engawa/rules/honshu"
	"engawa/scenes/geom"
)

// Box is a rectangle of squares, both corners within it.
type Box struct{ Left, Top, Right, Bottom int }

// BoxOf returns the squares that a map covers.
func BoxOf(m *honshu.Map) Box {
	left, top, right, bottom := m.Bounds()
	return Box{left, top, right, bottom}
}

// BoxOfCard returns the squares that a placement covers.
func BoxOfCard(p honshu.Placement) Box {
	w, h := Size(p.Turn)
	return Box{int(p.X), int(p.Y), int(p.X) + w - 1, int(p.Y) + h - 1}
}

// Size returns how many squares a card is wide and high after so many quarter turns.
func Size(turn uint8) (wide, high int) {
	if turn%2 == 0 {
		return 2, 3
	}
	return 3, 2
}

// Grow returns the box with so many more squares on every side.
func (b Box) Grow(by int) Box { return Box{b.Left - by, b.Top - by, b.Right + by, b.Bottom + by} }

// Union returns the smallest box around both.
func (b Box) Union(o Box) Box {
	return Box{min(b.Left, o.Left), min(b.Top, o.Top), max(b.Right, o.Right), max(b.Bottom, o.Bottom)}
}

// Columns and Rows return how many squares the box is wide and high.
func (b Box) Columns() int { return b.Right - b.Left + 1 }

// Rows is given with [Box.Columns].
func (b Box) Rows() int { return b.Bottom - b.Top + 1 }

// Has reports whether the square lies in the box.
func (b Box) Has(x, y int) bool {
	return x >= b.Left && x <= b.Right && y >= b.Top && y <= b.Bottom
}

// Chart says where the squares of a map lie on the screen.
type Chart struct {
	Zero geom.Point // the upper left corner of the square (0,0)
	Side float64    // of a square, in logical units
}

// Fit returns the chart that shows the box in the middle of the room with the largest squares that fit, none larger
// than most. Squares begin and end at whole pixels of a screen with scale pixels for a logical unit.
func Fit(b Box, room geom.Rect, most, scale float64) Chart { return FitRim(b, 0, room, most, scale) }

// FitRim is [Fit] with so much of a square left free on every side of the box.
func FitRim(b Box, rim float64, room geom.Rect, most, scale float64) Chart {
	columns, rows := float64(b.Columns()), float64(b.Rows())
	side := min(most, room.W/(columns+2*rim), room.H/(rows+2*rim))
	if pixels := math.Floor(side * scale); pixels >= 1 {
		side = pixels / scale
	}
	middle := room.Centre()
	return Chart{
		Zero: geom.Pt(
			math.Round((middle.X-columns*side/2-float64(b.Left)*side)*scale)/scale,
			math.Round((middle.Y-rows*side/2-float64(b.Top)*side)*scale)/scale,
		),
		Side: side,
	}
}

// Square returns where a square lies.
func (c Chart) Square(x, y int) geom.Rect {
	return geom.R(c.Zero.X+float64(x)*c.Side, c.Zero.Y+float64(y)*c.Side, c.Side, c.Side)
}

// Cell returns where the square of a cell lies.
func (c Chart) Cell(at honshu.Cell) geom.Rect { return c.Square(at.X(), at.Y()) }

// Box returns where a box of squares lies.
func (c Chart) Box(b Box) geom.Rect {
	r := c.Square(b.Left, b.Top)
	r.W, r.H = float64(b.Columns())*c.Side, float64(b.Rows())*c.Side
	return r
}

// At returns the column and row of the square at a point.
func (c Chart) At(p geom.Point) (x, y int) {
	return int(math.Floor((p.X - c.Zero.X) / c.Side)), int(math.Floor((p.Y - c.Zero.Y) / c.Side))
}
