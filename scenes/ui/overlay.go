package ui

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/sprites"
)

// dimAlpha is the opacity of the darkness over the scene below an overlay.
const dimAlpha = 0.5

// DimBackground darkens the room below an overlay.
func DimBackground(c *canvas.Canvas, room geom.Rect) { c.Fill(room, sprites.Night.Alpha(dimAlpha)) }

// DrawOverlay darkens the room and draws the panel of an overlay.
func DrawOverlay(c *canvas.Canvas, room, card geom.Rect) {
	DimBackground(c, room)
	DrawSurface(c, LitPanel(), card)
}

// Outside reports whether a pointer went down outside of the card, which closes overlays.
func Outside(f *input.Frame, card geom.Rect) bool {
	for _, p := range f.Pointers {
		if p.Phase == input.Down && !card.Contains(p.At) {
			return true
		}
	}
	return false
}
