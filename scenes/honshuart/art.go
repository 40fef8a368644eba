package honshuart

import (
	"engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	honshusprites "engawa/sprites/honshu"
	"engawa/sprites/vector"
)

// squareSide is the side of a square in units of a drawing.
const squareSide = honshusprites.SquareSide

// look returns how the printed square i of a card looks, which always is in the same cut.
func look(card honshu.Card, i int, s honshu.Square, cube bool) honshusprites.Square {
	return Sprite(s, cube, honshusprites.CutAt(3*int(card)+i%2, i/2))
}

// lookAt returns how the square that shows at a cell of the map looks.
func lookAt(m *honshu.Map, at honshu.Cell) honshusprites.Square {
	p, i, _ := m.PrintedSquare(at)
	return look(p.Card, i, m.At(at), m.Cube(at))
}

// paintSquare draws a square that will be side units wide, in its own units with its upper left corner at the origin.
func paintSquare(v *vector.Canvas, s honshusprites.Square, side float64) {
	if side < honshusprites.OverviewBelow {
		s.Cut = 0
		_ = honshusprites.Overview(s).Draw(v) // only squares that do not exist fail
		return
	}
	_ = s.Draw(v)
}

// paintSeams draws the lines between the squares of a map and about it.
func paintSeams(v *vector.Canvas, m *honshu.Map) {
	b := BoxOf(m)
	honshusprites.SeamsOf(b.Left, b.Top, b.Right, b.Bottom, func(x, y int) int {
		if !b.Has(x, y) {
			return 0
		}
		if p, _, ok := m.PrintedSquare(honshu.CellAt(x, y)); ok {
			return int(p.Card)
		}
		return 0
	}).Draw(v)
}

// paintCardSeams draws the lines of a loose card.
func paintCardSeams(v *vector.Canvas, turn uint8) {
	w, h := Size(turn)
	honshusprites.SeamsOf(0, 0, w-1, h-1, func(x, y int) int {
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
		honshusprites.CornerFlag{Under: s == SignUnder}.Draw(v)
		return
	}
	honshusprites.BarredMark{Lake: s != SignBlocked}.Draw(v)
}

type cubeKey struct{ cube honshusprites.Cube }

// CubePicture is a cube of a colour about the middle of its front.
func CubePicture(colour honshu.Colour, state honshusprites.CubeState) canvas.Picture {
	cube := honshusprites.Cube{Good: honshusprites.Good(colour), State: state}
	return canvas.Picture{Key: cubeKey{cube}, Box: canvas.RectOf(honshusprites.CubeBox()), Paint: func(v *vector.Canvas) { _ = cube.Draw(v) }}
}

// cubeOn returns where the cube of a production square in r is drawn, and how high.
func cubeOn(r geom.Rect) (at geom.Point, size float64) {
	spot, share := honshusprites.CubeOnSquare()
	unit := r.W / squareSide
	return geom.Pt(r.X+spot.X*unit, r.Y+spot.Y*unit), honshusprites.CubeBox().H * share * unit
}

type signKey struct{ sign Sign }

func signPicture(s Sign) canvas.Picture {
	return canvas.Picture{Key: signKey{s}, Box: geom.R(0, 0, squareSide, squareSide), Paint: func(v *vector.Canvas) { paintSign(v, s) }}
}
