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
	minCrest, maxCrest = 15.0, 22.0
	crestShare         = 0.27 // of the radius of a disc
	minDisc            = 24.0 // the radius of the smallest disc with room for them
	minOwners          = 3    // fewer seats need no compass
)

// seatArc returns the part of the rim where the ships of the seat lie that are at rest among things of a system, false for
// none.
func (b *Board) seatArc(s spot, things []*pyramidSprite, seat rules.Seat) (homeworldsart.SeatArc, bool) {
	var places []homeworldsart.Place
	for _, t := range things {
		if t.owner == seat && !t.isHeld {
			places = append(places, homeworldsart.Place{Piece: t.piece, Owner: t.owner, At: t.at.Sub(s.at), Size: t.unit})
		}
	}
	return homeworldsart.SeatArcOf(places, s.radius, seat, b.below, b.seats)
}

// drawSeatArcs paints the rim of a system in the colour of each seat where its ships lie.
func (b *Board) drawSeatArcs(c *canvas.Canvas, s spot, things []*pyramidSprite) {
	for seat := range rules.Seat(b.seats) {
		at, ok := b.seatArc(s, things, seat)
		if !ok {
			continue
		}
		look := canvas.Look{Turn: at.Middle}
		if b.eliminated.Has(seat) {
			look.Fade = 0.6
		}
		at.Middle, at.Radius = 0, math.Round(at.Radius)
		c.Draw(canvas.Picture{Key: at, Box: at.Box(), Paint: at.Draw}, s.at, look)
	}
}

// drawOwners draws the crest of each seat at the end of its arc in a system that is not its home.
func (b *Board) drawOwners(c *canvas.Canvas, slot int) {
	w := &b.systems[slot]
	if !w.exists || w.fade > 0 || w.spot.radius < minDisc {
		return
	}
	things := b.thingsIn(slot)
	for seat := range rules.Seat(b.seats) {
		if b.pos.Systems[slot].Home == seat {
			continue
		}
		if at, size, ok := b.crestAt(w.spot, things, seat); ok {
			table.DrawCrest(c, seat, at, size)
		}
	}
}

// crestAt returns where the crest of a seat lies in a system with these things, and how large it is: at the end of its arc
// that has more room, false where it has no ship at rest there.
func (b *Board) crestAt(s spot, things []*pyramidSprite, seat rules.Seat) (at geom.Point, size float64, ok bool) {
	arc, ok := b.seatArc(s, things, seat)
	if !ok {
		return at, 0, false
	}
	size = max(minCrest, min(maxCrest, crestShare*s.radius))
	least := math.Inf(1)
	for _, end := range [...]float64{1, -1} {
		p := s.at.Add(arc.End(end, size*0.35))
		covered := 0.0
		for _, t := range things {
			covered += geom.Around(p, size, size).OverlapArea(t.outline())
		}
		if covered < least-1 {
			least, at = covered, p
		}
	}
	return at, size, true
}

// drawSeatArrows draws a little compass on the plate of each other seat that says where it sits, where the plates cannot
// lie there themselves.
func (b *Board) drawSeatArrows(c *canvas.Canvas) {
	const inward, up = 10.0, 5.0
	if b.view.Class == stage.Wide && !b.services.Settings.LeftHanded || b.seats < minOwners {
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
