package forhonor

import (
	"fmt"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Abacus is one rod of beads that counts the score of a camp, a bead for every
// hundred points.
type Abacus struct {
	Camp        Camp
	Beads       int  // counted, 0 to AbacusBeads
	FromTheLeft bool // the counted beads lie at the left end, otherwise at the right
}

// AbacusBeads is how many beads are on a rod: with all of them counted the
// other camp may break.
const AbacusBeads = 10

// Measures of the abacus in units.
const (
	beadWidth  = 17.6
	beadHeight = 34.0
	rodLength  = AbacusBeads*beadWidth + 30
)

// AbacusBox returns the box of every rod in units; it lies from the origin to
// (206, 34), ink stands over.
func AbacusBox() vector.Box { return vector.Box{X: -2, Y: -2, W: rodLength + 4, H: beadHeight + 4} }

// Box returns AbacusBox.
func (a Abacus) Box() vector.Box { return AbacusBox() }

// Draw draws the rod with its upper left corner at the canvas's origin. A camp
// that does not exist or a number out of its range is an error and draws
// nothing.
func (a Abacus) Draw(c *vector.Canvas) error {
	if err := a.Camp.check(); err != nil {
		return err
	}
	if a.Beads < 0 || a.Beads > AbacusBeads {
		return fmt.Errorf("sprites/forhonor: %d beads cannot be counted, expected 0 to %d", a.Beads, AbacusBeads)
	}
	p := sprites.NewPainter(c)
	rod := vector.Line(2, beadHeight/2, rodLength-2, beadHeight/2)
	p.Outline(rod, 5.4)
	p.StrokeThin(rod, 2, sprites.Kuri2)
	cloth := a.Camp.Cloth()
	for i := range AbacusBeads {
		// Bead 0 lies outermost at the counted end.
		x, fill, shade := beadWidth*float64(i), sprites.Paper3, sprites.Paper4
		if i < a.Beads {
			fill, shade = cloth.Cloth, cloth.Dark
		} else {
			x += rodLength - AbacusBeads*beadWidth
		}
		if !a.FromTheLeft {
			x = rodLength - x - beadWidth
		}
		p.DrawAt(x+beadWidth/2, beadHeight/2, 1, func(p sprites.Painter) { drawBead(p, fill, shade) })
	}
	return nil
}

// drawBead draws one bead about the origin: a double cone seen from the side.
func drawBead(p sprites.Painter, fill, shade sprites.Color) {
	const w, h, flat = beadWidth/2 - 0.6, beadHeight / 2, 4.6
	shape := vector.Polygon(vector.Point{X: -flat, Y: -h}, vector.Point{X: flat, Y: -h}, vector.Point{X: w}, vector.Point{X: flat, Y: h}, vector.Point{X: -flat, Y: h}, vector.Point{X: -w})
	p.FillColor(shape, fill)
	p.FillColor(vector.Polygon(vector.Point{X: -w}, vector.Point{X: w}, vector.Point{X: flat, Y: h}, vector.Point{X: -flat, Y: h}), shade)
	p.Outline(shape, 2.2)
}
