package honshuart

import (
	"engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	honshusprites "engawa/sprites/honshu"
	"engawa/sprites/vector"
)

// DrawCube draws a cube of a colour about the point, as high as size.
func DrawCube(c *canvas.Canvas, colour honshu.Colour, state honshusprites.CubeState, at geom.Point, size float64) {
	c.Draw(CubePicture(colour, state), at, canvas.Look{Size: size / honshusprites.CubeBox().H})
}

// DrawNew draws the outline of the cube that a new production square of a card would get, crossed where the pool has
// none.
func DrawNew(c *canvas.Canvas, card honshu.Card, i int, none bool, r geom.Rect) {
	colour, ok := card.Face()[i].Production()
	if !ok {
		return
	}
	state := honshusprites.CubeEmpty
	if none {
		state = honshusprites.CubeCrossed
	}
	at, size := cubeOn(r)
	DrawCube(c, colour, state, at, size)
}

// DrawCoveredCube draws the cube that a card would cover, over the card.
func DrawCoveredCube(c *canvas.Canvas, m *honshu.Map, at honshu.Cell, r geom.Rect) {
	colour, ok := m.At(at).Production()
	if !ok {
		return
	}
	spot, size := cubeOn(r)
	DrawCube(c, colour, honshusprites.CubeWhole, spot, size)
	c.Draw(coveredCubePicture(), spot, canvas.Look{Size: r.W / squareSide})
}

type coveredCubeKey struct{}

// coveredCubePicture strikes a cube through that would be lost.
func coveredCubePicture() canvas.Picture {
	const r = 15.0
	return canvas.Picture{Key: coveredCubeKey{}, Box: geom.R(-r-4, -r-4, 2*r+8, 2*r+8), Paint: func(v *vector.Canvas) {
		ring := vector.Circle(0, 0, r)
		bar := vector.Line(-r*0.7, r*0.7, r*0.7, -r*0.7)
		for _, s := range []struct {
			width float64
			col   sprites.Color
		}{{6.5, sprites.Paper2}, {3.6, sprites.Beni}} {
			v.Stroke(ring, vector.Stroke{Width: s.width}, vector.Solid(s.col))
			v.Stroke(bar, vector.Stroke{Width: s.width}, vector.Solid(s.col))
		}
	}}
}
