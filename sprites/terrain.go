package sprites

import "engawa/sprites/vector"

// Tones of the four terrains that have no good.
const (
	grass       Color = 0x6B9A66
	grassShade  Color = 0x4F7D55
	crownLight  Color = 0x8DB889
	crownNear   Color = 0x34634A
	crownMid    Color = 0x3A6B4B
	crownFar    Color = 0x2F5B45
	street      Color = 0xE2C493
	streetShade Color = 0xCFA972
	plaster     Color = 0xF3E4C4
	roofRed     Color = 0xA9523A
	roofSlate   Color = 0x63748A
	straw       Color = 0xEBD7A3
	furrow      Color = 0xCBAE72
	stubble     Color = 0x8F8242
	waterPale   Color = 0x7FB0C6
	water       Color = 0x5A91B2
	waterDeep   Color = 0x376A95
	foam        Color = 0xDCEBE6
)

// spot is where something stands on a square, and how large.
type spot struct{ x, y, scale float64 }

// swell is the edge of a shade on the ground: it leaves a square where the
// next one takes it up.
func swell(y, rise float64) *vector.Path {
	return new(vector.Path).MoveTo(0, y).CubeTo(16, y-rise, 26, y+rise, 40, y).CubeTo(48, y-rise*0.7, 56, y-rise*0.5, 64, y).
		LineTo(64, 64).LineTo(0, 64).Close()
}

// forest draws three cloud-pines on grass.
func (p press) forest(cut int) {
	p.ground(grass)
	p.flat(swell(39, 5), grassShade)
	stand := [Cuts][3]spot{
		{{47, 19.5, 0.84}, {16.5, 22, 0.88}, {32, 43, 1.06}},
		{{31, 16, 0.8}, {47.5, 37, 0.94}, {17.5, 41, 1.02}},
		{{17, 17.5, 0.84}, {43, 23, 0.96}, {25, 45, 0.98}},
	}[cut]
	crowns := [3]Color{crownFar, crownMid, crownNear}
	for i, t := range stand {
		p.at(t.x, t.y, t.scale, func(p press) { p.pine(crowns[i]) })
	}
}

// pine draws a cloud-pine about the middle of its crown.
func (p press) pine(crown Color) {
	p.print(vector.Polygon(vector.Point{X: -2.4, Y: 7}, vector.Point{X: 2.4, Y: 7}, vector.Point{X: 3.1, Y: 16}, vector.Point{X: -3.1, Y: 16}), Kuri, 1.9)
	cloud := new(vector.Path).MoveTo(-13.6, 9).CubeTo(-18.6, 4.4, -15, -2.6, -10.4, -2.4).CubeTo(-12, -8.6, -7.6, -12.4, -4.6, -11.2).
		CubeTo(-3.4, -17, 4.4, -17, 4.9, -10.9).CubeTo(8.6, -12, 12.2, -7.6, 10.4, -2.4).CubeTo(15.4, -2.4, 18.4, 4.6, 13.6, 9).
		CubeTo(8, 12.2, -8, 12.2, -13.6, 9).Close()
	p.print(cloud, crown, 2.3)
	lights := new(vector.Path).MoveTo(-8.4, 4).QuadTo(-4.6, -1.6, -1, 3.2).MoveTo(-2.6, -5.4).QuadTo(0.8, -10.4, 3.8, -6).MoveTo(3.8, 4.6).QuadTo(7.2, -0.4, 10, 3.6)
	p.hair(lights, 1.9, crownLight)
}

