package table

import (
	"image"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/sprites/scenery"
)

type doorKey struct {
	right bool
	w, h  int
}

// drawDoors draws the two paper doors standing open by the share gap, 0 being shut.
func drawDoors(c *canvas.Canvas, v stage.View, gap float64) {
	bounds := c.Bounds()
	size := scenery.Size{W: bounds.Dx(), H: bounds.Dy(), Scale: v.Scale}
	half := float64(size.W/2) / v.Scale
	door := func(right bool, width float64) canvas.Picture {
		return canvas.Picture{
			Key: doorKey{right, size.W, size.H},
			Box: geom.R(0, 0, width, v.Area.H),
			Render: func(float64) *image.RGBA {
				l, r := scenery.Doors(size)
				if right {
					return r
				}
				return l
			},
		}
	}
	c.Draw(door(false, half), geom.Pt(-gap*half, 0), canvas.Look{})
	c.Draw(door(true, v.Area.W-half), geom.Pt(half+gap*(v.Area.W-half), 0), canvas.Look{})
}
