// Package sourcemark draws the small signs that say where a statement about a game comes from: a written sheet for the
// author's rule sheet, a pair of scales for what is a reading of it, and a roof for what Engawa has made. The signs
// differ by shape as well as by colour. [Facts] puts together what is stated about a hero of For Honor. It imports
// rules/forhonor, scenes/canvas, geom and lang, and sprites.
package sourcemark

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// Side is the breadth and height in which a sign is drawn, in logical units, where text of ordinary size stands beside
// it.
const Side = 20.0

// box is the breadth and height in which the shapes below are given.
const box = 20.0

// Draw draws the sign of a source as a square of the given side around a point. [lang.SourceNone] has no sign.
func Draw(c *canvas.Canvas, o lang.Source, middle geom.Point, side float64) {
	if o.Valid() {
		c.Draw(Picture(o), geom.Pt(middle.X-side/2, middle.Y-side/2), canvas.Look{Size: side / box})
	}
}

type key struct{ source lang.Source }

// Picture returns the sign of a source, 20 units broad and high from the origin of coordinates on, for callers that render
// it into a larger picture; nothing is painted for [lang.SourceNone].
func Picture(o lang.Source) canvas.Picture {
	return canvas.Picture{Key: key{o}, Box: geom.R(0, 0, box, box), Paint: func(c *vector.Canvas) { Paint(c, o) }}
}

// Paint paints the sign of a source, 20 units broad and high from the origin of coordinates on.
func Paint(c *vector.Canvas, o lang.Source) {
	switch o {
	case lang.SourceSheet:
		paintPanel(c)
	case lang.SourceRuling:
		paintScales(c)
	case lang.SourceDesign:
		paintRoof(c)
	}
}

// fine is the line of the signs.
func fine() vector.Stroke {
	return vector.Stroke{Width: 1.5, Join: vector.RoundJoin, Cap: vector.RoundCap}
}

// paintPanel paints a written sheet with a folded corner.
func paintPanel(c *vector.Canvas) {
	sheet := new(vector.Path).MoveTo(4, 2).LineTo(12, 2).LineTo(16, 6).LineTo(16, 18).LineTo(4, 18).Close()
	c.Fill(sheet, vector.Solid(sprites.Ai4))
	for _, y := range []float64{8.6, 11.5, 14.4} {
		c.Stroke(new(vector.Path).MoveTo(6.6, y).LineTo(13.4, y), fine(), vector.Solid(sprites.Ai2))
	}
	c.Stroke(new(vector.Path).MoveTo(12, 2).LineTo(12, 6).LineTo(16, 6), fine(), vector.Solid(sprites.Ai))
	c.Stroke(sheet, fine(), vector.Solid(sprites.Ai))
}

// paintScales paints a pair of scales.
func paintScales(c *vector.Canvas) {
	ink := vector.Solid(sprites.MatsuD)
	frame := new(vector.Path).MoveTo(10, 2.4).LineTo(10, 17).MoveTo(6, 17.4).LineTo(14, 17.4).MoveTo(3.6, 5).LineTo(16.4, 5)
	for _, x := range []float64{4.6, 15.4} {
		pan := new(vector.Path).MoveTo(x-3.4, 11).LineTo(x+3.4, 11).QuadTo(x+2.4, 14.4, x, 14.4).QuadTo(x-2.4, 14.4, x-3.4, 11).Close()
		c.Fill(pan, vector.Solid(sprites.Matsu2))
		c.Stroke(pan, vector.Stroke{Width: 1.1, Join: vector.RoundJoin}, ink)
		frame.MoveTo(x, 5).LineTo(x-3.2, 11).MoveTo(x, 5).LineTo(x+3.2, 11)
	}
	c.Stroke(frame, vector.Stroke{Width: 1.2, Join: vector.RoundJoin, Cap: vector.RoundCap}, ink)
}

// paintRoof paints a roof on its posts, and the veranda below.
func paintRoof(c *vector.Canvas) {
	services := new(vector.Path).MoveTo(5.4, 9).LineTo(5.4, 15.5).MoveTo(14.6, 9).LineTo(14.6, 15.5)
	c.Stroke(services, vector.Stroke{Width: 1.8}, vector.Solid(sprites.Kuri))
	floor := vector.Rect(2.2, 15, 15.6, 2.6)
	c.Fill(floor, vector.Solid(sprites.Wood))
	c.Stroke(floor, vector.Stroke{Width: 1.1}, vector.Solid(sprites.Kuri))
	roof := new(vector.Path).MoveTo(10, 2).QuadTo(7.4, 6.4, 1, 8.4).LineTo(2, 10.2).LineTo(18, 10.2).LineTo(19, 8.4).QuadTo(12.6, 6.4, 10, 2).Close()
	c.Fill(roof, vector.Solid(sprites.Bengara))
	c.Stroke(roof, vector.Stroke{Width: 1.2, Join: vector.RoundJoin}, vector.Solid(sprites.Kuri))
}
