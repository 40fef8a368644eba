package scenery

import (
	"image"
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// spot is where a small drawing stands: from the left edge in units, or from
// the right one if negative; y as a share of the height; and its scale.
type spot struct{ x, y, scale float64 }

// field is where the parts of the meadow stand.
type field struct {
	sun                    vector.Point
	radius                 float64
	far, near              float64 // crests of the two hills
	clouds, trees, bushes  []spot
	flowers                int
	flowerScale, lowestRow float64
}

func fieldOf(s *stage, size Size) field {
	if size.Portrait() {
		return field{sun: vector.Point{X: s.w - 58, Y: 92}, radius: 36, far: s.h * 0.75, near: s.h * 0.845,
			clouds:  []spot{{60, 0.155, 0.42}, {-120, 0.05, 0.34}, {24, 0.29, 0.3}, {-20, 0.25, 0.36}, {210, 0.145, 0.3}},
			trees:   []spot{{6, 0.83, 0.8}, {-8, 0.86, 0.86}},
			bushes:  []spot{{58, 0.79, 0.7}, {-76, 0.792, 0.6}},
			flowers: 26, flowerScale: 0.5, lowestRow: s.h * 0.88}
	}
	return field{sun: vector.Point{X: 200, Y: s.h * 0.52}, radius: 74, far: s.h * 0.715, near: s.h * 0.805,
		clouds:  []spot{{-320, 0.29, 0.95}, {-130, 0.4, 0.79}, {84, 0.432, 0.63}, {322, 0.647, 0.7}, {-290, 0.557, 0.63}, {-70, 0.605, 0.57}, {560, 0.06, 0.6}},
		trees:   []spot{{40, 0.802, 1}, {-44, 0.8, 1.03}},
		bushes:  []spot{{110, 0.775, 0.86}, {300, 0.765, 0.76}},
		flowers: 34, flowerScale: 0.7, lowestRow: s.h * 0.87}
}

// Meadow draws the picture-book meadow of the children's skin: sun with rays,
// clouds, two hills, trees and flowers. The middle stays quiet for the board.
func Meadow(size Size) *image.RGBA {
	s := newGround(size, 0x3EAD0, 0x74B062)
	if !size.valid() {
		return s.Image()
	}
	g := fieldOf(s, size)
	s.fade(vector.Box{W: s.w, H: g.near}, bokashi(tone{0, 0x86C6E0}, tone{0.55, 0xBEE0E6}, tone{1, 0xEEF3DA})...)
	s.drawSun(g.sun, g.radius)
	s.placeAll("ui/cloud", g.clouds)
	s.print(s.ridge(g.far, 14, 330), 0xA0CB80, 2)
	s.placeAll("ui/bush", g.bushes)
	s.placeAll("ui/tree-round", g.trees)
	near := s.ridge(g.near+8, 12, 420)
	s.Fill(near, vector.Linear(0, g.near, 0, s.h, bokashi(tone{0, 0x86BF6C}, tone{1, 0x74B062})...))
	s.ink(near, 2)
	s.grass(g.lowestRow, 0x5A9A50, g.flowerScale+0.3)
	for range g.flowers {
		name := []string{"ui/flower", "ui/flower-white", "ui/flower-yellow"}[s.pick(3)]
		s.place(name, s.within(0, s.w), s.within(g.lowestRow, s.h), g.flowerScale*s.within(0.75, 1.1))
	}
	return s.Image()
}

// drawSun draws the open sun with rays of two lengths in turn.
func (s *stage) drawSun(at vector.Point, r float64) {
	const rays = 16
	for i := range rays {
		reach := r * 1.68
		if i%2 == 1 {
			reach = r * 1.5
		}
		ray := vector.Polygon(vector.Point{X: -0.08 * r, Y: -1.18 * r}, vector.Point{X: 0.08 * r, Y: -1.18 * r}, vector.Point{Y: -reach})
		turn := vector.Translate(at.X, at.Y).Mul(vector.Rotate(float64(i) * 2 * math.Pi / rays))
		s.Fill(ray.Transform(turn), vector.Solid(sprites.Color(0xF4C552)))
	}
	s.print(vector.Circle(at.X, at.Y, r), 0xF8D258, 3)
}

func (s *stage) placeAll(name string, spots []spot) {
	for _, t := range spots {
		s.place(name, s.fromEdge(t.x), t.y*s.h, t.scale)
	}
}
