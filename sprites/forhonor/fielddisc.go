package forhonor

import (
	"fmt"
	"strconv"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// maxCount is the largest number that the discs of the battlefield show.
const maxCount = 99

// drawFigures draws a number in carved figures about the origin, to fit a disc of
// that radius.
func drawFigures(p sprites.Painter, n int, radius float64, col sprites.Color) {
	text := strconv.Itoa(n)
	high := 1.1 * radius
	if len(text) > 1 {
		high = 0.86 * radius
	}
	p.DrawCarved(text, 0, high/2, high, col)
}

// StepDisc ends the trail of a hero: it says how many moves the way costs. It
// is drawn in field units about the middle of a square.
type StepDisc struct{ Steps int } // 0 to 99

// Box returns the box of the disc in field units.
func (d StepDisc) Box() vector.Box { return vector.Box{X: -22, Y: -22, W: 44, H: 44} }

// Draw draws the disc about the canvas's origin. A number out of its range is
// an error and draws nothing.
func (d StepDisc) Draw(c *vector.Canvas) error {
	if d.Steps < 0 || d.Steps > maxCount {
		return fmt.Errorf("sprites/forhonor: a way of %d steps cannot be shown, expected 0 to %d", d.Steps, maxCount)
	}
	p := sprites.NewPainter(c)
	disc := vector.Circle(0, 0, 17.4)
	p.FillColor(vector.Circle(0, 0, 21), sprites.Paper2)
	p.Stroke(disc, vector.Stroke{Width: p.LineWidth(3.2, 1.6)}, vector.Solid(ActInk))
	drawFigures(p, d.Steps, 17.4, ActInk)
	return nil
}

// ThreatDisc tells in the upper right corner of a square how many enemy heroes
// could strike there, in field units about the middle of the disc.
type ThreatDisc struct{ Count int } // 1 to 99

// ThreatPlace returns where the middle of a ThreatDisc lies from the upper left
// corner of its square, in field units.
func ThreatPlace() vector.Point { return vector.Point{X: FieldSide - 10, Y: 10} }

// Box returns the box of the disc in field units.
func (d ThreatDisc) Box() vector.Box { return vector.Box{X: -11, Y: -11, W: 22, H: 22} }

// Draw draws the disc about the canvas's origin. A number out of its range is an
// error and draws nothing.
func (d ThreatDisc) Draw(c *vector.Canvas) error {
	if d.Count < 1 || d.Count > maxCount {
		return fmt.Errorf("sprites/forhonor: a threat by %d heroes cannot be shown, expected 1 to %d", d.Count, maxCount)
	}
	p := sprites.NewPainter(c)
	p.Paint(vector.Circle(0, 0, 8.2), sprites.Beni, 1.6)
	drawFigures(p, d.Count, 8.2, sprites.Paper2)
	return nil
}

// GroupDisc shows how many soldiers stand in a group, in the shape and colour
// of their camp, in field units about its middle.
type GroupDisc struct {
	Camp  Camp
	Count int  // 0 to 99
	Rear  bool // a rear group: pale, with a dashed edge
}

// Box returns the box of the disc in field units.
func (d GroupDisc) Box() vector.Box { return vector.Box{X: -17, Y: -17, W: 34, H: 34} }

// Draw draws the disc about the canvas's origin. A camp that does not exist or
// a number out of its range is an error and draws nothing.
func (d GroupDisc) Draw(c *vector.Canvas) error {
	if err := d.Camp.check(); err != nil {
		return err
	}
	if d.Count < 0 || d.Count > maxCount {
		return fmt.Errorf("sprites/forhonor: a group of %d soldiers cannot be shown, expected 0 to %d", d.Count, maxCount)
	}
	p := sprites.NewPainter(c)
	cloth, shape := d.Camp.Cloth(), d.Camp.shape(13.6)
	p.FillColor(d.Camp.shape(16), sprites.Paper2)
	ink := sprites.Paper2
	edge := vector.Stroke{Width: p.LineWidth(2.4, 1.2)}
	if d.Rear {
		p.FillColor(shape, cloth.Pale)
		edge.Dash, edge.Cap, ink = []float64{4.4, 3}, vector.ButtCap, sprites.Ink
	} else {
		p.FillColor(shape, cloth.Cloth)
	}
	if d.Camp == DefenderCamp {
		ink = sprites.Ink
	}
	p.Stroke(shape, edge, vector.Solid(sprites.Ink))
	drawFigures(p, d.Count, 13.6, ink)
	return nil
}
