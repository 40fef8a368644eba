package homeworlds

import (
	"image"

	"engawa/sprites"
	"engawa/sprites/scenery"
	"engawa/sprites/vector"
)

// Measures of the raked garden in units.
const (
	furrowGap  = 8.7  // from one furrow of the rake to the next
	furrowStep = 46.0 // between two points of a furrow
)

// NightGarden draws the raked dry garden that is also the night sky, on which
// the worlds of Homeworlds lie: level furrows drawn by hand, moonlight from the
// upper left, and grains of pale sand that could be stars.
func NightGarden(size scenery.Size) *image.RGBA {
	s := scenery.NewGround(size, 0x6A12DE, sprites.Night2)
	if !size.IsValid() {
		return s.Image()
	}
	s.Fade(vector.Box{W: s.W, H: s.H}, scenery.Stop(0, 0x263D6E), scenery.Stop(0.45, 0x2B4472), scenery.Stop(0.78, 0x1B2D52), scenery.Stop(1, 0x101C38))
	reach := 0.8 * max(s.W, s.H)
	glow := sprites.Color(0x3F6099)
	s.Fill(vector.Rect(0, 0, s.W, s.H), vector.Radial(0.36*s.W, 0.2*s.H, reach,
		vector.Stop{Color: glow.Alpha(0.4)}, vector.Stop{Offset: 1, Color: glow.Alpha(0)}))
	drawFurrows(s)
	drawSand(s)
	return s.Image()
}

// drawFurrows rakes the whole garden from side to side, each furrow dark with its
// lower edge in the light.
func drawFurrows(s *scenery.Painter) {
	dark, lit := new(vector.Path), new(vector.Path)
	for y := furrowGap / 2; y < s.H+furrowGap; y += furrowGap {
		var points []vector.Point
		for x := -furrowStep; x < s.W+2*furrowStep; x += furrowStep {
			points = append(points, vector.Point{X: x, Y: y + s.Within(-0.35, 0.35)})
		}
		line := scenery.Smooth(points)
		dark.Append(line)
		lit.Append(line.Transform(vector.Translate(0, 1.5)))
	}
	s.Stroke(dark, vector.Stroke{Width: 1.5, Cap: vector.ButtCap}, vector.Solid(sprites.Night.Alpha(0.52)))
	s.Stroke(lit, vector.Stroke{Width: 1.1, Cap: vector.ButtCap}, vector.Solid(RakeLight.Alpha(0.45)))
}

// drawSand strews pale grains, most of them tiny, and closer in a band across the garden as in the Milky Way.
func drawSand(s *scenery.Painter) {
	grain := func(x, y, r, most float64) {
		grain := vector.Polygon(vector.Point{X: x - r, Y: y - 0.3*r}, vector.Point{X: x + 0.2*r, Y: y - r},
			vector.Point{X: x + r, Y: y + 0.2*r}, vector.Point{X: x - 0.2*r, Y: y + 0.9*r})
		s.Fill(grain, vector.Solid(sprites.Kin2.Alpha(s.Within(0.25, most))))
	}
	for range int(s.W * s.H / 14000) {
		grain(s.Within(0, s.W), s.Within(0, s.H), 0.7+2.2*s.Float64()*s.Float64(), 0.6)
	}
	for range int(s.W * s.H / 4500) {
		along, across := s.Float64(), (s.Float64()+s.Float64()+s.Float64())/1.5-1
		x, y := s.W*along, s.H*(0.78-0.66*along)+0.3*across*min(s.W, s.H)
		grain(x, y, 0.6+2.2*s.Float64()*s.Float64()*s.Float64(), 0.85)
	}
}
