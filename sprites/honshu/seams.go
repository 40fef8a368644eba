package honshu

import (
	"engawa/sprites"
	"engawa/sprites/vector"
)

// Seams are the lines on a land of Honshū in units, SquareSide to a square, the
// upper left corner of square (0, 0) at the origin.
type Seams struct {
	Inner   *vector.Path // between squares of one card
	Between *vector.Path // between squares of different cards
	Coast   *vector.Path // round the land
}

// CoastOver is how far the coast's line stands over the land, in units, where
// it is not thickened for a small print.
const CoastOver = 3.0

// SeamsOf returns the seams of the land that lies within the columns left to
// right and the rows top to bottom, both included. Card returns a number for
// the card that shows on a square, above 0 and another for every card, or 0
// where no card lies; it is asked within those bounds only.
func SeamsOf(left, top, right, bottom int, card func(x, y int) int) Seams {
	s := Seams{new(vector.Path), new(vector.Path), new(vector.Path)}
	at := func(x, y int) int {
		if x < left || x > right || y < top || y > bottom {
			return 0
		}
		return card(x, y)
	}
	corner := func(p *vector.Path, x, y int, put func(*vector.Path, float64, float64) *vector.Path) {
		put(p, float64(x)*SquareSide, float64(y)*SquareSide)
	}
	for y := top; y <= bottom+1; y++ {
		rule(left, right+1, func(x int) *vector.Path { return s.between(at(x, y-1), at(x, y)) }, func(p *vector.Path, from, to int) {
			corner(p, from, y, (*vector.Path).MoveTo)
			corner(p, to, y, (*vector.Path).LineTo)
		})
	}
	for x := left; x <= right+1; x++ {
		rule(top, bottom+1, func(y int) *vector.Path { return s.between(at(x-1, y), at(x, y)) }, func(p *vector.Path, from, to int) {
			corner(p, x, from, (*vector.Path).MoveTo)
			corner(p, x, to, (*vector.Path).LineTo)
		})
	}
	return s
}

// between returns the path to which the line between two squares belongs; nil
// where there is no land on either side.
func (s Seams) between(one, other int) *vector.Path {
	switch {
	case one == 0 && other == 0:
		return nil
	case one == 0 || other == 0:
		return s.Coast
	case one == other:
		return s.Inner
	default:
		return s.Between
	}
}

// rule calls line for the longest stretches, from first up to end, over which
// the path stays the same; stretches without a path are left out.
func rule(first, end int, path func(i int) *vector.Path, line func(p *vector.Path, from, to int)) {
	var now *vector.Path
	from := first
	for i := first; i <= end; i++ {
		var next *vector.Path
		if i < end {
			next = path(i)
		}
		if next == now {
			continue
		}
		if now != nil {
			line(now, from, i)
		}
		now, from = next, i
	}
}

// Draw draws the lines: those between cards twice the weight of those inside a
// card, the coast heavier still.
func (s Seams) Draw(c *vector.Canvas) {
	p := sprites.NewPainter(c)
	for _, of := range []struct {
		lines        *vector.Path
		width, least float64
		ends         vector.Cap
	}{{s.Inner, 1.3, 0.7, vector.ButtCap}, {s.Between, 2.6, 1.4, vector.ButtCap}, {s.Coast, 4.2, 2, vector.SquareCap}} {
		opacity := 1.0
		if of.lines == s.Inner {
			opacity = 0.8
		}
		c.Stroke(of.lines, vector.Stroke{Width: p.LineWidth(of.width, of.least), Cap: of.ends}, vector.Solid(sprites.Ink.Alpha(opacity)))
	}
}
