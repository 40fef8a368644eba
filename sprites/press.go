package sprites

import (
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// press is a canvas together with the cut for the size at which it prints now.
// Whoever changes the canvas's scale takes a new one.
type press struct {
	*vector.Canvas
	cut
}

func pressOn(c *vector.Canvas) press { return press{c, cutFor(c)} }

// leastKey is the least width of the contours of small prints in pixels, and
// leastFine that of the lines inside them.
const (
	leastKey  = 1.0
	leastFine = 0.7
)

// flat fills a shape.
func (p press) flat(shape *vector.Path, fill Color) { p.Fill(shape, vector.Solid(fill)) }

// print fills a shape and draws its key line.
func (p press) print(shape *vector.Path, fill Color, width float64) {
	p.flat(shape, fill)
	p.ink(shape, width)
}

// ink draws a key line.
func (p press) ink(shape *vector.Path, width float64) {
	p.Stroke(shape, vector.Stroke{Width: p.line(width, leastKey)}, vector.Solid(Ink))
}

// hair draws a line inside a shape.
func (p press) hair(shape *vector.Path, width float64, col Color) {
	p.Stroke(shape, vector.Stroke{Width: p.line(width, leastFine)}, vector.Solid(col))
}

// at draws something about (x, y), enlarged.
func (p press) at(x, y, scale float64, draw func(press)) {
	p.Save()
	defer p.Restore()
	p.Translate(x, y)
	p.Scale(scale, scale)
	draw(pressOn(p.Canvas))
}

// carved draws a word in carved letters of that height with the middle of its
// foot at (x, y).
func (p press) carved(word string, x, y, height float64, col Color) {
	style := letters.Style{Face: letters.Carved, Size: height}
	letters.Draw(p.Canvas, style, x-letters.Measure(style, word)/2, y, word, vector.Solid(col))
}

// carvedLeft draws a word in carved letters of that height in ink, its foot
// beginning at (x, y).
func (p press) carvedLeft(word string, x, y, height float64) {
	style := letters.Style{Face: letters.Carved, Size: height, Tracking: 0.03}
	letters.Draw(p.Canvas, style, x, y, word, vector.Solid(Ink))
}
