package homeworlds

import (
	"math"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/ui"
)

// finger is the width that the sector of a kind of ships is to have where the target has its middle, in logical units.
const finger = 46.0

// systemLayout is how the pieces of an open system lie in its room.
type systemLayout struct {
	spot
	padding float64 // free about the disc and what docks at it
	crest   float64 // the side of the crests outside of the rim
	reach   float64 // how far beyond the rim a finger finds a ship
	places  []homeworldsart.Place
	sectors []homeworldsart.Sector
}

// layoutSystem lays the system out in a room so that a finger finds each kind of ships. A small room has smaller crests.
func (o *systemOverlay) layoutSystem(r geom.Rect) systemLayout {
	const (
		margin, crest = 42.0, 34.0 // about the disc and what docks at it, for crests
		roomy         = 320.0
		lessMargin    = 32.0
		lessCrest     = 25.0
		crowded       = 0.7 // of the full size, of ships that are many
	)
	s := &o.board.pos.Systems[o.slot]
	l := systemLayout{padding: margin, crest: crest, reach: margin - 8}
	if min(r.W, r.H) < roomy {
		l.padding, l.crest, l.reach = lessMargin, lessCrest, lessMargin-2
	}
	whole := homeworldsart.RadiusOf(s)
	radius := max(40, (min(r.W, r.H)/2-l.padding)/(1+homeworldsart.Overhang/homeworldsart.Radius))
	l.spot = spot{at: r.Centre(), radius: radius, unit: radius / whole}
	longest := homeworldsart.Ship(game.MakePiece(game.Green, game.NumSizes), 0).Outline().Bounds().H * crowded
	middle := (whole+homeworldsart.Overhang-longest/2)*l.unit + l.reach/2
	l.places, l.sectors = homeworldsart.ArrangeApart(s, o.board.seats, o.board.below, 2*math.Asin(min(1, finger/2/middle)))
	return l
}

// piecesOnDisc returns the pieces of the system as they lie on the disc.
func (o *systemOverlay) piecesOnDisc(l systemLayout) (list []*pyramidSprite) {
	layOut(l.spot, l.unit, l.places, o.board.thingsIn(o.slot), func(t *pyramidSprite, at pose) {
		list = append(list, &pyramidSprite{piece: t.piece, owner: t.owner, slot: t.slot, pose: at, goal: at})
	})
	return list
}

// cells are the ships on the disc: what can be touched is the sector of a kind, from the tips to beyond the rim, but clear
// of the button that names the system.
func (o *systemOverlay) cells(r geom.Rect) []*ui.Control {
	const step, least = 2.0, 4.0 // beyond the rim, logical units
	o.cellList.Begin()
	l, corner := o.layoutSystem(r), o.namingCorner(r)
	for _, s := range l.sectors {
		out := l.reach
		place, corners := l.target(s, out)
		for out > least && place.Overlaps(corner) {
			out -= step
			place, corners = l.target(s, out)
		}
		p := piecePart(o.slot, s.Owner, s.Piece)
		name := o.board.partName(p)
		o.cellList.Add(p, place, false, pieceLayer, name, name).Corners = corners
	}
	return o.cellList.List()
}

// namingCorner returns where the button lies that names the system, in a room of the disc; nothing where it has none.
func (o *systemOverlay) namingCorner(r geom.Rect) geom.Rect {
	if o.Model().disc.naming.Key == "" {
		return geom.Rect{}
	}
	corner := geom.R(r.Right()-openClose, r.Y+openClose+openGap-openName, openClose, openClose)
	if o.board.services.Settings.LeftHanded {
		corner.X = r.X
	}
	return corner
}

// target returns where a kind of ships can be touched: its sector from the tips to so far beyond the rim, and a rectangle
// in it with the same middle. Where the sector is narrow it begins further outside, where it is wide enough.
func (l *systemLayout) target(s homeworldsart.Sector, out float64) (place geom.Rect, corners []geom.Point) {
	const inwards, tips = 4.0, 0.45 // logical units; of a ship, left out at most
	to := s.Base*l.unit + out
	wide := 2*(finger+2)/(s.To-s.From) - to
	from := max(s.Tip*l.unit-inwards, min(wide, (s.Tip+tips*(s.Base-s.Tip))*l.unit))
	corners = l.ring(s, from, to)
	sin, cos := math.Sincos((s.From + s.To) / 2)
	return centerAround(l.at.Add(geom.Pt(cos, sin).Mul((from+to)/2)), geom.Bounds(corners)), corners
}

// centerAround returns the largest part of the rectangle that has the point as its middle.
func centerAround(p geom.Point, r geom.Rect) geom.Rect {
	return geom.Around(p, 2*min(p.X-r.X, r.Right()-p.X), 2*min(p.Y-r.Y, r.Bottom()-p.Y))
}

// ring returns a convex polygon about the part of a sector between two distances from the middle. Of a wide sector it is
// what lies about its middle.
func (l *systemLayout) ring(s homeworldsart.Sector, from, to float64) (corners []geom.Point) {
	const widest = 100 * math.Pi / 180
	middle, half := (s.From+s.To)/2, min(widest, s.To-s.From)/2
	for _, share := range []float64{-1, -0.5, 0, 0.5, 1} {
		sin, cos := math.Sincos(middle + share*half)
		for _, away := range []float64{from, to} {
			corners = append(corners, l.at.Add(geom.Pt(cos, sin).Mul(away)))
		}
	}
	return geom.Hull(corners)
}

// sideOf returns the direction of the middle of a seat's ships.
func (l *systemLayout) sideOf(seat rules.Seat) (angle float64, ok bool) {
	from, to := math.Inf(1), math.Inf(-1)
	for _, s := range l.sectors {
		if s.Owner == seat {
			from, to = min(from, s.From), max(to, s.To)
		}
	}
	return (from + to) / 2, from < to
}
