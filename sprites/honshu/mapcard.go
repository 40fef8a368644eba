package honshu

import (
	"fmt"
	"image"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// MapCard is a map card of Honshū face up: its number, and six squares in three
// rows. Provinces are printed in the same way, with side and number.
type MapCard struct {
	Mark    string    // what is carved at the upper left, as "47" or "A3"; empty for nothing
	Squares [6]Square // row by row
}

// Measures of a map card in units.
const (
	MapCardWidth  = 144.0
	MapCardHeight = 246.0
	mapMargin     = 8.0  // of paper beside the squares
	mapHead       = 45.0 // of paper above them
	mapLip        = 5.0
	mapRound      = 9.0
	mapInk        = 3.4
	markHeight    = 26.0 // of the carved number
)

// MapCardBox returns the box of every map card in units: the paper lies from
// the origin to (MapCardWidth, MapCardHeight), ink and lip stand over.
func MapCardBox() vector.Box {
	return vector.Box{X: -3, Y: -3, W: MapCardWidth + 6, H: MapCardHeight + mapLip + 6}
}

// MapCardOutline returns the edge of the paper.
func MapCardOutline() *vector.Path {
	return vector.RoundRect(0, 0, MapCardWidth, MapCardHeight, mapRound)
}

// MapCardSquare returns the box of the printed square i, 0 to 5, row by row.
func MapCardSquare(i int) vector.Box {
	return vector.Box{X: mapMargin + SquareSide*float64(i%2), Y: mapHead + SquareSide*float64(i/2), W: SquareSide, H: SquareSide}
}

// MapCardCube returns where the origin of a Cube belongs that lies on the card:
// at its upper right, clear of the number.
func MapCardCube() vector.Point { return vector.Point{X: MapCardWidth - mapMargin - 17, Y: 25} }

// Draw draws the card with the upper left corner of its paper at the canvas's
// origin. Where its squares are too small to be read they are overviews. A
// square that does not exist is an error and draws nothing.
func (m MapCard) Draw(c *vector.Canvas) error {
	for i, s := range m.Squares {
		if err := s.check(); err != nil {
			return fmt.Errorf("%w, at square %d of card %q", err, i, m.Mark)
		}
	}
	p := sprites.NewPainter(c)
	drawMapPaper(p, sprites.Paper2, sprites.Paper4)
	for i, s := range m.Squares {
		if err := drawSquare(p, MapCardSquare(i), s); err != nil {
			return err
		}
	}
	first := MapCardSquare(0)
	grid := new(vector.Path).MoveTo(first.X+SquareSide, first.Y).LineTo(first.X+SquareSide, first.Y+3*SquareSide)
	for row := 1.0; row <= 2; row++ {
		grid.MoveTo(first.X, first.Y+row*SquareSide).LineTo(first.X+2*SquareSide, first.Y+row*SquareSide)
	}
	p.Stroke(grid, vector.Stroke{Width: p.LineWidth(1.8, sprites.MinThinLine), Cap: vector.ButtCap}, vector.Solid(sprites.Ink))
	p.Stroke(vector.Rect(first.X, first.Y, 2*SquareSide, 3*SquareSide), vector.Stroke{Width: p.LineWidth(2.6, sprites.MinOutline), Join: vector.MiterJoin}, vector.Solid(sprites.Ink))
	p.DrawCarvedLeft(m.Mark, mapMargin+2, mapHead-9, markHeight)
	return nil
}

// drawSquare draws a square in its box, or its overview where it is small.
func drawSquare(p sprites.Painter, box vector.Box, s Square) (err error) {
	p.DrawAt(box.X, box.Y, 1, func(p sprites.Painter) {
		if p.PixelsPerUnit*SquareSide < OverviewBelow {
			err = Overview(s).Draw(p.Canvas)
			return
		}
		err = s.Draw(p.Canvas)
	})
	return err
}

// drawMapPaper draws an empty card with its lip.
func drawMapPaper(p sprites.Painter, face, lip sprites.Color) {
	p.Paint(vector.RoundRect(0, 0, MapCardWidth, MapCardHeight+mapLip, mapRound), lip, mapInk)
	p.Paint(MapCardOutline(), face, mapInk)
}

// DrawMapCardBack draws a map card face down, in the place where MapCard.Draw
// draws its face. All backs are alike: hills in rows, as waves of land.
func DrawMapCardBack(c *vector.Canvas) {
	p := sprites.NewPainter(c)
	drawMapPaper(p, sprites.Ai, 0x17294A)
	frame := vector.RoundRect(8, 8, MapCardWidth-16, MapCardHeight-16, 4)
	c.Save()
	c.Clip(frame, vector.NonZero)
	const wide, rise = 32.0, 19.0
	for row := 0; float64(row)*rise < MapCardHeight+2*wide; row++ {
		y := float64(row)*rise - 8
		for x := wide / 2 * float64(row%2); x <= MapCardWidth+wide/2; x += wide {
			p.FillColor(vector.Circle(x, y+wide/2, wide/2), sprites.Ai2)
			rings := vector.Circle(x, y+wide/2, wide/2-1).Append(vector.Circle(x, y+wide/2, wide/2-6))
			p.StrokeThin(rings, 1.4, sprites.Ai)
			p.FillColor(vector.Circle(x, y+wide/2, 4.6), sprites.Ai)
		}
	}
	c.Restore()
	p.StrokeThin(frame, 2, sprites.Ai3)
	middle := vector.Circle(MapCardWidth/2, MapCardHeight/2, 34)
	p.Paint(middle, sprites.Paper2, 3)
	p.DrawAt(MapCardWidth/2, MapCardHeight/2, 1, drawBackSeal)
}

// drawBackSeal draws a mountain over water within a ring about the origin.
func drawBackSeal(p sprites.Painter) {
	p.StrokeThin(vector.Circle(0, 0, 28.5), 1.6, sprites.Ai2)
	slope := new(vector.Path).MoveTo(-24, 9).QuadTo(-11, 3, -5, -15).LineTo(5, -15).QuadTo(11, 3, 24, 9).Close()
	p.FillColor(slope, sprites.Ai2)
	snow := new(vector.Path).MoveTo(-5, -15).LineTo(5, -15).QuadTo(6.6, -9.6, 9, -5.4).LineTo(4.6, -7.4).LineTo(1.6, -2.4).LineTo(-2.4, -7.4).LineTo(-5.6, -3.4).LineTo(-8.4, -6.4).
		QuadTo(-6.4, -10, -5, -15).Close()
	p.FillColor(snow, sprites.Paper2)
	p.Outline(slope, 2.2)
	p.StrokeThin(new(vector.Path).MoveTo(-19, 15).QuadTo(-14, 11, -9, 15).QuadTo(-4, 18.6, 1, 15).QuadTo(6, 11, 11, 15).QuadTo(15, 18, 19, 15.4).
		MoveTo(-12, 21).QuadTo(-7, 17.4, -2, 21).QuadTo(3, 24.4, 8, 21).LineTo(12, 20), 2.2, sprites.Ai)
}

// MapCardShadow returns the shadow of a map card held lift pixels above the
// table at scale pixels a unit. Its bounds are in the pixels of an image that
// shows MapCardBox, and reach beyond it.
func MapCardShadow(scale, lift float64) *image.RGBA {
	// A path drawn without fail gives no error.
	shape, _ := sprites.Render(MapCardBox(), scale, func(c *vector.Canvas) error {
		c.Fill(vector.RoundRect(0, 0, MapCardWidth, MapCardHeight+mapLip, mapRound), vector.Solid(sprites.Ink))
		return nil
	})
	return sprites.Shadow(shape, sprites.PanelShadow(12*scale).WithLift(lift))
}
