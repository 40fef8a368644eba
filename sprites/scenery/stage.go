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

// valid reports whether there is anything to draw.
func (s Size) valid() bool { return s.W > 0 && s.H > 0 && s.Scale > 0 }

// stage is a canvas in units, with the chance that belongs to the scene.
type stage struct {
	*vector.Canvas
	chance
	w, h float64 // in units
}

// newStage returns a blank stage, of no pixels if the size is not valid.
func newStage(size Size, seed uint64) *stage {
	if !size.valid() {
		size = Size{Scale: 1}
	}
	s := &stage{
		Canvas: vector.NewCanvas(size.W, size.H),
		chance: chance(seed),
		w:      float64(size.W) / size.Scale,
		h:      float64(size.H) / size.Scale,
	}
	s.Scale(size.Scale, size.Scale)
	return s
}

// newGround returns a stage covered with one colour, so that no pixel can stay
// open where two edges meet inside it.
func newGround(size Size, seed uint64, base sprites.Color) *stage {
	s := newStage(size, seed)
	s.rect(0, 0, s.w, s.h, base)
	return s
}

// unitsToPixels returns the size of an image that holds w by h units.
func unitsToPixels(w, h, scale float64) Size {
	return Size{W: int(w*scale + 0.999), H: int(h*scale + 0.999), Scale: scale}
}

func (s *stage) rect(x, y, w, h float64, c sprites.Color) {
	s.Fill(vector.Rect(x, y, w, h), vector.Solid(c))
}

// fade fills a rectangle with a gradation from top to bottom.
func (s *stage) fade(box vector.Box, stops ...vector.Stop) {
	s.Fill(vector.Rect(box.X, box.Y, box.W, box.H), vector.Linear(0, box.Y, 0, box.Y+box.H, stops...))
}

// broad reports whether an upright stage shows more than a strip beside the
// board: on a tablet.
func (s *stage) broad() bool { return s.w >= 480 }

// fromEdge measures x from the left edge, or from the right one if negative.
func (s *stage) fromEdge(x float64) float64 {
	if x < 0 {
		return s.w + x
	}
	return x
}

// line rules a straight stroke.
func (s *stage) line(x0, y0, x1, y1, width float64, paint vector.Paint) {
	s.Stroke(vector.Line(x0, y0, x1, y1), vector.Stroke{Width: width, Cap: vector.ButtCap}, paint)
}

// ink draws the key line round a shape.
func (s *stage) ink(p *vector.Path, width float64) {
	s.Stroke(p, vector.Stroke{Width: width}, vector.Solid(sprites.Ink))
}

// print fills a shape and draws its key line.
func (s *stage) print(p *vector.Path, fill sprites.Color, width float64) {
	s.Fill(p, vector.Solid(fill))
	s.ink(p, width)
}

// place draws a drawing of the catalogue with its origin at (x, y).
func (s *stage) place(name string, x, y, scale float64) {
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

// bokashi is a gradation of colours spread by the offsets given with them.
func bokashi(steps ...tone) []vector.Stop {
	stops := make([]vector.Stop, len(steps))
	for i, t := range steps {
		stops[i] = vector.Stop{Offset: t.at, Color: t.color.NRGBA()}
	}
	return stops
}

// tone is one colour of a gradation.
type tone struct {
	at    float64
	color sprites.Color
}

// between returns the colour at share t of the way from a to b.
func between(a, b sprites.Color, t float64) sprites.Color {
	mix := func(shift uint) sprites.Color {
		x, y := float64(a>>shift&0xFF), float64(b>>shift&0xFF)
		return sprites.Color(x+(y-x)*t+0.5) << shift
	}
	return mix(16) | mix(8) | mix(0)
}
