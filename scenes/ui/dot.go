package ui

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/vector"
)

type dotKey struct {
	radius float64
	ink    sprites.Color
	full   bool
}

// DrawDot draws a drop of ink about the point, or a ring where it is not full.
func DrawDot(c *canvas.Canvas, at geom.Point, radius float64, ink sprites.Color, full bool) {
	const line = 1.4
	box := radius + line
	c.Draw(canvas.Picture{
		Key: dotKey{radius, ink, full}, Box: geom.R(-box, -box, 2*box, 2*box),
		Paint: func(c *vector.Canvas) {
			shape := vector.Circle(0, 0, radius)
			if full {
				c.Fill(shape, vector.Solid(ink))
				return
			}
			c.Stroke(shape, vector.Stroke{Width: line}, vector.Solid(ink))
		},
	}, at, canvas.Look{})
}
