package forhonorart

import (
	"image/color"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
)

// SquareSet is a set of squares.
type SquareSet [game.NumSquares]bool

// has reports whether the square, which may be off the battlefield, is in the set.
func (s *SquareSet) has(q game.Square) bool { return q < game.NumSquares && s[q] }

// FillEnclosed returns the set with the squares that it encloses: those from which no way leads off the battlefield past it,
// straight or slantwise.
func (s *SquareSet) FillEnclosed() SquareSet {
	const wide, high = game.Columns, game.Rows
	var out [high + 2][wide + 2]bool // with a margin round the battlefield, which is outside
	next := [][2]int{{0, 0}}
	for len(next) > 0 {
		y, x := next[len(next)-1][0], next[len(next)-1][1]
		next = next[:len(next)-1]
		if y < 0 || x < 0 || y >= high+2 || x >= wide+2 || out[y][x] || s.has(game.SquareAt(x-1, y)) {
			continue
		}
		out[y][x] = true
		for _, step := range [8][2]int{{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}} {
			next = append(next, [2]int{y + step[0], x + step[1]})
		}
	}
	var filled SquareSet
	for q := range game.Square(game.NumSquares) {
		filled[q] = !out[q.Row()][q.Column()+1]
	}
	return filled
}

// washShare is how much paper lies over squares that can be reached.
const washShare = 0.17

// DrawReach washes the ground where a hero can stop, which may have the marks of DrawStop, and draws a line round the area
// with all that these squares enclose.
func DrawReach(c *canvas.Canvas, chart Chart, stops, area *SquareSet) {
	wash(c, chart, stops, sprites.Paper2.Alpha(washShare))
	DrawOutline(c, chart, area, forhonorsprites.ActInk, 2.4)
}

// DrawOthersReach marks where a hero can go whom somebody else plays, in paper: nobody here may act on it.
func DrawOthersReach(c *canvas.Canvas, chart Chart, area *SquareSet) {
	const share = 0.2
	wash(c, chart, area, sprites.Paper2.Alpha(share))
	DrawOutline(c, chart, area, sprites.Paper2, 2)
}

// wash covers a set of squares.
func wash(c *canvas.Canvas, chart Chart, set *SquareSet, col color.Color) {
	wide, high := chart.Orientation.Size()
	for y := range high {
		runs(wide, func(x int) bool { return set.has(chart.Orientation.square(x, y)) }, func(first, last int) {
			from, to := chart.Square(chart.Orientation.square(first, y)), chart.Square(chart.Orientation.square(last, y))
			c.Fill(geom.R(from.X, from.Y, to.Right()-from.X, from.H), col)
		})
	}
}

// DrawOutline draws a line round a set of squares, width units of the drawing wide.
func DrawOutline(c *canvas.Canvas, chart Chart, set *SquareSet, col sprites.Color, width float64) {
	drawLines(c, chart, outline(chart, set), col, width)
}

// outline returns the lines round a set of squares, as rectangles without breadth or height.
func outline(chart Chart, set *SquareSet) (lines []geom.Rect) {
	wide, high := chart.Orientation.Size()
	in := func(x, y int) bool {
		return x >= 0 && y >= 0 && x < wide && y < high && set.has(chart.Orientation.square(x, y))
	}
	line := func(x0, y0, x1, y1 float64) { lines = append(lines, geom.R(x0, y0, x1-x0, y1-y0)) }
	for y := range high {
		ends := func(first, last int) (from, to geom.Rect) {
			return chart.Square(chart.Orientation.square(first, y)), chart.Square(chart.Orientation.square(last, y))
		}
		runs(wide, func(x int) bool { return in(x, y) && !in(x, y-1) }, func(first, last int) {
			from, to := ends(first, last)
			line(from.X, from.Y, to.Right(), from.Y)
		})
		runs(wide, func(x int) bool { return in(x, y) && !in(x, y+1) }, func(first, last int) {
			from, to := ends(first, last)
			line(from.X, from.Bottom(), to.Right(), from.Bottom())
		})
	}
	for x := range wide {
		ends := func(first, last int) (from, to geom.Rect) {
			return chart.Square(chart.Orientation.square(x, first)), chart.Square(chart.Orientation.square(x, last))
		}
		runs(high, func(y int) bool { return in(x, y) && !in(x-1, y) }, func(first, last int) {
			from, to := ends(first, last)
			line(from.X, from.Y, from.X, to.Bottom())
		})
		runs(high, func(y int) bool { return in(x, y) && !in(x+1, y) }, func(first, last int) {
			from, to := ends(first, last)
			line(from.Right(), from.Y, from.Right(), to.Bottom())
		})
	}
	return lines
}

// drawLines draws lines width units of the drawing wide.
func drawLines(c *canvas.Canvas, chart Chart, lines []geom.Rect, col sprites.Color, width float64) {
	d := max(1, width*chart.Side/unit) / 2
	for _, r := range lines {
		c.Fill(r.Inset(-d), col)
	}
}

// runs calls draw with the first and the last of all neighbours, among n things in a row, that are in.
func runs(n int, in func(k int) bool, draw func(first, last int)) {
	for k := 0; k < n; k++ {
		first := k
		for k < n && in(k) {
			k++
		}
		if k > first {
			draw(first, k-1)
		}
	}
}

// DrawGroup outlines a group of soldiers of a camp.
func DrawGroup(c *canvas.Canvas, chart Chart, set *SquareSet, camp game.Camp) {
	lines := outline(chart, set)
	drawLines(c, chart, lines, sprites.Paper2, 3.4)
	drawLines(c, chart, lines, Cloth(camp), 1.8)
}
