package veranda

import (
	"image"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// Heights of the drawings in their own units.
const (
	teaHeight   = 92.0
	chimeHeight = 130.0
)

type thingKey struct{ name string }

// drawThing draws something that stands on the boards with its shadow, its box's middle at the point.
func drawThing(c *canvas.Canvas, name string, at geom.Point, size float64) {
	d := canvas.Memo(c, thingKey{name}, func() *vector.Drawing {
		// The names are in this file and tested; a drawing that fails is left out.
		d, _ := sprites.Drawing(name)
		return d
	})
	if d == nil {
		return
	}
	x, y, w, h := d.Box()
	c.Draw(canvas.Picture{
		Key:    thingKey{name},
		Box:    geom.R(x, y, w, h),
		Sketch: canvas.Blank,
		Render: func(scale float64) *image.RGBA {
			sprite := d.Render(scale)
			img := sprites.Shadow(sprite, sprites.PieceShadow(18*scale))
			vector.NewCanvasOn(img).DrawImage(sprite, 0, 0, vector.Layer{Opacity: 1})
			return img
		},
	}, at.Sub(geom.Pt(x+w/2, y+h/2).Mul(size)), canvas.Look{Size: size})
}

// DrawCat draws the sleeping cat about the point; size 1 is 86 high.
func DrawCat(c *canvas.Canvas, at geom.Point, size float64) { drawThing(c, "ui/cat", at, size) }

// DrawTea draws the cup with its steam about the point; size 1 is 92 high with the steam.
func DrawTea(c *canvas.Canvas, at geom.Point, size float64, b *AmbientMotion) {
	drawThing(c, "ui/tea", at, size)
	rise := b.rise()
	look := canvas.Look{Fade: 0.45 * rise}
	ui.DrawSprite(c, "ui/steam", at.Add(geom.Pt(2.5*b.Sway(), -5*rise).Mul(size)), teaHeight*size, look)
}

// DrawChime hangs the wind chime up at the point; size 1 is 130 high.
func DrawChime(c *canvas.Canvas, hook geom.Point, size float64, b *AmbientMotion) {
	ui.DrawSprite(c, "ui/windchime", hook.Add(geom.Pt(0, chimeHeight/2*size)), chimeHeight*size,
		canvas.Look{Turn: 0.05 * b.Sway()})
}
