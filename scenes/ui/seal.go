package ui

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
)

// DrawSeal draws a round vermilion seal with an icon, of that breadth in logical units, about the point: it is set on
// what has been finished.
func DrawSeal(c *canvas.Canvas, icon string, at geom.Point, across float64) {
	const share = 0.62 // of the icon
	DrawPaper(c, Paper{Face: sprites.Shu, Lip: sprites.Shu, Line: sprites.Ink, Radius: across / 2}, geom.Around(at, across, across))
	DrawIcon(c, icon, at, across*share, sprites.Paper2)
}
