package scenery

import (
	"image"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// dusk is the sky of the late evening, from high to low.
func dusk() []vector.Stop {
	return bokashi(tone{0, 0x27406E}, tone{0.24, 0x5E6C98}, tone{0.48, 0xC08F92},
		tone{0.67, 0xEBB586}, tone{0.88, 0xF6D9A2}, tone{1, 0xF9E7BF})
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

func gardenOf(s *stage, size Size, door bool) garden {
	if size.Portrait() {
		floor := max(372, s.h*0.44)
		g := garden{beam: 19, post: 11, floor: floor, horizon: floor - 76, postFoot: floor + 12,
			sun: vector.Point{X: 121, Y: 118}, sunRadius: 80,
			mountain: vector.Point{X: s.w * 0.735, Y: floor - 70}, reach: 168, peak: 126,
			pine: 0.5, board: 17, swell: 1.2}
		return g
	}
	floor := s.h * 0.696
	g := garden{beam: 38, post: 26, floor: floor, horizon: floor - 112, postFoot: floor + 32,
		sun: vector.Point{X: 300, Y: 188}, sunRadius: 128,
		mountain: vector.Point{X: 717 + (s.w-1280)/2, Y: floor - 110}, reach: 262, peak: 172,
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
	s := newStage(size, verandaSeed)
	if !size.valid() {
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
	s := newStage(size, verandaSeed)
	if !size.valid() {
		return s.Image()
	}
	g := gardenOf(s, size, door)
	s.drawSky(g)
	s.farMountain(g.mountain.X, g.mountain.Y, g.reach, g.peak, mountainTop, mountainFoot)
	s.rect(0, g.horizon-4*g.unit(), s.w, 22*g.unit(), farShore)
	s.drawWater(g)
	s.rect(0, g.floor-34*g.unit(), s.w, 34*g.unit(), nearShore)
	s.rect(0, g.floor, s.w, s.h-g.floor, sprites.Floor)
	for top, board := g.floor, g.board; top < s.h; top, board = top+board, g.nextBoard(board) {
		s.rect(0, top-1.3, s.w, 2.6, sprites.Floor3)
	}
	s.rect(0, g.floor-1.5, s.w, 3, sprites.Ink)
	if g.door > 0 {
		s.rect(s.w-g.door, g.beam, g.door, g.floor+14-g.beam, 0xF5E7C4)
		s.rect(s.w-g.door-g.post-2, g.beam, g.post, g.postFoot-g.beam, postWood)
	}
	s.rect(0, g.beam, g.post, g.postFoot-g.beam, postWood)
	s.rect(0, 0, s.w, g.beam, beamWood)
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
func (s *stage) drawSky(g garden) {
	s.rect(0, 0, s.w, s.h, sprites.Floor)
	s.fade(vector.Box{W: s.w, H: g.horizon + 12}, dusk()...)
	s.sun(g.sun.X, g.sun.Y, g.sunRadius, 0xF9E7BF, true)
}

// unit is the size of what stands in the garden, 1 in landscape.
func (g garden) unit() float64 { return g.peak / 172 }

// drawFar draws everything between sky and lake.
func (s *stage) drawFar(g garden) {
	s.mountain(g.mountain.X, g.mountain.Y, g.reach, g.peak, mountainTop, mountainFoot)
	unit := g.unit()
	s.mist(g.mountain.X-g.reach*1.3, g.horizon-57*unit, g.reach*1.36, 8*unit, 3, sprites.Paper2, 0.62)
	s.mist(g.mountain.X+g.reach*0.3, g.horizon-34*unit, g.reach*1.2, 8*unit, 3, sprites.Paper2, 0.62)
	s.mist(-40, g.horizon-16*unit, 400*unit, 9*unit, 2, sprites.Paper2, 0.62)
	s.Fill(s.ridge(g.horizon-4*unit, 6*unit, 170*unit), vector.Solid(farShore))
}

// lake returns where the lake begins.
func (g garden) lake() float64 { return g.horizon + 17*g.unit() }

func (s *stage) drawWater(g garden) {
	s.fade(vector.Box{Y: g.lake(), W: s.w, H: g.floor - g.lake()},
		bokashi(tone{0, 0xEBC9A4}, tone{0.25, 0xC08F92}, tone{0.62, 0x7C7A9E}, tone{1, 0x5E6C98})...)
}

// drawLake draws the lake and everything between it and the boards.
func (s *stage) drawLake(g garden) {
	s.drawWater(g)
	unit := g.unit()
	for range int(s.w / 70) {
		x, y := s.within(0, s.w), g.lake()+s.within(0.12, 0.75)*(g.floor-g.lake())
		s.line(x, y, x+s.within(24, 90)*unit, y, 1.6*unit, vector.Solid(sprites.Paper2.Alpha(0.35)))
	}
	shore := s.ridge(g.floor-34*unit, 6*unit, 150*unit)
	for _, at := range []float64{0.016, 0.046, 0.075, 0.44, 0.465, 0.855, 0.882, 0.905, 0.93} {
		height := g.pine * s.within(0.6, 1)
		s.place("ui/pine", at*s.w+g.post, g.floor-s.within(24, 30)*unit, height)
	}
	s.print(shore, nearShore, 2)
	s.print(s.ridge(g.floor-10*unit, 2*unit, 260*unit), sprites.MatsuD, 2)
}

// drawFrame draws the timber that the garden is seen through.
func (s *stage) drawFrame(g garden) {
	if g.door > 0 {
		s.drawDoor(g)
		s.drawPost(s.w-g.door-g.post-2, g)
	}
	s.drawPost(0, g)
	s.drawBeam(g)
}

// nextBoard returns how broad the board before one of the given breadth is.
func (g garden) nextBoard(board float64) float64 { return min(board*g.swell, 78) }

// drawFloor lays the boards of the veranda, the nearer the broader.
func (s *stage) drawFloor(g garden) {
	tints := []sprites.Color{sprites.Floor, 0xAE7848, 0xBA8656, 0xB27B4A}
	gap := vector.Solid(sprites.Floor3)
	last := -1
	for top, board := g.floor, g.board; top < s.h; top, board = top+board, g.nextBoard(board) {
		tint := s.pick(len(tints) - 1)
		if tint >= last && last >= 0 {
			tint++
		}
		last = tint
		s.rect(0, top, s.w, board+1, tints[tint])
		var knots []knot
		if board > 30 && s.pick(2) == 0 {
			knots = append(knots, knot{along: s.within(0.1, 0.9) * s.w, across: board * s.within(0.35, 0.65), size: board * 0.34})
		}
		s.grain(vector.Box{Y: top, W: s.w, H: board}, timber{color: sprites.Floor3, opacity: 0.34, gap: 4 + board*0.11}, knots...)
		s.rect(0, top+1, s.w, 1.8, 0xD9A56C)
		s.line(0, top, s.w, top, 2.6, gap)
		s.joints(top, board, gap)
	}
	s.line(0, g.floor, s.w, g.floor, 3, vector.Solid(sprites.Ink))
}

// joints draws where boards meet end to end, with their nails.
func (s *stage) joints(top, board float64, gap vector.Paint) {
	if board < 26 {
		return
	}
	for x := s.within(60, 420); x < s.w; x += s.within(340, 760) {
		s.line(x, top, x, top+board, 2, gap)
		for _, side := range []float64{-10, 10} {
			s.Fill(vector.Circle(x+side, top+board*0.52, 1.5), gap)
		}
	}
}

// drawPost draws an upright post whose left edge is at x.
func (s *stage) drawPost(x float64, g garden) {
	box := vector.Box{X: x, Y: g.beam - 4, W: g.post, H: g.postFoot - g.beam + 4}
	s.rect(box.X, box.Y, box.W, box.H, postWood)
	s.rect(box.X, box.Y, box.W*0.3, box.H, 0x7C5134)
	s.grain(box, timber{color: 0x3F2719, opacity: 0.5, gap: 5, upright: true},
		knot{along: g.sun.Y - 60, across: box.W * 0.25, size: g.post * 0.7})
	for _, edge := range []float64{box.X, box.X + box.W} {
		s.line(edge, box.Y, edge, box.Y+box.H, 3, vector.Solid(sprites.Ink))
	}
}

// drawBeam draws the beam over everything.
func (s *stage) drawBeam(g garden) {
	s.rect(0, 0, s.w, g.beam, beamWood)
	s.grain(vector.Box{W: s.w, H: g.beam - 7}, timber{color: 0x3A2418, opacity: 0.6, gap: 6},
		knot{along: s.w * 0.462, across: g.beam * 0.5, size: g.beam * 0.7})
	s.rect(0, g.beam-g.beam*0.2, s.w, g.beam*0.14, 0x85583A)
	s.line(0, g.beam-1, s.w, g.beam-1, 3, vector.Solid(sprites.Ink))
}

// drawDoor draws the paper door that stands half open at the right edge.
func (s *stage) drawDoor(g garden) {
	x, top, foot := s.w-g.door, g.beam, g.floor+14
	kick := foot - 112
	s.rect(x, top, g.door, foot-top, 0x5A3826)
	paper := vector.Box{X: x + 4, Y: top, W: g.door, H: kick - top}
	s.Fill(vector.Rect(paper.X, paper.Y, paper.W, paper.H),
		vector.Linear(paper.X, 0, paper.X+paper.W, 0, bokashi(tone{0, 0xFBF0D2}, tone{1, 0xEFDDB2})...))
	bar := func(x0, y0, x1, y1, width float64) {
		s.line(x0, y0, x1, y1, width+2, vector.Solid(sprites.Ink))
		s.line(x0, y0, x1, y1, width, vector.Solid(sprites.Color(0x5A3826)))
	}
	for y := kick; y > top; y -= 54 {
		bar(x, y, s.w, y, 4)
	}
	for _, at := range []float64{x + 41, x + 80} {
		bar(at, top, at, kick, 4)
	}
	board := vector.Box{X: x + 4, Y: kick + 4, W: g.door - 8, H: foot - kick - 18}
	s.rect(board.X, board.Y, board.W, board.H, 0x835432)
	s.grain(board, timber{color: 0x4A2D1C, opacity: 0.45, gap: 8})
	bar(x+80, kick, x+80, foot, 4)
	bar(x, foot-12, s.w, foot-12, 5)
	s.line(x, foot, s.w, foot, 3, vector.Solid(sprites.Ink))
	s.line(x+1, top, x+1, foot, 4, vector.Solid(sprites.Ink))
}
