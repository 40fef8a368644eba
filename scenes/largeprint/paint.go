package largeprint

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// The large print hangs over the upper edge of the page, in logical units.
const (
	sealWidth = 26.0
	sealDown  = 7.0 // its middle below the edge
	sealSign  = 0.58
)

// drawLargePrint draws the sign of the page about the point.
func drawLargePrint(c *canvas.Canvas, at geom.Point) {
	r := geom.Around(at, sealWidth, sealWidth)
	ui.DrawSurface(c, ui.Surface{Face: sprites.Paper2, Lip: sprites.Paper4, Line: sprites.Ink, Radius: sealWidth / 2, Depth: 2}, r)
	ui.DrawIcon(c, "large-print", at, sealWidth*sealSign, sprites.Ink)
}

// ruleBelow is the line below a heading, that of the title in ink.
func ruleBelow(title bool) widget.Widget {
	if title {
		return widget.Fill{H: 2, Colour: sprites.Ink}
	}
	return widget.Fill{H: 1.5, Colour: sprites.Paper4}
}
