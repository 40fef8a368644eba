package book

import (
	"image"
	"math"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/scenery"
	"engawa/sprites/vector"
)

// coverPaper is the indigo cloth around the pages.
func coverPaper() ui.Surface {
	return ui.Surface{Face: sprites.Ai, Lip: sprites.Night, Line: sprites.Ink, Radius: 14, Depth: 7, Cast: 34}
}

type verandaKey struct{}

// drawVeranda draws what the book lies on, a little darker so that the paper shines.
func drawVeranda(c *canvas.Canvas, v stage.View) {
	c.Backdrop(verandaKey{}, func(w, h int, scale float64) *image.RGBA {
		return scenery.Veranda(scenery.Size{W: w, H: h, Scale: scale}, false)
	})
	c.Fill(v.Area, sprites.Night.Alpha(0.28))
}

// drawBook returns what draws the cover, the pages and how they are bound. Two pages of an open book meet at fold, as a
// distance from the edge of the paper; 0 for one page with its sewn edge.
func drawBook(fold float64) func(c *canvas.Canvas, r geom.Rect) {
	return func(c *canvas.Canvas, r geom.Rect) {
		ui.DrawSurface(c, coverPaper(), r)
		c.Draw(pages(r.W, r.H, fold), geom.Pt(r.X, r.Y), canvas.Look{})
	}
}

type pagesKey struct{ w, h, fold float64 }

// pages returns the paper in a cover of the size.
func pages(w, h, fold float64) canvas.Picture {
	book := geom.R(0, 0, w, h)
	in := book.Inset(cover)
	if fold == 0 {
		_, in = in.CutLeft(spine - cover)
	}
	return canvas.Picture{
		Key: pagesKey{w, h, fold}, Box: book,
		Paint: func(c *vector.Canvas) {
			line := vector.Stroke{Width: 2}
			for k := 2.0; k >= 0; k-- {
				sheet := vector.RoundRect(in.X, in.Y+k*1.6, in.W, in.H-2*k*1.6+k*1.6, 5)
				c.Fill(sheet, vector.Solid(sprites.Paper2))
				c.Stroke(sheet, vector.Stroke{Width: 1.2}, vector.Solid(sprites.Paper4))
			}
			if fold > 0 {
				paintFold(c, in, in.X+fold)
			} else {
				paintStitches(c, in, h)
			}
			c.Stroke(vector.RoundRect(in.X, in.Y, in.W, in.H, 5), line, vector.Solid(sprites.Ink))
			hair := in.Inset(6)
			c.Stroke(vector.RoundRect(hair.X, hair.Y, hair.W, hair.H, 3), vector.Stroke{Width: 1}, vector.Solid(sprites.Paper4))
		},
	}
}

// paintFold shades the paper where it bends into the binding.
func paintFold(c *vector.Canvas, in geom.Rect, x float64) {
	const deep = 46.0
	shade := func(from, to float64, strength float64) {
		c.Fill(vector.Rect(min(from, to), in.Y+1, math.Abs(to-from), in.H-2), vector.Linear(from, 0, to, 0,
			vector.Stop{Offset: 0, Color: sprites.Wood3.Alpha(strength)},
			vector.Stop{Offset: 0.35, Color: sprites.Wood3.Alpha(strength * 0.3)},
			vector.Stop{Offset: 1, Color: sprites.Wood3.Alpha(0)}))
	}
	shade(x, x-deep, 0.30)
	shade(x, x+deep*0.7, 0.22)
	c.Stroke(vector.Line(x, in.Y+1, x, in.Bottom()-1), vector.Stroke{Width: 1.6}, vector.Solid(sprites.Ink.Alpha(0.55)))
}

// paintStitches sews the edge: a thread along the spine and loops around it.
func paintStitches(c *vector.Canvas, in geom.Rect, height float64) {
	const loops = 5
	thread := func(x0, y0, x1, y1 float64) {
		c.Stroke(vector.Line(x0, y0, x1, y1), vector.Stroke{Width: 3.4}, vector.Solid(sprites.Ink.Alpha(0.5)))
		c.Stroke(vector.Line(x0, y0, x1, y1), vector.Stroke{Width: 2}, vector.Solid(sprites.Paper))
	}
	x := in.X * 0.62
	top, bottom := in.Y+14, height-in.Y-14
	thread(x, top, x, bottom)
	for k := range loops {
		y := top + (bottom-top)*float64(k)/(loops-1)
		thread(1.5, y, x, y)
		c.Fill(vector.Circle(x, y, 2.6), vector.Solid(sprites.Paper))
	}
}
