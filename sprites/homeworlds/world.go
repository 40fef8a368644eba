package homeworlds

import (
	"image/color"
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Tones of the raked night garden in which the worlds of Homeworlds lie.
const (
	rakeDark  sprites.Color = 0x19294C // furrow of the rake
	RakeLight sprites.Color = 0x35507F // its lit edge
	rakeBed   sprites.Color = 0x21355F // sand between the rings round a world
	worldLit  sprites.Color = 0x4B70A6
	worldDeep sprites.Color = 0x2C4B7E
	worldRim  sprites.Color = 0x7FA3CF
	worldRake sprites.Color = 0x3F5E92
)

// Measures of a world in units, from its disc outwards.
const (
	worldSocket = 6.0 // dark ring that sets the disc into the sand
	rakeGap     = 9.0 // between two rings of the rake
	maxRings    = 4
)

// World is the disc of a star system, with the rings that the rake has drawn
// round it. Its origin is its middle.
type World struct {
	Radius    float64       // of the disc in units, above 0
	Home      bool          // a ring marks the homes
	Owner     sprites.Color // of the ring of a home; 0 for a dotted ring
	OmitRings int           // so many rings of the rake are left out, where something else is near
}

// rings returns how many rings of the rake there is room for: small worlds
// have fewer.
func (w World) rings() int {
	return max(0, min(maxRings, max(1, int(w.Radius/20)))-w.OmitRings)
}

// Within returns the world with so many of its rings left out that the rest
// reaches no farther than the radius, as far as that can be.
func (w World) Within(radius float64) World {
	for w.rings() > 0 && w.Reach() > radius {
		w.OmitRings++
	}
	return w
}

// Reach returns how far the world reaches, its rings included.
func (w World) Reach() float64 { return w.Radius + worldSocket + rakeGap*float64(w.rings()) + 2 }

// Box returns the box of the sprite in units.
func (w World) Box() vector.Box {
	r := math.Ceil(w.Reach()) + 1
	return vector.Box{X: -r, Y: -r, W: 2 * r, H: 2 * r}
}

// Draw draws the world with its middle at the canvas's origin.
func (w World) Draw(c *vector.Canvas) {
	c.Fill(vector.Circle(0, 0, w.Reach()), vector.Solid(rakeBed))
	for i := range w.rings() + 1 {
		r := w.Radius + worldSocket + rakeGap*float64(i) + 1.2
		c.Stroke(vector.Circle(0, 0, r), vector.Stroke{Width: 1.3}, vector.Solid(rakeDark))
		c.Stroke(vector.Circle(0, 0, r-1.4), vector.Stroke{Width: 1.1}, vector.Solid(worldRake))
	}
	c.Fill(vector.Circle(0, 0, w.Radius+worldSocket), vector.Solid(sprites.Night))
	disc := vector.Circle(0, 0, w.Radius)
	c.Fill(disc, vector.Radial(-0.34*w.Radius, -0.4*w.Radius, 1.5*w.Radius,
		vector.Stop{Color: worldLit.NRGBA()}, vector.Stop{Offset: 1, Color: worldDeep.NRGBA()}))
	c.Stroke(disc, vector.Stroke{Width: 2.2}, vector.Solid(sprites.Ink))
	c.Stroke(vector.Circle(0, 0, w.Radius-3.4), vector.Stroke{Width: 1.5}, vector.Solid(worldRim.Alpha(0.6)))
	switch {
	case w.Home && w.Owner != 0:
		ring := vector.Circle(0, 0, w.Radius-9.5)
		c.Stroke(ring, vector.Stroke{Width: 6}, vector.Solid(sprites.Paper2.Alpha(0.9)))
		c.Stroke(ring, vector.Stroke{Width: 3.4}, vector.Solid(w.Owner))
	case w.Home:
		drawDots(c, w.Radius-11, 1.15, 7, sprites.Paper.Alpha(0.72))
	}
}

// drawDots sets dots of radius size about the origin in a ring of radius r, about gap units
// apart.
func drawDots(c *vector.Canvas, r, size, gap float64, col color.Color) {
	n := int(2*math.Pi*r/gap + 0.5)
	dots := new(vector.Path)
	for i := range max(n, 8) {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(max(n, 8)))
		dots.Append(vector.Circle(r*cos, r*sin, size))
	}
	c.Fill(dots, vector.Solid(col))
}

// RingKind tells the rings round a world apart.
type RingKind uint8

// The kinds of ring.
const (
	ChosenRing   RingKind = iota // solid: this world or ship is chosen
	ReachRing                    // dashed: a ship can go there
	TeethRing                    // teeth: four of a colour, a catastrophe is possible
	DiscoverRing                 // dashed with a plus: a new world could lie here
)

// Ring is a mark laid round a world or a ship of that radius.
type Ring struct {
	Kind   RingKind
	Radius float64 // of the disc in units; the ring lies just outside
}

// Box returns the box of the mark in units about its middle.
func (r Ring) Box() vector.Box {
	reach := math.Ceil(r.Radius + 24)
	return vector.Box{X: -reach, Y: -reach, W: 2 * reach, H: 2 * reach}
}

// Draw draws the mark about the canvas's origin. A kind that does not exist
// draws nothing.
func (r Ring) Draw(c *vector.Canvas) {
	circle := vector.Circle(0, 0, r.Radius+worldSocket/2)
	switch r.Kind {
	case ChosenRing:
		c.Stroke(circle, vector.Stroke{Width: 6.4}, vector.Solid(sprites.Ink))
		c.Stroke(circle, vector.Stroke{Width: 4}, vector.Solid(sprites.Kin2))
	case ReachRing:
		c.Stroke(circle, vector.Stroke{Width: 6.4}, vector.Solid(sprites.Ink))
		c.Stroke(circle, r.dashes(11, 8.5, 4), vector.Solid(sprites.Kin2))
	case DiscoverRing:
		c.Stroke(circle, r.dashes(9, 7, 3), vector.Solid(sprites.Kin2))
		arm := min(13, 0.4*r.Radius)
		plus := new(vector.Path).MoveTo(-arm, 0).LineTo(arm, 0).MoveTo(0, -arm).LineTo(0, arm)
		c.Stroke(plus, vector.Stroke{Width: 3.6, Cap: vector.ButtCap}, vector.Solid(sprites.Kin2))
	case TeethRing:
		teeth := r.teeth()
		c.Stroke(teeth, vector.Stroke{Width: 5.6, Join: vector.MiterJoin}, vector.Solid(sprites.Ink))
		c.Stroke(teeth, vector.Stroke{Width: 2.6, Join: vector.MiterJoin}, vector.Solid(sprites.Shu2))
	}
}

// dashes returns a dashed stroke whose dashes go round the ring a whole number
// of times.
func (r Ring) dashes(on, off, width float64) vector.Stroke {
	round := 2 * math.Pi * (r.Radius + worldSocket/2)
	fit := round / (math.Round(round/(on+off)) * (on + off))
	return vector.Stroke{Width: width, Cap: vector.ButtCap, Dash: []float64{on * fit, off * fit}}
}

// teeth returns the jaw of an overpopulated world.
func (r Ring) teeth() *vector.Path {
	n := max(12, int(2*math.Pi*r.Radius/15))
	p := new(vector.Path)
	for i := range 2 * n {
		sin, cos := math.Sincos(math.Pi * float64(i) / float64(n))
		at := r.Radius + 9
		if i%2 == 1 {
			at += 8
		}
		p.LineTo(at*cos, at*sin)
	}
	return p.Close()
}
