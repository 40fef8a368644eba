package homeworlds

import (
	"image"
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Headings is the number of directions to which RoundHeading rounds.
const Headings = 32

// Ship is a pyramid that lies: a ship of Homeworlds. Its tip shows where it
// heads, its dark foot band carries pips for its size, and the half turned to
// the light is lit whatever its heading. Its origin is the middle of its length.
type Ship struct {
	Hue     Hue
	Size    int     // 1 to PyramidSizes
	Heading float64 // radians clockwise; 0 points the tip up
	// Night draws the second contour that every piece has on night grounds, and
	// the shadow that is seen there.
	Night bool
}

// RoundHeading returns the nearest of so few headings, from 0 up to 2π, that
// every one can be rendered once.
func RoundHeading(heading float64) float64 {
	const step = 2 * math.Pi / Headings
	n := math.Mod(math.Round(heading/step), Headings)
	if n < 0 {
		n += Headings
	}
	return n * step
}

// shipForm is a lying pyramid in units, its tip upwards: half its length and
// half the width of its foot.
type shipForm struct{ half, reach float64 }

// form returns the ship's measures; sizes beyond the existing ones take the
// nearest.
func (s Ship) form() shipForm {
	return [PyramidSizes]shipForm{{21, 14.6}, {29.5, 19.4}, {39, 24.4}}[min(max(s.Size, 1), PyramidSizes)-1]
}

// hull returns the triangle, tip upwards.
func (f shipForm) hull() *vector.Path {
	return new(vector.Path).MoveTo(0, -f.half).LineTo(f.reach, f.half).LineTo(-f.reach, f.half).Close()
}

// Outline returns the silhouette, turned to the heading.
func (s Ship) Outline() *vector.Path {
	return s.form().hull().Transform(vector.Rotate(s.Heading))
}

// Box returns the box of the sprite in units, its contours included and its
// shadow not.
func (s Ship) Box() vector.Box { return roomFor(s.Outline()) }

// Draw draws the ship with its middle at the canvas's origin. A hue or size that
// does not exist is an error and draws nothing.
func (s Ship) Draw(c *vector.Canvas) error {
	if err := checkPyramid(s.Hue, s.Size); err != nil {
		return err
	}
	k, f, face := sprites.DetailFor(c), s.form(), s.Hue.faces()
	c.Save()
	defer c.Restore()
	c.Rotate(s.Heading)
	hull := f.hull()
	fillPyramid(k, c, hull, face.Lit, s.Night)
	c.Save()
	c.Clip(hull, vector.NonZero)
	c.Translate(0, f.half)
	s.Hue.carve(c, field{half: f.reach, height: 2 * f.half, apex: true, coarse: k.PatternScale()})
	c.Restore()
	c.Fill(s.shadedHalf(f), vector.Solid(face.Shade.Alpha(0.88)))
	c.Stroke(vector.Line(0, -f.half, 0, f.half), vector.Stroke{Width: k.LineWidth(1.8, minInk)}, vector.Solid(sprites.Ink))
	f.drawBand(c, s.Size, k)
	outlinePyramid(k, c, hull)
	return nil
}

// shadedHalf returns the half that is turned away from the light.
func (s Ship) shadedHalf(f shipForm) *vector.Path {
	sin, cos := math.Sincos(s.Heading)
	side := 1.0 // the left half is lit as long as it faces the light
	if sprites.LightX*cos+sprites.LightY*sin < -1e-9 {
		side = -1
	}
	return new(vector.Path).MoveTo(0, -f.half).LineTo(0, f.half).LineTo(side*f.reach, f.half).Close()
}

// drawBand draws the foot band with its pips.
func (f shipForm) drawBand(c *vector.Canvas, n int, k sprites.Detail) {
	high := 9.6 * k.PipScale()
	narrow := f.reach * (1 - high/(2*f.half))
	band := new(vector.Path).MoveTo(-narrow, f.half-high).LineTo(narrow, f.half-high).
		LineTo(f.reach, f.half).LineTo(-f.reach, f.half).Close()
	c.Fill(band, vector.Solid(sprites.Ink))
	for i := range n {
		x := (float64(i) - float64(n-1)/2) * 8.4 * k.PipScale()
		drawPip(k, c, vector.Point{X: x, Y: f.half - high/2}, 2.7)
	}
}

// Render draws the ship on an image of its own that shows Box at scale pixels a
// unit.
func (s Ship) Render(scale float64) (*image.RGBA, error) {
	return sprites.Render(s.Box(), scale, s.Draw)
}

// Shadow returns the shadow of the ship held lift pixels above the table at
// scale pixels a unit. Its bounds are in the pixels of Render's image and reach
// beyond it.
func (s Ship) Shadow(scale, lift float64) *image.RGBA {
	// Drawing a silhouette cannot fail.
	shape, _ := sprites.Render(s.Box(), scale, func(c *vector.Canvas) error {
		c.Fill(s.Outline(), vector.Solid(sprites.Ink))
		return nil
	})
	return sprites.Shadow(shape, castFrom(10*scale, s.Night).WithLift(lift))
}
