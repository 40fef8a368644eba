package land

import (
	"engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// Measures of squares in units of a drawing.
const (
	squareSide = 64.0
	leastFine  = 20.0 // smaller squares are drawn as overviews
)

// plain is how a square looks until it is drawn.
type plain struct {
	kind honshu.Square
	cube bool
}

// look returns how the printed square i of a card looks.
func look(_ honshu.Card, _ int, s honshu.Square, cube bool) plain { return plain{s, cube} }

// lookAt returns how the square that shows at a cell of the map looks.
func lookAt(m *honshu.Map, at honshu.Cell) plain {
	card, i, _ := m.Printed(at)
	return look(card.Card, i, m.At(at), m.Cube(at))
}

// paintSquare draws a square with its upper left corner at the origin.
func paintSquare(v *vector.Canvas, s plain, _ float64) {
	v.Fill(vector.Rect(0, 0, squareSide, squareSide), vector.Solid(s.tone()))
	if s.cube {
		v.Fill(vector.Rect(24, 24, 30, 30), vector.Solid(sprites.Ink))
	}
}

func (s plain) tone() sprites.Color {
	if c, ok := s.kind.Production(); ok {
		return sprites.Goods()[c].Ground
	}
	if c, _, ok := s.kind.Factory(); ok {
		return sprites.Goods()[c].Side
	}
	switch s.kind {
	case honshu.Forest:
		return sprites.Matsu
	case honshu.Town:
		return sprites.Wood
	case honshu.Lake:
		return sprites.Ai2
	}
	return sprites.Kin2
}

func paintSeams(v *vector.Canvas, m *honshu.Map) {
	m.Cells(func(at honshu.Cell) bool {
		v.Stroke(vector.Rect(float64(at.X())*squareSide, float64(at.Y())*squareSide, squareSide, squareSide), vector.Stroke{Width: 2}, vector.Solid(sprites.Ink))
		return true
	})
}

func paintCardSeams(v *vector.Canvas, turn uint8) {
	w, h := Size(turn)
	v.Stroke(vector.Rect(0, 0, float64(w)*squareSide, float64(h)*squareSide), vector.Stroke{Width: 5}, vector.Solid(sprites.Ink))
}

func paintSign(*vector.Canvas, Sign) {}

// paintFrame draws the frame of a card that is tried: vermilion where it is legal, else dashed ink.
func paintFrame(v *vector.Canvas, b Box, legal bool) {
	r := vector.RoundRect(float64(b.Left)*squareSide-4, float64(b.Top)*squareSide-4, float64(b.Columns())*squareSide+8, float64(b.Rows())*squareSide+8, 6)
	if legal {
		v.Stroke(r, vector.Stroke{Width: 5}, vector.Solid(sprites.Shu))
		return
	}
	v.Stroke(r, vector.Stroke{Width: 5, Dash: []float64{14, 9}}, vector.Solid(sprites.Ink))
}

// Measures of a cube on a square, in shares of its side.
const (
	cubeX     = 42.0 / squareSide
	cubeY     = 45.0 / squareSide
	cubeShare = 36.0 / squareSide
	cubeHigh  = 36.0 // of the picture of a cube
)

type cubeKey struct {
	colour honshu.Colour
	state  CubeState
}

func cubePicture(colour honshu.Colour, state CubeState) canvas.Picture {
	return canvas.Picture{Key: cubeKey{colour, state}, Box: geom.R(-20, -20, 40, 40), Paint: func(v *vector.Canvas) {
		v.Fill(vector.Rect(-15, -15, 30, 30), vector.Solid(sprites.Goods()[colour].Face))
		v.Stroke(vector.Rect(-15, -15, 30, 30), vector.Stroke{Width: 3}, vector.Solid(sprites.Ink))
	}}
}

func bonusPicture(n int) canvas.Picture {
	return canvas.Picture{Key: bonusKey{n}, Box: geom.R(0, 0, 128, 64), Paint: func(v *vector.Canvas) {
		v.Fill(vector.Rect(0, 0, 128, 64), vector.Solid(sprites.Kin2))
	}}
}

type bonusKey struct{ n int }

func signPicture(s Sign) canvas.Picture {
	return canvas.Picture{Key: s, Box: geom.R(0, 0, squareSide, squareSide), Paint: func(v *vector.Canvas) { paintSign(v, s) }}
}
