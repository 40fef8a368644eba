package scenery

import (
	"image"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Slab is a drawn board, tray or box with the places that matter on it, in the
// pixels of its image.
type Slab struct {
	Image *image.RGBA
	// Grid is the rectangle of a board's squares, empty on other slabs.
	Grid image.Rectangle
	// Places are the middles of a tray's hollows, from left to right.
	Places []image.Point
	// Picture and Plate are a box's window and the paper for its name.
	Picture, Plate image.Rectangle
}

// Plank is the wood of a board or tray.
type Plank struct{ Face, Light, Lip, Grain sprites.Color }

// SlabOver is how far the ink may stand over a slab's wood.
const SlabOver = 2

// DrawSlab draws a thick piece of wood with round corners and its lip below.
func (s *Painter) DrawSlab(w, h, radius, lip float64, wood Plank, ink float64) {
	shape := vector.RoundRect(0, 0, w, h, radius)
	below := shape.Transform(vector.Translate(0, lip))
	body := below.Append(vector.Rect(0, radius, w, h+lip-2*radius))
	s.FillUnion(body, vector.Solid(wood.Lip))
	s.Outline(vector.RoundRect(0, 0, w, h+lip, radius), ink)
	s.Fill(shape, vector.Solid(wood.Face))
	s.Stroke(vector.RoundRect(2, 2, w-4, h-4, radius-2), vector.Stroke{Width: 1.4}, vector.Solid(wood.Light.Alpha(0.7)))
	s.Outline(shape, ink)
}
