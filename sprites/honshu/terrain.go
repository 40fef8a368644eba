package honshu

import (
	"engawa/sprites"
	"engawa/sprites/vector"
)

// Tones of the four terrains that have no good.
const (
	grass       sprites.Color = 0x6B9A66
	grassShade  sprites.Color = 0x4F7D55
	crownLight  sprites.Color = 0x8DB889
	crownNear   sprites.Color = 0x34634A
	crownMid    sprites.Color = 0x3A6B4B
	crownFar    sprites.Color = 0x2F5B45
	street      sprites.Color = 0xE2C493
	streetShade sprites.Color = 0xCFA972
	plaster     sprites.Color = 0xF3E4C4
	roofRed     sprites.Color = 0xA9523A
	roofSlate   sprites.Color = 0x63748A
	straw       sprites.Color = 0xEBD7A3
	furrow      sprites.Color = 0xCBAE72
	stubble     sprites.Color = 0x8F8242
	waterPale   sprites.Color = 0x7FB0C6
	water       sprites.Color = 0x5A91B2
	waterDeep   sprites.Color = 0x376A95
	foam        sprites.Color = 0xDCEBE6
)

// spot is where something stands on a square, and how large.
type spot struct{ x, y, scale float64 }

// swell is the edge of a shade on the ground: it leaves a square where the
// next one takes it up.
func swell(y, rise float64) *vector.Path {
	return new(vector.Path).MoveTo(0, y).CubeTo(16, y-rise, 26, y+rise, 40, y).CubeTo(48, y-rise*0.7, 56, y-rise*0.5, 64, y).
		LineTo(64, 64).LineTo(0, 64).Close()
}

// drawForest draws three cloud-pines on grass.
func drawForest(p sprites.Painter, cut int) {
	drawGround(p, grass)
	p.FillColor(swell(39, 5), grassShade)
	stand := [Cuts][3]spot{
		{{47, 19.5, 0.84}, {16.5, 22, 0.88}, {32, 43, 1.06}},
		{{31, 16, 0.8}, {47.5, 37, 0.94}, {17.5, 41, 1.02}},
		{{17, 17.5, 0.84}, {43, 23, 0.96}, {25, 45, 0.98}},
	}[cut]
	crowns := [3]sprites.Color{crownFar, crownMid, crownNear}
	for i, t := range stand {
		p.DrawAt(t.x, t.y, t.scale, func(p sprites.Painter) { drawPine(p, crowns[i]) })
	}
}

// drawPine draws a cloud-pine about the middle of its crown.
func drawPine(p sprites.Painter, crown sprites.Color) {
	p.Paint(vector.Polygon(vector.Point{X: -2.4, Y: 7}, vector.Point{X: 2.4, Y: 7}, vector.Point{X: 3.1, Y: 16}, vector.Point{X: -3.1, Y: 16}), sprites.Kuri, 1.9)
	cloud := new(vector.Path).MoveTo(-13.6, 9).CubeTo(-18.6, 4.4, -15, -2.6, -10.4, -2.4).CubeTo(-12, -8.6, -7.6, -12.4, -4.6, -11.2).
		CubeTo(-3.4, -17, 4.4, -17, 4.9, -10.9).CubeTo(8.6, -12, 12.2, -7.6, 10.4, -2.4).CubeTo(15.4, -2.4, 18.4, 4.6, 13.6, 9).
		CubeTo(8, 12.2, -8, 12.2, -13.6, 9).Close()
	p.Paint(cloud, crown, 2.3)
	lights := new(vector.Path).MoveTo(-8.4, 4).QuadTo(-4.6, -1.6, -1, 3.2).MoveTo(-2.6, -5.4).QuadTo(0.8, -10.4, 3.8, -6).MoveTo(3.8, 4.6).QuadTo(7.2, -0.4, 10, 3.6)
	p.StrokeThin(lights, 1.9, crownLight)
}

// drawTown draws two or three houses, their roofs red or slate.
func drawTown(p sprites.Painter, cut int) {
	drawGround(p, street)
	p.FillColor(swell(50, 4), streetShade)
	house := func(s spot, roof sprites.Color) {
		p.DrawAt(s.x, s.y, s.scale, func(p sprites.Painter) { drawHouse(p, roof) })
	}
	switch cut {
	case 0:
		house(spot{43.5, 20, 0.8}, roofSlate)
		house(spot{23.5, 39, 1}, roofRed)
	case 1:
		house(spot{20, 18, 0.8}, roofRed)
		house(spot{40, 38.5, 1}, roofSlate)
	default:
		house(spot{32, 15.5, 0.72}, roofSlate)
		house(spot{17.5, 41, 0.8}, roofRed)
		house(spot{47, 42, 0.78}, roofRed)
	}
}

