package honshu

import (
	"math"
	"slices"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/land"
	"engawa/sprites"
)

// flyer is a cube on its way between land, table and pool.
type flyer struct {
	colour game.Colour
	state  sprites.CubeState
	at     geom.Point
	size   float64 // logical units that the cube is wide
	fade   float64
}

// Sizes of cubes that fly, in logical units.
const (
	flyingCube = 30.0
	cubeUnits  = 38.0
	hop        = 46.0 // how high a cube flies
)

// fly brings a cube from one point to another in an arc.
func (b *Board) fly(f *flyer, to geom.Point, ticks int) anim.Step {
	from := f.at
	b.hand.flying = append(b.hand.flying, f)
	return anim.NewTween(ticks, anim.SineInOut, func(p float64) {
		f.at = from.Lerp(to, p)
		f.at.Y -= hop * math.Sin(math.Pi*p)
	}).Then(func() { b.landed(f) })
}

// landed takes a flyer off the screen.
func (b *Board) landed(f *flyer) {
	b.hand.flying = slices.DeleteFunc(b.hand.flying, func(o *flyer) bool { return o == f })
}

// drawFlying draws what hovers over the table: cards and cubes on their way, and a card in the hand of the player.
func (b *Board) drawFlying(c *canvas.Canvas) {
	for _, t := range b.hand.tiles {
		if t.above || t == b.hand.drag {
			t.draw(c)
		}
	}
	for _, t := range b.hand.sent {
		t.draw(c)
	}
	for _, f := range b.hand.flying {
		c.Draw(cubePicture(f.colour, f.state), f.at, canvas.Look{Size: f.size / cubeUnits, Fade: f.fade})
	}
}

// landRect is where the land of a seat is to be seen; its slip where there is no picture of it.
func (b *Board) landRect(seat rules.Seat) geom.Rect {
	k := b.side(seat)
	r := b.layout.seats[k].land
	if own := b.layout.own; k == 0 && !own.Empty() {
		r = own
	}
	if r.Empty() {
		r = b.layout.seats[k].slip
	}
	return r
}

// cellSpot is where a square of a land is to be seen.
func (b *Board) cellSpot(seat rules.Seat, at game.Cell) geom.Point {
	r := b.landRect(seat)
	if m := b.lands[seat]; m != nil {
		return land.Fit(land.BoxOf(m), r.Inset(8), smallUnit, b.view.Scale).Cell(at).Centre()
	}
	return r.Centre()
}

// poolSpot is where the pool lies.
func (b *Board) poolSpot(colour game.Colour) geom.Point {
	r := b.layout.pool
	if r.Empty() {
		return geom.Pt(b.layout.middle.Centre().X, b.layout.middle.Y)
	}
	return r.Columns(game.NumColours, 2)[colour].Centre()
}

// shake lets a cube that is not there shake its head.
func (b *Board) shake(f *flyer, ticks int) anim.Step {
	at := f.at
	b.hand.flying = append(b.hand.flying, f)
	return anim.NewTween(ticks, anim.Linear, func(p float64) {
		f.at = at.Add(geom.Pt(5*math.Sin(6*math.Pi*p), 0))
	}).Then(func() { b.landed(f) })
}
