package scenery

import (
	"image"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// WarCamp draws the table of broad boards on which the map of For Honor is
// spread out, lit from the upper left.
func WarCamp(size Size) *image.RGBA {
	s := newGround(size, 0xCA3B, 0x7A5236)
	if !size.valid() {
		return s.Image()
	}
	s.Fill(vector.Rect(0, 0, s.w, s.h), vector.Linear(0, 0, s.w, s.h, bokashi(tone{0, 0x8E6343}, tone{0.5, 0x7A5236}, tone{1, 0x5E3D28})...))
	board := 100.0
	if size.Portrait() {
		board = 62
	}
	gaps, edges := new(vector.Path), new(vector.Path)
	for y := 0.0; y < s.h; y += board {
		shade := vector.Solid(sprites.Color(0x2B1A10).Alpha(s.within(0, 0.12)))
		s.Fill(vector.Rect(0, y, s.w, board), shade)
		s.grain(vector.Box{Y: y, W: s.w, H: board}, timber{color: 0x432A1A, opacity: 0.3, gap: 8},
			knot{along: s.within(0.05, 0.95) * s.w, across: board * s.within(0.25, 0.75), size: board * 0.12})
		gaps.MoveTo(0, y).LineTo(s.w, y)
		edges.MoveTo(0, y+2).LineTo(s.w, y+2)
	}
	s.Stroke(gaps, vector.Stroke{Width: 2.4, Cap: vector.ButtCap}, vector.Solid(sprites.Color(0x3A2417)))
	s.Stroke(edges, vector.Stroke{Width: 1.2, Cap: vector.ButtCap}, vector.Solid(sprites.Color(0xB58960).Alpha(0.35)))
	return s.Image()
}

// DuelNight draws the dark behind a duel: the last warmth of a fire above, and
// deep night below, where the cards lie.
func DuelNight(size Size) *image.RGBA {
	s := newGround(size, 0xD0E1, 0x150E17)
	if !size.valid() {
		return s.Image()
	}
	s.fade(vector.Box{W: s.w, H: s.h}, bokashi(tone{0, 0x221620}, tone{0.4, 0x34211F}, tone{0.62, 0x2A1B20}, tone{0.64, 0x1B131E}, tone{1, 0x0F0B16})...)
	fire := sprites.Color(0x7A4428)
	s.Fill(vector.Rect(0, 0, s.w, 0.635*s.h), vector.Radial(0.5*s.w, 0.38*s.h, 0.6*max(s.w, 0.7*s.h),
		vector.Stop{Color: fire.Alpha(0.34)}, vector.Stop{Offset: 1, Color: fire.Alpha(0)}))
	return s.Image()
}
