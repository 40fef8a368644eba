package forhonor

import (
	"fmt"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Missile is what a hero shoots or throws: an arrow, a bolt or an axe.
type Missile uint8

// The missiles.
const (
	ArrowMissile Missile = iota
	BoltMissile
	AxeMissile // turns over as it flies
	missiles
)

// Missile returns what the hero shoots; those who cannot shoot have arrows.
func (h Hero) Missile() Missile {
	switch h {
	case Arbalest:
		return BoltMissile
	case Berserker:
		return AxeMissile
	default:
		return ArrowMissile
	}
}

// Box returns the box of every missile in field units, about its middle.
func (m Missile) Box() vector.Box { return vector.Box{X: -26, Y: -18, W: 52, H: 36} }

// Draw draws the missile as it flies to the right, in field units with its
// middle at the canvas's origin. One that does not exist is an error and draws
// nothing.
func (m Missile) Draw(c *vector.Canvas) error {
	p := sprites.NewPainter(c)
	switch m {
	case ArrowMissile:
		drawShaft(p, -20, 14, 2.2)
		drawFletching(p, -19, 8, 5, sprites.Paper2)
		drawTip(p, 12, 22, 5)
	case BoltMissile:
		drawShaft(p, -12, 9, 4)
		drawFletching(p, -11, 6, 5, sprites.Bengara)
		drawTip(p, 7, 17, 6)
	case AxeMissile:
		drawShaft(p, -20, 16, 3.4)
		blade := new(vector.Path).MoveTo(6, -2).LineTo(4, -12).QuadTo(11, -15, 19, -10).LineTo(15, -2).Close()
		p.Stroke(blade, vector.Stroke{Width: p.LineWidth(5.4, 2.8)}, vector.Solid(sprites.Paper2))
		p.Paint(blade, steel, 2.4)
	default:
		return fmt.Errorf("sprites/forhonor: there is no missile %d, expected 0 to %d", m, missiles-1)
	}
	return nil
}

// drawShaft draws wood between two places of the x axis.
func drawShaft(p sprites.Painter, from, to, wide float64) {
	line := vector.Line(from, 0, to, 0)
	for _, coat := range []struct {
		over float64
		col  sprites.Color
	}{{5, sprites.Paper2}, {2.2, sprites.Ink}, {0, sprites.Kuri2}} {
		p.Stroke(line, vector.Stroke{Width: p.LineWidth(wide+coat.over, 0.8)}, vector.Solid(coat.col))
	}
}

// drawFletching draws the feathers of a missile that end at x.
func drawFletching(p sprites.Painter, x, long, wide float64, col sprites.Color) {
	for _, side := range []float64{-1, 1} {
		feather := vector.Polygon(vector.Point{X: x, Y: side * wide}, vector.Point{X: x + long - 3, Y: side * wide}, vector.Point{X: x + long, Y: side}, vector.Point{X: x + 3, Y: side})
		p.Paint(feather, col, 1.6)
	}
}

// drawTip draws an iron point from x to its end.
func drawTip(p sprites.Painter, x, end, wide float64) {
	head := vector.Polygon(vector.Point{X: x, Y: -wide}, vector.Point{X: end}, vector.Point{X: x, Y: wide}, vector.Point{X: x + 2})
	p.Stroke(head, vector.Stroke{Width: p.LineWidth(4.6, 2.4)}, vector.Solid(sprites.Paper2))
	p.Paint(head, steel, 2)
}
