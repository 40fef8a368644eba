package land

import (
	"engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// squareSide is the side of a square in units of a drawing.
const squareSide = sprites.SquareSide

// look returns how the printed square i of a card looks, which always is in the same cut.
func look(card honshu.Card, i int, s honshu.Square, cube bool) sprites.Square {
	return Sprite(s, cube, sprites.CutAt(3*int(card)+i%2, i/2))
}

// lookAt returns how the square that shows at a cell of the map looks.
func lookAt(m *honshu.Map, at honshu.Cell) sprites.Square {
	p, i, _ := m.Printed(at)
	return look(p.Card, i, m.At(at), m.Cube(at))
}

// paintSquare draws a square that will be side units wide, in its own units with its upper left corner at the origin.
func paintSquare(v *vector.Canvas, s sprites.Square, side float64) {
	if side < sprites.OverviewBelow {
		s.Cut = 0
		_ = sprites.Overview(s).Draw(v) // only squares that do not exist fail
		return
	}
	_ = s.Draw(v)
}

// paintSeams draws the lines between the squares of a map and about it.
func paintSeams(v *vector.Canvas, m *honshu.Map) {
	b := BoxOf(m)
	sprites.SeamsOf(b.Left, b.Top, b.Right, b.Bottom, func(x, y int) int {
		if !b.Has(x, y) {
			return 0
		}
		if p, _, ok := m.Printed(honshu.CellAt(x, y)); ok {
			return int(p.Card)
		}
		return 0
	}).Draw(v)
}

// paintCardSeams draws the lines of a loose card.
func paintCardSeams(v *vector.Canvas, turn uint8) {
	w, h := Size(turn)
	sprites.SeamsOf(0, 0, w-1, h-1, func(x, y int) int {
		if x >= 0 && x < w && y >= 0 && y < h {
			return 1
		}
		return 0
	}).Draw(v)
}

// paintSign draws what happens at a square of a card that is tried, its upper left corner at the origin.
func paintSign(v *vector.Canvas, s Sign) {
	switch s {
	case SignFree:
		return
	case SignCovers, SignUnder:
		sprites.CornerFlag{Under: s == SignUnder}.Draw(v)
		return
	}
	sprites.Barred{Lake: s != SignBlocked}.Draw(v)
}

// paintFrame draws the frame of a card that is tried: vermilion where it is legal, else dashed ink.
func paintFrame(v *vector.Canvas, b Box, legal bool) {
	const out, round = 3.0, 6.0
	wide, high := float64(b.Columns())*squareSide, float64(b.Rows())*squareSide
	shape := vector.RoundRect(float64(b.Left)*squareSide-out, float64(b.Top)*squareSide-out, wide+2*out, high+2*out, round)
	v.Stroke(shape, vector.Stroke{Width: 7}, vector.Solid(sprites.Paper2))
	if legal {
		v.Stroke(shape, vector.Stroke{Width: 4}, vector.Solid(sprites.Shu))
		return
	}
	v.Stroke(shape, vector.Stroke{Width: 4, Dash: []float64{12, 8}}, vector.Solid(sprites.Ink))
}

// PaintRim draws an outline about each connected group of the squares of a map, just within it, with squares that are
// side units wide and the square (0,0) at the origin.
func PaintRim(v *vector.Canvas, cells []honshu.Cell, side float64, col sprites.Color) {
	width := rimWidth(side)
	chart := Chart{Side: side}
	for _, line := range []struct {
		grow float64
		col  sprites.Color
	}{{width * 0.4, sprites.Ink}, {0, col}} {
		for _, at := range cells {
			for _, s := range rims(cells, at) {
				r := edge(chart.Cell(at), s, width).Inset(-line.grow)
				v.Fill(vector.Rect(r.X, r.Y, r.W, r.H), vector.Solid(line.col))
			}
		}
	}
}

type cubeKey struct{ cube sprites.Cube }

func cubePicture(colour honshu.Colour, state CubeState) canvas.Picture {
	cube := sprites.Cube{Good: sprites.Good(colour), State: sprites.CubeState(state)}
	return canvas.Picture{Key: cubeKey{cube}, Box: canvas.RectOf(sprites.CubeBox()), Paint: func(v *vector.Canvas) { _ = cube.Draw(v) }}
}

// cubeOn returns where the cube of a production square in r is drawn, and how high.
func cubeOn(r geom.Rect) (at geom.Point, size float64) {
	spot, share := sprites.CubeOnSquare()
	unit := r.W / squareSide
	return geom.Pt(r.X+spot.X*unit, r.Y+spot.Y*unit), sprites.CubeBox().H * share * unit
}

type bonusKey struct{ bonus sprites.Bonus }

func bonusPicture(n int) canvas.Picture {
	bonus := sprites.Bonus(n)
	return canvas.Picture{Key: bonusKey{bonus}, Box: canvas.RectOf(bonus.Box()), Paint: func(v *vector.Canvas) { _ = bonus.Draw(v) }}
}

type signKey struct{ sign Sign }

func signPicture(s Sign) canvas.Picture {
	return canvas.Picture{Key: signKey{s}, Box: geom.R(0, 0, squareSide, squareSide), Paint: func(v *vector.Canvas) { paintSign(v, s) }}
}
