package sprites

import "engawa/sprites/vector"

// Overview is a square as it is drawn where it is small, below OverviewBelow
// pixels: one shape on one ground. Goods are lens, bar, wedge and lozenge;
// factories stand under a dark roof. The cut does not matter; leave it 0.
type Overview Square

// Tones of the overviews where they differ from those of the squares.
const (
	overviewForest Color = 0x487852
	overviewTree   Color = 0x274B3C
	overviewTown   Color = 0xDDB886
)

// Draw draws the overview in the box of a square, with its upper left corner
// at the canvas's origin. A square that does not exist is an error and draws
// nothing.
func (o Overview) Draw(c *vector.Canvas) error {
	o.Cut = 0
	if err := Square(o).check(); err != nil {
		return err
	}
	p := pressOn(c)
	switch o.Terrain {
	case ForestLand:
		p.ground(overviewForest)
		p.flat(vector.Polygon(vector.Point{X: 32, Y: 9}, vector.Point{X: 52, Y: 52}, vector.Point{X: 12, Y: 52}), overviewTree)
	case TownLand:
		p.ground(overviewTown)
		p.flat(vector.Rect(17, 31, 30, 20), Paper2)
		p.flat(vector.Polygon(vector.Point{X: 32, Y: 10}, vector.Point{X: 56, Y: 32}, vector.Point{X: 8, Y: 32}), roofRed)
	case FieldLand:
		p.ground(straw)
		p.flat(vector.Polygon(vector.Point{X: 0, Y: 43}, vector.Point{X: 64, Y: 23}, vector.Point{X: 64, Y: 29}, vector.Point{X: 0, Y: 49}), furrow)
	case LakeLand:
		p.ground(water)
		wave := new(vector.Path).MoveTo(6, 33).QuadTo(19, 15, 32, 33).QuadTo(45, 48, 58, 33)
		p.Stroke(wave, vector.Stroke{Width: 6}, vector.Solid(Color(0xE4F0EA)))
	case ProductionLand:
		p.smallProduction(o.Good, o.Cube)
	case FactoryLand:
		p.smallFactory(o.Good)
	}
	return nil
}

// smallProduction draws the shape of a good on its ground: solid when the cube
// lies there, hollow when it does not.
func (p press) smallProduction(g Good, cube bool) {
	tones := g.tones()
	p.ground(tones.Ground)
	shape := g.plainSign().Transform(vector.Translate(32, 32).Mul(vector.Scale(23, 23)))
	if cube {
		p.print(shape, tones.Face, 4.6)
		return
	}
	p.flat(shape, Paper2)
	p.Stroke(shape, vector.Stroke{Width: p.line(4, leastKey)}, vector.Solid(tones.Side))
}

// smallFactory draws a curtain with the shape of the good under a dark roof.
func (p press) smallFactory(g Good) {
	tones := g.tones()
	p.ground(eaves)
	p.flat(vector.Rect(6, 21, 52, 37), tones.Face)
	p.flat(vector.Rect(0, 16, 64, 6), Ink)
	p.flat(g.plainSign().Transform(vector.Translate(32, 40).Mul(vector.Scale(16.5, 16.5))), g.signInk())
}
