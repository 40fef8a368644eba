package forhonor

import (
	"image"

	"engawa/sprites"
	"engawa/sprites/scenery"
	"engawa/sprites/vector"
)

// WarCamp draws the table of broad boards on which the map of For Honor is
// spread out, lit from the upper left.
func WarCamp(size scenery.Size) *image.RGBA {
	s := scenery.NewGround(size, 0xCA3B, 0x7A5236)
	if !size.IsValid() {
		return s.Image()
	}
	s.Fill(vector.Rect(0, 0, s.W, s.H), vector.Linear(0, 0, s.W, s.H, scenery.Stop(0, 0x8E6343), scenery.Stop(0.5, 0x7A5236), scenery.Stop(1, 0x5E3D28)))
	board := 100.0
	if size.Portrait() {
		board = 62
	}
	gaps, edges := new(vector.Path), new(vector.Path)
	for y := 0.0; y < s.H; y += board {
		shade := vector.Solid(sprites.Color(0x2B1A10).Alpha(s.Within(0, 0.12)))
		s.Fill(vector.Rect(0, y, s.W, board), shade)
		s.DrawGrain(vector.Box{Y: y, W: s.W, H: board}, scenery.Grain{Color: 0x432A1A, Opacity: 0.3, Gap: 8},
			scenery.Knot{Along: s.Within(0.05, 0.95) * s.W, Across: board * s.Within(0.25, 0.75), Size: board * 0.12})
		gaps.MoveTo(0, y).LineTo(s.W, y)
		edges.MoveTo(0, y+2).LineTo(s.W, y+2)
	}
	s.Stroke(gaps, vector.Stroke{Width: 2.4, Cap: vector.ButtCap}, vector.Solid(sprites.Color(0x3A2417)))
	s.Stroke(edges, vector.Stroke{Width: 1.2, Cap: vector.ButtCap}, vector.Solid(sprites.Color(0xB58960).Alpha(0.35)))
	return s.Image()
}

// DuelNight draws the dark behind a duel: the last warmth of a fire above, and
// deep night below, where the cards lie.
func DuelNight(size scenery.Size) *image.RGBA {
	s := scenery.NewGround(size, 0xD0E1, 0x150E17)
	if !size.IsValid() {
		return s.Image()
	}
	s.Fade(vector.Box{W: s.W, H: s.H}, scenery.Stop(0, 0x221620), scenery.Stop(0.4, 0x34211F), scenery.Stop(0.62, 0x2A1B20), scenery.Stop(0.64, 0x1B131E), scenery.Stop(1, 0x0F0B16))
	fire := sprites.Color(0x7A4428)
	s.Fill(vector.Rect(0, 0, s.W, 0.635*s.H), vector.Radial(0.5*s.W, 0.38*s.H, 0.6*max(s.W, 0.7*s.H),
		vector.Stop{Color: fire.Alpha(0.34)}, vector.Stop{Offset: 1, Color: fire.Alpha(0)}))
	return s.Image()
}
