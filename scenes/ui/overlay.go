package ui

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/sprites"
)

// veil is how dark the scene below an overlay becomes.
const veil = 0.5

// DrawVeil darkens the room below an overlay.
func DrawVeil(c *canvas.Canvas, room geom.Rect) { c.Fill(room, sprites.Night.Alpha(veil)) }

// DrawOverlay darkens the room and draws the panel of an overlay.
func DrawOverlay(c *canvas.Canvas, room, card geom.Rect) {
	DrawVeil(c, room)
	DrawPaper(c, LitPanel(), card)
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
