package book

import (
	"image"
	"math"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/origin"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/scenery"
	"engawa/sprites/vector"
)

// coverPaper is the indigo cloth around the pages.
func coverPaper() ui.Paper {
	return ui.Paper{Face: sprites.Ai, Lip: sprites.Night, Line: sprites.Ink, Radius: 14, Depth: 7, Cast: 34}
}

type verandaKey struct{}

// drawVeranda draws what the book lies on, a little darker so that the paper shines.
func drawVeranda(c *canvas.Canvas, v stage.View) {
	c.Backdrop(verandaKey{}, func(w, h int, scale float64) *image.RGBA {
		return scenery.Veranda(scenery.Size{W: w, H: h, Scale: scale}, false)
	})
	c.Fill(v.Area, sprites.Night.Alpha(0.28))
}

// drawBook draws the cover, the pages and how they are bound.
func (p *plan) drawBook(c *canvas.Canvas) {
	ui.DrawPaper(c, coverPaper(), p.book)
	c.Draw(pages(p.paper, p.book, !p.list.Empty(), p.fold()), geom.Pt(p.book.X, p.book.Y), canvas.Look{})
}

// fold returns where the two pages of an open book meet, as a distance from the edge of the paper.
func (p *plan) fold() float64 {
	if p.list.Empty() {
		return 0
	}
	return p.list.Right() + 22 - p.paper.X
}

type pagesKey struct {
	paper, book geom.Rect
	open        bool
	fold        float64
}

// pages returns the paper in the cover: two pages and the fold between them, or one page with its sewn edge.
func pages(paper, book geom.Rect, open bool, fold float64) canvas.Picture {
	in := paper.Move(-book.X, -book.Y)
	return canvas.Picture{
		Key: pagesKey{in, geom.R(0, 0, book.W, book.H), open, fold},
		Box: geom.R(0, 0, book.W, book.H),
		Paint: func(c *vector.Canvas) {
			line := vector.Stroke{Width: 2}
			for k := 2.0; k >= 0; k-- {
				sheet := vector.RoundRect(in.X, in.Y+k*1.6, in.W, in.H-2*k*1.6+k*1.6, 5)
				c.Fill(sheet, vector.Solid(sprites.Paper2))
				c.Stroke(sheet, vector.Stroke{Width: 1.2}, vector.Solid(sprites.Paper4))
			}
			if open {
				paintFold(c, in, in.X+fold)
			} else {
				paintStitches(c, in, book.H)
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

// draw draws the words and figures of a leaf, and so many of its cards.
func (l *leaf) draw(c *canvas.Canvas, dealt int) {
	if l.title != "" {
		style := ui.Fit(l.heading, l.title, l.head.W)
		c.Text(style, l.title, geom.Pt(l.head.X, canvas.InMiddle(style, l.head.Y, l.head.Bottom())), sprites.Ink, canvas.Left)
	}
	for _, i := range l.items {
		if i.card != nil {
			if dealt--; dealt < 0 {
				return // what follows comes with the rest
			}
		}
		i.draw(c)
	}
}

func (i *item) draw(c *canvas.Canvas) {
	if i.drawn {
		i.picture.Draw(c, i.at)
		return
	}
	height := canvas.LineHeight(i.style)
	x, first := i.at.X, i.at.X
	if i.align == canvas.Centre {
		x = i.at.Centre().X
		first = x - letters.Measure(i.style, i.lines[0])/2
	}
	origin.Draw(c, i.origin, geom.Pt(first-originIndent+origin.Side/2, i.at.Y+height/2), origin.Side)
	for k, line := range i.lines {
		y := i.at.Y + float64(k)*height + canvas.Ascent(i.style)
		c.Text(i.style, line, geom.Pt(x, y), i.ink, i.align)
	}
}
