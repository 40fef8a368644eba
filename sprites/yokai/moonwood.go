package yokai

import (
	"image"

	"engawa/sprites"
	"engawa/sprites/scenery"
	"engawa/sprites/vector"
)

// trunk is one tree of the wood: its middle measured from the left edge, or
// from the right one if negative, and how thick it is at the top and at the
// foot, in units.
type trunk struct{ x, top, foot float64 }

// stand is a row of trees at one distance.
type stand struct {
	fill, bark sprites.Color
	trunks     []trunk
}

// wood is where the parts of the moonlit wood stand.
type wood struct {
	moon               vector.Point
	radius             float64
	meadow, ground     float64 // upper edges of the far and of the near ground
	unit               float64 // size of small things
	far, middle, front stand
}

func woodOf(s *scenery.Painter, size scenery.Size) wood {
	far := stand{fill: 0x1C3752, bark: 0x2E5470}
	middle := stand{fill: 0x14293F, bark: 0x234868}
	front := stand{fill: 0x112138, bark: 0x21406A}
	if size.Portrait() {
		far.trunks = []trunk{{72, 17, 20}, {118, 11, 13}, {-84, 17, 20}, {-46, 12, 14}}
		middle.trunks = []trunk{{40, 26, 32}, {-2, 20, 30}}
		front.trunks = []trunk{{2, 30, 44}}
		moon := vector.Point{X: s.W - 48, Y: 66}
		if s.IsBroad() {
			moon.Y = s.H * 0.42
		}
		return wood{moon: moon, radius: 46, meadow: s.H * 0.82, ground: s.H * 0.935,
			unit: 0.62, far: far, middle: middle, front: front}
	}
	far.trunks = []trunk{{85, 17, 21}, {225, 17, 22}, {352, 15, 19}, {-326, 15, 19}, {-209, 17, 23}, {-65, 13, 9}}
	middle.trunks = []trunk{{118, 43, 60}, {-101, 38, 56}}
	front.trunks = []trunk{{12, 66, 98}, {-12, 84, 118}}
	return wood{moon: vector.Point{X: 208, Y: s.H * 0.525}, radius: 104, meadow: s.H * 0.812, ground: s.H * 0.93,
		unit: 1, far: far, middle: middle, front: front}
}

// MoonWood draws the wood by night in which the spirits play: the moon with its
// halo behind the trunks, bars of mist, stars above. The middle stays quiet for
// the board.
func MoonWood(size scenery.Size) *image.RGBA {
	s := scenery.NewGround(size, 0x0F0F1, 0x132F2E)
	if !size.IsValid() {
		return s.Image()
	}
	g := woodOf(s, size)
	s.Fade(vector.Box{W: s.W, H: s.H}, scenery.Stop(0, 0x101B34), scenery.Stop(0.3, 0x172C4B),
		scenery.Stop(0.55, 0x1C3F5A), scenery.Stop(0.82, 0x1D4A5A), scenery.Stop(1, 0x1A464E))
	drawStars(s, g.meadow*0.55, g.unit)
	drawMoon(s, g)
	drawStand(s, g.far, g.ground)
	drawBars(s, g)
	s.Fill(s.Hills(g.meadow, 8*g.unit, 190*g.unit), vector.Solid(sprites.Color(0x183A3C)))
	drawStand(s, g.middle, g.ground)
	drawStand(s, g.front, g.ground)
	s.Paint(s.Hills(g.ground, 9*g.unit, 210*g.unit), 0x132F2E, 2)
	drawGrass(s, g.ground+10, 0x1E4A42, g.unit)
	return s.Image()
}

// drawBars draws the bars of mist: two across the moon, the others low between the
// trunks, where the picture stays clear of the board.
func drawBars(s *scenery.Painter, g wood) {
	thick := 16 * g.unit
	bar := func(x, y, w float64, c sprites.Color, opacity float64) {
		s.Fill(vector.RoundRect(x, y, w, thick, thick/2), vector.Solid(c.Alpha(opacity)))
	}
	for i, at := range [][2]float64{{-1.4, 2.95}, {-0.52, 2.2}} {
		y := g.moon.Y + 0.58*g.radius + float64(i)*1.5*thick
		bar(g.moon.X+at[0]*g.radius, y, at[1]*g.radius, 0x3F7478, 0.75)
	}
	low := []struct{ x, y, w float64 }{{-384, 0.56, 300}, {-307, 0.59, 212}, {-358, 0.66, 153}, {300, 0.27, 125}, {-384, 0.4, 90}}
	for _, t := range low {
		bar(s.FromEdge(t.x*g.unit), t.y*s.H, t.w*g.unit, 0x4F8A8C, 0.4)
	}
}

