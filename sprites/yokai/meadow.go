package yokai

import (
	"image"
	"math"
	"slices"

	"engawa/sprites"
	"engawa/sprites/scenery"
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
	unit                   float64 // size of the hills' waves
	flowers                int
	flowerScale, lowestRow float64
}

func fieldOf(s *scenery.Painter, size scenery.Size) field {
	if size.Portrait() {
		g := field{sun: vector.Point{X: s.W - 58, Y: 108}, radius: 34, far: s.H * 0.75, near: s.H * 0.845, unit: 0.6,
			clouds:  []spot{{60, 0.155, 0.42}, {-140, 0.155, 0.34}, {-150, 0.05, 0.34}, {46, 0.29, 0.42}, {-44, 0.56, 0.42}},
			flowers: 26, flowerScale: 0.5, lowestRow: s.H * 0.88}
		if s.IsBroad() {
			g.sun = vector.Point{X: s.W - 50, Y: s.H * 0.42}
			g.far = s.H * 0.72
			g.trees = []spot{{-34, 0.752, 0.66}}
		}
		return g
	}
	g := field{sun: vector.Point{X: 200, Y: s.H * 0.52}, radius: 74, far: s.H * 0.715, near: s.H * 0.805, unit: 1,
		clouds:  []spot{{-320, 0.29, 0.95}, {-130, 0.4, 0.79}, {84, 0.432, 0.63}, {322, 0.647, 0.7}, {-290, 0.557, 0.63}, {-70, 0.605, 0.57}, {560, 0.06, 0.6}, {-332, 0.1, 0.56}},
		trees:   []spot{{40, 0.802, 1}, {-44, 0.8, 1.03}},
		bushes:  []spot{{110, 0.775, 0.86}, {300, 0.765, 0.76}},
		flowers: 34, flowerScale: 0.7, lowestRow: s.H * 0.87}
	if share := s.H / designHeight; share < 0.75 {
		g.shrink(math.Sqrt(share))
	}
	return g
}

// designHeight is the height of the landscape pictures in units.
const designHeight = 800.0

// shrink makes everything smaller, for a picture that is low.
func (g *field) shrink(share float64) {
	g.radius *= share
	g.unit *= share
	g.flowerScale *= share
	for _, list := range [][]spot{g.clouds, g.trees, g.bushes} {
		for i := range list {
			list[i].scale *= share
		}
	}
}

// Meadow draws the picture-book meadow of the children's skin: sun with rays,
// clouds, two hills, trees and flowers. The middle stays quiet for the board.
// Clouds that the covered boxes, in units, would leave in scraps are left out.
func Meadow(size scenery.Size, covered ...vector.Box) *image.RGBA {
	s := scenery.NewGround(size, 0x3EAD0, 0x74B062)
	if !size.IsValid() {
		return s.Image()
	}
	g := fieldOf(s, size)
	s.Fade(vector.Box{W: s.W, H: g.near}, scenery.Stop(0, 0x86C6E0), scenery.Stop(0.55, 0xBEE0E6), scenery.Stop(1, 0xD2E9E3))
	drawSun(s, g.sun, g.radius)
	for _, t := range g.trees {
		covered = append(slices.Clip(covered), crownBox(s.FromEdge(t.x), t.y*s.H, t.scale))
	}
	drawAll(s, "ui/cloud", visibleClouds(s, g.clouds, covered))
	s.Paint(s.Hills(g.far, 10*g.unit, 300*g.unit), 0xA0CB80, 2)
	drawAll(s, "ui/bush", g.bushes)
	drawAll(s, "ui/tree-round", g.trees)
	near := s.Hills(g.near+8, 10*g.unit, 360*g.unit)
	s.Fill(near, vector.Linear(0, g.near, 0, s.H, scenery.Stop(0, 0x86BF6C), scenery.Stop(1, 0x74B062)))
	s.Outline(near, 2)
	drawGrass(s, g.lowestRow, 0x5A9A50, g.flowerScale+0.3)
	for range g.flowers {
		name := []string{"ui/flower", "ui/flower-white", "ui/flower-yellow"}[s.IntN(3)]
		s.DrawNamed(name, s.Within(0, s.W), s.Within(g.lowestRow, s.H), g.flowerScale*s.Within(0.75, 1.1))
	}
	return s.Image()
}

// drawSun draws the open sun with rays of two lengths in turn.
func drawSun(s *scenery.Painter, at vector.Point, r float64) {
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
	s.Paint(vector.Circle(at.X, at.Y, r), 0xF8D258, 3)
}

func drawAll(s *scenery.Painter, name string, spots []spot) {
	for _, t := range spots {
		s.DrawNamed(name, s.FromEdge(t.x), t.y*s.H, t.scale)
	}
}

// visibleClouds returns the clouds of which the boxes and the edges of the picture leave
// enough to be seen.
func visibleClouds(s *scenery.Painter, clouds []spot, covered []vector.Box) []spot {
	const least, grid = 0.8, 12
	var out []spot
	for _, t := range clouds {
		cloud := cloudBox(s.FromEdge(t.x), t.y*s.H, t.scale)
		open := 0
		for i := range grid * grid {
			x := cloud.X + cloud.W*(float64(i%grid)+0.5)/grid
			y := cloud.Y + cloud.H*(float64(i/grid)+0.5)/grid
			if x > 0 && x < s.W && !slices.ContainsFunc(covered, func(b vector.Box) bool {
				return x > b.X && x < b.X+b.W && y > b.Y && y < b.Y+b.H
			}) {
				open++
			}
		}
		if float64(open) >= least*grid*grid {
			out = append(out, t)
		}
	}
	return out
}

// cloudBox is the room of a cloud whose foot is at (x, y).
func cloudBox(x, y, scale float64) vector.Box {
	return vector.Box{X: x - 74*scale, Y: y - 66*scale, W: 148 * scale, H: 66 * scale}
}

// crownBox is the room of the leaves of a tree whose foot is at (x, y).
func crownBox(x, y, scale float64) vector.Box {
	return vector.Box{X: x - 46*scale, Y: y - 120*scale, W: 92 * scale, H: 90 * scale}
}
