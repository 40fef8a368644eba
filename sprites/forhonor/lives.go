package forhonor

import (
	"fmt"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Lives is the row of lozenges that shows how many lives a hero has left, about
// its middle.
type Lives struct {
	Left, Max int  // 0 to Most, and 1 to MaxLives
	Paper     bool // lives lost are hollow, as on cards; otherwise dark, as on a token's rim
}

// MaxLives is the largest number of lives that a hero can have.
const MaxLives = 5

// Measures of the lozenges in units.
const (
	lifeGap  = 16.6 // from one to the next
	lifeHalf = 8.6  // from the middle to a corner
	lifeInk  = 3.0
	lifeRed  = sprites.Color(0xD04D60)
	lifeDeep = sprites.Color(0xB0344A)
	lifeLost = sprites.Color(0x322D3B)
)

// Box returns the box of the row.
func (l Lives) Box() vector.Box {
	half := lifeGap*float64(l.Max-1)/2 + lifeHalf + lifeInk
	return vector.Box{X: -half, Y: -lifeHalf - lifeInk, W: 2 * half, H: 2 * (lifeHalf + lifeInk)}
}

// At returns the middle of lozenge i, 0 the leftmost.
func (l Lives) At(i int) vector.Point {
	return vector.Point{X: lifeGap * (float64(i) - float64(l.Max-1)/2)}
}

// Draw draws the row about the canvas's origin. Numbers out of their range are
// an error and draw nothing.
func (l Lives) Draw(c *vector.Canvas) error {
	if l.Max < 1 || l.Max > MaxLives || l.Left < 0 || l.Left > l.Max {
		return fmt.Errorf("sprites/forhonor: there are no %d of %d lives, expected at most %d", l.Left, l.Max, MaxLives)
	}
	p := sprites.NewPainter(c)
	for i := range l.Max {
		p.DrawAt(l.At(i).X, 0, 1, func(p sprites.Painter) { drawLife(p, i < l.Left, l.Paper) })
	}
	return nil
}

func lozenge(half float64) *vector.Path {
	return vector.Polygon(vector.Point{Y: -half}, vector.Point{X: half}, vector.Point{Y: half}, vector.Point{X: -half})
}

// drawLife draws one lozenge about the origin.
func drawLife(p sprites.Painter, whole, paper bool) {
	shape := lozenge(lifeHalf)
	switch {
	case whole:
		p.FillColor(shape, lifeRed)
		p.FillColor(vector.Polygon(vector.Point{X: lifeHalf}, vector.Point{Y: lifeHalf}, vector.Point{X: -lifeHalf}), lifeDeep)
		if p.IsFine() {
			p.StrokeThin(vector.Line(-4.6, -0.6, -1, -4.2), 1.8, sprites.Sakura)
		}
	case paper:
		p.FillColor(shape, sprites.Paper2)
	default:
		p.FillColor(shape, lifeLost)
	}
	p.Outline(shape, lifeInk)
}

// LifeHalf is half of a lozenge of Lives that cracks and falls, about the middle
// of the whole.
type LifeHalf struct{ Right bool }

// Box returns the box of the half.
func (l LifeHalf) Box() vector.Box {
	const reach = lifeHalf + lifeInk
	return vector.Box{X: -reach, Y: -reach, W: 2 * reach, H: 2 * reach}
}

// Draw draws the half about the canvas's origin.
func (l LifeHalf) Draw(c *vector.Canvas) {
	p := sprites.NewPainter(c)
	crack := []vector.Point{{Y: -lifeHalf}, {X: 1, Y: -3.6}, {X: -1.4, Y: 0.4}, {X: 1, Y: 3.8}, {Y: lifeHalf}}
	corner, fill := vector.Point{X: -lifeHalf}, lifeRed
	if l.Right {
		corner, fill = vector.Point{X: lifeHalf}, lifeDeep
	}
	p.Paint(vector.Polygon(append(crack, corner)...), fill, lifeInk)
}
