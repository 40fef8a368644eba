package forhonor

import (
	"fmt"
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// SlashSteps is the last step of a Slash: the stroke is whole.
const SlashSteps = 8

// Slash is the stroke of a brush across the portrait of who is struck by a
// powerful blow, from the upper right to the lower left.
type Slash struct {
	W, H float64 // of the portrait in units, above 0
	Step int     // 0 to SlashSteps
}

// Box returns the box of the stroke in units; the portrait lies from the origin
// to (W, H).
func (s Slash) Box() vector.Box {
	over := 0.1 * max(s.W, s.H)
	return vector.Box{X: -over, Y: -over, W: s.W + 2*over, H: s.H + 2*over}
}

// Draw draws the stroke over a portrait with its upper left corner at the
// canvas's origin. A step that does not exist or a portrait without room is an
// error and draws nothing, as does step 0.
func (s Slash) Draw(c *vector.Canvas) error {
	if s.Step < 0 || s.Step > SlashSteps || !(s.W > 0 && s.H > 0) {
		return fmt.Errorf("sprites/forhonor: there is no step %d of a slash over %v by %v, expected 0 to %d", s.Step, s.W, s.H, SlashSteps)
	}
	done := float64(s.Step) / SlashSteps
	if s.Step == 0 {
		return nil
	}
	// The stroke runs along the x axis from 0 to its length.
	from, to := vector.Point{X: 1.02 * s.W, Y: -0.02 * s.H}, vector.Point{X: -0.02 * s.W, Y: 1.02 * s.H}
	length, half := math.Hypot(to.X-from.X, to.Y-from.Y), 0.055*min(s.W, s.H)
	c.Save()
	defer c.Restore()
	c.Transform(vector.Translate(from.X, from.Y).Mul(vector.Rotate(math.Atan2(to.Y-from.Y, to.X-from.X))))
	c.Clip(vector.Rect(-half, -4*half, half+(length+half)*done, 8*half), vector.NonZero)
	p := sprites.NewPainter(c)
	stroke := new(vector.Path).MoveTo(0, 0).CubeTo(0.2*length, -half, 0.5*length, -1.3*half, 0.8*length, -0.7*half).
		LineTo(length, 0).LineTo(0.82*length, 0.2*half).LineTo(0.9*length, 0.55*half).CubeTo(0.6*length, 1.2*half, 0.25*length, 0.7*half, 0, 0).Close()
	p.Stroke(stroke, vector.Stroke{Width: 0.5 * half}, vector.Solid(sprites.Paper2))
	p.FillColor(stroke, sprites.Ink)
	// Where the brush runs dry the paper shows through.
	dry := new(vector.Path)
	for i, share := range []float64{0.52, 0.6, 0.7, 0.58} {
		y := (float64(i) - 1.6) * 0.42 * half
		dry.MoveTo(share*length, y).LineTo((0.84+0.02*float64(i))*length, 0.7*y)
	}
	p.Stroke(dry, vector.Stroke{Width: 0.09 * half}, vector.Solid(sprites.Paper2))
	return nil
}
