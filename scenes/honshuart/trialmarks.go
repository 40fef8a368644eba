package honshuart

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/vector"
)

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
