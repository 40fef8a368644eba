package forhonor

import (
	"fmt"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Camp is one of the two sides of a battle. Attackers are indigo and round,
// defenders amber and cut at the corners, so that neither is known by colour
// alone.
type Camp uint8

// The camps, numbered as the rules number them.
const (
	AttackerCamp Camp = iota
	DefenderCamp
	camps
)

func (c Camp) check() error {
	if c >= camps {
		return fmt.Errorf("sprites/forhonor: there is no camp %d, expected 0 to %d", c, camps-1)
	}
	return nil
}

// Cloth returns the tones of the camp. A camp that does not exist has those of
// the defenders.
func (c Camp) Cloth() sprites.Cloth { return sprites.Sides()[min(c, DefenderCamp)] }

// shape returns the outline of the camp's tokens about the origin: a circle of
// that radius, or a square of that half side with its corners cut.
func (c Camp) shape(radius float64) *vector.Path {
	if c == AttackerCamp {
		return vector.Circle(0, 0, radius)
	}
	near := 0.41 * radius
	return vector.Polygon(vector.Point{X: -near, Y: -radius}, vector.Point{X: near, Y: -radius}, vector.Point{X: radius, Y: -near}, vector.Point{X: radius, Y: near},
		vector.Point{X: near, Y: radius}, vector.Point{X: -near, Y: radius}, vector.Point{X: -radius, Y: near}, vector.Point{X: -radius, Y: -near})
}

// flag returns the cloth of the camp's banners, hoisted at the origin and so
// many units high: a swallow tail, or a square.
func (c Camp) flag(high float64) *vector.Path {
	if c == AttackerCamp {
		return vector.Polygon(vector.Point{}, vector.Point{X: 1.36 * high}, vector.Point{X: 1.02 * high, Y: high / 2},
			vector.Point{X: 1.36 * high, Y: high}, vector.Point{Y: high})
	}
	return vector.Rect(0, 0, 1.16*high, high)
}

// flagMiddle is how far from the hoist the middle of the cloth lies, for a
// flag of height 1.
const flagMiddle = 0.56
