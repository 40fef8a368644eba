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

// DrawKind draws a kind of square, with its cube if it produces, in r.
func DrawKind(c *canvas.Canvas, s honshu.Square, r geom.Rect) {
	c.Draw(squarePicture(look(honshu.NoCard, 0, s, true), r.W), geom.Pt(r.X, r.Y), canvas.Look{Size: r.W / squareSide})
}

// DrawBonus draws the picture of a scoring card, 1 to 8, at the left of the room.
func DrawBonus(c *canvas.Canvas, n int, room geom.Rect) {
	p := canvas.Sprite(honshusprites.Bonus(n))
	size := bonusSize(p, room)
	c.Draw(p, geom.Pt(room.X-p.Box.X*size, room.Centre().Y-(p.Box.Y+p.Box.H/2)*size), canvas.Look{Size: size})
}

// FitBonus returns where the picture of a scoring card, 1 to 8, lies as large as it fits into the middle of the room.
func FitBonus(n int, room geom.Rect) geom.Rect {
	p := canvas.Sprite(honshusprites.Bonus(n))
	return room.Fit(p.Box.W, p.Box.H)
}

func bonusSize(p canvas.Picture, room geom.Rect) float64 {
	return min(room.H/p.Box.H, room.W/p.Box.W)
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

// drawSign draws what happens at a square of a card that is tried.
func drawSign(c *canvas.Canvas, s Sign, r geom.Rect) {
	if s != SignFree {
		c.Draw(signPicture(s), geom.Pt(r.X, r.Y), canvas.Look{Size: r.W / squareSide})
	}
}

type frameKey struct {
	w, h  float64
	legal bool
}

// drawFrame draws the frame of a card that is tried, which lies in r, at a size of its lines: vermilion where it is
// legal, else dashed ink.
func drawFrame(c *canvas.Canvas, r geom.Rect, size float64, legal bool) {
	const out = 3.0
	w, h := r.W/size, r.H/size
	c.Draw(canvas.Picture{Key: frameKey{w, h, legal}, Box: geom.R(0, 0, w, h).Inset(-8), Paint: func(v *vector.Canvas) {
		shape := vector.RoundRect(-out, -out, w+2*out, h+2*out, 6)
		v.Stroke(shape, vector.Stroke{Width: 7}, vector.Solid(sprites.Paper2))
		if legal {
			v.Stroke(shape, vector.Stroke{Width: 4}, vector.Solid(sprites.Shu))
			return
		}
		v.Stroke(shape, vector.Stroke{Width: 4, Dash: []float64{12, 8}}, vector.Solid(sprites.Ink))
	}}, geom.Pt(r.X, r.Y), canvas.Look{Size: size})
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
