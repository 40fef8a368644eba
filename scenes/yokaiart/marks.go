package yokaiart

import (
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Pen is how the lines of a mark are drawn: in a colour with a rim of paper, and one of ink around that.
type Pen struct {
	Width float64 // of the colour
	Rim   float64 // what both rims add to the width
	Color sprites.Color
}

// paperShare is the share of the rims that is paper.
const paperShare = 0.54

// Stroke draws a path with the pen.
func (p Pen) Stroke(c *vector.Canvas, path *vector.Path) {
	for _, s := range []struct {
		extra float64
		col   sprites.Color
	}{{p.Rim, sprites.Ink}, {p.Rim * paperShare, sprites.Paper2}, {0, p.Color}} {
		c.Stroke(path, vector.Stroke{Width: p.Width + s.extra, Cap: vector.RoundCap, Join: vector.RoundJoin}, vector.Solid(s.col))
	}
}

// Ring draws four arcs about a point: what may be taken, or what is in danger.
func (p Pen) Ring(c *vector.Canvas, x, y, radius float64) {
	const half = 0.56 // of an arc, in radians
	for k := range 4 {
		middle := math.Pi/4 + float64(k)*math.Pi/2
		p.Stroke(c, new(vector.Path).Arc(x, y, radius, middle-half, middle+half))
	}
}

// Cross strikes out what lies about a point.
func (p Pen) Cross(c *vector.Canvas, x, y, radius float64) {
	p.Stroke(c, new(vector.Path).MoveTo(x-radius, y-radius).LineTo(x+radius, y+radius).
		MoveTo(x-radius, y+radius).LineTo(x+radius, y-radius))
}

// Dot marks a square one may go to, radius being that of its rim of ink.
func Dot(c *vector.Canvas, x, y, radius float64) {
	for _, ring := range []struct {
		share float64
		col   sprites.Color
	}{{1, sprites.Ink}, {0.91, sprites.Paper2}, {0.75, sprites.Shu2}} {
		c.Fill(vector.Circle(x, y, radius*ring.share), vector.Solid(ring.col))
	}
}
