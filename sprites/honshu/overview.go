package honshu

import (
	"engawa/sprites"
	"engawa/sprites/vector"
)

// Overview is a square as it is drawn where it is small, below OverviewBelow
// pixels: what the square shows in as few shapes as can be seen, in its
// colours and at its places. Factories do not tell their value there. The cut
// does not matter; leave it 0.
type Overview Square

// Tones of the overviews where they differ from those of the squares.
const (
	smallGrass sprites.Color = 0x66965F
	smallCrown sprites.Color = 0x21493A
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
		drawSmallForest(p)
	case TownLand:
		drawSmallTown(p)
	case FieldLand:
		drawSmallField(p)
	case LakeLand:
		drawSmallLake(p)
	case ProductionLand:
		drawSmallProduction(p, o.Good, o.Cube)
	case FactoryLand:
		drawSmallFactory(p, o.Good)
	}
	return nil
}

// drawSmallForest draws three round crowns on grass.
func drawSmallForest(p sprites.Painter) {
	drawGround(p, smallGrass)
	for _, at := range []vector.Point{{X: 32, Y: 18}, {X: 17, Y: 44}, {X: 48, Y: 43}} {
		p.FillColor(vector.Circle(at.X, at.Y, 14), smallCrown)
		p.FillColor(vector.Circle(at.X-4, at.Y-4, 4), crownLight)
	}
}

// drawSmallTown draws two houses, their roofs red and slate.
func drawSmallTown(p sprites.Painter) {
	drawGround(p, street)
	drawSmallHouse(p, 43, 20, 0.9, roofSlate)
	drawSmallHouse(p, 22, 42, 1.1, roofRed)
}

// drawSmallHouse draws a house; the point is the middle of its eaves.
func drawSmallHouse(p sprites.Painter, x, y, scale float64, roof sprites.Color) {
	p.DrawAt(x, y, scale, func(p sprites.Painter) {
		p.FillColor(vector.Rect(-13, 0, 26, 14), sprites.Paper2)
		p.FillColor(vector.Rect(-4, 4, 8, 10), sprites.Kuri)
		p.FillColor(vector.Polygon(vector.Point{X: -8, Y: -14}, vector.Point{X: 8, Y: -14}, vector.Point{X: 19, Y: 2}, vector.Point{X: -19, Y: 2}), roof)
	})
}

// drawSmallField draws two furrows.
func drawSmallField(p sprites.Painter) {
	drawGround(p, straw)
	rows := new(vector.Path)
	for _, y := range []float64{20, 46} {
		rows.MoveTo(4, y).CubeTo(14, y-9, 24, y-7, 33, y).CubeTo(42, y+7, 52, y+7, 60, y)
	}
	p.Stroke(rows, vector.Stroke{Width: 4.5, Cap: vector.ButtCap}, vector.Solid(furrow))
}

// drawSmallLake draws two waves.
func drawSmallLake(p sprites.Painter) {
	drawGround(p, water)
	p.FillColor(vector.Rect(0, 36, SquareSide, SquareSide-36), waterDeep)
	waves := new(vector.Path)
	for _, y := range []float64{20, 46} {
		waves.MoveTo(5, y).QuadTo(9, y-11, 17, y).QuadTo(24, y+9, 32, y).QuadTo(40, y-11, 47, y).QuadTo(53, y+9, 59, y)
	}
	p.Stroke(waves, vector.Stroke{Width: 5, Cap: vector.ButtCap}, vector.Solid(foam))
}

// drawSmallProduction draws what a good is made from, with the cube at its lower
// right, or the pale hollow that it has left.
func drawSmallProduction(p sprites.Painter, g Good, cube bool) {
	const x, y, half = 43.5, 43.5, 13.5
	tones := g.tones()
	drawGround(p, tones.Ground)
	switch g {
	case Fish:
		p.FillColor(vector.Rect(2, 5, 60, 4), sprites.Ink)
		for _, x := range []float64{16, 36} {
			p.FillColor(vector.Ellipse(x, 16, 4.2, 9), tones.Face)
		}
	case Timber:
		p.FillColor(vector.Circle(16, 18, 10).Append(vector.Circle(13, 43, 10)).Append(vector.Circle(38, 15, 10)), tones.Side)
	case Stone:
		p.FillColor(vector.Polygon(vector.Point{X: 4, Y: 42}, vector.Point{X: 12, Y: 18}, vector.Point{X: 26, Y: 6}, vector.Point{X: 46, Y: 8}, vector.Point{X: 54, Y: 26}, vector.Point{X: 30, Y: 46}), tones.Side)
	case Rice:
		for _, at := range []vector.Point{{X: 13, Y: 14}, {X: 32, Y: 12}, {X: 51, Y: 12}, {X: 12, Y: 42}} {
			p.FillColor(vector.Ellipse(at.X, at.Y, 6, 11), tones.Side)
		}
	}
	if cube {
		p.Paint(vector.Rect(x-half, y-half, 2*half, 2*half), tones.Face, 4.6)
		return
	}
	hollow := vector.Circle(x, y, half+2)
	p.FillColor(hollow, sprites.Paper2)
	p.Stroke(hollow, vector.Stroke{Width: p.LineWidth(3, sprites.MinOutline)}, vector.Solid(tones.Side))
}

// drawSmallFactory draws a curtain in the colour of the good under a dark roof.
func drawSmallFactory(p sprites.Painter, g Good) {
	drawGround(p, FactoryGround)
	p.FillColor(vector.Rect(6, 24, 52, 34), g.tones().Face)
	p.FillColor(vector.Polygon(vector.Point{X: 14, Y: 3}, vector.Point{X: 50, Y: 3}, vector.Point{X: 64, Y: 24}, vector.Point{X: 0, Y: 24}), roofTiles)
	p.FillColor(g.plainSign().Transform(vector.Translate(32, 41).Mul(vector.Scale(14, 14))), g.signInk())
}
