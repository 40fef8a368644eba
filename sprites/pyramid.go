package sprites

import (
	"fmt"
	"image"
	"math"

	"engawa/sprites/vector"
)

// Hue is the colour of a pyramid of Homeworlds, and with it the pattern that
// says the same to eyes that see no colours.
type Hue uint8

// The hues in the order of Pyramids.
const (
	RedHue    Hue = iota // scales, attack
	YellowHue            // stripes, move
	GreenHue             // feathers, build
	BlueHue              // waves, trade
	hues
)

// PyramidSizes is how many sizes of pyramid there are: 1 is the smallest.
const PyramidSizes = 3

// faces returns the tones of the hue; of a hue that does not exist, black.
func (h Hue) faces() Faces {
	if h >= hues {
		return Faces{}
	}
	return Pyramids()[h]
}

// checkPyramid reports a hue or size that does not exist.
func checkPyramid(h Hue, size int) error {
	if h >= hues {
		return fmt.Errorf("sprites: there is no pyramid of hue %d, expected 0 to %d", h, hues-1)
	}
	if size < 1 || size > PyramidSizes {
		return fmt.Errorf("sprites: there is no pyramid of size %d, expected 1 to %d", size, PyramidSizes)
	}
	return nil
}

// Weights of the lines of a pyramid in units, and the least they may be in
// pixels where it is drawn small.
const (
	pyramidInk    = 2.8
	pyramidRidge  = 2.0
	pyramidSliver = 1.4 // of paper outside the ink, by night
	leastInk      = 1.1
	leastSliver   = 0.9
)

// pyramidMargin is the room left round a pyramid's outline for its contours, in
// units.
const pyramidMargin = 6

// cut is how finely a block may be cut for the size it is printed at: small
// prints have bolder lines, larger pips and a coarser pattern.
type cut struct{ unit float64 }

// cutFor returns the cut for what is drawn on c next.
func cutFor(c *vector.Canvas) cut {
	m := c.Matrix()
	// Smaller than a quarter pixel a unit nothing can be read anyway.
	return cut{max(0.25, math.Sqrt(math.Abs(m.A*m.D-m.B*m.C)))}
}

// line returns a width in units that is at least so many pixels.
func (k cut) line(width, least float64) float64 { return max(width, least/k.unit) }

// pattern returns how much coarser than usual the pattern is carved.
func (k cut) pattern() float64 { return min(1.8, max(1, 0.72/k.unit)) }

// pip returns how much larger than usual the pips are.
func (k cut) pip() float64 { return min(1.3, max(1, 0.6/k.unit)) }

// fine reports whether hair lines can be seen.
func (k cut) fine() bool { return k.unit >= 0.6 }

// groundPyramid fills the silhouette of a pyramid, by night with the second
// contour of bare paper round the ink to come.
func (k cut) groundPyramid(c *vector.Canvas, outline *vector.Path, fill Color, night bool) {
	if night {
		width := k.line(pyramidInk, leastInk) + 2*k.line(pyramidSliver, leastSliver)
		c.Stroke(outline, vector.Stroke{Width: width}, vector.Solid(Paper))
	}
	c.Fill(outline, vector.Solid(fill))
}

// inkPyramid draws the contour.
func (k cut) inkPyramid(c *vector.Canvas, outline *vector.Path) {
	c.Stroke(outline, vector.Stroke{Width: k.line(pyramidInk, leastInk)}, vector.Solid(Ink))
}

// pipAt draws one of the pips that tell the size.
func (k cut) pipAt(c *vector.Canvas, at vector.Point, radius float64) {
	dot := vector.Circle(at.X, at.Y, radius*k.pip())
	c.Stroke(dot, vector.Stroke{Width: 1.4}, vector.Solid(Ink))
	c.Fill(dot, vector.Solid(Paper))
}

// roomFor returns a path's box with the margin of a pyramid's contours, its
// sides on whole units.
func roomFor(p *vector.Path) vector.Box {
	b := p.Bounds()
	x0, y0 := math.Floor(b.X-pyramidMargin), math.Floor(b.Y-pyramidMargin)
	x1, y1 := math.Ceil(b.X+b.W+pyramidMargin), math.Ceil(b.Y+b.H+pyramidMargin)
	return vector.Box{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}
}

// renderIn draws on an image of its own that shows the box at scale pixels a
// unit.
func renderIn(box vector.Box, scale float64, draw func(*vector.Canvas) error) (*image.RGBA, error) {
	c := vector.NewCanvas(int(math.Ceil(box.W*scale)), int(math.Ceil(box.H*scale)))
	c.Scale(scale, scale)
	c.Translate(-box.X, -box.Y)
	if err := draw(c); err != nil {
		return nil, err
	}
	return c.Image(), nil
}

// castFrom returns the shadow style of a pyramid: darker and colder by night.
func castFrom(length float64, night bool) ShadowStyle {
	style := PieceShadow(length)
	if night {
		style.Opacity, style.Color = 0.5, NightShadow
	}
	return style
}
