package vector

import "math"

// Join is the shape of a stroke's outer corner.
type Join uint8

// The corner shapes of a stroke.
const (
	RoundJoin Join = iota
	MiterJoin      // pointed up to the miter limit, bevelled beyond it
	BevelJoin
)

// Cap is the shape of a stroke's loose ends.
type Cap uint8

// The end shapes of a stroke.
const (
	RoundCap  Cap = iota
	ButtCap       // cut off at the end point
	SquareCap     // runs on by half the width
)

// miterLimit is the ratio of miter length to width beyond which a pointed
// corner is bevelled: SVG's default.
const miterLimit = 4

// Stroke says how a line is drawn. Its zero corners and ends are round, the
// way everywhere in the program.
type Stroke struct {
	Width float64 // in user units; nothing is drawn at 0 or below
	Join  Join
	Cap   Cap
	// Dash lists lengths drawn and left out in turn, in user units; an odd
	// list is run through twice. Empty, or without any positive length, means
	// a solid line.
	Dash []float64
	// DashOffset is how far into the pattern the line starts.
	DashOffset float64
}

// Stroke returns the outline of the line drawn along p. Curves and round
// corners stray at most tolerance from the true shape. Every piece of the
// outline winds the same way, so that it is to be filled by the non-zero rule.
func (p *Path) Stroke(style Stroke, tolerance float64) *Path {
	out := new(Path)
	if !(style.Width > 0) || !(tolerance > 0) {
		return out
	}
	o := outliner{out: out, half: style.Width / 2, join: style.Join, cap: style.Cap}
	o.arcStep = 2 * math.Acos(math.Max(0, 1-tolerance/o.half))
	o.arcStep = math.Min(math.Max(o.arcStep, 0.02), math.Pi/4)
	for _, line := range p.flatten(tolerance) {
		line = line.withoutRepeats()
		for _, part := range dash(line, style.Dash, style.DashOffset) {
			o.draw(part.withoutRepeats())
		}
	}
	return out
}

// withoutRepeats drops vertices that stand on their predecessor.
func (l polyline) withoutRepeats() polyline {
	const tiny = 1e-9
	near := func(a, b Point) bool { return math.Abs(a.X-b.X) < tiny && math.Abs(a.Y-b.Y) < tiny }
	out := polyline{isClosed: l.isClosed}
	for i, p := range l.pts {
		if i > 0 && near(p, out.pts[len(out.pts)-1]) {
			continue
		}
		out.add(p, l.smooth[i])
	}
	if n := len(out.pts); out.isClosed && n > 1 && near(out.pts[0], out.pts[n-1]) {
		out.pts, out.smooth = out.pts[:n-1], out.smooth[:n-1]
	}
	return out
}

// outliner draws the two sides of a polyline. The inner side of every corner
// passes through the vertex itself, which makes the outline the sum of one
// rectangle for each edge and one wedge for each corner, all wound alike: no
// loop of the inner side can cut a hole.
type outliner struct {
	out     *Path
	half    float64
	join    Join
	cap     Cap
	arcStep float64
	side    []Point // the right side, kept to be drawn backwards
}

func (o *outliner) draw(l polyline) {
	n := len(l.pts)
	switch {
	case n == 0:
		return
	case n == 1:
		o.dot(l.pts[0])
		return
	case l.isClosed && n > 2:
		o.loop(l)
		return
	case l.isClosed:
		// There and back again between two points.
		l = polyline{pts: append(l.pts[:2:2], l.pts[0]), smooth: []bool{false, false, false}}
		n = 3
	}
	o.side = o.side[:0]
	first := o.normal(l.pts[0], l.pts[1])
	o.out.MoveTo(l.pts[0].X+first.X, l.pts[0].Y+first.Y)
	o.side = append(o.side, Point{l.pts[0].X - first.X, l.pts[0].Y - first.Y})
	for i := 1; i < n-1; i++ {
		o.corner(l.pts[i-1], l.pts[i], l.pts[i+1], l.smooth[i])
	}
	last := o.normal(l.pts[n-2], l.pts[n-1])
	o.line(Point{l.pts[n-1].X + last.X, l.pts[n-1].Y + last.Y})
	o.end(l.pts[n-1], last)
	o.side = append(o.side, Point{l.pts[n-1].X - last.X, l.pts[n-1].Y - last.Y})
	o.addRightSide()
	o.end(l.pts[0], Point{-first.X, -first.Y})
	o.out.Close()
}

