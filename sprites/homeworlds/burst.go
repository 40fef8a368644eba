package homeworlds

import (
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// ShardCount is into how many facets an exploding pyramid breaks.
const ShardCount = 6

// Shard is one facet of a standing pyramid that has exploded. It is drawn about
// its own middle, so that it can fly and tumble.
type Shard struct {
	Hue    Hue
	Size   int // 1 to PyramidSizes
	Number int // 0 to ShardCount-1; even ones come from the lit face
}

// corners returns the facet where it was in the star.
func (s Shard) corners() []vector.Point {
	f := Star{Size: s.Size}.form()
	n := min(max(s.Number, 0), ShardCount-1)
	foot := f.left
	if n%2 == 1 {
		foot = f.right
	}
	// Each face breaks at two heights, aslant.
	ridge := [4]float64{0, 0.42, 0.66, 1}
	edge := [4]float64{0, 0.3, 0.74, 1}
	row := n / 2
	corners := []vector.Point{f.apex.Lerp(f.front, ridge[row]), f.apex.Lerp(f.front, ridge[row+1]),
		f.apex.Lerp(foot, edge[row+1]), f.apex.Lerp(foot, edge[row])}
	if row == 0 {
		return corners[:3]
	}
	return corners
}

// Home returns where the middle of the facet was, about the origin of its star.
func (s Shard) Home() vector.Point {
	b := vector.Polygon(s.corners()...).Bounds()
	return vector.Point{X: b.X + b.W/2, Y: b.Y + b.H/2}
}

// Box returns a box about the facet's middle in which it can tumble, in units.
func (s Shard) Box() vector.Box {
	b := vector.Polygon(s.corners()...).Bounds()
	r := math.Ceil(math.Hypot(b.W, b.H)/2) + 4
	return vector.Box{X: -r, Y: -r, W: 2 * r, H: 2 * r}
}

// Draw draws the facet about the canvas's origin. A hue or size that does not
// exist is an error and draws nothing.
func (s Shard) Draw(c *vector.Canvas) error {
	if err := checkPyramid(s.Hue, s.Size); err != nil {
		return err
	}
	k, home := sprites.DetailFor(c), s.Home()
	facet := vector.Polygon(s.corners()...).Transform(vector.Translate(-home.X, -home.Y))
	fill := s.Hue.faces().Shade
	if s.Number%2 == 0 {
		fill = s.Hue.faces().Lit
	}
	fillPyramid(k, c, facet, fill, true)
	if s.Number%2 == 0 {
		s.Hue.Fill(c, facet)
	}
	outlinePyramid(k, c, facet)
	return nil
}

// BurnSteps is the number of pictures in which a sacrificed ship burns away.
const BurnSteps = 12

// Burning is a ship that is sacrificed, at one step of its burning: flames climb
// from its lower end and leave nothing below them.
type Burning struct {
	Ship Ship
	Step int // 0 is whole, BurnSteps is gone; others take the nearest
}

// flameHeight is how high the flames stand over the burnt edge, in units.
const flameHeight = 20.0

// Box returns the box of the sprite in units: the ship's, with room for the
// flames above.
func (b Burning) Box() vector.Box {
	box := b.Ship.Box()
	box.Y -= flameHeight
	box.H += flameHeight
	return box
}

// Draw draws what is left of the ship with its middle at the canvas's origin. A
// hue or size that does not exist is an error and draws nothing.
func (b Burning) Draw(c *vector.Canvas) error {
	step := min(max(b.Step, 0), BurnSteps)
	if err := checkPyramid(b.Ship.Hue, b.Ship.Size); err != nil || step == BurnSteps {
		return err
	}
	if step == 0 {
		return b.Ship.Draw(c)
	}
	box := b.Ship.Outline().Bounds()
	edge := box.Y + box.H*(1-float64(step)/BurnSteps)
	left, right := span(b.Ship.Outline(), edge)
	c.Save()
	room := b.Ship.Box()
	c.Clip(vector.Rect(room.X, room.Y, room.W, edge-room.Y), vector.NonZero)
	err := b.Ship.Draw(c)
	c.Restore()
	drawFlames(c, left-3, right+3, edge, step)
	return err
}

// span returns from where to where a silhouette reaches at height y.
func span(outline *vector.Path, y float64) (left, right float64) {
	left, right = math.Inf(1), math.Inf(-1)
	var first, last vector.Point
	cross := func(a, b vector.Point) {
		if (a.Y > y) == (b.Y > y) {
			return
		}
		x := a.X + (b.X-a.X)*(y-a.Y)/(b.Y-a.Y)
		left, right = min(left, x), max(right, x)
	}
	outline.Walk(func(v vector.Verb, pts []vector.Point) {
		switch {
		case v == vector.MoveVerb:
			first, last = pts[0], pts[0]
		case len(pts) > 0:
			cross(last, pts[len(pts)-1])
			last = pts[len(pts)-1]
		}
	})
	cross(last, first)
	if left > right {
		return 0, 0
	}
	return left, right
}

// drawFlames draws a row of tongues that lick upwards from the burnt edge; they
// flicker from step to step.
func drawFlames(c *vector.Canvas, left, right, edge float64, step int) {
	for i, layer := range []struct {
		tone   sprites.Color
		height float64
	}{{sprites.Bengara, 1}, {sprites.Kin, 0.72}, {sprites.Kin2, 0.42}} {
		n := max(2, int((right-left)/9))
		wide := (right - left) / float64(n)
		p := new(vector.Path).MoveTo(left, edge+2)
		for k := range n {
			high := flameHeight * layer.height * (0.62 + 0.38*math.Sin(float64(3*k+2*step+i)*1.7))
			x := left + wide*float64(k)
			p.QuadTo(x+0.05*wide, edge-0.4*high, x+wide*0.62, edge-high)
			p.QuadTo(x+0.86*wide, edge-0.4*high, x+wide, edge+2)
		}
		p.QuadTo((left+right)/2, edge+7, left, edge+2).Close()
		if i == 0 {
			c.Stroke(p, vector.Stroke{Width: 2.6}, vector.Solid(sprites.Ink))
		}
		c.Fill(p, vector.Solid(layer.tone))
	}
}

// DrawSpark draws one of the sparks that fly from a burning ship about the
// origin; it is 12 units across.
func DrawSpark(c *vector.Canvas) {
	p := new(vector.Path).MoveTo(0, -6).QuadTo(0.9, -0.9, 6, 0).QuadTo(0.9, 0.9, 0, 6).QuadTo(-0.9, 0.9, -6, 0).QuadTo(-0.9, -0.9, 0, -6).Close()
	c.Stroke(p, vector.Stroke{Width: 2}, vector.Solid(sprites.Ink))
	c.Fill(p, vector.Solid(sprites.Kin2))
}
