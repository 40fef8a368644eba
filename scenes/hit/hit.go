// Package hit finds what a pointer points at, over resolv's shapes: rectangles, discs and convex polygons in one Space
// that a screen keeps for as long as it is shown. It imports resolv and scenes/geom.
//
// resolv leaves some things to its caller, and this package is where they are seen to: a query never runs inside
// another; the top shape is decided by our own order and not by the order of hits; a point inside a shape counts
// although resolv sees no crossing edges there.
package hit

import (
	"math"
	"slices"

	"github.com/solarlune/resolv"

	"engawa/scenes/geom"
)

// cellSize is the side of resolv's cells in logical units: a little under the smallest target.
const cellSize = 40

// fingertip is the radius in logical units within which a touch still finds a target it has just missed.
const fingertip = 16

// Shape is the outline of a target in logical units.
type Shape struct {
	kind   kind
	rect   geom.Rect    // the rectangle, or the square around the disc
	points []geom.Point // of the polygon
}

type kind uint8

const (
	rectangle kind = iota
	disc
	polygon
)

// Rect is a rectangle.
func Rect(r geom.Rect) Shape { return Shape{kind: rectangle, rect: r} }

// Disc is the disc in the square.
func Disc(in geom.Rect) Shape { return Shape{kind: disc, rect: in} }

// Polygon is a convex polygon of three corners or more, in order around it.
func Polygon(corners ...geom.Point) Shape { return Shape{kind: polygon, points: corners} }

// equal reports whether both are the same outline.
func (s Shape) equal(o Shape) bool {
	return s.kind == o.kind && s.rect == o.rect && slices.Equal(s.points, o.points)
}

// Target is something that can be pointed at.
type Target struct {
	Key   string // what is hit; no two of a Map are equal
	Z     int    // the highest wins; among equals the one that comes last
	Shape Shape
}

// Map holds the targets of one screen. The zero Map is empty and ready.
type Map struct {
	space   *resolv.Space
	area    geom.Rect
	entries map[string]*entry
	order   []*entry // those of the targets given last, in their order
	spare   []*entry // for those of the next
	round   int      // how often targets were set
	near    []*entry
	last    query // answered with key and isHit
	key     string
	isHit   bool
}

// query is a question for what lies at a point. A pointer at rest asks the same with every tick.
type query struct {
	point geom.Point
	touch bool
	round int // of the targets
}

// entry is a target in the Space.
type entry struct {
	Target
	form  resolv.IShape
	nth   int // its place among the targets
	round int // when it was set last
}

// Set replaces the targets, which lie in the area. What has not moved stays in the Space.
func (m *Map) Set(area geom.Rect, targets []Target) {
	if m.space == nil || area != m.area {
		w, h := int(math.Ceil(area.W))+2*cellSize, int(math.Ceil(area.H))+2*cellSize
		m.space = resolv.NewSpace(max(w, cellSize), max(h, cellSize), cellSize, cellSize)
		m.area, m.entries, m.order = area, make(map[string]*entry, len(targets)), nil
	}
	m.round++
	before, next := m.order, 0 // most targets come again, in the same order
	m.order = m.spare[:0]
	for n, t := range targets {
		var e *entry
		if next < len(before) && before[next].Key == t.Key {
			e = before[next]
			next++
		} else if e = m.entries[t.Key]; e != nil {
			next = e.nth + 1
		}
		if e == nil || !e.Shape.equal(t.Shape) {
			if e != nil {
				m.space.Remove(e.form)
			}
			e = &entry{form: m.form(t.Shape)}
			e.form.SetData(e)
			m.space.Add(e.form)
			m.entries[t.Key] = e
		}
		e.Target, e.nth, e.round = t, n, m.round
		m.order = append(m.order, e)
	}
	m.spare = before
	if len(m.entries) == len(targets) {
		return
	}
	for key, e := range m.entries {
		if e.round != m.round {
			m.space.Remove(e.form)
			delete(m.entries, key)
		}
	}
}

// place moves logical coordinates into the space, which begins one cell outside the area.
func (m *Map) place(p geom.Point) (x, y float64) {
	return p.X - m.area.X + cellSize, p.Y - m.area.Y + cellSize
}

