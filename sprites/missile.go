package sprites

import (
	"fmt"

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
	p := pressOn(c)
	switch m {
	case ArrowMissile:
		p.shaft(-20, 14, 2.2)
		p.fletching(-19, 8, 5, Paper2)
		p.tip(12, 22, 5)
	case BoltMissile:
		p.shaft(-12, 9, 4)
		p.fletching(-11, 6, 5, Bengara)
		p.tip(7, 17, 6)
	case AxeMissile:
		p.shaft(-20, 16, 3.4)
		blade := new(vector.Path).MoveTo(6, -2).LineTo(4, -12).QuadTo(11, -15, 19, -10).LineTo(15, -2).Close()
		p.Stroke(blade, vector.Stroke{Width: p.line(5.4, 2.8)}, vector.Solid(Paper2))
		p.print(blade, steel, 2.4)
	default:
		return fmt.Errorf("sprites: there is no missile %d, expected 0 to %d", m, missiles-1)
	}
	return nil
}

// shaft draws wood between two places of the x axis.
func (p press) shaft(from, to, wide float64) {
	line := vector.Line(from, 0, to, 0)
	for _, coat := range []struct {
		over float64
		col  Color
	}{{5, Paper2}, {2.2, Ink}, {0, Kuri2}} {
		p.Stroke(line, vector.Stroke{Width: p.line(wide+coat.over, 0.8)}, vector.Solid(coat.col))
	}
}

// fletching draws the feathers of a missile that end at x.
func (p press) fletching(x, long, wide float64, col Color) {
	for _, side := range []float64{-1, 1} {
		feather := vector.Polygon(vector.Point{X: x, Y: side * wide}, vector.Point{X: x + long - 3, Y: side * wide}, vector.Point{X: x + long, Y: side}, vector.Point{X: x + 3, Y: side})
		p.print(feather, col, 1.6)
	}
}

// tip draws an iron point from x to its end.
func (p press) tip(x, end, wide float64) {
	head := vector.Polygon(vector.Point{X: x, Y: -wide}, vector.Point{X: end}, vector.Point{X: x, Y: wide}, vector.Point{X: x + 2})
	p.Stroke(head, vector.Stroke{Width: p.line(4.6, 2.4)}, vector.Solid(Paper2))
	p.print(head, steel, 2)
}
