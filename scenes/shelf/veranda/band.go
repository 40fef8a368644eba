package veranda

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/vector"
)

type bandKey struct {
	game     string
	w, h     float64
	pictured bool
}

// Measures of a band.
const (
	bandRim   = 9.0
	bandShare = 0.36 // of the picture
)

// DrawBand draws a game's box lying on its back, as a band with the picture at the left and the label at the right.
func DrawBand(c *canvas.Canvas, game string, r geom.Rect, label Label) {
	_, paper := bandPlaces(r.W, r.H, true)
	pictured := letter(paper, label).fits(paper, label)
	if !pictured {
		_, paper = bandPlaces(r.W, r.H, false)
	}
	c.Draw(canvas.Picture{
		Key:   bandKey{game, r.W, r.H, pictured},
		Box:   geom.R(-2, -2, r.W+4, r.H+10),
		Paint: func(v *vector.Canvas) { paintBand(v, game, r.W, r.H, pictured) },
	}, geom.Pt(r.X, r.Y), canvas.Look{})
	paper = paper.Move(r.X, r.Y)
	letter(paper, label).draw(c, paper, label, sprites.Ink)
}

// bandPlaces returns where the picture and the plate are. A band that is too narrow for both has the plate alone.
func bandPlaces(w, h float64, pictured bool) (picture, paper geom.Rect) {
	inner := geom.R(0, 0, w, h).Inset(bandRim)
	if !pictured {
		return geom.Rect{}, inner
	}
	picture, paper = inner.CutLeft(inner.W * bandShare)
	paper.X += 8
	paper.W -= 8
	return picture, paper
}

func paintBand(c *vector.Canvas, game string, w, h float64, pictured bool) {
	line := vector.Stroke{Width: 2.4, Join: vector.RoundJoin}
	ink := vector.Solid(sprites.Ink)
	wood := vector.RoundRect(1, 1, w-2, h-2, 4)
	below := wood.Transform(vector.Translate(0, 6))
	c.Fill(below, vector.Solid(sprites.Color(0xA97B4A)))
	c.Stroke(below, line, ink)
	c.Fill(wood, vector.Solid(sprites.Color(0xDDB67D)))
	for _, y := range []float64{0.06, 0.5, 0.93} {
		c.Stroke(vector.Line(4, h*y, w-4, h*y), vector.Stroke{Width: 1}, vector.Solid(sprites.Wood2.Alpha(0.7)))
	}
	c.Stroke(wood, line, ink)
	picture, paper := bandPlaces(w, h, pictured)
	if pictured {
		paintWindow(c, game, picture, line)
	}
	plate := vector.RoundRect(paper.X, paper.Y, paper.W, paper.H, 2)
	c.Fill(plate, vector.Solid(sprites.Paper2))
	c.Stroke(plate, line, ink)
}

// paintWindow paints the game's picture in its frame.
func paintWindow(c *vector.Canvas, game string, picture geom.Rect, line vector.Stroke) {
	ink := vector.Solid(sprites.Ink)
	window := vector.RoundRect(picture.X, picture.Y, picture.W, picture.H, 1.5)
	c.Fill(window, ink)
	if d, err := sprites.Drawing("boxes/" + game); err == nil {
		_, _, dw, dh := d.Box()
		fit := max(picture.W/dw, picture.H/dh)
		c.Save()
		c.Clip(window, vector.NonZero)
		d.DrawIn(c, picture.X+(picture.W-dw*fit)/2, picture.Y+(picture.H-dh*fit)/2, dw*fit, dh*fit)
		c.Restore()
	}
	c.Stroke(window, line, ink)
}