// form makes resolv's shape of an outline.
func (m *Map) form(s Shape) resolv.IShape {
	switch s.kind {
	case disc:
		x, y := m.place(s.rect.Centre())
		return resolv.NewCircle(x, y, s.rect.W/2)
	case polygon:
		var corners []float64
		for _, p := range s.points {
			x, y := m.place(p)
			corners = append(corners, x, y)
		}
		return resolv.NewConvexPolygon(0, 0, corners)
	}
	x, y := m.place(geom.Pt(s.rect.X, s.rect.Y))
	return resolv.NewRectangleFromTopLeft(x, y, s.rect.W, s.rect.H)
}

// At returns the key of the topmost target at the point. A touch that hits nothing exactly finds the nearest target
// under the fingertip.
func (m *Map) At(p geom.Point, touch bool) (key string, ok bool) {
	if q := (query{p, touch, m.round}); q != m.last {
		m.key, m.isHit = m.find(p, touch)
		m.last = q
	}
	return m.key, m.isHit
}

// find is At for a question that has not been answered.
func (m *Map) find(p geom.Point, touch bool) (key string, ok bool) {
	var best *entry
	for _, e := range m.candidates(p, 1) {
		if e.contains(m, p) && (best == nil || e.above(best)) {
			best = e
		}
	}
	if best == nil && touch {
		distance := float64(fingertip)
		for _, e := range m.candidates(p, fingertip) {
			if d := e.distance(m, p); d < distance || d == distance && best != nil && e.above(best) {
				best, distance = e, d
			}
		}
	}
	if best == nil {
		return "", false
	}
	return best.Key, true
}

func (e *entry) above(o *entry) bool { return e.Z > o.Z || e.Z == o.Z && e.nth > o.nth }

// contains reports whether the point lies inside the outline.
func (e *entry) contains(m *Map, p geom.Point) bool {
	switch e.Shape.kind {
	case disc:
		return p.Sub(e.Shape.rect.Centre()).Len() <= e.Shape.rect.W/2
	case polygon:
		x, y := m.place(p)
		form := e.form.(*resolv.ConvexPolygon)
		for _, axis := range form.SATAxes() {
			on, at := form.Project(axis), axis.X*x+axis.Y*y
			if at < on.Min || at > on.Max {
				return false
			}
		}
		return true
	}
	return e.Shape.rect.Contains(p)
}

// distance returns how far outside the outline the point lies; 0 inside.
func (e *entry) distance(m *Map, p geom.Point) float64 {
	r := e.Shape.rect
	switch e.Shape.kind {
	case disc:
		return max(0, p.Sub(r.Centre()).Len()-r.W/2)
	case polygon:
		if e.contains(m, p) {
			return 0
		}
		nearest, from := math.Inf(1), e.Shape.points[len(e.Shape.points)-1]
		for _, to := range e.Shape.points {
			nearest, from = min(nearest, distanceTo(p, from, to)), to
		}
		return nearest
	}
	return math.Hypot(max(r.X-p.X, 0, p.X-r.Right()), max(r.Y-p.Y, 0, p.Y-r.Bottom()))
}

// distanceTo returns how far the point lies from the line between a and b.
func distanceTo(p, a, b geom.Point) float64 {
	line, way := b.Sub(a), p.Sub(a)
	long := line.X*line.X + line.Y*line.Y
	if long == 0 {
		return way.Len()
	}
	t := max(0, min(1, (way.X*line.X+way.Y*line.Y)/long))
	return p.Sub(a.Lerp(b, t)).Len()
}

// candidates collects the targets of the cells around the point before anything is asked of them.
func (m *Map) candidates(p geom.Point, reach float64) []*entry {
	if m.space == nil {
		return nil
	}
	x, y := m.place(p)
	at, far := resolv.NewVector(x, y), resolv.NewVector(reach, reach)
	m.near = m.near[:0]
	m.space.FilterCells(resolv.Bounds{Min: at.Sub(far), Max: at.Add(far)}).FilterShapes().ForEach(func(shape resolv.IShape) bool {
		if e, ok := shape.Data().(*entry); ok {
			m.near = append(m.near, e)
		}
		return true
	})
	return m.near
}
