package ui

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
)

// DrawSeal draws a round seal of the colour with an icon, of that breadth in logical units, about the point.
func DrawSeal(c *canvas.Canvas, icon string, face sprites.Color, at geom.Point, across float64) {
	const share = 0.62 // of the icon
	DrawSurface(c, Surface{Face: face, Lip: face, Line: sprites.Ink, Radius: across / 2}, geom.Around(at, across, across))
	DrawIcon(c, icon, at, across*share, sprites.Paper2)
}

// DrawDoneSeal draws the seal that is set on what has been finished.
func DrawDoneSeal(c *canvas.Canvas, at geom.Point, across float64) {
	DrawSeal(c, "check", sprites.Matsu, at, across)
}

// DrawYours draws the seal that is set on the level that would make an even match.
func DrawYours(c *canvas.Canvas, at geom.Point, across float64) {
	DrawSeal(c, "human", sprites.Ai2, at, across)
}
