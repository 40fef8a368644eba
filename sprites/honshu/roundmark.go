package honshu

import (
	"fmt"
	"strconv"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// RoundMark is a mark on the track of Honshū's rounds, or between two of them.
type RoundMark uint8

// The marks.
const (
	RoundDone  RoundMark = iota // a disc with a tick
	RoundNow                    // a vermilion disc; the number belongs on it, in Paper2
	RoundAhead                  // an empty ring
	HandsLeft                   // all hands go to the left neighbour
	HandsRight                  // all hands go to the right neighbour
	HandsNew                    // new hands are dealt
	roundMarks
)

// RoundMarkBox returns the box of every mark in units, about its middle.
func RoundMarkBox() vector.Box { return vector.Box{X: -14, Y: -14, W: 28, H: 28} }

// Draw draws the mark about the canvas's origin. A mark that does not exist is
// an error and draws nothing.
func (m RoundMark) Draw(c *vector.Canvas) error {
	p := sprites.NewPainter(c)
	switch m {
	case RoundDone:
		p.FillColor(vector.Circle(0, 0, 9.4), sprites.Ink)
		tick := vector.Polyline(vector.Point{X: -4.2, Y: 0.2}, vector.Point{X: -1.2, Y: 3.4}, vector.Point{X: 4.4, Y: -3.4})
		p.StrokeThin(tick, 2.4, sprites.Paper2)
	case RoundNow:
		p.Paint(vector.Circle(0, 0, 12.4), sprites.Shu, 2)
	case RoundAhead:
		p.Paint(vector.Circle(0, 0, 8.6), sprites.Paper2, 1.9)
	case HandsLeft, HandsRight:
		drawFan(p, -4.6, 2)
		way := 1.0
		if m == HandsLeft {
			way = -1
		}
		arrow := new(vector.Path).MoveTo(-way*9, 7.6).LineTo(way*8.6, 7.6).MoveTo(way*4.6, 3.8).LineTo(way*9, 7.6).LineTo(way*4.6, 11.4)
		p.Stroke(arrow, vector.Stroke{Width: p.LineWidth(5, 2.6)}, vector.Solid(sprites.Paper2))
		p.Stroke(arrow, vector.Stroke{Width: p.LineWidth(2.2, 1.2)}, vector.Solid(sprites.Ink))
	case HandsNew:
		drawFan(p, 1, 3)
	default:
		return fmt.Errorf("sprites/honshu: there is no mark %d of a round, expected 0 to %d", m, roundMarks-1)
	}
	return nil
}

// drawFan draws n small cards held like a hand, about y.
func drawFan(p sprites.Painter, y float64, n int) {
	for i := range n {
		lean := float64(2*i-n+1) / 2
		card := vector.RoundRect(-4.2, -12, 8.4, 12.6, 1.4).Transform(vector.Translate(3.2*lean, y+6+0.6*lean*lean).Mul(vector.Rotate(0.32 * lean)))
		p.Paint(card, sprites.Paper2, 1.7)
	}
}

// OrderDisc tells a seat's place in the order of play.
type OrderDisc struct {
	Place int  // 1 to MaxPlaces
	Light bool // paper with a vermilion number, for vermilion grounds
}

// MaxPlaces is the last place that an OrderDisc can tell.
const MaxPlaces = 5

// OrderDiscBox returns the box of every disc in units, about its middle.
func OrderDiscBox() vector.Box { return vector.Box{X: -12, Y: -12, W: 24, H: 24} }

// Draw draws the disc about the canvas's origin. A place that does not exist is
// an error and draws nothing.
func (d OrderDisc) Draw(c *vector.Canvas) error {
	if d.Place < 1 || d.Place > MaxPlaces {
		return fmt.Errorf("sprites/honshu: there is no place %d in the order, expected 1 to %d", d.Place, MaxPlaces)
	}
	p := sprites.NewPainter(c)
	disc, number := sprites.Ink, sprites.Paper2
	if d.Light {
		disc, number = sprites.Paper2, sprites.Shu
	}
	p.FillColor(vector.Circle(0, 0, 11.4), disc)
	p.DrawCarved(strconv.Itoa(d.Place), 0, 6.2, 12.4, number)
	return nil
}

// CornerFlag marks a square of the land on which a card of Honshū is tried: one
// that it will cover has its corner cut off in vermilion; one under which it
// will be hidden has a paper corner with a dashed edge.
type CornerFlag struct{ Under bool }

// Draw draws the flag in the box of a square, with that square's upper left
// corner at the canvas's origin.
func (f CornerFlag) Draw(c *vector.Canvas) {
	const reach, inset = 22.0, 2.0
	p := sprites.NewPainter(c)
	corner := vector.Polygon(vector.Point{X: inset, Y: inset}, vector.Point{X: reach, Y: inset}, vector.Point{X: inset, Y: reach})
	edge := vector.Line(reach, inset, inset, reach)
	if f.Under {
		p.FillColor(corner, sprites.Paper2)
		dash := vector.Stroke{Width: p.LineWidth(3, 1.4), Cap: vector.ButtCap, Dash: []float64{6, 3.2}}
		p.Stroke(corner, dash, vector.Solid(sprites.Shu))
		return
	}
	p.FillColor(corner, sprites.Shu)
	p.Stroke(edge, vector.Stroke{Width: p.LineWidth(3, 1.3), Cap: vector.ButtCap}, vector.Solid(sprites.Paper2))
}

// BarredMark marks a square of the land at which a card of Honshū may not lie as it
// is tried: a wash of ink, and a barred disc, for lakes with a wave in it.
type BarredMark struct{ Lake bool }

// Draw draws the mark in the box of a square, with that square's upper left
// corner at the canvas's origin.
func (b BarredMark) Draw(c *vector.Canvas) {
	p := sprites.NewPainter(c)
	p.Fill(vector.Rect(0, 0, SquareSide, SquareSide), vector.Solid(sprites.Ink.Alpha(0.34)))
	disc := vector.Circle(SquareSide/2, SquareSide/2, 19)
	p.Stroke(disc, vector.Stroke{Width: p.LineWidth(9, 3.4)}, vector.Solid(sprites.Paper2))
	p.FillColor(disc, sprites.Paper2)
	if b.Lake {
		wave := new(vector.Path).MoveTo(19, 33).QuadTo(25.5, 24, 32, 33).QuadTo(38.5, 41, 45, 33)
		p.Stroke(wave, vector.Stroke{Width: p.LineWidth(4, 1.6)}, vector.Solid(sprites.Ai2))
	}
	p.Stroke(disc, vector.Stroke{Width: p.LineWidth(4.4, 1.7)}, vector.Solid(sprites.Ink))
	p.Stroke(vector.Line(20, 44, 44, 20), vector.Stroke{Width: p.LineWidth(4.4, 1.7), Cap: vector.ButtCap}, vector.Solid(sprites.Ink))
}
