// Package homeworldsart says how a system of Homeworlds looks: which sprite a piece is, and where stars stand and ships dock on
// the system's disc, alike on the table and in the pictures of the book and the result.
//
// It imports rules, rules/homeworlds, scenes/geom and sprites.
package homeworldsart

import (
	"math"
	"sync"

	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
	"engawa/sprites/vector"
)

// Measures of a disc, in units of a piece.
const (
	Radius     = 86.0  // of a system's disc
	HomeRadius = 108.0 // of a home's disc
	Overhang   = 10.0  // how far docked ships reach over the rim
)

// RadiusOf returns the radius of the system's disc: that of a home while it has two stars or is somebody's.
func RadiusOf(s *homeworlds.System) float64 {
	if s.Home != homeworlds.Nobody || s.Stars.Len() > 1 {
		return HomeRadius
	}
	return Radius
}

// Disc returns how the disc of a system of that radius looks: the home of a seat has a ring in the colour of the seat.
func Disc(radius float64, home rules.Seat) homeworldssprites.World {
	w := homeworldssprites.World{Radius: radius, Home: home != homeworlds.Nobody}
	if crests := sprites.Crests(); w.Home && int(home) < len(crests) {
		w.Owner = crests[home].Color
	}
	return w
}

// Hue returns how the colour looks.
func Hue(c homeworlds.Colour) homeworldssprites.Hue {
	switch c {
	case homeworlds.Red:
		return homeworldssprites.RedHue
	case homeworlds.Yellow:
		return homeworldssprites.YellowHue
	case homeworlds.Green:
		return homeworldssprites.GreenHue
	}
	return homeworldssprites.BlueHue
}

// Star returns how the piece looks where it stands at night, and in the bank.
func Star(p homeworlds.Piece) homeworldssprites.Star {
	return homeworldssprites.Star{Hue: Hue(p.Colour()), Size: p.Size(), Night: true}
}

// Ship returns how the piece looks as a ship at night that heads there: radians clockwise, 0 upwards.
func Ship(p homeworlds.Piece, heading float64) homeworldssprites.Ship {
	return homeworldssprites.Ship{Hue: Hue(p.Colour()), Size: p.Size(), Heading: heading, Night: true}
}

// SeatAngle returns the direction in which a seat sits: radians clockwise from the right, a quarter turn for the seat
// below.
func SeatAngle(seat, below rules.Seat, seats int) float64 {
	side := (int(seat) - int(below) + seats) % max(seats, 1)
	if seats < 0 || seats >= len(seatDegrees) || side >= len(seatDegrees[seats]) {
		return math.Pi / 2
	}
	return seatDegrees[seats][side] * math.Pi / 180
}

// seatDegrees are the directions of the seats by how many there are, from the one below and clockwise.
var seatDegrees = [...][]float64{
	2: {90, 270},
	3: {90, 180, 0},
	4: {90, 180, 270, 0},
	5: {90, 162, 234, 306, 18},
	6: {90, 150, 210, 270, 330, 30},
}

// shipBoxes are the boxes of ships by their sizes.
var shipBoxes = sync.OnceValue(func() (boxes [homeworlds.NumSizes + 1]vector.Box) {
	for size := 1; size <= homeworlds.NumSizes; size++ {
		boxes[size] = homeworldssprites.Ship{Size: size}.Outline().Bounds()
	}
	return boxes
})

// ShipBox returns the box of a ship that heads upwards, about its origin in units of a piece.
func ShipBox(p homeworlds.Piece) vector.Box { return shipBoxes()[p.Size()] }

// Place is where a piece of a system is drawn.
type Place struct {
	Piece homeworlds.Piece
	Owner rules.Seat // homeworlds.Nobody of a star
	At    geom.Point // the sprite's origin, from the middle of the disc, in units of a piece
	Turn  float64    // the heading of a ship
	Size  float64    // of the sprite, 1 where the disc is not crowded
}

// Arrange returns the places of a system's pieces, the ships first and then the stars, as they overlap. The ships of
// each seat dock on its own side, pointing inwards; where there are many, all ships of the system are smaller.
func Arrange(s *homeworlds.System, seats int, below rules.Seat) []Place {
	return ArrangeLarger(s, seats, below, 1)
}

// ArrangeLarger is [Arrange] for a disc that is drawn so small that a unit of its ships is so much larger than one of the disc,
// 1 or more; stars grow by half of that, and the tip of no ship reaches the middle of the disc. Sizes are in units of the ships.
func ArrangeLarger(s *homeworlds.System, seats int, below rules.Seat, by float64) []Place {
	radius := RadiusOf(s)
	usual := min(maxSize, pieceSize*radius/Radius)
	full := usual * by
	for _, fleet := range s.Ships {
		if size := fleet.Largest(); size > 0 {
			full = min(full, max(usual, (radius+Overhang-middle)/shipBoxes()[size].H))
		}
	}
	docks := docksOf(s, radius, full, seats, below)
	size := 1.0
	for _, d := range docks {
		size = min(size, 2*d.half/d.arc())
	}
	size = max(size, minSize)
	var places []Place
	for _, d := range docks {
		places = append(places, d.places(radius, full, size)...)
	}
	places = append(places, stars(s.Stars, usual*(1+by)/2)...)
	moveStars(places, radius)
	for k := range places {
		places[k].Size /= by
	}
	return places
}

// Sizes of sprites.
const (
	pieceSize = 0.85 // on a small disc that is not crowded
	maxSize   = 0.95 // on a large one
	minSize   = 0.5  // what is left of it on a crowded disc
	middle    = 34.0 // how far from the middle of a disc the tips of enlarged ships stay, in units of a piece
)

// stars returns the places of one star or two, the first in front of the other.
func stars(fleet homeworlds.Fleet, size float64) []Place {
	list := pieces(fleet)
	const beside = 0.92 // two stars overlap a little
	var places []Place
	for k := range list {
		p := list[len(list)-1-k] // the larger one stands behind
		box := Star(p).Outline().Bounds()
		at := geom.Pt(0, -(box.Y+box.H/2)*size)
		if len(list) > 1 {
			other := Star(list[k]).Outline().Bounds()
			at.X = float64(2*k-1) * other.W / 2 * size * beside
			at.Y = (24 + 7*float64(k)) * size
		}
		places = append(places, Place{Piece: p, Owner: homeworlds.Nobody, At: at, Size: size})
	}
	return places
}

// pieces returns the pieces of a fleet one by one, sorted by size, then by colour.
func pieces(fleet homeworlds.Fleet) []homeworlds.Piece {
	var list []homeworlds.Piece
	for size := 1; size <= homeworlds.NumSizes; size++ {
		for p, n := range fleet.All() {
			for range n {
				if p.Size() == size {
					list = append(list, p)
				}
			}
		}
	}
	return list
}
