package scenery

import (
	"image"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// sunsetSky is the sky of the late evening, from high to low.
func sunsetSky() []vector.Stop {
	return []vector.Stop{Stop(0, 0x27406E), Stop(0.24, 0x5E6C98), Stop(0.48, 0xC08F92),
		Stop(0.67, 0xEBB586), Stop(0.88, 0xF6D9A2), Stop(1, 0xF9E7BF)}
}

// garden is where the parts of the veranda stand, in units.
type garden struct {
	beam, post   float64 // thickness of the beam and of the posts
	postFoot     float64 // where the posts end
	horizon      float64 // far shore of the lake
	floor        float64 // edge of the boards
	sun          vector.Point
	sunRadius    float64
	mountain     vector.Point // middle of its foot
	reach, peak  float64      // of the mountain
	pine         float64      // scale of the pines
	door         float64      // width of the paper door, 0 for none
	board, swell float64      // height of the farthest board, growth of the next
}

func gardenOf(s *Painter, size Size, door bool) garden {
	if size.Portrait() {
		floor := max(372, s.H*0.44)
		g := garden{beam: 19, post: 11, floor: floor, horizon: floor - 76, postFoot: floor + 12,
			sun: vector.Point{X: 121, Y: 118}, sunRadius: 80,
			mountain: vector.Point{X: s.W * 0.735, Y: floor - 70}, reach: 168, peak: 126,
			pine: 0.5, board: 17, swell: 1.2}
		return g
	}
	floor := s.H * 0.696
	g := garden{beam: 38, post: 26, floor: floor, horizon: floor - 112, postFoot: floor + 32,
		sun: vector.Point{X: 300, Y: 188}, sunRadius: 128,
		mountain: vector.Point{X: 717 + (s.W-1280)/2, Y: floor - 110}, reach: 262, peak: 172,
		pine: 0.8, board: 22, swell: 1.24}
	if door {
		g.door = 84
	} else {
		g.sun, g.sunRadius = vector.Point{X: 256, Y: 176}, 136
	}
	return g
}

// Veranda draws the view over the boards into the garden at dusk: beam, posts,
// sky, sun, mountain, lake and floor. With door set, a landscape picture ends at
// its right in a post and the half of a paper door.
func Veranda(size Size, door bool) *image.RGBA {
	img, steps := VerandaInSteps(size, door)
	for _, step := range steps {
		step()
	}
	return img
}

// VerandaInSteps returns a blank image that is that of Veranda once all the
// steps have been taken, in their order. Each of them takes about as long.
func VerandaInSteps(size Size, door bool) (blank *image.RGBA, steps []func()) {
	s := NewPainter(size, verandaSeed)
	if !size.IsValid() {
		return s.Image(), nil
	}
	g := gardenOf(s, size, door)
	return s.Image(), []func(){
		func() { s.drawSky(g); s.drawFar(g) },
		func() { s.drawLake(g) },
		func() { s.drawFloor(g) },
		func() { s.drawFrame(g) },
	}
}

// VerandaSketch draws what a quick eye has of Veranda: its light, and where
// everything is.
func VerandaSketch(size Size, door bool) *image.RGBA {
	s := NewPainter(size, verandaSeed)
	if !size.IsValid() {
		return s.Image()
	}
	g := gardenOf(s, size, door)
	s.drawSky(g)
	s.farMountain(g.mountain.X, g.mountain.Y, g.reach, g.peak, mountainTop, mountainFoot)
	s.FillRect(0, g.horizon-4*g.unit(), s.W, 22*g.unit(), farShore)
	s.drawWater(g)
	s.FillRect(0, g.floor-34*g.unit(), s.W, 34*g.unit(), nearShore)
	s.FillRect(0, g.floor, s.W, s.H-g.floor, sprites.Floor)
	for top, board := g.floor, g.board; top < s.H; top, board = top+board, g.nextBoard(board) {
		s.FillRect(0, top-1.3, s.W, 2.6, sprites.Floor3)
	}
	s.FillRect(0, g.floor-1.5, s.W, 3, sprites.Ink)
	if g.door > 0 {
		s.FillRect(s.W-g.door, g.beam, g.door, g.floor+14-g.beam, 0xF5E7C4)
		s.FillRect(s.W-g.door-g.post-2, g.beam, g.post, g.postFoot-g.beam, postWood)
	}
	s.FillRect(0, g.beam, g.post, g.postFoot-g.beam, postWood)
	s.FillRect(0, 0, s.W, g.beam, beamWood)
	return s.Image()
}

const (
	verandaSeed  = 0xE26A3A
	mountainTop  = sprites.Color(0x48528A)
	mountainFoot = sprites.Color(0x8E7A92)
	farShore     = sprites.Color(0x7D6A80)
	nearShore    = sprites.Color(0x27463F)
	postWood     = sprites.Color(0x683F29)
	beamWood     = sprites.Color(0x5C3A28)
)

// drawSky draws the sky with the sun, on the colour of the boards: no pixel can
// stay open where two edges meet.
func (s *Painter) drawSky(g garden) {
	s.FillRect(0, 0, s.W, s.H, sprites.Floor)
	s.Fade(vector.Box{W: s.W, H: g.horizon + 12}, sunsetSky()...)
	s.sun(g.sun.X, g.sun.Y, g.sunRadius, 0xF9E7BF, true)
}

// unit is the size of what stands in the garden, 1 in landscape.
func (g garden) unit() float64 { return g.peak / 172 }

// drawFar draws everything between sky and lake.
func (s *Painter) drawFar(g garden) {
	s.mountain(g.mountain.X, g.mountain.Y, g.reach, g.peak, mountainTop, mountainFoot)
	unit := g.unit()
	s.mist(g.mountain.X-g.reach*1.3, g.horizon-57*unit, g.reach*1.36, 8*unit, 3, sprites.Paper2, 0.62)
	s.mist(g.mountain.X+g.reach*0.3, g.horizon-34*unit, g.reach*1.2, 8*unit, 3, sprites.Paper2, 0.62)
	s.mist(-40, g.horizon-16*unit, 400*unit, 9*unit, 2, sprites.Paper2, 0.62)
	s.Fill(s.ridge(g.horizon-4*unit, 6*unit, 170*unit), vector.Solid(farShore))
}

// lake returns where the lake begins.
func (g garden) lake() float64 { return g.horizon + 17*g.unit() }

func (s *Painter) drawWater(g garden) {
	s.Fade(vector.Box{Y: g.lake(), W: s.W, H: g.floor - g.lake()},
		Stop(0, 0xEBC9A4), Stop(0.25, 0xC08F92), Stop(0.62, 0x7C7A9E), Stop(1, 0x5E6C98))
}

// drawLake draws the lake and everything between it and the boards.
func (s *Painter) drawLake(g garden) {
	s.drawWater(g)
	unit := g.unit()
	for range int(s.W / 70) {
		x, y := s.Within(0, s.W), g.lake()+s.Within(0.12, 0.75)*(g.floor-g.lake())
		s.DrawLine(x, y, x+s.Within(24, 90)*unit, y, 1.6*unit, vector.Solid(sprites.Paper2.Alpha(0.35)))
	}
	shore := s.ridge(g.floor-34*unit, 6*unit, 150*unit)
	for _, at := range []float64{0.016, 0.046, 0.075, 0.44, 0.465, 0.855, 0.882, 0.905, 0.93} {
		height := g.pine * s.Within(0.6, 1)
		s.DrawNamed("ui/pine", at*s.W+g.post, g.floor-s.Within(24, 30)*unit, height)
	}
	s.Paint(shore, nearShore, 2)
	s.Paint(s.ridge(g.floor-10*unit, 2*unit, 260*unit), sprites.MatsuD, 2)
}

// drawFrame draws the timber that the garden is seen through.
func (s *Painter) drawFrame(g garden) {
	if g.door > 0 {
		s.drawDoor(g)
		s.drawPost(s.W-g.door-g.post-2, g)
	}
	s.drawPost(0, g)
	s.drawBeam(g)
}

// nextBoard returns how broad the board before one of the given breadth is.
func (g garden) nextBoard(board float64) float64 { return min(board*g.swell, 78) }

// drawFloor lays the boards of the veranda, the nearer the broader.
func (s *Painter) drawFloor(g garden) {
	tints := []sprites.Color{sprites.Floor, 0xAE7848, 0xBA8656, 0xB27B4A}
	gap := vector.Solid(sprites.Floor3)
	last := -1
	for top, board := g.floor, g.board; top < s.H; top, board = top+board, g.nextBoard(board) {
		tint := s.IntN(len(tints) - 1)
		if tint >= last && last >= 0 {
			tint++
		}
		last = tint
		s.FillRect(0, top, s.W, board+1, tints[tint])
		var knots []Knot
		if board > 30 && s.IntN(2) == 0 {
			knots = append(knots, Knot{Along: s.Within(0.1, 0.9) * s.W, Across: board * s.Within(0.35, 0.65), Size: board * 0.34})
		}
		s.DrawGrain(vector.Box{Y: top, W: s.W, H: board}, Grain{Color: sprites.Floor3, Opacity: 0.34, Gap: 4 + board*0.11}, knots...)
		s.FillRect(0, top+1, s.W, 1.8, 0xD9A56C)
		s.DrawLine(0, top, s.W, top, 2.6, gap)
		s.joints(top, board, gap)
	}
	s.DrawLine(0, g.floor, s.W, g.floor, 3, vector.Solid(sprites.Ink))
}

// joints draws where boards meet end to end, with their nails.
func (s *Painter) joints(top, board float64, gap vector.Paint) {
	if board < 26 {
		return
	}
	for x := s.Within(60, 420); x < s.W; x += s.Within(340, 760) {
		s.DrawLine(x, top, x, top+board, 2, gap)
		for _, side := range []float64{-10, 10} {
			s.Fill(vector.Circle(x+side, top+board*0.52, 1.5), gap)
		}
	}
}

// drawPost draws an upright post whose left edge is at x.
func (s *Painter) drawPost(x float64, g garden) {
	box := vector.Box{X: x, Y: g.beam - 4, W: g.post, H: g.postFoot - g.beam + 4}
	s.FillRect(box.X, box.Y, box.W, box.H, postWood)
	s.FillRect(box.X, box.Y, box.W*0.3, box.H, 0x7C5134)
	s.DrawGrain(box, Grain{Color: 0x3F2719, Opacity: 0.5, Gap: 5, Upright: true},
		Knot{Along: g.sun.Y - 60, Across: box.W * 0.25, Size: g.post * 0.7})
	for _, edge := range []float64{box.X, box.X + box.W} {
		s.DrawLine(edge, box.Y, edge, box.Y+box.H, 3, vector.Solid(sprites.Ink))
	}
}

// drawBeam draws the beam over everything.
func (s *Painter) drawBeam(g garden) {
	s.FillRect(0, 0, s.W, g.beam, beamWood)
	s.DrawGrain(vector.Box{W: s.W, H: g.beam - 7}, Grain{Color: 0x3A2418, Opacity: 0.6, Gap: 6},
		Knot{Along: s.W * 0.462, Across: g.beam * 0.5, Size: g.beam * 0.7})
	s.FillRect(0, g.beam-g.beam*0.2, s.W, g.beam*0.14, 0x85583A)
	s.DrawLine(0, g.beam-1, s.W, g.beam-1, 3, vector.Solid(sprites.Ink))
}

// drawDoor draws the paper door that stands half open at the right edge.
func (s *Painter) drawDoor(g garden) {
	x, top, foot := s.W-g.door, g.beam, g.floor+14
	kick := foot - 112
	s.FillRect(x, top, g.door, foot-top, 0x5A3826)
	paper := vector.Box{X: x + 4, Y: top, W: g.door, H: kick - top}
	s.Fill(vector.Rect(paper.X, paper.Y, paper.W, paper.H),
		vector.Linear(paper.X, 0, paper.X+paper.W, 0, Stop(0, 0xFBF0D2), Stop(1, 0xEFDDB2)))
	bar := func(x0, y0, x1, y1, width float64) {
		s.DrawLine(x0, y0, x1, y1, width+2, vector.Solid(sprites.Ink))
		s.DrawLine(x0, y0, x1, y1, width, vector.Solid(sprites.Color(0x5A3826)))
	}
	for y := kick; y > top; y -= 54 {
		bar(x, y, s.W, y, 4)
	}
	for _, at := range []float64{x + 41, x + 80} {
		bar(at, top, at, kick, 4)
	}
	board := vector.Box{X: x + 4, Y: kick + 4, W: g.door - 8, H: foot - kick - 18}
	s.FillRect(board.X, board.Y, board.W, board.H, 0x835432)
	s.DrawGrain(board, Grain{Color: 0x4A2D1C, Opacity: 0.45, Gap: 8})
	bar(x+80, kick, x+80, foot, 4)
	bar(x, foot-12, s.W, foot-12, 5)
	s.DrawLine(x, foot, s.W, foot, 3, vector.Solid(sprites.Ink))
	s.DrawLine(x+1, top, x+1, foot, 4, vector.Solid(sprites.Ink))
}
