package homeworlds

import (
	"math"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/world"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// Measures of the crests at docks, in logical units.
const (
	dockCrest   = 14.0
	leastWorld  = 34.0 // the radius of the smallest disc with room for them
	leastOwners = 3    // fewer seats are told apart by the headings of their ships
)

// drawOwners draws the crest of each other seat beside its ships in a system that is not its home.
func (b *Board) drawOwners(c *canvas.Canvas, slot int) {
	w := &b.worlds[slot]
	if b.seats < leastOwners || !w.there || w.fade > 0 || w.spot.radius < leastWorld {
		return
	}
	for seat := range rules.Seat(b.seats) {
		if seat == b.below || b.pos.Systems[slot].Home == seat {
			continue
		}
		if at, ok := b.besideDock(slot, seat); ok {
			table.DrawCrest(c, seat, at, dockCrest)
		}
	}
}

// besideDock returns the place on the rim next to the last ship of the seat, clockwise, false where the seat has no ship
// at rest there.
func (b *Board) besideDock(slot int, seat rules.Seat) (geom.Point, bool) {
	w := &b.worlds[slot]
	rim := w.spot.radius - dockCrest/2
	from := world.SeatAngle(seat, b.below, b.seats)
	last, found := 0.0, false
	for _, t := range b.in(slot) {
		if t.owner != seat || t.held {
			continue
		}
		way := t.at.Sub(w.spot.at)
		wide := math.Atan2(world.Ship(t.piece, 0).Outline().Bounds().W*t.unit/2+dockCrest/2+2, rim)
		last = max(last, math.Remainder(math.Atan2(way.Y, way.X)-from, 2*math.Pi)+wide)
		found = true
	}
	sin, cos := math.Sincos(from + last)
	return w.spot.at.Add(geom.Pt(cos, sin).Mul(rim)), found
}

// drawReady underlines a ship that can act.
func (b *Board) drawReady(c *canvas.Canvas, t *thing) {
	if t.held || !b.house.Settings.Marks {
		return
	}
	box := world.Ship(t.piece, 0).Outline().Bounds()
	sin, cos := math.Sincos(t.heading)
	foot := t.at.Add(geom.Pt(-sin, cos).Mul((box.Y+box.H)*t.unit + 3))
	c.Draw(barPicture(math.Round(box.W*t.unit*0.8)), foot, canvas.Look{Turn: t.heading})
}

type barKey struct{ width float64 }

// barPicture is a short vermilion bar about the origin.
func barPicture(width float64) canvas.Picture {
	return canvas.Picture{Key: barKey{width}, Box: geom.R(-width/2-3, -3, width+6, 6), Paint: func(c *vector.Canvas) {
		line := vector.Line(-width/2, 0, width/2, 0)
		c.Stroke(line, vector.Stroke{Width: 4.6, Cap: vector.RoundCap}, vector.Solid(sprites.Ink))
		c.Stroke(line, vector.Stroke{Width: 2.6, Cap: vector.RoundCap}, vector.Solid(sprites.Shu2))
	}}
}
