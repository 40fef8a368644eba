package homeworlds

import (
	"math"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/sprites/vector"
)

// pose is how a piece lies on the screen.
type pose struct {
	at      geom.Point // middle of a ship's length, middle of a star's foot
	unit    float64    // logical units per unit of a piece
	heading float64    // of a ship, radians clockwise from upwards
}

// interpolatePose returns the pose at the share p of the way; a ship turns the shorter way round.
func interpolatePose(from, to pose, p float64) pose {
	turn := math.Remainder(to.heading-from.heading, 2*math.Pi)
	return pose{at: from.at.Lerp(to.at, p), unit: from.unit + (to.unit-from.unit)*p, heading: from.heading + turn*p}
}

// pyramidSprite is one pyramid on the table.
type pyramidSprite struct {
	piece game.Piece
	owner rules.Seat // game.Nobody for a star
	slot  int

	pose               // as it is drawn
	goal       pose    // where it belongs
	lift       float64 // above the sand, logical units
	fade       float64 // how transparent, 0 to 1
	burn       float64 // how far it has burnt, 0 to 1
	isHeld     bool    // moved by a Step or a hand
	isFloating bool    // drawn above everything

	box   vector.Box // of its shape, which is boxOf
	boxOf shapeKey
}

// shapeKey is what the shape of a piece depends on.
type shapeKey struct {
	piece   game.Piece
	isShip  bool
	heading float64
}

// part is what the thing is called in the game's Parts.
func (t *pyramidSprite) part() rules.Part { return piecePart(t.slot, t.owner, t.piece) }

// shape returns the outline of the thing in units of a piece.
func (t *pyramidSprite) shape() *vector.Path {
	if t.owner >= 0 {
		return homeworldsart.Ship(t.piece, t.heading).Outline()
	}
	return homeworldsart.Star(t.piece).Outline()
}

// outline returns the box that the thing covers on the screen.
func (t *pyramidSprite) outline() geom.Rect {
	if of := (shapeKey{t.piece, t.owner >= 0, t.heading}); t.boxOf != of || t.box.W == 0 {
		t.boxOf, t.box = of, t.shape().Bounds()
	}
	r := t.box
	return geom.R(t.at.X+r.X*t.unit, t.at.Y+r.Y*t.unit, r.W*t.unit, r.H*t.unit)
}

// corners returns the corners of the thing on the screen.
func (t *pyramidSprite) corners() (list []geom.Point) {
	t.shape().Walk(func(_ vector.Verb, points []vector.Point) {
		for _, p := range points {
			list = append(list, t.at.Add(geom.Pt(p.X, p.Y).Mul(t.unit)))
		}
	})
	return list
}

// dockPieces lays the pieces of one system out on its spot, and calls lay for each thing with its pose.
func dockPieces(s spot, sys *game.System, seats int, below rules.Seat, things []*pyramidSprite, lay func(*pyramidSprite, pose)) {
	places, scale := arrangePieces(s, sys, seats, below)
	layOut(s, scale, places, things, lay)
}

// arrangePieces returns the places of the pieces of a system on its spot, and how large a unit of the disc is.
func arrangePieces(s spot, sys *game.System, seats int, below rules.Seat) (places []homeworldsart.Place, scale float64) {
	scale = s.radius / homeworldsart.RadiusOf(sys)
	return homeworldsart.ArrangeLarger(sys, seats, below, max(1, s.unit/scale)), scale
}

// layOut calls lay for each thing with its pose among the places of a system, of which a unit is so large on the screen.
func layOut(s spot, scale float64, places []homeworldsart.Place, things []*pyramidSprite, lay func(*pyramidSprite, pose)) {
	laid := make(map[*pyramidSprite]bool, len(things))
	for _, place := range places {
		for _, t := range things {
			if laid[t] || t.piece != place.Piece || t.owner != place.Owner {
				continue
			}
			laid[t] = true
			lay(t, pose{at: s.at.Add(place.At.Mul(scale)), unit: s.unit * place.Size, heading: place.Turn})
			break
		}
	}
}
