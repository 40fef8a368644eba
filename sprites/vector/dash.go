package vector

import "math"

// maxDashes bounds how many dashes one line is cut into; a pattern finer than
// that is drawn solid.
const maxDashes = 20000

// dash cuts a polyline into the drawn parts of the pattern.
func dash(l polyline, pattern []float64, offset float64) []polyline {
	period := 0.0
	for _, d := range pattern {
		if !(d >= 0) {
			return []polyline{l}
		}
		period += d
	}
	if len(pattern)%2 == 1 {
		pattern = append(pattern[:len(pattern):len(pattern)], pattern...)
		period *= 2
	}
	total := l.length()
	if !(period > 0) || math.IsInf(period, 0) || len(l.pts) < 2 || total/period*float64(len(pattern)) > maxDashes {
		return []polyline{l}
	}
	c := dashCutter{pattern: pattern}
	c.remaining = math.Mod(offset, period)
	if c.remaining < 0 {
		c.remaining += period
	}
	for c.remaining >= pattern[c.index] {
		c.remaining -= pattern[c.index]
		c.index = (c.index + 1) % len(pattern)
	}
	c.remaining = pattern[c.index] - c.remaining
	startsDrawn := c.isDash()
	c.begin(l.pts[0])
	for i := 1; i < len(l.pts); i++ {
		c.edge(l.pts[i-1], l.pts[i], l.smooth[i])
	}
	if l.isClosed {
		c.edge(l.pts[len(l.pts)-1], l.pts[0], l.smooth[0])
	}
	// On a closed line a dash that runs over the start is one piece.
	if n := len(c.parts); l.isClosed && startsDrawn && c.isDash() && n > 1 {
		last, first := c.parts[n-1], c.parts[0]
		last.pts = append(last.pts, first.pts[1:]...)
		last.smooth = append(last.smooth, first.smooth[1:]...)
		c.parts[0] = last
		c.parts = c.parts[:n-1]
	}
	return c.parts
}

func (l polyline) length() float64 {
	sum := 0.0
	for i := 1; i < len(l.pts); i++ {
		sum += math.Hypot(l.pts[i].X-l.pts[i-1].X, l.pts[i].Y-l.pts[i-1].Y)
	}
	return sum
}

// dashCutter walks along a line and collects the parts that are drawn.
type dashCutter struct {
	pattern   []float64
	index     int     // the pattern entry in force; even ones are drawn
	remaining float64 // what is left of it
	parts     []polyline
}

func (c *dashCutter) isDash() bool { return c.index%2 == 0 }

// begin starts a dash at p if the pattern draws here.
func (c *dashCutter) begin(p Point) {
	if c.isDash() {
		c.parts = append(c.parts, polyline{})
		c.parts[len(c.parts)-1].add(p, false)
	}
}

func (c *dashCutter) to(p Point, smooth bool) {
	if c.isDash() {
		c.parts[len(c.parts)-1].add(p, smooth)
	}
}

func (c *dashCutter) edge(a, b Point, smooth bool) {
	length := math.Hypot(b.X-a.X, b.Y-a.Y)
	done := 0.0
	for length-done > c.remaining {
		done += c.remaining
		cut := lerp(a, b, done/length)
		c.to(cut, false)
		c.index = (c.index + 1) % len(c.pattern)
		c.remaining = c.pattern[c.index]
		c.begin(cut)
	}
	c.remaining -= length - done
	c.to(b, smooth)
}