// town draws two or three houses, their roofs red or slate.
func (p press) town(cut int) {
	p.ground(street)
	p.flat(swell(50, 4), streetShade)
	house := func(s spot, roof Color) { p.at(s.x, s.y, s.scale, func(p press) { p.house(roof) }) }
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

// house draws a house; the origin is the middle of its eaves.
func (p press) house(roof Color) {
	p.print(vector.Rect(-13, 0, 26, 15.4), plaster, 2.2)
	p.flat(vector.Rect(-3.8, 5, 8, 10.4), Kuri)
	if p.fine() {
		p.hair(new(vector.Path).MoveTo(-3.8, 15).LineTo(-3.8, 5).LineTo(4.2, 5).LineTo(4.2, 15), 1.5, Ink)
	}
	p.flat(vector.Rect(-9.8, 5, 3.4, 4.6).Append(vector.Rect(7, 5, 3.4, 4.6)), Ink)
	slope := new(vector.Path).MoveTo(-19.4, 2.6).CubeTo(-14, 0.4, -10.4, -5.6, -8.2, -12).LineTo(8.2, -12).CubeTo(10.4, -5.6, 14, 0.4, 19.4, 2.6).
		CubeTo(12, 4.6, -12, 4.6, -19.4, 2.6).Close()
	p.print(slope, roof, 2.4)
	if p.unit > 0.45 {
		tiles := new(vector.Path).MoveTo(-10, -6.2).LineTo(10, -6.2).MoveTo(-13, -1.4).LineTo(13, -1.4).MoveTo(-3.9, -11).LineTo(-5.6, 3).MoveTo(3.9, -11).LineTo(5.6, 3)
		p.Stroke(tiles, vector.Stroke{Width: p.line(1.1, 0.6)}, vector.Solid(Ink.Alpha(0.5)))
	}
	p.ink(vector.Line(-9, -12.5, 9, -12.5), 3.5)
}

// field draws furrows that run on from square to square, and tufts of stubble.
func (p press) field(cut int) {
	p.ground(straw)
	rows := new(vector.Path)
	for y := 10.0; y <= 62; y += 13 {
		rows.MoveTo(-2, y-0.4).CubeTo(14, y-6.5, 24, y-5, 33, y).CubeTo(42, y+5, 52, y+5, 66, y-0.4)
	}
	p.hair(rows, 2.5, furrow)
	tufts := [Cuts][3]vector.Point{
		{{X: 20, Y: 32}, {X: 46, Y: 17}, {X: 44, Y: 54}},
		{{X: 17, Y: 19}, {X: 44, Y: 35}, {X: 20, Y: 55}},
		{{X: 33, Y: 18}, {X: 17, Y: 43}, {X: 49, Y: 48}},
	}[cut]
	blades := new(vector.Path)
	for _, t := range tufts {
		blades.MoveTo(t.X-6, t.Y-8).QuadTo(t.X-1.6, t.Y-5, t.X, t.Y).LineTo(t.X, t.Y-10.4).MoveTo(t.X, t.Y).QuadTo(t.X+1.6, t.Y-5, t.X+6, t.Y-8)
	}
	p.hair(blades, 2.1, stubble)
}

// lake draws rows of waves that run on from square to square; on one cut sails
// a boat, on another there are reeds.
func (p press) lake(cut int) {
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
	stroke := vector.Stroke{Width: p.line(2.3, 0.8)}
	p.Stroke(pale, stroke, vector.Solid(foam.Alpha(0.55)))
	p.Stroke(bright, stroke, vector.Solid(foam.Alpha(0.95)))
	switch cut {
	case 1:
		p.at(38, 34, 1, press.boat)
	case 2:
		p.at(14, 58, 1, press.reeds)
	}
}

// boat draws a boat about its deck.
func (p press) boat() {
	p.print(new(vector.Path).MoveTo(-13.5, 0).CubeTo(-8, 4, 8, 4, 13.5, -0.5).CubeTo(11, 8, -11, 8, -13.5, 0).Close(), Kuri2, 2)
	p.print(new(vector.Path).MoveTo(0, 0.6).LineTo(0, -15.5).CubeTo(7.4, -13, 9.4, -6, 8.2, -1.6).LineTo(0, -1.6).Close(), Paper, 1.8)
}

// reeds draws three reeds that stand on the origin.
func (p press) reeds() {
	stems := new(vector.Path)
	for _, r := range []struct{ lean, high float64 }{{-5, 17}, {0, 25}, {6, 20}} {
		stems.MoveTo(r.lean/2, 4).QuadTo(r.lean/2, -r.high/2, r.lean, -r.high)
	}
	p.hair(stems, 2.2, MatsuD)
	for _, r := range []struct{ lean, high float64 }{{-5, 17}, {0, 25}, {6, 20}} {
		p.print(vector.RoundRect(r.lean-2, -r.high-3, 4, 9, 2), Kuri2, 1.5)
	}
}
