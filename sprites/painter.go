package sprites

import (
	"image"
	"math"

	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// Painter is a canvas together with the detail for the size at which it draws now.
// A caller that changes the scale of the canvas makes a new one.
type Painter struct {
	*vector.Canvas
	Detail
}

// NewPainter returns a painter for what is drawn on c next.
func NewPainter(c *vector.Canvas) Painter { return Painter{c, DetailFor(c)} }

// MinOutline is the least width of the contours of small pictures in pixels, and
// MinThinLine that of the lines inside them.
const (
	MinOutline  = 1.0
	MinThinLine = 0.7
)

// FillColor fills a shape.
func (p Painter) FillColor(shape *vector.Path, fill Color) { p.Fill(shape, vector.Solid(fill)) }

// Paint fills a shape and draws its key line.
func (p Painter) Paint(shape *vector.Path, fill Color, width float64) {
	p.FillColor(shape, fill)
	p.Outline(shape, width)
}

// Outline draws a key line.
func (p Painter) Outline(shape *vector.Path, width float64) {
	p.Stroke(shape, vector.Stroke{Width: p.LineWidth(width, MinOutline)}, vector.Solid(Ink))
}

// StrokeThin draws a line inside a shape.
func (p Painter) StrokeThin(shape *vector.Path, width float64, col Color) {
	p.Stroke(shape, vector.Stroke{Width: p.LineWidth(width, MinThinLine)}, vector.Solid(col))
}

// DrawAt draws something about (x, y), enlarged.
func (p Painter) DrawAt(x, y, scale float64, draw func(Painter)) {
	p.Save()
	defer p.Restore()
	p.Translate(x, y)
	p.Scale(scale, scale)
	draw(NewPainter(p.Canvas))
}

// DrawCarved draws a word in carved letters of that height with the middle of its
// foot at (x, y).
func (p Painter) DrawCarved(word string, x, y, height float64, col Color) {
	style := letters.Style{Face: letters.Carved, Size: height}
	letters.Draw(p.Canvas, style, x-letters.Measure(style, word)/2, y, word, vector.Solid(col))
}

// DrawCarvedLeft draws a word in carved letters of that height in ink, its foot
// beginning at (x, y).
func (p Painter) DrawCarvedLeft(word string, x, y, height float64) {
	style := letters.Style{Face: letters.Carved, Size: height, Tracking: 0.03}
	letters.Draw(p.Canvas, style, x, y, word, vector.Solid(Ink))
}

// Render draws on an image of its own that shows the box at scale pixels a
// unit.
func Render(box vector.Box, scale float64, draw func(*vector.Canvas) error) (*image.RGBA, error) {
	c := vector.NewCanvas(int(math.Ceil(box.W*scale)), int(math.Ceil(box.H*scale)))
	c.Scale(scale, scale)
	c.Translate(-box.X, -box.Y)
	if err := draw(c); err != nil {
		return nil, err
	}
	return c.Image(), nil
}
