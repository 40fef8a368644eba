package homeworlds

import (
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Measures of a link in units.
const (
	LinkBend = 0.07 // how far it usually bends aside, as a share of its length
	linkGap  = 9.4  // between two dots
	linkHead = 15   // length of its arrowhead
)

// Link is the way of a ship from one world to another: a dotted line that bends
// to the left and ends in an arrowhead.
type Link struct {
	From, To vector.Point
	Bend     float64 // as a share of its length
}

// turn returns the point towards which the link bends.
func (l Link) turn() vector.Point {
	dx, dy := l.To.X-l.From.X, l.To.Y-l.From.Y
	return vector.Point{X: (l.From.X+l.To.X)/2 + 2*l.Bend*dy, Y: (l.From.Y+l.To.Y)/2 - 2*l.Bend*dx}
}

// Path returns the link as a line.
func (l Link) Path() *vector.Path {
	t := l.turn()
	return new(vector.Path).MoveTo(l.From.X, l.From.Y).QuadTo(t.X, t.Y, l.To.X, l.To.Y)
}

// Length returns how long the way is, in units.
func (l Link) Length() float64 {
	const parts = 16
	sum, last := 0.0, l.From
	for i := 1; i <= parts; i++ {
		p, _ := l.At(float64(i) / parts)
		sum += math.Hypot(p.X-last.X, p.Y-last.Y)
		last = p
	}
	return sum
}

// At returns the point at share t of the way, 0 to 1, and the heading of a ship
// that sails there, in radians clockwise from up.
func (l Link) At(t float64) (at vector.Point, heading float64) {
	t = max(0, min(1, t))
	m, u := l.turn(), 1-t
	at.X = u*u*l.From.X + 2*u*t*m.X + t*t*l.To.X
	at.Y = u*u*l.From.Y + 2*u*t*m.Y + t*t*l.To.Y
	dx := u*(m.X-l.From.X) + t*(l.To.X-m.X)
	dy := u*(m.Y-l.From.Y) + t*(l.To.Y-m.Y)
	return at, math.Atan2(dx, -dy)
}

// Dots returns where the dots of the link lie, up to the arrowhead.
func (l Link) Dots() []vector.Point {
	length := l.Length()
	var dots []vector.Point
	for at := linkGap / 2; at < length-linkHead; at += linkGap {
		p, _ := l.At(at / length)
		dots = append(dots, p)
	}
	return dots
}

// Lane returns dots along the whole of the link, evenly apart by no more than that: it has no arrowhead.
func (l Link) Lane(apart float64) []vector.Point {
	const least = 3
	n := max(least, int(math.Ceil(l.Length()/apart)))
	dots := make([]vector.Point, n+1)
	for k := range dots {
		dots[k], _ = l.At(float64(k) / float64(n))
	}
	return dots
}

// Box returns the box of the link in units.
func (l Link) Box() vector.Box {
	const room = linkHead + 3
	b := l.Path().Bounds()
	return vector.Box{X: b.X - room, Y: b.Y - room, W: b.W + 2*room, H: b.H + 2*room}
}

// Draw draws the link in its own coordinates: vermilion where a ship may sail,
// a quieter colour where worlds are merely connected.
func (l Link) Draw(c *vector.Canvas, col sprites.Color) {
	c.Stroke(l.Path(), vector.Stroke{Width: 7}, vector.Solid(sprites.Night.Alpha(0.5)))
	for _, p := range l.Dots() {
		c.Save()
		c.Translate(p.X, p.Y)
		DrawLinkDot(c, col)
		c.Restore()
	}
	_, heading := l.At(1)
	c.Save()
	c.Translate(l.To.X, l.To.Y)
	c.Rotate(heading)
	DrawLinkHead(c, col)
	c.Restore()
}

// DrawLinkDot draws one dot of a link about the origin; it is 5 units across.
func DrawLinkDot(c *vector.Canvas, col sprites.Color) {
	c.Fill(vector.Circle(0, 0, 2.5), vector.Solid(col))
}

// DrawLinkHead draws the arrowhead of a link, its tip at the origin and upwards:
// 15 units long and as broad.
func DrawLinkHead(c *vector.Canvas, col sprites.Color) {
	head := vector.Polygon(vector.Point{}, vector.Point{X: 7.5, Y: linkHead}, vector.Point{X: -7.5, Y: linkHead})
	c.Stroke(head, vector.Stroke{Width: 4.4}, vector.Solid(sprites.Ink))
	c.Fill(head, vector.Solid(col))
}

// DrawWake draws what a ship that heads up leaves behind in the sand: three
// lines from its foot, which is at the origin, length units downwards. They
// fade along the way.
func DrawWake(c *vector.Canvas, length float64) {
	if length <= 0 {
		return
	}
	fading := vector.Linear(0, 0, 0, length,
		vector.Stop{Color: sprites.Paper.Alpha(0.55)}, vector.Stop{Offset: 1, Color: sprites.Paper.Alpha(0)})
	for i := range 3 {
		x, share := 7*float64(i-1), 1.0
		if i != 1 {
			share = 0.8
		}
		line := new(vector.Path).MoveTo(x, 2).QuadTo(x*1.3, length*share/2, x*1.1, length*share)
		c.Stroke(line, vector.Stroke{Width: 1.6}, fading)
	}
}
