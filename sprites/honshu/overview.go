package honshu

import (
	"engawa/sprites"
	"engawa/sprites/vector"
)

// Overview is a square as it is drawn where it is small, below OverviewBelow
// pixels: one shape on one ground. Goods are lens, bar, wedge and lozenge;
// factories stand under a dark roof. The cut does not matter; leave it 0.
type Overview Square

// Tones of the overviews where they differ from those of the squares.
const (
	overviewForest sprites.Color = 0x487852
	overviewTree   sprites.Color = 0x274B3C
	overviewTown   sprites.Color = 0xDDB886
)

// Draw draws the overview in the box of a square, with its upper left corner
// at the canvas's origin. A square that does not exist is an error and draws
// nothing.
func (o Overview) Draw(c *vector.Canvas) error {
	o.Cut = 0
	if err := Square(o).check(); err != nil {
		return err
	}
	p := sprites.NewPainter(c)
	switch o.Terrain {
	case ForestLand:
		drawGround(p, overviewForest)
		p.FillColor(vector.Polygon(vector.Point{X: 32, Y: 9}, vector.Point{X: 52, Y: 52}, vector.Point{X: 12, Y: 52}), overviewTree)
	case TownLand:
		drawGround(p, overviewTown)
		p.FillColor(vector.Rect(17, 31, 30, 20), sprites.Paper2)
		p.FillColor(vector.Polygon(vector.Point{X: 32, Y: 10}, vector.Point{X: 56, Y: 32}, vector.Point{X: 8, Y: 32}), roofRed)
	case FieldLand:
		drawGround(p, straw)
		p.FillColor(vector.Polygon(vector.Point{X: 0, Y: 43}, vector.Point{X: 64, Y: 23}, vector.Point{X: 64, Y: 29}, vector.Point{X: 0, Y: 49}), furrow)
	case LakeLand:
		drawGround(p, water)
		wave := new(vector.Path).MoveTo(6, 33).QuadTo(19, 15, 32, 33).QuadTo(45, 48, 58, 33)
		p.Stroke(wave, vector.Stroke{Width: 6}, vector.Solid(sprites.Color(0xE4F0EA)))
	case ProductionLand:
		drawSmallProduction(p, o.Good, o.Cube)
	case FactoryLand:
		drawSmallFactory(p, o.Good)
	}
	return nil
}

// drawSmallProduction draws the shape of a good on its ground: solid when the cube
// lies there, hollow when it does not.
func drawSmallProduction(p sprites.Painter, g Good, cube bool) {
	tones := g.tones()
	drawGround(p, tones.Ground)
	shape := g.plainSign().Transform(vector.Translate(32, 32).Mul(vector.Scale(23, 23)))
	if cube {
		p.Paint(shape, tones.Face, 4.6)
		return
	}
	p.FillColor(shape, sprites.Paper2)
	p.Stroke(shape, vector.Stroke{Width: p.LineWidth(4, sprites.MinOutline)}, vector.Solid(tones.Side))
}

// drawSmallFactory draws a curtain with the shape of the good under a dark roof.
func drawSmallFactory(p sprites.Painter, g Good) {
	tones := g.tones()
	drawGround(p, eaves)
	p.FillColor(vector.Rect(6, 21, 52, 37), tones.Face)
	p.FillColor(vector.Rect(0, 16, 64, 6), sprites.Ink)
	p.FillColor(g.plainSign().Transform(vector.Translate(32, 40).Mul(vector.Scale(16.5, 16.5))), g.signInk())
}
