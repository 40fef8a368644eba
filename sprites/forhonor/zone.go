package forhonor

import (
	"fmt"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Precinct is the frame round the nine squares that a camp calls its own field,
// in field units.
type Precinct struct{ Camp Camp }

// PrecinctSquares is how many squares a precinct is wide and high.
const PrecinctSquares = 3

const precinctSide = PrecinctSquares * FieldSide

// Box returns the box of the frame in field units; the upper left corner of its
// squares is the origin.
func (z Precinct) Box() vector.Box {
	return vector.Box{X: -2, Y: -2, W: precinctSide + 4, H: precinctSide + 4}
}

// Draw draws the frame with the upper left corner of its squares at the
// canvas's origin. A camp that does not exist is an error and draws nothing.
func (z Precinct) Draw(c *vector.Canvas) error {
	if err := z.Camp.check(); err != nil {
		return err
	}
	p := sprites.NewPainter(c)
	cloth := z.Camp.Cloth()
	edge := func(inset, round float64) *vector.Path {
		side := precinctSide - 2*inset
		if z.Camp == AttackerCamp {
			return vector.RoundRect(inset, inset, side, side, round)
		}
		return vector.Rect(inset, inset, side, side)
	}
	p.Fill(edge(2, 9), vector.Solid(cloth.Pale.Alpha(0.62)))
	p.Stroke(edge(2, 9), vector.Stroke{Width: p.LineWidth(4.4, 1.4), Join: vector.MiterJoin}, vector.Solid(cloth.Cloth))
	p.Stroke(edge(7, 5), vector.Stroke{Width: p.LineWidth(1.6, sprites.MinThinLine), Join: vector.MiterJoin}, vector.Solid(cloth.Cloth))
	return nil
}

// ZoneFlag is the banner of the camp that holds a zone, on its pole.
type ZoneFlag struct{ Camp Camp }

// Box returns the box of the flag in units; the foot of its pole is the origin.
func (f ZoneFlag) Box() vector.Box { return vector.Box{X: -12, Y: -62, W: 54, H: 68} }

// Draw draws the flag with the foot of its pole at the canvas's origin. A camp
// that does not exist is an error and draws nothing.
func (f ZoneFlag) Draw(c *vector.Canvas) error {
	if err := f.Camp.check(); err != nil {
		return err
	}
	p := sprites.NewPainter(c)
	p.Fill(vector.Ellipse(0, 1, 10, 3.6), vector.Solid(sprites.Ink.Alpha(0.35)))
	p.Outline(vector.Line(0, 0, 0, -57), 4.8)
	p.StrokeThin(vector.Line(0, 0, 0, -57), 1.9, sprites.Kuri2)
	p.DrawAt(0, -52, 1, func(p sprites.Painter) { drawFlag(p, f.Camp, 25, 2.6) })
	return nil
}

// drawFlag draws the cloth of a camp with its disc, hoisted at the origin.
func drawFlag(p sprites.Painter, camp Camp, high, ink float64) {
	p.Paint(camp.flag(high), camp.Cloth().Cloth, ink)
	p.FillColor(vector.Circle(flagMiddle*high, high/2, 0.21*high), sprites.Paper2)
}

// FieldZone is one of the three places of the battlefield that are worth a
// card.
type FieldZone uint8

// The zones, numbered as the rules number them.
const (
	AttackerZone FieldZone = iota // the precinct on the attackers' half
	DefenderZone                  // the precinct on the defenders' half
	CentreZone                    // the median, for the camp with more soldiers
	fieldZones
)

// ZoneCard is the card of a zone: a small map of the battlefield with the
// attackers below, and the flag of the camp that holds it.
type ZoneCard struct {
	Zone   FieldZone
	IsHeld bool
	Holder Camp // matters while Held
}

// Box returns InitiativeBox.
func (z ZoneCard) Box() vector.Box { return InitiativeBox() }

// Draw draws the card about the canvas's origin. A zone or holder that does not
// exist is an error and draws nothing.
func (z ZoneCard) Draw(c *vector.Canvas) error {
	if z.Zone >= fieldZones {
		return fmt.Errorf("sprites/forhonor: there is no zone %d, expected 0 to %d", z.Zone, fieldZones-1)
	}
	if err := z.Holder.check(); err != nil {
		return err
	}
	p := sprites.NewPainter(c)
	ground, land := sprites.Paper3, sprites.Paper
	if z.IsHeld {
		ground, land = z.Holder.Cloth().Pale, sprites.Paper2
	}
	drawSmallCard(p, sprites.Paper2)
	p.FillColor(vector.RoundRect(-20, -31, 40, 62, 3), ground)
	drawZoneMap(p, z.Zone, land)
	if z.IsHeld {
		p.DrawAt(-7, 9, 1, func(p sprites.Painter) {
			p.Outline(vector.Line(0, 20, 0, 0), 3)
			drawFlag(p, z.Holder, 12, 2)
		})
		return nil
	}
	dash := vector.Stroke{Width: p.LineWidth(2, sprites.MinOutline), Cap: vector.ButtCap, Dash: []float64{3.4, 2.4}}
	p.Stroke(vector.Circle(0, 19, 7), dash, vector.Solid(sprites.Ink2))
	return nil
}

// drawZoneMap draws the battlefield in the upper part of a small card, with one
// zone inked.
func drawZoneMap(p sprites.Painter, zone FieldZone, land sprites.Color) {
	const left, top, wide, high, unit = -14.0, -28.0, 28.0, 34.0, 2.0
	box := vector.Rect(left, top, wide, high)
	p.FillColor(box, land)
	p.Fill(vector.Rect(left+5*unit, top, 4*unit, high), vector.Solid(sprites.Wood2.Alpha(0.5)))
	middle := top + high/2
	switch zone {
	case AttackerZone:
		p.Paint(vector.Rect(left+1, middle+4, 8, 8), AttackerCamp.Cloth().Cloth, 1.8)
	case DefenderZone:
		p.Paint(vector.Rect(left+wide-9, middle-12, 8, 8), DefenderCamp.Cloth().Cloth, 1.8)
	}
	width, least := 1.4, sprites.MinThinLine
	if zone == CentreZone {
		width, least = 5, 2
	}
	p.Stroke(vector.Line(left, middle, left+wide, middle), vector.Stroke{Width: p.LineWidth(width, least), Cap: vector.ButtCap}, vector.Solid(sprites.Ink))
	if zone == CentreZone {
		p.Stroke(vector.Line(left, middle, left+wide, middle), vector.Stroke{Width: p.LineWidth(2, sprites.MinThinLine), Cap: vector.ButtCap, Dash: []float64{3, 3}}, vector.Solid(sprites.Paper2))
	}
	p.Stroke(box, vector.Stroke{Width: p.LineWidth(1.8, sprites.MinOutline), Join: vector.MiterJoin}, vector.Solid(sprites.Ink))
}
