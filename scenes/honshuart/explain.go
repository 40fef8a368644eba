package honshuart

import (
	"math"
	"slices"
	"strconv"

	"engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
	"engawa/sprites/vector"
)

// DrawLast outlines what shows of the card that was built last, where the squares are large enough for it; a province
// alone has none.
func DrawLast(c *canvas.Canvas, m *honshu.Map, chart Chart) {
	const least = 12.0
	placed := m.Placements()
	if chart.Side < least || len(placed) < 2 {
		return
	}
	var cells []honshu.Cell
	last := placed[len(placed)-1].Card
	m.Cells(func(at honshu.Cell) bool {
		if p, _, ok := m.PrintedSquare(at); ok && p.Card == last {
			cells = append(cells, at)
		}
		return true
	})
	DrawRim(c, chart, cells, sprites.Paper2)
}

// DrawRim outlines a set of squares with a rim of ink.
func DrawRim(c *canvas.Canvas, chart Chart, cells []honshu.Cell, col sprites.Color) {
	width := rimWidth(chart.Side)
	for _, line := range []struct {
		grow float64
		col  sprites.Color
	}{{width * 0.4, sprites.Ink}, {0, col}} {
		for _, at := range cells {
			for _, side := range rims(cells, at) {
				c.Fill(edge(chart.Cell(at), side, width).Inset(-line.grow), line.col)
			}
		}
	}
}

// rimShare is how broad a rim is, in shares of a square's side.
const rimShare = 0.07

// rimWidth returns how broad the rim is on squares of a side, in the same units.
func rimWidth(side float64) float64 { return max(1.6, side*rimShare) }

// side is one of the four sides of a square.
type side uint8

const (
	above side = iota
	right
	below
	left
)

// rims lists the sides of a square beyond which the set ends.
func rims(cells []honshu.Cell, at honshu.Cell) []side {
	var list []side
	for s, step := range [][2]int{{0, -1}, {1, 0}, {0, 1}, {-1, 0}} {
		if !slices.Contains(cells, honshu.CellAt(at.X()+step[0], at.Y()+step[1])) {
			list = append(list, side(s))
		}
	}
	return list
}

// edge is the strip along a side of a square, within it.
func edge(r geom.Rect, s side, width float64) geom.Rect {
	switch s {
	case above:
		return geom.R(r.X, r.Y, r.W, width)
	case below:
		return geom.R(r.X, r.Bottom()-width, r.W, width)
	case left:
		return geom.R(r.X, r.Y, width, r.H)
	}
	return geom.R(r.Right()-width, r.Y, width, r.H)
}

// DrawNumber draws a number on a disc in the upper left of a square; the points of a factory over the value that is printed
// at its lower right.
func DrawNumber(c *canvas.Canvas, chart Chart, at honshu.Cell, n int, factory bool) {
	r := chart.Cell(at)
	size := max(17, min(26, r.W*0.42))
	if n > 9 {
		size = max(21, size) // two figures need more room
	}
	spot := geom.Pt(r.X+size*0.6, r.Y+size*0.6)
	if factory {
		spot = geom.Pt(r.Right()-size*0.48, r.Bottom()-size*0.48)
	}
	c.Draw(numberDisc(), spot, canvas.Look{Size: size / 24})
	style := ui.Strong(max(13, size*0.62))
	c.Text(style, strconv.Itoa(n), geom.Pt(spot.X, canvas.InMiddle(style, spot.Y-size/2, spot.Y+size/2)), sprites.Ink, canvas.Centre)
}

type numberKey struct{}

func numberDisc() canvas.Picture {
	return canvas.Picture{Key: numberKey{}, Box: geom.R(-14, -14, 28, 28), Paint: func(v *vector.Canvas) {
		v.Fill(vector.Circle(0, 0, 12), vector.Solid(sprites.Paper2))
		v.Stroke(vector.Circle(0, 0, 12), vector.Stroke{Width: 1.8}, vector.Solid(sprites.Ink))
	}}
}

// linkLength is how long the picture of a thread is.
const linkLength = 64.0

type linkKey struct{ col sprites.Color }

// DrawLink draws a line between two points, from a knot to an arrowhead.
func DrawLink(c *canvas.Canvas, from, to geom.Point, col sprites.Color) {
	way := to.Sub(from)
	turn := math.Atan2(way.Y, way.X)
	picture := canvas.Picture{Key: linkKey{col}, Box: geom.R(0, -4, linkLength, 8), Paint: func(v *vector.Canvas) {
		line := vector.Line(0, 0, linkLength, 0)
		v.Stroke(line, vector.Stroke{Width: 6, Cap: vector.ButtCap}, vector.Solid(sprites.Paper2))
		v.Stroke(line, vector.Stroke{Width: 3, Cap: vector.ButtCap}, vector.Solid(col))
	}}
	c.Draw(picture, from, canvas.Look{Turn: turn, Stretch: geom.Pt(way.Len()/linkLength, 1)})
	knot := canvas.Picture{Key: knotKey{col}, Box: geom.R(-8, -8, 16, 16), Paint: func(v *vector.Canvas) {
		v.Fill(vector.Circle(0, 0, 6.5), vector.Solid(sprites.Paper2))
		v.Fill(vector.Circle(0, 0, 4.5), vector.Solid(col))
	}}
	c.Draw(knot, from, canvas.Look{})
	head := canvas.Picture{Key: headKey{col}, Box: geom.R(-10, -3, 20, 22), Paint: func(v *vector.Canvas) { homeworldssprites.DrawLinkHead(v, col) }}
	c.Draw(head, to, canvas.Look{Turn: turn + math.Pi/2})
}

type (
	knotKey struct{ col sprites.Color }
	headKey struct{ col sprites.Color }
)
