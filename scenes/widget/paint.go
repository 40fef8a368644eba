package widget

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// Paint is a widget that draws itself, of that size, or as large as its room where a side is 0.
type Paint struct {
	W, H float64
	Draw func(c *canvas.Canvas, r geom.Rect)
}

// Layout implements [Widget].
func (p Paint) Layout(_ *Context, c Constraints) *Box {
	want := Size{p.W, p.H}
	if p.W == 0 {
		want.W = c.Max.W
	}
	if p.H == 0 {
		want.H = c.Max.H
	}
	out := &Box{Size: c.Clamp(want), Short: p.W > c.Max.W+tolerance || p.H > c.Max.H+tolerance, label: "a picture"}
	if draw := p.Draw; draw != nil {
		out.paint = func(c *canvas.Canvas, r geom.Rect, _ ui.ControlState) { draw(c, r) }
	}
	return out
}

// Fill is a patch of one colour, of that size, or as large as its room where a side is 0.
type Fill struct {
	W, H   float64
	Colour sprites.Color
}

// Layout implements [Widget].
func (f Fill) Layout(ctx *Context, c Constraints) *Box {
	return Paint{W: f.W, H: f.H, Draw: func(cv *canvas.Canvas, r geom.Rect) { cv.Fill(r, f.Colour) }}.Layout(ctx, c)
}

// Panel lays a widget on paper of its size.
type Panel struct {
	Surface ui.Surface
	Child   Widget
}

// Layout implements [Widget].
func (p Panel) Layout(ctx *Context, c Constraints) *Box {
	b := p.Child.Layout(ctx, c)
	out := &Box{Size: b.Size, paint: func(c *canvas.Canvas, r geom.Rect, _ ui.ControlState) { ui.DrawSurface(c, p.Surface, r) }}
	out.add(0, 0, b)
	return out
}
