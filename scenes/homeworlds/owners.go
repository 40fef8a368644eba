package homeworlds

import (
	"math"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// Measures of the crests at docks, in logical units.
const (
	dockCrest   = 14.0
	leastDisc   = 24.0 // the radius of the smallest disc with room for them
	leastOwners = 3    // fewer seats are told apart by the headings of their ships
)

// drawOwners draws the crest of each other seat beside its ships in a system that is not its home.
func (b *Board) drawOwners(c *canvas.Canvas, slot int) {
	w := &b.systems[slot]
	if b.seats < leastOwners || !w.there || w.fade > 0 || w.spot.radius < leastDisc {
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

// besideDock returns the place on the rim next to the last ship of the seat, clockwise, false where the seat has no
// ship at rest there.
func (b *Board) besideDock(slot int, seat rules.Seat) (geom.Point, bool) {
	w := &b.systems[slot]
	rim := w.spot.radius - dockCrest/2
	from := homeworldsart.SeatAngle(seat, b.below, b.seats)
	last, found := 0.0, false
	for _, t := range b.in(slot) {
		if t.owner != seat || t.held {
			continue
		}
		way := t.at.Sub(w.spot.at)
		wide := math.Atan2(homeworldsart.Ship(t.piece, 0).Outline().Bounds().W*t.unit/2+dockCrest/2+2, rim)
		last = max(last, math.Remainder(math.Atan2(way.Y, way.X)-from, 2*math.Pi)+wide)
		found = true
	}
	sin, cos := math.Sincos(from + last)
	return w.spot.at.Add(geom.Pt(cos, sin).Mul(rim)), found
}

// drawSeatArrows draws a little compass on the plate of each other seat that says where it sits, where the plates cannot
// lie there themselves.
func (b *Board) drawSeatArrows(c *canvas.Canvas) {
	const inward, up = 10.0, 5.0
	if b.view.Class == stage.Wide && !b.services.Settings.LeftHanded || b.seats < leastOwners {
		return
	}
	for seat := range rules.Seat(b.seats) {
		if seat == b.below {
			continue
		}
		plate := b.room.Slot(table.SlotSeat(int(seat)))
		turn := homeworldsart.SeatAngle(seat, b.below, b.seats) + math.Pi/2
		c.Draw(compassPicture(), geom.Pt(plate.X+inward, plate.Bottom()-up), canvas.Look{Turn: turn})
	}
}

// compassPicture is a disc of paper with a needle that points upwards.
func compassPicture() canvas.Picture {
	const r = 8.0
	return centredPicture(markKey{name: "compass"}, 2*r+4, 2*r+4, func(c *vector.Canvas) {
		disc := vector.Circle(0, 0, r)
		c.Fill(disc, vector.Solid(sprites.Paper2))
		c.Stroke(disc, vector.Stroke{Width: 1.6}, vector.Solid(sprites.Ink))
		needle := vector.Polygon(vector.Point{X: 0, Y: -6}, vector.Point{X: 3.3, Y: 4.6}, vector.Point{X: 0, Y: 2.4}, vector.Point{X: -3.3, Y: 4.6})
		c.Fill(needle, vector.Solid(sprites.Ink))
	})
}
