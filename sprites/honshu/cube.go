package honshu

import (
	"fmt"
	"image"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// CubeState is how a cube of Honshū is shown.
type CubeState uint8

// The states of a cube.
const (
	CubeWhole   CubeState = iota
	CubeEmpty             // a dashed hollow with the ghost of the good: none lies here
	CubeCrossed           // struck through: the pool has none
	CubeLocked            // pale, with a lock: it may not be used now
	cubeStates
)

// Cube is a cube of goods. Its origin is the middle of its front.
type Cube struct {
	Good  Good
	State CubeState
}

// Measures of a cube in units.
const (
	cubeHalf   = 11.0 // of its front
	cubeRise   = 5.4  // of its top, seen from above
	cubeLean   = 4.6  // of its side, seen from the right
	hollowSize = 15.5 // radius of the hollow that it leaves
	cubeThrow  = 11.0 // length of its shadow
)

// CubeBox returns the box of every cube in units about its origin, ink
// included, shadow not.
func CubeBox() vector.Box { return vector.Box{X: -18, Y: -19, W: 37, H: 37} }

// Draw draws the cube with the middle of its front at the canvas's origin. A
// good or state that does not exist is an error and draws nothing.
func (b Cube) Draw(c *vector.Canvas) error {
	if err := b.Good.check(); err != nil {
		return err
	}
	p := sprites.NewPainter(c)
	switch b.State {
	case CubeWhole:
		drawCube(p, b.Good)
	case CubeEmpty:
		drawHollow(p, b.Good)
	case CubeCrossed:
		drawCrossedCube(p, b.Good)
	case CubeLocked:
		drawLockedCube(p, b.Good)
	default:
		return fmt.Errorf("sprites/honshu: there is no state %d of a cube, expected 0 to %d", b.State, cubeStates-1)
	}
	return nil
}

// Render draws the cube on an image of its own that shows CubeBox at scale
// pixels a unit.
func (b Cube) Render(scale float64) (*image.RGBA, error) {
	return sprites.Render(CubeBox(), scale, b.Draw)
}

// Shadow returns the shadow of the cube held lift pixels above what it lies on
// at scale pixels a unit, of a hollow none. Its bounds are in the pixels of
// Render's image and reach beyond it.
func (b Cube) Shadow(scale, lift float64) *image.RGBA {
	if b.State == CubeEmpty {
		return image.NewRGBA(image.Rectangle{})
	}
	// A path drawn without fail gives no error.
	shape, _ := sprites.Render(CubeBox(), scale, func(c *vector.Canvas) error {
		c.Fill(cubeOutline(), vector.Solid(sprites.Ink))
		return nil
	})
	return sprites.Shadow(shape, sprites.PieceShadow(cubeThrow*scale).WithLift(lift))
}

func cubeOutline() *vector.Path {
	const h, x, y = cubeHalf, cubeHalf + cubeLean, -cubeHalf - cubeRise
	return vector.Polygon(vector.Point{X: -h, Y: -h}, vector.Point{X: cubeLean - h, Y: y}, vector.Point{X: x, Y: y},
		vector.Point{X: x, Y: h - cubeRise}, vector.Point{X: h, Y: h}, vector.Point{X: -h, Y: h})
}

// drawCube draws a whole cube.
func drawCube(p sprites.Painter, g Good) {
	const h, x, y = cubeHalf, cubeHalf + cubeLean, -cubeHalf - cubeRise
	tones, outline := g.tones(), cubeOutline()
	p.FillColor(outline, tones.Face)
	p.FillColor(vector.Polygon(vector.Point{X: -h, Y: -h}, vector.Point{X: cubeLean - h, Y: y}, vector.Point{X: x, Y: y}, vector.Point{X: h, Y: -h}), tones.Top)
	p.FillColor(vector.Polygon(vector.Point{X: h, Y: -h}, vector.Point{X: x, Y: y}, vector.Point{X: x, Y: h - cubeRise}, vector.Point{X: h, Y: h}), tones.Side)
	edges := new(vector.Path).MoveTo(-h, -h).LineTo(h, -h).LineTo(h, h).MoveTo(h, -h).LineTo(x, y)
	p.StrokeThin(edges, 1.8, sprites.Ink)
	p.Outline(outline, 2.5)
	drawSign(p, g, g.signInk(), 0.86)
}

// drawSign draws the sign of a good, or where it is small the plain shape that
// stands for it, about the origin.
func drawSign(p sprites.Painter, g Good, ink sprites.Color, scale float64) {
	if p.PixelsPerUnit*scale < 0.34 {
		p.FillColor(g.plainSign().Transform(vector.Scale(8*scale, 8*scale)), ink)
		return
	}
	p.FillRule(g.sign().Transform(vector.Scale(scale, scale)), vector.EvenOdd, vector.Solid(ink))
}

// drawHollow draws the place of a cube that is not there.
func drawHollow(p sprites.Painter, g Good) {
	circle := vector.Circle(0, 0, hollowSize)
	p.FillColor(circle, sprites.Paper2)
	p.Stroke(circle, vector.Stroke{Width: p.LineWidth(2, 0.8), Cap: vector.ButtCap, Dash: []float64{4.1, 3.39}}, vector.Solid(sprites.Ink))
	p.FillRule(g.sign(), vector.EvenOdd, vector.Solid(g.tones().Face.Alpha(0.85)))
}

// drawCrossedCube draws a bare cube with a stroke through it.
func drawCrossedCube(p sprites.Painter, g Good) {
	const h, x, y = cubeHalf, cubeHalf + cubeLean, -cubeHalf - cubeRise
	outline := cubeOutline()
	p.FillColor(outline, sprites.Paper2)
	p.StrokeThin(new(vector.Path).MoveTo(-h, -h).LineTo(h, -h).LineTo(h, h).MoveTo(h, -h).LineTo(x, y), 1.4, sprites.Ink3)
	drawSign(p, g, sprites.Ink3, 0.86)
	p.Stroke(outline, vector.Stroke{Width: p.LineWidth(2.2, sprites.MinOutline)}, vector.Solid(sprites.Ink2))
	stroke := vector.Line(1-cubeHalf-cubeLean, h+2, x-1, y+1)
	p.Stroke(stroke, vector.Stroke{Width: p.LineWidth(6, 3)}, vector.Solid(sprites.Paper2))
	p.Stroke(stroke, vector.Stroke{Width: p.LineWidth(3, 1.5)}, vector.Solid(sprites.Ink))
}

// drawLockedCube draws a washed cube with a lock at its corner.
func drawLockedCube(p sprites.Painter, g Good) {
	p.BeginLayer(0.55)
	drawCube(p, g)
	p.EndLayer()
	p.DrawAt(11.5, -11, 1, func(p sprites.Painter) {
		shackle := new(vector.Path).MoveTo(-2.6, -0.6).LineTo(-2.6, -2.4).CubeTo(-2.6, -6, 2.6, -6, 2.6, -2.4).LineTo(2.6, -0.6)
		body := vector.RoundRect(-4.6, -1, 9.2, 7, 1.4)
		p.Stroke(shackle.Clone().Append(body), vector.Stroke{Width: p.LineWidth(4.4, 2.2)}, vector.Solid(sprites.Paper2))
		p.Stroke(shackle, vector.Stroke{Width: p.LineWidth(2, 1)}, vector.Solid(sprites.Ink))
		p.FillColor(body, sprites.Ink)
	})
}

// drawCubeShade draws what a cube on a square throws to the lower right.
func drawCubeShade(p sprites.Painter) {
	const (
		h, x, y = cubeHalf, cubeHalf + cubeLean, -cubeHalf - cubeRise
		dx, dy  = cubeThrow * sprites.LightX, cubeThrow * sprites.LightY
	)
	p.Fill(vector.Polygon(vector.Point{X: -h, Y: h}, vector.Point{X: cubeLean - h, Y: y}, vector.Point{X: x, Y: y}, vector.Point{X: x + dx, Y: y + dy},
		vector.Point{X: x + dx, Y: h - cubeRise + dy}, vector.Point{X: h + dx, Y: h + dy}, vector.Point{X: dx - h, Y: h + dy}), vector.Solid(sprites.Ink.Alpha(0.2)))
}
