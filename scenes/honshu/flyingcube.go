package honshu

import (
	"math"
	"slices"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/scenes/widget"
	honshusprites "engawa/sprites/honshu"
)

// flyingCube is a cube on its way between land, table and pool.
type flyingCube struct {
	colour game.Colour
	state  honshusprites.CubeState
	at     geom.Point
	size   float64 // logical units that the cube is wide
	fade   float64
}

// Sizes of cubes that fly, in logical units.
const (
	flyingSize = 30.0
	cubeUnits  = 38.0
	hop        = 46.0 // how high a cube flies
)

// fly brings a cube from one point to another in an arc.
func (b *Board) fly(f *flyingCube, to geom.Point, ticks int) anim.Step {
	from := f.at
	b.hand.flying = append(b.hand.flying, f)
	return anim.NewTween(ticks, anim.SineInOut, func(p float64) {
		f.at = from.Lerp(to, p)
		f.at.Y -= hop * math.Sin(math.Pi*p)
	}).Then(func() { b.removeFlyingCube(f) })
}

// removeFlyingCube takes a flyingCube off the screen.
func (b *Board) removeFlyingCube(f *flyingCube) {
	b.hand.flying = slices.DeleteFunc(b.hand.flying, func(o *flyingCube) bool { return o == f })
}

// drawFlying draws what hovers over the table: cards and cubes on their way, and a card in the hand of the player.
func (b *Board) drawFlying(c *canvas.Canvas) {
	for _, t := range b.hand.cardSprites {
		if t.above || t == b.hand.heldCard {
			t.draw(c)
		}
	}
	for _, t := range b.hand.leaving {
		t.draw(c)
	}
	for _, f := range b.hand.flying {
		c.Draw(honshuart.CubePicture(f.colour, f.state), f.at, canvas.Look{Size: f.size / cubeUnits, Fade: f.fade})
	}
}

// pictureOf is where the land of a seat is to be seen, and how large its squares are at most; its label where there is
// no picture of it.
func (b *Board) pictureOf(seat rules.Seat) (room geom.Rect, most float64) {
	k := b.side(seat)
	switch room := b.room(slotMap(k)); {
	case k > 0 && b.leavesOut:
		at := b.pilePoint() // on the table screen
		return geom.R(at.X, at.Y, 0, 0), b.small()
	case k == 0 && !b.room(slotOwn).Empty():
		return b.room(slotOwnMap), b.ownMax()
	case room.Empty():
		return b.labelRoom(k), b.small()
	default:
		return room, b.small()
	}
}

// landPoint is the middle of a seat's land on the screen.
func (b *Board) landPoint(seat rules.Seat) geom.Point {
	room, _ := b.pictureOf(seat)
	return room.Centre()
}

// landChart is where the squares of a seat's land lie in its picture.
func (b *Board) landChart(seat rules.Seat) (honshuart.Chart, bool) {
	room, most := b.pictureOf(seat)
	m := b.lands[seat]
	if m == nil {
		return honshuart.Chart{}, false
	}
	return honshuart.Fit(honshuart.BoxOf(m), room, most, b.view.Scale), true
}

// cellPoint is where a square of a land is to be seen.
func (b *Board) cellPoint(seat rules.Seat, at game.Cell) geom.Point {
	if chart, ok := b.landChart(seat); ok {
		return chart.Cell(at).Centre()
	}
	return b.landPoint(seat)
}

// givers are rings around the squares of a land that give the cubes which have been chosen.
func (b *Board) givers(chart honshuart.Chart) widget.Widget {
	cells := b.hand.selection.payment
	if b.hand.selection.isBoosted {
		cells = []game.Cell{b.hand.selection.from}
	}
	return widget.Paint{Draw: func(c *canvas.Canvas, _ geom.Rect) {
		for _, at := range cells {
			drawFrame(c, giverFrame, chart.Cell(at))
		}
	}}
}

// poolPoint is where the pool lies.
func (b *Board) poolPoint(colour game.Colour) geom.Point {
	r := b.room(slotPool)
	if r.Empty() && b.leavesOut {
		return b.pilePoint()
	} else if r.Empty() {
		return geom.Pt(b.room(slotMiddle).Centre().X, b.room(slotMiddle).Y)
	}
	return r.Columns(game.NumColours, 2)[colour].Centre()
}

// shake lets a cube that is not there shake its head.
func (b *Board) shake(f *flyingCube, ticks int) anim.Step {
	at := f.at
	b.hand.flying = append(b.hand.flying, f)
	return anim.NewTween(ticks, anim.Linear, func(p float64) {
		f.at = at.Add(geom.Pt(5*math.Sin(6*math.Pi*p), 0))
	}).Then(func() { b.removeFlyingCube(f) })
}