// loop outlines a closed polyline as two closed contours.
func (o *outliner) loop(l polyline) {
	n := len(l.pts)
	o.side = o.side[:0]
	first := o.normal(l.pts[n-1], l.pts[0])
	o.out.MoveTo(l.pts[0].X+first.X, l.pts[0].Y+first.Y)
	o.side = append(o.side, Point{l.pts[0].X - first.X, l.pts[0].Y - first.Y})
	for i := range n {
		o.corner(l.pts[(i+n-1)%n], l.pts[i], l.pts[(i+1)%n], l.smooth[i])
	}
	last := o.normal(l.pts[n-1], l.pts[0])
	o.line(Point{l.pts[0].X + last.X, l.pts[0].Y + last.Y})
	o.out.Close()
	end := Point{l.pts[0].X - last.X, l.pts[0].Y - last.Y}
	o.out.MoveTo(end.X, end.Y)
	o.addRightSide()
	o.out.Close()
}

// dot draws the stroke of a subpath without length: a disc or a square if the
// ends stick out, else nothing.
func (o *outliner) dot(p Point) {
	switch o.cap {
	case RoundCap:
		o.out.Append(Circle(p.X, p.Y, o.half))
	case SquareCap:
		o.out.Append(Rect(p.X-o.half, p.Y-o.half, 2*o.half, 2*o.half))
	}
}

func (o *outliner) line(p Point) { o.out.LineTo(p.X, p.Y) }

// addRightSide draws the right side from its end to its beginning.
func (o *outliner) addRightSide() {
	for i := len(o.side) - 1; i >= 0; i-- {
		o.line(o.side[i])
	}
}

// normal returns the offset from the line a-b to its left side.
func (o *outliner) normal(a, b Point) Point {
	dx, dy := b.X-a.X, b.Y-a.Y
	k := o.half / math.Hypot(dx, dy)
	return Point{dy * k, -dx * k}
}

// corner adds both sides of the vertex b between the edges a-b and b-c.
func (o *outliner) corner(a, b, c Point, smooth bool) {
	n1, n2 := o.normal(a, b), o.normal(b, c)
	cross := n1.X*n2.Y - n1.Y*n2.X
	dot := n1.X*n2.X + n1.Y*n2.Y
	if math.Abs(cross) < 1e-12*o.half*o.half && dot > 0 {
		return // straight on
	}
	leftOuter := cross > 0
	emit := func(outer bool, p Point) {
		if outer == leftOuter {
			o.line(p)
		} else {
			o.side = append(o.side, p)
		}
	}
	s := 1.0
	if !leftOuter {
		s = -1
	}
	from, to := Point{s * n1.X, s * n1.Y}, Point{s * n2.X, s * n2.Y}
	emit(false, Point{b.X - from.X, b.Y - from.Y})
	emit(false, b)
	emit(false, Point{b.X - to.X, b.Y - to.Y})

	emit(true, Point{b.X + from.X, b.Y + from.Y})
	switch {
	case smooth || o.join == RoundJoin:
		turn := s * math.Atan2(math.Abs(cross), dot)
		o.arc(from, turn, func(p Point) { emit(true, Point{b.X + p.X, b.Y + p.Y}) })
	case o.join == MiterJoin:
		// The miter's tip lies along the sum of the normals.
		r2 := o.half * o.half
		if k := 1 + dot/r2; k > 0 && 2/k <= miterLimit*miterLimit {
			emit(true, Point{b.X + (from.X+to.X)/k, b.Y + (from.Y+to.Y)/k})
		}
	}
	emit(true, Point{b.X + to.X, b.Y + to.Y})
}

// arc calls f for the points strictly inside the arc that turns the offset
// from by turn radians.
func (o *outliner) arc(from Point, turn float64, f func(Point)) {
	n := int(math.Ceil(math.Abs(turn) / o.arcStep))
	for i := 1; i < n; i++ {
		s, c := math.Sincos(turn * float64(i) / float64(n))
		f(Point{from.X*c - from.Y*s, from.X*s + from.Y*c})
	}
}

// end draws the cap at p from the offset n round to its opposite.
func (o *outliner) end(p, n Point) {
	switch o.cap {
	case RoundCap:
		o.arc(n, math.Pi, func(q Point) { o.line(Point{p.X + q.X, p.Y + q.Y}) })
	case SquareCap:
		along := Point{-n.Y, n.X}
		o.line(Point{p.X + n.X + along.X, p.Y + n.Y + along.Y})
		o.line(Point{p.X - n.X + along.X, p.Y - n.Y + along.Y})
	}
}
