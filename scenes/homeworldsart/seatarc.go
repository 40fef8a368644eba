package homeworldsart

import (
	"math"

	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// SeatArc is the part of a rim where the ships of one seat lie, in the seat's colour.
type SeatArc struct {
	Seat   rules.Seat
	Radius float64 // of the disc
	Middle float64 // its direction, radians clockwise from the right
	Half   float64 // half of its arc
}

// SeatArcOf returns the arc of a seat among places whose units are those of the radius, false where it has no ship there.
func SeatArcOf(places []Place, radius float64, seat, below rules.Seat, seats int) (a SeatArc, ok bool) {
	const steps = 50.0 // of a radian, so that few pictures are rendered
	middle, from, to := SeatAngle(seat, below, seats), math.Inf(1), math.Inf(-1)
	for _, p := range places {
		if p.Owner != seat {
			continue
		}
		away := math.Remainder(math.Atan2(p.At.Y, p.At.X)-middle, 2*math.Pi)
		half := math.Atan2(0.7*ShipBox(p.Piece).W*p.Size, radius)
		from, to = min(from, away-half), max(to, away+half)
	}
	return SeatArc{seat, radius, middle + (from+to)/2, math.Ceil((to-from)/2*steps) / steps}, from < to
}

// width is how broad an arc is.
func (a SeatArc) width() float64 { return min(18, max(8, a.Radius*0.17)) }

// rim is the distance of an arc from the middle of the disc.
func (a SeatArc) rim() float64 { return a.Radius * (1 - 1/Radius) }

// End returns a point on the arc or beyond it, from the middle of the disc: at the share of its half arc, so many units
// further along the rim.
func (a SeatArc) End(share, further float64) geom.Point {
	sin, cos := math.Sincos(a.Middle + share*(a.Half+further/a.Radius))
	return geom.Pt(cos, sin).Mul(a.rim())
}

// Box is what Draw paints on.
func (a SeatArc) Box() geom.Rect {
	sin, cos := math.Sincos(min(a.Half, math.Pi/2))
	out := a.width()/2 + 3
	r := a.rim()
	return geom.R(math.Floor(r*cos-out), -math.Ceil(r*sin+out), math.Ceil(r-r*cos+2*out)+1, 2*math.Ceil(r*sin+out))
}

// Draw paints an arc whose middle is at the right of the disc's middle, which is the origin: a band of paper with the
// colour of the seat in its middle, as the crests have it.
func (a SeatArc) Draw(c *vector.Canvas) {
	arc := new(vector.Path).Arc(0, 0, a.rim(), -a.Half, a.Half)
	for _, s := range []struct {
		wide float64
		col  sprites.Color
	}{{a.width() + 2.4, sprites.Ink}, {a.width(), sprites.Paper2}, {a.width() * 0.55, sprites.Crests()[a.Seat].Color}} {
		c.Stroke(arc, vector.Stroke{Width: s.wide, Cap: vector.RoundCap}, vector.Solid(s.col))
	}
}
