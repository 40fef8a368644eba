package scenery

import (
	"image"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Sunset draws the ground of the result screen: a peach sky with a great sun,
// mist, a far mountain without key lines and two hills. In landscape only the
// mountain's slopes are seen, at both sides of what stands before it.
func Sunset(size Size) *image.RGBA {
	s := NewGround(size, 0xE7E, 0x8DAE8B)
	if !size.IsValid() {
		return s.Image()
	}
	sun, radius := vector.Point{X: 250, Y: 250}, 199.0
	far, near, unit := s.H*0.795, s.H*0.89, 1.0
	peak, reach, height := vector.Point{X: s.W * 0.68, Y: far + 10}, s.W*0.5, s.H*0.45
	mist := vector.Point{X: -60, Y: far - 96}
	if size.Portrait() {
		sun, radius = vector.Point{X: 84, Y: 110}, 84
		far, near, unit = s.H*0.385, s.H*0.42, 0.6
		peak, reach, height = vector.Point{X: s.W - 76, Y: far + 10}, 170, 150
		mist = vector.Point{X: s.W - 230, Y: far - 34}
	}
	s.Fade(vector.Box{W: s.W, H: far + 20}, Stop(0, 0xF0C296), Stop(0.45, 0xF4D2A2), Stop(1, 0xF8E8C4))
	s.Fill(vector.Circle(sun.X, sun.Y, radius), vector.Linear(0, sun.Y-radius, 0, sun.Y+radius,
		Stop(0, 0xEC9A64), Stop(1, 0xF2B57E)))
	s.Stroke(vector.Circle(sun.X, sun.Y, radius*1.03), vector.Stroke{Width: 2 * unit}, vector.Solid(sprites.Color(0xEC9A64).Alpha(0.5)))
	s.farMountain(peak.X, peak.Y, reach, height, 0x6E82A6, 0xE9DABB)
	s.mist(mist.X, mist.Y, 460*unit, 17*unit, 2, sprites.Paper2, 0.6)
	s.Fill(s.ridge(far, 9, 220), vector.Solid(sprites.Color(0x8DAE8B)))
	hill := s.ridge(near, 6, 300)
	s.Fill(hill, vector.Linear(0, near, 0, s.H, Stop(0, 0x6B9A66), Stop(1, 0x5C8C5E)))
	s.Outline(hill, 2)
	return s.Image()
}
