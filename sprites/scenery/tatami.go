package scenery

import (
	"image"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Measures of the straw mat in units.
const (
	weaveGap  = 3.2  // from one straw to the next
	threadGap = 26.0 // from one thread of the warp to the next
	sunSlant  = 0.54 // units to the right for each unit down that the light runs
)

// TatamiHem returns the height of the cloth hem in units: one lies at the upper
// edge, and on a landscape mat another at the lower edge. Nothing that is
// touched belongs there.
func TatamiHem(portrait bool) float64 {
	if portrait {
		return 10
	}
	return 20
}

// Tatami draws the straw mat on which Honshū is played, with its cloth hems and
// the late sun that falls on it through the panes of a paper door.
func Tatami(size Size) *image.RGBA {
	s := NewGround(size, 0x7A7A31, 0xC4BE93)
	if !size.IsValid() {
		return s.Image()
	}
	s.Fill(vector.Rect(0, 0, s.W, s.H), vector.Linear(0, 0, s.W, s.H, Stop(0, 0xD3CEA6), Stop(0.5, 0xC6C195), Stop(1, 0xB3AD81)))
	s.lateSun(size.Portrait())
	s.weave()
	hem := TatamiHem(size.Portrait())
	s.hem(0, hem, 1)
	if !size.Portrait() {
		s.hem(s.H-hem, hem, -1)
	}
	return s.Image()
}

// weave rules the straws, some a little darker or paler than the others, and
// the threads that hold them.
func (s *Painter) weave() {
	var dark, deep, pale vector.Path
	for y := weaveGap / 2; y < s.H; y += weaveGap {
		dark.MoveTo(0, y).LineTo(s.W, y)
		switch s.IntN(9) {
		case 0:
			deep.MoveTo(0, y+0.4).LineTo(s.W, y+0.4)
		case 1:
			pale.MoveTo(0, y+1.6).LineTo(s.W, y+1.6)
		}
	}
	line := func(p *vector.Path, width float64, c sprites.Color, opacity float64) {
		s.Stroke(p, vector.Stroke{Width: width, Cap: vector.ButtCap}, vector.Solid(c.Alpha(opacity)))
	}
	line(&dark, 1.1, 0x77713F, 0.22)
	line(&deep, 1.3, 0x6B6536, 0.22)
	line(&pale, 1.4, 0xF4EECB, 0.2)
	var threads vector.Path
	for x := threadGap; x < s.W; x += threadGap {
		threads.MoveTo(x, 0).LineTo(x, s.H)
	}
	line(&threads, 1, 0x77713F, 0.1)
}

// lateSun lays the light of low sun on the mat: two rows of panes, slanted,
// fading to the lower right.
func (s *Painter) lateSun(portrait bool) {
	left, top, wide, high, bar, columns := 0.115*s.W, -30.0, 112.0, 415.0, 15.0, 3
	if portrait {
		left, top, wide, high, bar, columns = 0.1*s.W, -20, 74, 0.36*s.H, 10, 2
	}
	light := sprites.Color(0xFFF3CF)
	paint := vector.Linear(left, 0, left+0.55*s.W, s.H,
		vector.Stop{Color: light.Alpha(0.52)}, vector.Stop{Offset: 0.55, Color: light.Alpha(0.34)}, vector.Stop{Offset: 1, Color: light.Alpha(0.06)})
	var panes vector.Path
	for row := range 2 {
		y := top + float64(row)*(high+bar)
		for column := range columns {
			x := left + float64(column)*(wide+bar) + sunSlant*(y-top)
			panes.Append(vector.Polygon(vector.Point{X: x, Y: y}, vector.Point{X: x + wide, Y: y},
				vector.Point{X: x + wide + sunSlant*high, Y: y + high}, vector.Point{X: x + sunSlant*high, Y: y + high}))
		}
	}
	s.Fill(&panes, paint)
}

// hem draws a band of indigo cloth at y, sewn with lozenges; its inked edge lies
// below for way 1 and above for way -1.
func (s *Painter) hem(y, high, way float64) {
	s.FillRect(0, y, s.W, high, 0x2A3B5D)
	middle, reach := y+high/2, high*0.29
	edge := y + high - 1
	if way < 0 {
		edge = y + 1
	}
	middle -= way // the edge takes two units of the band
	var frames, hearts vector.Path
	step := high * 1.3
	for x := step / 2; x < s.W+reach; x += step {
		frames.Append(vector.Polygon(vector.Point{X: x, Y: middle - reach}, vector.Point{X: x + reach, Y: middle}, vector.Point{X: x, Y: middle + reach}, vector.Point{X: x - reach, Y: middle}))
		heart := reach * 0.4
		hearts.Append(vector.Polygon(vector.Point{X: x, Y: middle - heart}, vector.Point{X: x + heart, Y: middle}, vector.Point{X: x, Y: middle + heart}, vector.Point{X: x - heart, Y: middle}))
	}
	s.Stroke(&frames, vector.Stroke{Width: high * 0.06, Join: vector.MiterJoin}, vector.Solid(sprites.Color(0x8FA0BC)))
	s.Fill(&hearts, vector.Solid(sprites.Kin))
	s.DrawLine(0, edge, s.W, edge, 2, vector.Solid(sprites.Ink))
}
