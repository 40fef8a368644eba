package homeworldsart

import (
	"math"

	"engawa/rules/homeworlds"
	"engawa/scenes/geom"
)

// moveStars moves the stars of a system together, as little as leaves them free of its ships, or as free as the disc has
// room for.
func moveStars(places []Place, radius float64) {
	const step, most, directions = 5.0, 60.0, 24 // units
	var ships, stars [][]geom.Point
	first := len(places)
	for k, p := range places {
		if p.Owner != homeworlds.Nobody {
			ships = append(ships, shipCorners(p))
			continue
		}
		first = min(first, k)
		stars = append(stars, starCorners(p))
	}
	best, by := overlapOf(ships, stars, geom.Point{}), geom.Point{}
	for away := step; away <= most && best > 0; away += step {
		for k := range directions {
			sin, cos := math.Sincos(2 * math.Pi * float64(k) / directions)
			at := geom.Pt(cos, sin).Mul(away)
			if n := overlapOf(ships, stars, at); n < best-0.1 && within(stars, at, radius) {
				best, by = n, at
			}
		}
	}
	for k := range places[first:] {
		places[first+k].At = places[first+k].At.Add(by)
	}
}

// within reports whether the stars, moved, stay on the disc.
func within(stars [][]geom.Point, by geom.Point, radius float64) bool {
	const rim = 8.0
	for _, star := range stars {
		for _, corner := range star {
			if corner.Add(by).Len() > radius-rim {
				return false
			}
		}
	}
	return true
}

// overlapOf adds up how deep ships lie in stars that have been moved, or nearer than they should.
func overlapOf(ships, stars [][]geom.Point, by geom.Point) (sum float64) {
	const gap = 3.0
	for _, star := range stars {
		for _, ship := range ships {
			sum += max(0, gap-max(beyond(ship, star, by), beyond(star, ship, by.Mul(-1))))
		}
	}
	return sum
}

// beyond returns how far one convex polygon, moved, lies beyond the sides of another; below zero where it lies inside them.
// The corners run clockwise.
func beyond(sides, other []geom.Point, by geom.Point) float64 {
	far := math.Inf(-1)
	for k, from := range sides {
		along := sides[(k+1)%len(sides)].Sub(from)
		least := math.Inf(1)
		for _, corner := range other {
			to := corner.Add(by).Sub(from)
			least = min(least, to.X*along.Y-to.Y*along.X)
		}
		far = max(far, least/along.Len())
	}
	return far
}

// shipCorners are the tip and the base of a ship.
func shipCorners(p Place) []geom.Point {
	box := ShipBox(p.Piece)
	sin, cos := math.Sincos(p.Turn)
	at := func(x, y float64) geom.Point { return p.At.Add(geom.Pt(x*cos-y*sin, x*sin+y*cos).Mul(p.Size)) }
	return []geom.Point{at(box.X+box.W/2, box.Y), at(box.X+box.W, box.Y+box.H), at(box.X, box.Y+box.H)}
}

// starCorners are the tip, the sides and the foot of a star.
func starCorners(p Place) []geom.Point {
	const sides, foot = 0.84, 0.5 // how far down and how far to the right, as parts of its box
	box := Star(p.Piece).Outline().Bounds()
	at := func(x, y float64) geom.Point {
		return p.At.Add(geom.Pt(box.X+x*box.W, box.Y+y*box.H).Mul(p.Size))
	}
	return []geom.Point{at(0.5, 0), at(1, sides), at(foot, 1), at(0, sides)}
}
