package scenery

import (
	"engawa/sprites"
	"engawa/sprites/vector"
)

// Size is how large a background is wanted.
type Size struct {
	W, H  int     // in pixels
	Scale float64 // pixels a unit: min(W/1280, H/800) landscape, W/390 portrait
}

// Portrait reports whether the size takes the upright arrangement: higher than
// 1.15 times its width.
func (s Size) Portrait() bool { return float64(s.H) > 1.15*float64(s.W) }

// IsValid reports whether there is anything to draw.
func (s Size) IsValid() bool { return s.W > 0 && s.H > 0 && s.Scale > 0 }

// Painter is a canvas in units, with the random numbers of the picture.
type Painter struct {
	*vector.Canvas
	Random
	W, H float64 // in units
}

// NewPainter returns a blank canvas, of no pixels if the size is not valid.
func NewPainter(size Size, seed uint64) *Painter {
	if !size.IsValid() {
		size = Size{Scale: 1}
	}
	s := &Painter{
		Canvas: vector.NewCanvas(size.W, size.H),
		Random: Random(seed),
		W:      float64(size.W) / size.Scale,
		H:      float64(size.H) / size.Scale,
	}
	s.Scale(size.Scale, size.Scale)
	return s
}

// NewGround returns a canvas covered with one colour, so that no pixel can stay
// open where two edges meet inside it.
func NewGround(size Size, seed uint64, base sprites.Color) *Painter {
	s := NewPainter(size, seed)
	s.FillRect(0, 0, s.W, s.H, base)
	return s
}

// PixelSize returns the size of an image that holds w by h units.
func PixelSize(w, h, scale float64) Size {
	return Size{W: int(w*scale + 0.999), H: int(h*scale + 0.999), Scale: scale}
}

// FillRect fills a rectangle with one colour.
func (s *Painter) FillRect(x, y, w, h float64, c sprites.Color) {
	s.Fill(vector.Rect(x, y, w, h), vector.Solid(c))
}

// Fade fills a rectangle with a gradation from top to bottom.
func (s *Painter) Fade(box vector.Box, stops ...vector.Stop) {
	s.Fill(vector.Rect(box.X, box.Y, box.W, box.H), vector.Linear(0, box.Y, 0, box.Y+box.H, stops...))
}

// IsBroad reports whether an upright picture shows more than a strip beside the
// board: on a tablet.
func (s *Painter) IsBroad() bool { return s.W >= 480 }

// FromEdge measures x from the left edge, or from the right one if negative.
func (s *Painter) FromEdge(x float64) float64 {
	if x < 0 {
		return s.W + x
	}
	return x
}

// DrawLine rules a straight stroke.
func (s *Painter) DrawLine(x0, y0, x1, y1, width float64, paint vector.Paint) {
	s.Stroke(vector.Line(x0, y0, x1, y1), vector.Stroke{Width: width, Cap: vector.ButtCap}, paint)
}

// Outline draws the key line round a shape.
func (s *Painter) Outline(p *vector.Path, width float64) {
	s.Stroke(p, vector.Stroke{Width: width}, vector.Solid(sprites.Ink))
}

// Paint fills a shape and draws its key line.
func (s *Painter) Paint(p *vector.Path, fill sprites.Color, width float64) {
	s.Fill(p, vector.Solid(fill))
	s.Outline(p, width)
}

// DrawNamed draws the drawing of that name, one of sprites.Drawings, with its origin at (x, y).
func (s *Painter) DrawNamed(name string, x, y, scale float64) {
	d, err := sprites.Drawing(name)
	if err != nil {
		panic(err) // the names are in the code and tested
	}
	s.Save()
	s.Translate(x, y)
	s.Canvas.Scale(scale, scale)
	d.Draw(s.Canvas)
	s.Restore()
}

// Stop returns a colour of a gradation at an offset from 0 to 1.
func Stop(offset float64, c sprites.Color) vector.Stop {
	return vector.Stop{Offset: offset, Color: c.NRGBA()}
}
