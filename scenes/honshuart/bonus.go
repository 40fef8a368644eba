package honshuart

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	honshusprites "engawa/sprites/honshu"
)

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
