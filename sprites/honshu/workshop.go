package honshu

import (
	"math"
	"strconv"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Where a cube lies on a production square, and how large.
const (
	cubeX    = 42.5
	cubeY    = 45.5
	cubeSize = 0.98
)

// CubeOnSquare returns where the origin of a Cube lies on a production square,
// in units from the square's upper left corner, and how large it is there.
func CubeOnSquare() (at vector.Point, size float64) {
	return vector.Point{X: cubeX, Y: cubeY}, cubeSize
}

// drawProduction draws a square that yields a good: on its ground stands what it is
// made from, and beside that its cube or the hollow that it has left.
func drawProduction(p sprites.Painter, g Good, cube bool) {
	drawGround(p, g.tones().Ground)
	switch g {
	case Fish:
		drawJetty(p)
	case Timber:
		drawYard(p)
	case Stone:
		drawQuarry(p)
	case Rice:
		drawPaddy(p)
	}
	if cube {
		p.DrawAt(cubeX, cubeY, cubeSize, func(p sprites.Painter) {
			drawCubeShade(p)
			drawCube(p, g)
		})
		return
	}
	p.DrawAt(cubeX, cubeY, cubeSize, func(p sprites.Painter) { drawHollow(p, g) })
}

// drawJetty draws planks with fish hung up to dry and a landing net: no water, so that nobody takes it for a lake.
func drawJetty(p sprites.Painter) {
	p.StrokeThin(new(vector.Path).MoveTo(-1, 29).LineTo(65, 29).MoveTo(-1, 46).LineTo(65, 46).MoveTo(-1, 62).LineTo(65, 62), 1.8, plankGap)
	p.Outline(new(vector.Path).MoveTo(6.4, 4).LineTo(6.4, 29).MoveTo(57.6, 4).LineTo(57.6, 27), 2.4)
	p.Outline(vector.Line(2, 6.6, 62, 6.6), 2.6)
	tones := Fish.tones()
	for _, x := range []float64{18.5, 32, 45.5} {
		fish := fishSign().Transform(vector.Translate(x, 18.4).Mul(vector.Rotate(-math.Pi / 2)).Mul(vector.Scale(0.96, 0.96)))
		p.Outline(vector.Line(x, 6, x, 10), 1.4)
		p.Paint(fish, tones.Face, 1.7)
	}
	if p.PixelsPerUnit > 0.45 {
		p.StrokeThin(new(vector.Path).MoveTo(12, 34).QuadTo(14, 43, 24, 47).MoveTo(25, 34).QuadTo(23, 43, 13, 47).MoveTo(18.5, 34).LineTo(18.5, 53), 1.1, sprites.Ink)
	}
	p.Outline(new(vector.Path).MoveTo(7, 33.6).LineTo(30, 33.6).MoveTo(8, 33.6).CubeTo(8.6, 46, 13, 53.4, 18.5, 53.4).CubeTo(24, 53.4, 28.4, 46, 29, 33.6), 2.1)
}

// plankGap is the tone of the gaps between the planks of a jetty.
const plankGap sprites.Color = 0xA89A80

// drawYard draws a pile of logs, and the axe.
func drawYard(p sprites.Painter) {
	p.FillColor(swell(46, 4), 0xC9A274)
	for _, at := range []vector.Point{{X: 12, Y: 40.5}, {X: 27, Y: 40.5}, {X: 19.5, Y: 27.5}} {
		p.Paint(vector.Circle(at.X, at.Y, 7.8), 0xD9A76C, 2.2)
		p.StrokeThin(vector.Circle(at.X, at.Y, 4.1), 1.5, 0x8C5A33)
		p.FillColor(vector.Circle(at.X, at.Y, 1.4), 0x8C5A33)
	}
	p.StrokeThin(vector.Line(38, 22, 51, 7.5), 3.4, sprites.Ink)
	blade := new(vector.Path).MoveTo(45.6, 5.4).QuadTo(50, 3.4, 53, 4.6).LineTo(57, 9).QuadTo(57.4, 13, 54.4, 16.6).LineTo(51, 12.4).Close()
	p.Paint(blade, 0xBDBFBE, 2)
}

// drawQuarry draws two broken rocks.
func drawQuarry(p sprites.Painter) {
	p.FillColor(swell(44, 5), 0xB5B0A3)
	far := vector.Polygon(vector.Point{X: 24, Y: 23}, vector.Point{X: 29, Y: 12}, vector.Point{X: 39.5, Y: 8.6}, vector.Point{X: 47.4, Y: 17}, vector.Point{X: 44, Y: 27}, vector.Point{X: 32, Y: 29})
	p.Paint(far, 0x8A8D92, 2.2)
	p.StrokeThin(new(vector.Path).MoveTo(29, 12).LineTo(34.4, 19.6).LineTo(44, 27).MoveTo(34.4, 19.6).LineTo(47.4, 17), 1.4, sprites.Ink)
	near := vector.Polygon(vector.Point{X: 4.6, Y: 47}, vector.Point{X: 8.6, Y: 30.4}, vector.Point{X: 17, Y: 22}, vector.Point{X: 27.4, Y: 26}, vector.Point{X: 32, Y: 38.6}, vector.Point{X: 28.4, Y: 47})
	p.Paint(near, 0xA2A3A3, 2.2)
	p.StrokeThin(new(vector.Path).MoveTo(17, 22).LineTo(18.4, 33.6).LineTo(8, 41).MoveTo(18.4, 33.6).LineTo(31, 36.6), 1.4, sprites.Ink)
}

// drawPaddy draws the banks between flooded fields, with sheaves on them.
func drawPaddy(p sprites.Painter) {
	banks := new(vector.Path).MoveTo(-1, 19).LineTo(65, 11).MoveTo(-1, 39).LineTo(65, 31).MoveTo(-1, 59).LineTo(65, 51).MoveTo(21, -1).LineTo(14, 65).MoveTo(45, -1).LineTo(38, 65)
	p.StrokeThin(banks, 2.2, 0xC9A24C)
	for _, at := range []vector.Point{{X: 10.5, Y: 13}, {X: 31, Y: 11}, {X: 53, Y: 10}, {X: 12, Y: 35}} {
		p.DrawAt(at.X, at.Y, 0.94, drawSheaf)
	}
}

// drawSheaf draws a bound sheaf of rice about its band.
func drawSheaf(p sprites.Painter) {
	p.Paint(vector.Polygon(vector.Point{X: -6.2, Y: 10}, vector.Point{X: -2.5, Y: 0}, vector.Point{X: -7.4, Y: -7}, vector.Point{X: -3.8, Y: -6.6}, vector.Point{X: -3, Y: -10.4},
		vector.Point{Y: -7}, vector.Point{X: 3, Y: -10.4}, vector.Point{X: 3.8, Y: -6.6}, vector.Point{X: 7.4, Y: -7}, vector.Point{X: 2.5, Y: 0}, vector.Point{X: 6.2, Y: 10}), 0xE3AC35, 1.8)
	p.StrokeThin(vector.Line(-3.6, 0, 3.6, 0), 1.7, sprites.Ink)
}

// FactoryGround is what lies behind the house of a factory.
const FactoryGround sprites.Color = 0x4A3B38

// Tones of a factory.
const (
	timberSet sprites.Color = 0x7A5A44
	beam      sprites.Color = 0x5A4030
	roofTiles sprites.Color = 0x3C4557
	roofRidge sprites.Color = 0x687791
)

// drawFactory draws a shop with a lantern that tells the points.
func drawFactory(p sprites.Painter, g Good, value int) {
	drawShop(p, g)
	// Small prints have a larger lantern, about its lower right corner.
	p.DrawAt(62, 62.4, p.PipScale(), func(p sprites.Painter) { drawLantern(p, value) })
}

// drawShop draws a house of dark timber with a roof, and a curtain in the good's
// colour with its sign.
func drawShop(p sprites.Painter, g Good) {
	tones := g.tones()
	drawGround(p, FactoryGround)
	p.FillColor(vector.Rect(5, 20, 54, 44), timberSet)
	p.StrokeThin(new(vector.Path).MoveTo(11.5, 20).LineTo(11.5, 64).MoveTo(52.5, 20).LineTo(52.5, 64), 2.6, beam)
	curtain := new(vector.Path).MoveTo(8, 23).LineTo(56, 23).LineTo(56, 50).QuadTo(48, 52, 41, 50).LineTo(40, 49).LineTo(39, 50).
		QuadTo(32, 51.6, 25, 50).LineTo(24, 49).LineTo(23, 50).QuadTo(16, 52, 8, 50).Close()
	p.Paint(curtain, tones.Face, 2.2)
	p.StrokeThin(vector.Line(8.6, 27.6, 55.4, 27.6), 2.4, tones.Dark)
	p.StrokeThin(new(vector.Path).MoveTo(24, 34).LineTo(24, 50).MoveTo(40, 34).LineTo(40, 50), 2, sprites.Ink)
	p.DrawAt(30, 39.5, 1, func(p sprites.Painter) { drawSign(p, g, g.signInk(), 0.98) })
	roof := new(vector.Path).MoveTo(-2, 21).CubeTo(6, 18, 12, 11, 15, 3).LineTo(49, 3).CubeTo(52, 11, 58, 18, 66, 21).CubeTo(50, 24.8, 14, 24.8, -2, 21).Close()
	p.Paint(roof, roofTiles, 2.4)
	if p.PixelsPerUnit > 0.45 {
		p.StrokeThin(new(vector.Path).MoveTo(12.6, 9).LineTo(51.4, 9).MoveTo(7.6, 15).LineTo(56.4, 15).MoveTo(24, 4).LineTo(20, 22).MoveTo(32, 4).LineTo(32, 23).MoveTo(40, 4).LineTo(44, 22), 1.6, roofRidge)
	}
	p.Outline(vector.Line(14, 2.7, 50, 2.7), 4)
}

// drawLantern draws a paper lantern with a number; the origin is its lower right
// corner.
func drawLantern(p sprites.Painter, value int) {
	body := vector.RoundRect(-18.4, -22, 17.4, 20.4, 4)
	p.Paint(body, 0xFBF0D2, 2.2)
	p.Outline(new(vector.Path).MoveTo(-15, -22.6).LineTo(-4.4, -22.6).MoveTo(-15, -1.4).LineTo(-4.4, -1.4), 2.8)
	p.DrawCarved(strconv.Itoa(value), -9.7, -4.6, 14, sprites.Ink)
}
