package homeworldsart

import (
	"math"

	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/scenes/geom"
)

// maxHalfAngle is half of the widest arc that the ships of one seat take.
const maxHalfAngle = 80 * math.Pi / 180

// dock is the part of a rim where the ships of one seat lie.
type dock struct {
	seat   rules.Seat
	ships  []homeworlds.Piece
	widths []float64 // the arc that each of them takes at full size
	angle  float64   // of its middle
	half   float64   // half of the arc that it may take
}

// docksOf returns the docks of all seats with ships in the system, for ships of a size.
func docksOf(s *homeworlds.System, radius, size float64, seats int, below rules.Seat) []dock {
	const between = 15.0 // units between two ships, so that a ring about one leaves the other free
	var docks []dock
	for seat, fleet := range s.Ships {
		if fleet == 0 {
			continue
		}
		d := dock{seat: rules.Seat(seat), ships: pieces(fleet), half: maxHalfAngle, angle: SeatAngle(rules.Seat(seat), below, seats)}
		for _, p := range d.ships {
			width := ShipBox(p).W*size + between
			d.widths = append(d.widths, 2*math.Atan(width/2/(radius+Overhang)))
		}
		docks = append(docks, d)
	}
	for k := range docks {
		for _, other := range docks {
			if apart := arcBetween(docks[k].angle, other.angle); apart > 1e-9 {
				docks[k].half = min(docks[k].half, apart/2)
			}
		}
	}
	return docks
}

// arcBetween returns the smaller arc between two directions.
func arcBetween(a, b float64) float64 {
	d := math.Mod(math.Abs(a-b), 2*math.Pi)
	return min(d, 2*math.Pi-d)
}

// arc returns the arc that the ships take.
func (d *dock) arc() float64 {
	sum := 0.0
	for _, w := range d.widths {
		sum += w
	}
	return sum
}

// places lays the ships along the rim at a share of their full size; where that takes too much room still, they
// overlap.
func (d *dock) places(radius, full, share float64) []Place {
	size := full * share
	spread := min(share, 2*d.half/d.arc())
	at := d.angle + d.arc()*spread/2
	var places []Place
	for k, p := range d.ships {
		angle := at - d.widths[k]*spread/2
		at -= d.widths[k] * spread
		length := ShipBox(p).H * size
		sin, cos := math.Sincos(angle)
		middle := radius + Overhang - length/2
		places = append(places, Place{
			Piece: p, Owner: d.seat, At: geom.Pt(cos*middle, sin*middle),
			// A ship that heads upwards lies below the middle, a quarter turn from the right.
			Turn: angle - math.Pi/2, Size: size,
		})
	}
	return places
}
