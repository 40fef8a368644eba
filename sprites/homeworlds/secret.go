package homeworlds

import (
	"fmt"
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// SecretCard is a card that says on which side a player secretly is. All backs
// are alike.
type SecretCard uint8

// The faces of a secret card.
const (
	CardBack SecretCard = iota
	GoodCard            // a sun with an open face
	EvilCard            // an eclipse with fangs
	secretCards
)

// Measures of a secret card in units.
const (
	cardWidth  = 170
	cardHeight = 250
	cardLip    = 4
	cardRound  = 12
)

// SecretCardBox returns the box of every secret card in units: 170 wide and 250
// high from the origin, ink and lip standing over.
func SecretCardBox() vector.Box {
	return vector.Box{X: -2, Y: -2, W: cardWidth + 4, H: cardHeight + cardLip + 4}
}

// SecretWindow returns the picture of a face inside its card. The word for the
// side belongs in the paper below it.
func SecretWindow() vector.Box { return vector.Box{X: 12, Y: 12, W: cardWidth - 24, H: 176} }

// Draw draws the card with its upper left corner at the canvas's origin. A card
// that does not exist is an error and draws nothing.
func (s SecretCard) Draw(c *vector.Canvas) error {
	if s >= secretCards {
		return fmt.Errorf("sprites/homeworlds: there is no secret card %d, expected 0 to %d", s, secretCards-1)
	}
	if s == CardBack {
		drawCardPaper(c, 0x3A4A6B, 0x26344F)
		drawCardBack(c)
		return nil
	}
	drawCardPaper(c, sprites.Paper2, sprites.Paper4)
	w := SecretWindow()
	window := vector.RoundRect(w.X, w.Y, w.W, w.H, 5)
	c.Save()
	c.Clip(window, vector.NonZero)
	middle := vector.Point{X: w.X + w.W/2, Y: w.Y + w.H/2}
	if s == GoodCard {
		drawSun(c, window, middle)
	} else {
		drawEclipse(c, window, middle)
	}
	c.Restore()
	c.Stroke(window, vector.Stroke{Width: 2.4}, vector.Solid(sprites.Ink))
	return nil
}

// drawCardPaper draws an empty card with its lip.
func drawCardPaper(c *vector.Canvas, face, lip sprites.Color) {
	for _, sheet := range []struct {
		drop float64
		fill sprites.Color
	}{{cardLip, lip}, {0, face}} {
		p := vector.RoundRect(0, sheet.drop, cardWidth, cardHeight, cardRound)
		c.Fill(p, vector.Solid(sheet.fill))
		c.Stroke(p, vector.Stroke{Width: 2.8}, vector.Solid(sprites.Ink))
	}
}

// drawCardBack draws what all backs show: rake rings round one pyramid, with
// hairlines inside the edge.
func drawCardBack(c *vector.Canvas) {
	const line = sprites.Color(0x8FA3C4)
	frame := vector.RoundRect(9, 9, cardWidth-18, cardHeight-18, 7)
	c.Save()
	c.Clip(frame, vector.NonZero)
	rake := new(vector.Path)
	for r := 46.0; r < 160; r += 11 {
		rake.Append(vector.Circle(cardWidth/2, cardHeight/2, r))
	}
	c.Stroke(rake, vector.Stroke{Width: 1.3}, vector.Solid(line.Alpha(0.42)))
	c.Restore()
	c.Stroke(frame, vector.Stroke{Width: 2}, vector.Solid(line))
	x, y := cardWidth/2.0, cardHeight/2.0
	pyramid := vector.Polygon(vector.Point{X: x, Y: y - 33}, vector.Point{X: x + 27, Y: y + 18},
		vector.Point{X: x + 3, Y: y + 31}, vector.Point{X: x - 27, Y: y + 17})
	c.Stroke(pyramid.Append(vector.Line(x, y-33, x+3, y+31)), vector.Stroke{Width: 4.2}, vector.Solid(sprites.Color(0xE9D7AE)))
}

// drawSun draws the sun of the Good: straight rays, long and short, and a face
// that hides nothing.
func drawSun(c *vector.Canvas, window *vector.Path, at vector.Point) {
	c.Fill(window, vector.Solid(sprites.Color(0xF6DFA2)))
	rays := new(vector.Path)
	for i := range 16 {
		length, half := 74.0, 0.145
		if i%2 == 1 {
			length, half = 58, 0.11
		}
		turn := vector.Translate(at.X, at.Y).Mul(vector.Rotate(float64(i) * math.Pi / 8))
		rays.Append(vector.Polygon(vector.Point{Y: -length}, vector.Point{X: 41 * math.Tan(half), Y: -41},
			vector.Point{X: -41 * math.Tan(half), Y: -41}).Transform(turn))
	}
	c.Fill(rays, vector.Solid(sprites.Kin))
	c.Stroke(rays, vector.Stroke{Width: 2}, vector.Solid(sprites.Ink))
	face := vector.Circle(at.X, at.Y, 37)
	c.Fill(face, vector.Solid(sprites.Paper2))
	c.Stroke(face, vector.Stroke{Width: 3}, vector.Solid(sprites.Ink))
	c.Save()
	c.Translate(at.X, at.Y)
	for _, side := range []float64{-1, 1} {
		c.Fill(vector.Circle(side*22, 8, 5.4), vector.Solid(sprites.Sakura))
		lid := new(vector.Path).MoveTo(side*8, -3).QuadTo(side*14, -12, side*20, -3)
		c.Stroke(lid, vector.Stroke{Width: 3}, vector.Solid(sprites.Ink))
	}
	smile := new(vector.Path).MoveTo(-12, 9).QuadTo(0, 20.5, 12, 9)
	c.Stroke(smile, vector.Stroke{Width: 3}, vector.Solid(sprites.Ink))
	c.Restore()
}

// drawEclipse draws the dark sun of the Evil: bent tongues of fire and a face
// of slits and fangs.
func drawEclipse(c *vector.Canvas, window *vector.Path, at vector.Point) {
	const (
		sky   = sprites.Color(0x1B1830)
		disc  = sprites.Color(0x0D0B18)
		gleam = sprites.Color(0xE9D7AE)
	)
	c.Fill(window, vector.Solid(sky))
	tongues := new(vector.Path)
	for i := range 14 {
		length := [3]float64{72, 56, 64}[i%3]
		turn := vector.Translate(at.X, at.Y).Mul(vector.Rotate(float64(i) * math.Pi / 7))
		tongues.Append(new(vector.Path).MoveTo(-9, -36).QuadTo(-7, -0.8*length, 13, -length).
			QuadTo(7, -0.76*length, 9.5, -36).Close().Transform(turn))
	}
	c.Stroke(tongues, vector.Stroke{Width: 3.4}, vector.Solid(sprites.Ink))
	c.FillUnion(tongues, vector.Solid(sprites.Beni))
	face := vector.Circle(at.X, at.Y, 38)
	c.Fill(face, vector.Solid(disc))
	c.Stroke(face, vector.Stroke{Width: 2.6}, vector.Solid(gleam))
	c.Save()
	c.Translate(at.X, at.Y)
	features := new(vector.Path)
	for _, side := range []float64{-1, 1} {
		features.MoveTo(side*23, -14).LineTo(side*6, -4).CubeTo(side*8, 3, side*19, 2, side*23, -14).Close()
	}
	fangs := new(vector.Path).MoveTo(-18, 11)
	for i := range 6 {
		x := -18 + 6*float64(i)
		drop := 11.0
		if i == 0 || i == 5 {
			drop = 15
		}
		fangs.LineTo(x+3, 11+drop-2).LineTo(x+6, 12)
	}
	fangs.QuadTo(0, 6, -18, 11).Close()
	c.Fill(features, vector.Solid(gleam))
	c.Fill(fangs, vector.Solid(gleam))
	c.Restore()
}
