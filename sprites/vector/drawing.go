package vector

import (
	"image"
	"image/color"
	"math"
)

// Drawing is a parsed picture. It is never changed, so it may be shared and
// drawn by several goroutines, each on its own canvas.
type Drawing struct {
	box  Box
	root *group
	ink  color.NRGBA
}

// Box returns the picture's own rectangle in user units: SVG's viewBox.
func (d *Drawing) Box() (x, y, w, h float64) { return d.box.X, d.box.Y, d.box.W, d.box.H }

// Ink returns the drawing with c in place of currentColor, which is opaque
// black otherwise. It costs nothing: the shapes are shared.
func (d *Drawing) Ink(c color.Color) *Drawing {
	out := *d
	out.ink = color.NRGBAModel.Convert(c).(color.NRGBA)
	return &out
}

// Recolor returns the drawing with colours exchanged: every colour of a fill,
// stroke or gradient whose red, green and blue are those of an (opaque) key
// takes the red, green and blue of the value. Transparency stays, and
// currentColor is left alone.
func (d *Drawing) Recolor(colors map[color.RGBA]color.RGBA) *Drawing {
	out := *d
	out.root = d.root.recolor(func(c color.NRGBA) color.NRGBA {
		if to, ok := colors[color.RGBA{c.R, c.G, c.B, 255}]; ok {
			return color.NRGBA{to.R, to.G, to.B, c.A}
		}
		return c
	}).(*group)
	return &out
}

// Draw draws the picture on c in its own user units, so that (0, 0) of its
// viewBox comes to the canvas's origin. Parts outside the box are drawn too.
func (d *Drawing) Draw(c *Canvas) { d.root.draw(c, d.ink) }

// DrawIn draws the picture with its box scaled to fill the rectangle; if the
// proportions differ it is centred and as large as fits.
func (d *Drawing) DrawIn(c *Canvas, x, y, w, h float64) {
	scale := math.Min(w/d.box.W, h/d.box.H)
	c.Save()
	c.Translate(x+(w-d.box.W*scale)/2, y+(h-d.box.H*scale)/2)
	c.Scale(scale, scale)
	c.Translate(-d.box.X, -d.box.Y)
	d.Draw(c)
	c.Restore()
}

// maxSide is the largest width or height of a rendered image in pixels.
const maxSide = 8192

// Render draws the picture's box on a new image of scale pixels a user unit,
// its sides rounded up. Scales at or below zero give an empty image; scales
// for which a side would pass 8192 pixels are reduced to that.
func (d *Drawing) Render(scale float64) *image.RGBA {
	if !(scale > 0) {
		return image.NewRGBA(image.Rectangle{})
	}
	scale = math.Min(scale, maxSide/math.Max(d.box.W, d.box.H))
	side := func(v float64) int { return int(math.Ceil(v*scale - 1e-6)) }
	c := NewCanvas(side(d.box.W), side(d.box.H))
	c.Scale(scale, scale)
	c.Translate(-d.box.X, -d.box.Y)
	d.Draw(c)
	return c.Image()
}
