// Package veranda draws what shelf and setup share: the garden at dusk behind everything, the boxes of the games that
// stand on the boards, and the tea, the cat and the wind chime around them.
//
// It imports scenes/anim, canvas, geom, stage and ui, and sprites; no scene and no rules.
package veranda

import (
	"image"
	"math"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/sprites/scenery"
)

// Sizes that the scenery is designed for, in its own units.
const (
	wideW, wideH = 1280, 800
	tallW, tallH = 390, 844
)

// Unit returns how many logical units of the room one unit of the scenery takes.
func Unit(v stage.View) float64 {
	if v.Class == stage.Tall {
		return min(v.Area.W/tallW, v.Area.H/tallH)
	}
	return min(v.Area.W/wideW, v.Area.H/wideH)
}

// Floor returns the height at which the boards of the veranda begin.
func Floor(v stage.View) float64 {
	if v.Class == stage.Tall {
		return max(372*Unit(v), 0.44*v.Area.H)
	}
	return 0.696 * v.Area.H
}

type gardenKey struct {
	size geom.Point
	door bool
}

// Draw covers the room with the view into the garden; with door, a landscape ends in a paper door at its right.
func Draw(c *canvas.Canvas, v stage.View, door bool) {
	size := func(scale float64) scenery.Size {
		return scenery.Size{
			W: int(math.Ceil(v.Area.W * scale)), H: int(math.Ceil(v.Area.H * scale)), Scale: scale * Unit(v),
		}
	}
	c.Draw(canvas.Picture{
		Key:    gardenKey{geom.Pt(v.Area.W, v.Area.H), door},
		Box:    v.Area,
		Render: func(scale float64) *image.RGBA { return scenery.Veranda(size(scale), door) },
		Sketch: func(scale float64) *image.RGBA { return scenery.VerandaSketch(size(scale), door) },
		Steps:  func(scale float64) (*image.RGBA, []func()) { return scenery.VerandaInSteps(size(scale), door) },
	}, geom.Point{}, canvas.Look{})
}