// drawHouse draws a house; the origin is the middle of its eaves.
func drawHouse(p sprites.Painter, roof sprites.Color) {
	p.Paint(vector.Rect(-13, 0, 26, 15.4), plaster, 2.2)
	p.FillColor(vector.Rect(-3.8, 5, 8, 10.4), sprites.Kuri)
	if p.IsFine() {
		p.StrokeThin(new(vector.Path).MoveTo(-3.8, 15).LineTo(-3.8, 5).LineTo(4.2, 5).LineTo(4.2, 15), 1.5, sprites.Ink)
	}
	p.FillColor(vector.Rect(-9.8, 5, 3.4, 4.6).Append(vector.Rect(7, 5, 3.4, 4.6)), sprites.Ink)
	slope := new(vector.Path).MoveTo(-19.4, 2.6).CubeTo(-14, 0.4, -10.4, -5.6, -8.2, -12).LineTo(8.2, -12).CubeTo(10.4, -5.6, 14, 0.4, 19.4, 2.6).
		CubeTo(12, 4.6, -12, 4.6, -19.4, 2.6).Close()
	p.Paint(slope, roof, 2.4)
	if p.PixelsPerUnit > 0.45 {
		tiles := new(vector.Path).MoveTo(-10, -6.2).LineTo(10, -6.2).MoveTo(-13, -1.4).LineTo(13, -1.4).MoveTo(-3.9, -11).LineTo(-5.6, 3).MoveTo(3.9, -11).LineTo(5.6, 3)
		p.Stroke(tiles, vector.Stroke{Width: p.LineWidth(1.1, 0.6)}, vector.Solid(sprites.Ink.Alpha(0.5)))
	}
	p.Outline(vector.Line(-9, -12.5, 9, -12.5), 3.5)
}

// drawField draws furrows that run on from square to square, and tufts of stubble.
func drawField(p sprites.Painter, cut int) {
	drawGround(p, straw)
	rows := new(vector.Path)
	for y := 10.0; y <= 62; y += 13 {
		rows.MoveTo(-2, y-0.4).CubeTo(14, y-6.5, 24, y-5, 33, y).CubeTo(42, y+5, 52, y+5, 66, y-0.4)
	}
	p.StrokeThin(rows, 2.5, furrow)
	tufts := [Cuts][3]vector.Point{
		{{X: 20, Y: 32}, {X: 46, Y: 17}, {X: 44, Y: 54}},
		{{X: 17, Y: 19}, {X: 44, Y: 35}, {X: 20, Y: 55}},
		{{X: 33, Y: 18}, {X: 17, Y: 43}, {X: 49, Y: 48}},
	}[cut]
	blades := new(vector.Path)
	for _, t := range tufts {
		blades.MoveTo(t.X-6, t.Y-8).QuadTo(t.X-1.6, t.Y-5, t.X, t.Y).LineTo(t.X, t.Y-10.4).MoveTo(t.X, t.Y).QuadTo(t.X+1.6, t.Y-5, t.X+6, t.Y-8)
	}
	p.StrokeThin(blades, 2.1, stubble)
}

// drawLake draws rows of waves that run on from square to square; on one cut sails
// a boat, on another there are reeds.
func drawLake(p sprites.Painter, cut int) {
	p.Fill(vector.Rect(0, 0, SquareSide, SquareSide), vector.Linear(0, 0, 0, SquareSide,
		vector.Stop{Color: waterPale.NRGBA()}, vector.Stop{Offset: 0.55, Color: water.NRGBA()}, vector.Stop{Offset: 1, Color: waterDeep.NRGBA()}))
	const length = SquareSide / 3
	pale, bright := new(vector.Path), new(vector.Path)
	for i, row := range []*vector.Path{pale, bright, pale, bright} {
		y := 11.5 + 15*float64(i)
		x := -length * (1 + 0.5*float64(i%2))
		row.MoveTo(x, y)
		for ; x < SquareSide; x += length {
			row.QuadTo(x+length/4, y-5, x+length/2, y).QuadTo(x+length*3/4, y+3.6, x+length, y)
		}
	}
	stroke := vector.Stroke{Width: p.LineWidth(2.3, 0.8)}
	p.Stroke(pale, stroke, vector.Solid(foam.Alpha(0.55)))
	p.Stroke(bright, stroke, vector.Solid(foam.Alpha(0.95)))
	switch cut {
	case 1:
		p.DrawAt(38, 34, 1, drawBoat)
	case 2:
		p.DrawAt(14, 58, 1, drawReeds)
	}
}

// drawBoat draws a boat about its deck.
func drawBoat(p sprites.Painter) {
	p.Paint(new(vector.Path).MoveTo(-13.5, 0).CubeTo(-8, 4, 8, 4, 13.5, -0.5).CubeTo(11, 8, -11, 8, -13.5, 0).Close(), sprites.Kuri2, 2)
	p.Paint(new(vector.Path).MoveTo(0, 0.6).LineTo(0, -15.5).CubeTo(7.4, -13, 9.4, -6, 8.2, -1.6).LineTo(0, -1.6).Close(), sprites.Paper, 1.8)
}

// drawReeds draws three reeds that stand on the origin.
func drawReeds(p sprites.Painter) {
	stems := new(vector.Path)
	for _, r := range []struct{ lean, high float64 }{{-5, 17}, {0, 25}, {6, 20}} {
		stems.MoveTo(r.lean/2, 4).QuadTo(r.lean/2, -r.high/2, r.lean, -r.high)
	}
	p.StrokeThin(stems, 2.2, sprites.MatsuD)
	for _, r := range []struct{ lean, high float64 }{{-5, 17}, {0, 25}, {6, 20}} {
		p.Paint(vector.RoundRect(r.lean-2, -r.high-3, 4, 9, 2), sprites.Kuri2, 1.5)
	}
}
