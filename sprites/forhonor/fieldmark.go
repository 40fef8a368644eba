package forhonor

import (
	"fmt"
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// FieldMarkKind tells the marks on the battlefield apart.
type FieldMarkKind uint8

// The kinds of mark.
const (
	StopDot       FieldMarkKind = iota // a filled dot: the hero may stop here
	ChosenHero                         // a solid ring round the hero that is chosen
	FightRing                          // a broken ring round a hero that can be fought
	FocusRing                          // a dashed ring: the keyboard is here
	ShotTarget                         // a ring with cross hairs: it can be shot at
	EnterMark                          // an arrow to the right: the hero enters here
	BlockedMark                        // a barred square: it stops the shot
	ChosenSoldier                      // corners round a soldier that is spoken of
	RemovedMark                        // a cross over a soldier that will be removed
	fieldMarks
)

// FieldMark is a mark on a square or round the hero on it, in field units.
type FieldMark struct {
	Kind FieldMarkKind
	Turn uint8 // quarter turns clockwise: 3 makes an EnterMark point upwards
}

// FieldMarkBox returns a box that has room for every mark in field units, about
// the middle of its square.
func FieldMarkBox() vector.Box { return vector.Box{X: -36, Y: -36, W: 72, H: 72} }

// Box returns the box of the mark in field units, about the middle of its
// square: that of dots, of which there are many, is small.
func (m FieldMark) Box() vector.Box {
	half := 0.0
	switch m.Kind {
	case StopDot:
		half = 12
	case ChosenSoldier, RemovedMark:
		half = 26
	default:
		return FieldMarkBox()
	}
	return vector.Box{X: -half, Y: -half, W: 2 * half, H: 2 * half}
}

// ringRadius is that of the rings round a hero on the battlefield.
const ringRadius = 27.8

// Draw draws the mark with the middle of its square at the canvas's origin. A
// kind that does not exist is an error and draws nothing.
func (m FieldMark) Draw(c *vector.Canvas) error {
	if m.Kind >= fieldMarks {
		return fmt.Errorf("sprites/forhonor: there is no mark %d of the battlefield, expected 0 to %d", m.Kind, fieldMarks-1)
	}
	c.Save()
	defer c.Restore()
	c.Rotate(float64(m.Turn%4) * math.Pi / 2)
	p := sprites.NewPainter(c)
	ink := ActInk
	switch m.Kind {
	case FightRing, ShotTarget, ChosenSoldier, RemovedMark:
		ink = FightInk
	}
	rim := func(line *vector.Path, width float64, ends vector.Cap) { drawRim(p, line, width, ends, ink) }
	switch m.Kind {
	case StopDot:
		drawDot(p, 0, 0, 4.6)
	case ChosenHero:
		rim(vector.Circle(0, 0, ringRadius), 3.8, vector.RoundCap)
	case FightRing:
		rim(brokenRing(ringRadius, 4, 0.44), 3.8, vector.ButtCap)
	case FocusRing:
		rim(brokenRing(ringRadius, 12, 0.16), 3, vector.ButtCap)
	case ShotTarget:
		rim(brokenRing(ringRadius-6, 4, 0.22), 3.4, vector.ButtCap)
		hairs := new(vector.Path)
		for quarter := range 4 {
			hairs.Append(vector.Line(15, 0, 28, 0).Transform(vector.Rotate(float64(quarter) * math.Pi / 2)))
		}
		rim(hairs, 3.4, vector.RoundCap)
	case EnterMark:
		arrow := new(vector.Path).MoveTo(-13, 0).LineTo(9, 0).MoveTo(1, -8).LineTo(9, 0).LineTo(1, 8)
		rim(arrow, 4, vector.RoundCap)
	case BlockedMark:
		drawBlockedSquare(p)
	case ChosenSoldier:
		rim(brackets(18.6, 8), 2.8, vector.RoundCap)
	case RemovedMark:
		const half = 12.0
		rim(vector.Line(-half, -half, half, half).Append(vector.Line(-half, half, half, -half)), 4, vector.RoundCap)
	}
	return nil
}

// drawDot draws a dot of pine on a rim of paper.
func drawDot(p sprites.Painter, x, y, radius float64) {
	p.FillColor(vector.Circle(x, y, p.LineWidth(radius+1.5, 3)), sprites.Paper2)
	p.FillColor(vector.Circle(x, y, p.LineWidth(radius, 2)), ActInk)
}

// drawRim draws a line on a rim of paper, so that it stands out on any ground.
func drawRim(p sprites.Painter, line *vector.Path, width float64, ends vector.Cap, ink sprites.Color) {
	rim := vector.Stroke{Width: p.LineWidth(width, 1.6) + p.LineWidth(3.2, 1.6), Cap: ends}
	p.Stroke(line, rim, vector.Solid(sprites.Paper2))
	p.Stroke(line, vector.Stroke{Width: p.LineWidth(width, 1.6), Cap: ends}, vector.Solid(ink))
}

// brokenRing returns a ring in so many pieces, with gaps of that angle in
// radians between them.
func brokenRing(radius float64, pieces int, gap float64) *vector.Path {
	ring, step := new(vector.Path), 2*math.Pi/float64(pieces)
	for i := range pieces {
		from := float64(i)*step + gap/2
		sin, cos := math.Sincos(from)
		ring.MoveTo(radius*cos, radius*sin).Arc(0, 0, radius, from, from+step-gap)
	}
	return ring
}

// brackets returns the four corners of a square of that half side, so long.
func brackets(half, long float64) *vector.Path {
	corners := new(vector.Path)
	for quarter := range 4 {
		corner := new(vector.Path).MoveTo(half-long, -half).LineTo(half, -half).LineTo(half, long-half)
		corners.Append(corner.Transform(vector.Rotate(float64(quarter) * math.Pi / 2)))
	}
	return corners
}

// drawBlockedSquare draws the frame of a square that stops a shot.
func drawBlockedSquare(p sprites.Painter) {
	const half = FieldSide/2 - 3
	bars := vector.Rect(-half, -half, 2*half, 2*half).Append(vector.Line(-half, half, half, -half))
	p.Stroke(bars, vector.Stroke{Width: p.LineWidth(6, 3)}, vector.Solid(sprites.Paper2))
	p.Stroke(bars, vector.Stroke{Width: p.LineWidth(3, 1.5)}, vector.Solid(sprites.Ink))
}
