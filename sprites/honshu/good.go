package honshu

import (
	"fmt"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Good is what a production square of Honshū yields and a factory takes. Every
// good has a colour, and a sign that says the same to eyes that see no colours.
type Good uint8

// The goods in the order of Goods.
const (
	Fish   Good = iota // blue
	Timber             // brown
	Stone              // grey
	Rice               // yellow
	goods
)

// tones returns the tones of the good; of one that does not exist, black.
func (g Good) tones() sprites.GoodTones {
	if g >= goods {
		return sprites.GoodTones{}
	}
	return sprites.Goods()[g]
}

func (g Good) check() error {
	if g >= goods {
		return fmt.Errorf("sprites/honshu: there is no good %d, expected 0 to %d", g, goods-1)
	}
	return nil
}

// signInk returns the colour in which the sign stands out best on the good's
// own colour.
func (g Good) signInk() sprites.Color {
	if g == Rice {
		return sprites.Ink
	}
	return sprites.Paper2
}

// GoodSign is the sign of a good alone, in one ink on the ground it is drawn
// on: fish, log, stone or ear of rice.
type GoodSign struct {
	Good Good
	Ink  sprites.Color
}

// GoodSignBox returns the box of every sign in units, about its middle.
func GoodSignBox() vector.Box { return vector.Box{X: -12, Y: -12, W: 24, H: 24} }

// Draw draws the sign about the canvas's origin. A good that does not exist is
// an error and draws nothing.
func (s GoodSign) Draw(c *vector.Canvas) error {
	if err := s.Good.check(); err != nil {
		return err
	}
	c.FillRule(s.Good.sign(), vector.EvenOdd, vector.Solid(s.Ink))
	return nil
}

// sign returns the outlines of the good's sign, about 20 units across; what is
// left out lies inside by the even-odd rule.
func (g Good) sign() *vector.Path {
	switch g {
	case Fish:
		return fishSign()
	case Timber:
		return logSign()
	case Stone:
		return stoneSign()
	default:
		return earSign()
	}
}

// fishSign swims to the left.
func fishSign() *vector.Path {
	return new(vector.Path).
		MoveTo(-10, 0.2).CubeTo(-6, -6.8, 2, -6.4, 5, -1.6).LineTo(10, -5.6).CubeTo(8.8, -2, 8.8, 2, 10, 5.8).LineTo(5, 1.8).
		CubeTo(2, 6.6, -6, 7, -10, 0.2).Close().
		Append(vector.Circle(-5.2, -1.1, 1.4))
}

// logSign lies with its sawn end to the left.
func logSign() *vector.Path {
	return new(vector.Path).
		MoveTo(-5, -6.4).LineTo(7.4, -6.4).CubeTo(10.6, -6, 10.6, 6, 7.4, 6.4).LineTo(-5, 6.4).
		CubeTo(-10.6, 6, -10.6, -6, -5, -6.4).Close().
		Append(ring(-5.1, 0, 2.5, 4.3, 1.4)).
		Append(vector.RoundRect(1.2, -3.2, 6, 1.8, 0.9)).
		Append(vector.RoundRect(0.4, 1.2, 7.6, 1.8, 0.9))
}

// ring is an ellipse with another left out of it, width units inside.
func ring(x, y, rx, ry, width float64) *vector.Path {
	return vector.Ellipse(x, y, rx, ry).Append(vector.Ellipse(x, y, rx-width, ry-width))
}

// stoneSign is three faces of one broken rock, with gaps between them.
func stoneSign() *vector.Path {
	return vector.Polygon(vector.Point{X: -10, Y: 7}, vector.Point{X: -7.6, Y: -1.8}, vector.Point{X: -2.6, Y: -6.2}, vector.Point{X: -0.6, Y: 0.4}, vector.Point{X: -4, Y: 7}).
		Append(vector.Polygon(vector.Point{X: -0.8, Y: -7.4}, vector.Point{X: 5, Y: -5.6}, vector.Point{X: 9, Y: 0.2}, vector.Point{X: 1.2, Y: -0.6})).
		Append(vector.Polygon(vector.Point{X: -2, Y: 7}, vector.Point{X: 1, Y: 1.2}, vector.Point{X: 9.8, Y: 2}, vector.Point{X: 9.2, Y: 7}))
}

// earSign is an ear of rice bent by its weight. Its grains do not touch, so
// that each stays apart.
func earSign() *vector.Path {
	p := new(vector.Path).
		MoveTo(-3, 10).CubeTo(-3.2, 3, -1.6, -3, 2, -7.4).LineTo(3.4, -6.4).CubeTo(0.2, -2.2, -1.2, 3.4, -1, 10).Close()
	for _, grain := range []struct{ x, y, turn float64 }{
		{5.2, -8, 0.75}, {-1.4, -6, -0.5}, {5.6, -1.8, 0.8}, {-4.6, -0.8, -0.5}, {3.8, 4, 0.8}, {-5.8, 4.8, -0.45},
	} {
		p.Append(grainOf(2, 3.3).Transform(vector.Translate(grain.x, grain.y).Mul(vector.Rotate(grain.turn))))
	}
	return p
}

// grainOf is a grain pointed at both ends.
func grainOf(rx, ry float64) *vector.Path {
	return new(vector.Path).MoveTo(0, -ry).CubeTo(rx*1.2, -ry*0.5, rx*1.2, ry*0.5, 0, ry).CubeTo(-rx*1.2, ry*0.5, -rx*1.2, -ry*0.5, 0, -ry).Close()
}

// plainSign returns the shape that stands for the good where its sign would be
// too fine: lens, bar, wedge and lozenge, about 2 units across.
func (g Good) plainSign() *vector.Path {
	switch g {
	case Fish:
		return new(vector.Path).MoveTo(-1, 0).QuadTo(0, -1.1, 1, 0).QuadTo(0, 1.1, -1, 0).Close()
	case Timber:
		return vector.Rect(-1, -0.5, 2, 1)
	case Stone:
		return vector.Polygon(vector.Point{Y: -0.85}, vector.Point{X: 0.95, Y: 0.75}, vector.Point{X: -0.95, Y: 0.75})
	default:
		return vector.Polygon(vector.Point{Y: -1.05}, vector.Point{X: 0.85}, vector.Point{Y: 1.05}, vector.Point{X: -0.85})
	}
}
