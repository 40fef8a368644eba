package homeworlds

import (
	"fmt"
	"math"

	"engawa/sprites"
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
func (h Hue) faces() sprites.Faces {
	if h >= hues {
		return sprites.Faces{}
	}
	return sprites.Pyramids()[h]
}

// checkPyramid reports a hue or size that does not exist.
func checkPyramid(h Hue, size int) error {
	if h >= hues {
		return fmt.Errorf("sprites/homeworlds: there is no pyramid of hue %d, expected 0 to %d", h, hues-1)
	}
	if size < 1 || size > PyramidSizes {
		return fmt.Errorf("sprites/homeworlds: there is no pyramid of size %d, expected 1 to %d", size, PyramidSizes)
	}
	return nil
}

// Weights of the lines of a pyramid in units, and the least they may be in
// pixels where it is drawn small.
const (
	pyramidInk    = 2.8
	pyramidRidge  = 2.0
	pyramidSliver = 1.4 // of paper outside the ink, by night
	minInk        = 1.1
	minSliver     = 0.9
)

// pyramidMargin is the room left round a pyramid's outline for its contours, in
// units.
const pyramidMargin = 6

// fillPyramid fills the silhouette of a pyramid, by night with the second
// contour of bare paper round the ink to come.
func fillPyramid(k sprites.Detail, c *vector.Canvas, outline *vector.Path, fill sprites.Color, night bool) {
	if night {
		width := k.LineWidth(pyramidInk, minInk) + 2*k.LineWidth(pyramidSliver, minSliver)
		c.Stroke(outline, vector.Stroke{Width: width}, vector.Solid(sprites.Paper))
	}
	c.Fill(outline, vector.Solid(fill))
}

// outlinePyramid draws the contour.
func outlinePyramid(k sprites.Detail, c *vector.Canvas, outline *vector.Path) {
	c.Stroke(outline, vector.Stroke{Width: k.LineWidth(pyramidInk, minInk)}, vector.Solid(sprites.Ink))
}

// drawPip draws one of the pips that tell the size.
func drawPip(k sprites.Detail, c *vector.Canvas, at vector.Point, radius float64) {
	dot := vector.Circle(at.X, at.Y, radius*k.PipScale())
	c.Stroke(dot, vector.Stroke{Width: 1.4}, vector.Solid(sprites.Ink))
	c.Fill(dot, vector.Solid(sprites.Paper))
}

// roomFor returns a path's box with the margin of a pyramid's contours, its
// sides on whole units.
func roomFor(p *vector.Path) vector.Box {
	b := p.Bounds()
	x0, y0 := math.Floor(b.X-pyramidMargin), math.Floor(b.Y-pyramidMargin)
	x1, y1 := math.Ceil(b.X+b.W+pyramidMargin), math.Ceil(b.Y+b.H+pyramidMargin)
	return vector.Box{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}
}

// castFrom returns the shadow style of a pyramid: darker and colder by night.
func castFrom(length float64, night bool) sprites.ShadowStyle {
	style := sprites.PieceShadow(length)
	if night {
		style.Opacity, style.Color = 0.5, sprites.NightShadow
	}
	return style
}
