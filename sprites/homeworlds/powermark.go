package homeworlds

import (
	"engawa/sprites"
	"engawa/sprites/vector"
)

// PowerMark is the small triangle that stands for a power on its button: the
// hue with its pattern. Its box is 44 units wide and 40 high about the origin.
type PowerMark struct{ Hue Hue }

// SignColor returns the tone of the hue for lines on paper, as the sign of its power.
func (h Hue) SignColor() sprites.Color {
	switch h {
	case RedHue:
		return h.faces().Lit
	case BlueHue:
		return h.faces().Carved
	}
	return h.faces().Shade
}

// BrightColor returns the tone of the hue for small marks on night grounds.
func (h Hue) BrightColor() sprites.Color { return h.faces().Lit }

// PowerMarkBox returns the box of every mark of a power in units.
func PowerMarkBox() vector.Box { return vector.Box{X: -22, Y: -20, W: 44, H: 40} }

// Draw draws the mark about the canvas's origin. A hue that does not exist is an
// error and draws nothing.
func (m PowerMark) Draw(c *vector.Canvas) error {
	if err := checkPyramid(m.Hue, 1); err != nil {
		return err
	}
	triangle := vector.Polygon(vector.Point{Y: -17}, vector.Point{X: 19, Y: 16}, vector.Point{X: -19, Y: 16})
	m.Hue.Fill(c, triangle)
	c.Stroke(triangle, vector.Stroke{Width: sprites.DetailFor(c).LineWidth(3, minInk)}, vector.Solid(sprites.Ink))
	return nil
}