// drawStars scatters stars over the upper part of the sky.
func drawStars(s *scenery.Painter, depth, unit float64) {
	for range int(s.W * depth / 16000) {
		x, y := s.Within(0, s.W), s.Within(0, depth)*s.Float64()
		s.Fill(vector.Circle(x, y, s.Within(0.5, 1.5)*max(unit, 0.8)), vector.Solid(sprites.Paper2.Alpha(s.Within(0.35, 0.85))))
	}
}

func drawMoon(s *scenery.Painter, g wood) {
	x, y, r := g.moon.X, g.moon.Y, g.radius
	halo := sprites.Color(0x8FB6C2)
	s.Fill(vector.Circle(x, y, 2.4*r), vector.Radial(x, y, 2.4*r,
		vector.Stop{Offset: 0.4, Color: halo.Alpha(0.42)}, vector.Stop{Offset: 0.62, Color: halo.Alpha(0.16)},
		vector.Stop{Offset: 1, Color: halo.Alpha(0)}))
	s.Fill(vector.Circle(x, y, r), vector.Solid(sprites.Color(0xF3E6C2)))
	s.Save()
	s.Clip(vector.Circle(x, y, r), vector.NonZero)
	for _, sea := range [][3]float64{{-0.3, -0.2, 0.2}, {0.26, 0.15, 0.28}, {0.36, -0.4, 0.12}, {-0.1, 0.45, 0.14}} {
		s.Fill(vector.Circle(x+sea[0]*r, y+sea[1]*r, sea[2]*r), vector.Solid(sprites.Color(0xE3D4A6)))
	}
	s.Restore()
}

// drawStand draws a row of trunks down to the ground, with dashes of bark.
func drawStand(s *scenery.Painter, row stand, ground float64) {
	for _, t := range row.trunks {
		x := s.FromEdge(t.x)
		foot := ground + 14
		p := new(vector.Path).MoveTo(x-t.top/2, -6).
			CubeTo(x-t.top/2, foot*0.4, x-t.foot/2+1, foot*0.7, x-t.foot/2-2, foot).
			LineTo(x+t.foot/2+2, foot).
			CubeTo(x+t.foot/2-1, foot*0.7, x+t.top/2, foot*0.4, x+t.top/2, -6).Close()
		s.Paint(p, row.fill, 2)
		drawBark(s, x, t.top, foot, row.bark)
	}
}

// drawBark strokes short bent dashes down a trunk, in as many columns as it has
// room for.
func drawBark(s *scenery.Painter, x, width, foot float64, c sprites.Color) {
	var dashes vector.Path
	columns := max(1, int(width/26))
	for column := range columns {
		middle := x + (float64(column)+0.5-float64(columns)/2)*width/float64(columns)
		for y := s.Within(-20, 20); y < foot-30; y += s.Within(46, 84) {
			dx, long := middle+s.Within(-0.18, 0.18)*width, s.Within(18, 36)
			dashes.MoveTo(dx, y).CubeTo(dx, y+long/3, dx+2.4, y+long/2, dx+1.6, y+long)
		}
	}
	s.Stroke(&dashes, vector.Stroke{Width: 1.7}, vector.Solid(c.Alpha(0.75)))
}

// drawGrass sets tufts of three blades over the ground below y.
func drawGrass(s *scenery.Painter, y float64, c sprites.Color, unit float64) {
	var blades vector.Path
	for x := s.Within(0, 60); x < s.W; x += s.Within(40, 130) * unit {
		scenery.AddTuft(&blades, x, y+s.Within(4, max(6, s.H-y-8)), 9*unit)
	}
	s.Stroke(&blades, vector.Stroke{Width: 2 * unit}, vector.Solid(c))
}
