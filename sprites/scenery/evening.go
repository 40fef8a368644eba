package scenery

import (
	"image"
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Evening draws the ground of the result screen: a peach sky with a great sun,
// mist, a far mountain, two hills and drifting petals.
func Evening(size Size) *image.RGBA {
	s := newGround(size, 0xE7E, 0x8DAE8B)
	if !size.valid() {
		return s.Image()
	}
	sun, radius := vector.Point{X: 250, Y: 250}, 199.0
	far, near, unit := s.h*0.795, s.h*0.89, 1.0
	peak, reach, height := vector.Point{X: s.w - 90, Y: s.h*0.795 + 16}, 340.0, 200.0
	if size.Portrait() {
		sun, radius = vector.Point{X: 84, Y: 110}, 84
		far, near, unit = s.h*0.385, s.h*0.42, 0.6
		peak, reach, height = vector.Point{X: s.w - 76, Y: s.h*0.385 + 10}, 160, 165
	}
	s.fade(vector.Box{W: s.w, H: far + 20}, bokashi(tone{0, 0xF0C296}, tone{0.45, 0xF4D2A2}, tone{1, 0xF8E8C4})...)
	s.Fill(vector.Circle(sun.X, sun.Y, radius), vector.Linear(0, sun.Y-radius, 0, sun.Y+radius,
		bokashi(tone{0, 0xEC9A64}, tone{1, 0xF2B57E})...))
	s.Stroke(vector.Circle(sun.X, sun.Y, radius*1.03), vector.Stroke{Width: 2 * unit}, vector.Solid(sprites.Color(0xEC9A64).Alpha(0.5)))
	s.mountain(peak.X, peak.Y, reach, height, 0x6E82A6, 0xC9BFB4)
	s.mist(s.w*0.3, far-130*unit, 460*unit, 20*unit, 3, sprites.Paper2, 0.55)
	s.mist(-60, far-60*unit, 300*unit, 18*unit, 3, sprites.Paper2, 0.55)
	s.mist(s.w-240*unit, far-52*unit, 320*unit, 18*unit, 3, sprites.Paper2, 0.6)
	s.Fill(s.ridge(far, 9, 220), vector.Solid(sprites.Color(0x8DAE8B)))
	hill := s.ridge(near, 6, 300)
	s.Fill(hill, vector.Linear(0, near, 0, s.h, bokashi(tone{0, 0x6B9A66}, tone{1, 0x5C8C5E})...))
	s.ink(hill, 2)
	s.petals(18, unit)
	return s.Image()
}

// petals lets cherry petals drift over the whole stage, each turned its own way.
func (s *stage) petals(n int, unit float64) {
	for range n {
		x, y, turn := s.within(0, s.w), s.within(0, s.h*0.94), s.within(0, 2*math.Pi)
		s.Save()
		s.Translate(x, y)
		s.Rotate(turn)
		s.place("ui/petal", 0, 0, s.within(0.6, 0.95)*max(unit, 0.8))
		s.Restore()
	}
}
