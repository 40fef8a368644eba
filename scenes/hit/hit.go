// Package hit finds what a pointer points at, over resolv's shapes. It imports resolv and scenes/geom.
//
// resolv leaves some things to its caller, and this package is where they are seen to: a query never runs inside
// another; the top shape is decided by our own order and not by the order of hits; a point inside a shape counts
// although resolv sees no crossing edges there.
package hit

import (
	"math"

	"github.com/solarlune/resolv"

	"engawa/scenes/geom"
)

// cellSize is the side of resolv's cells in logical units: a little under the smallest target.
const cellSize = 40

// fingertip is the radius in logical units within which a touch still finds a target it has just missed.
const fingertip = 16

// Map holds the shapes of one screen. Make a new one when the layout changes.
type Map struct {
	space  *resolv.Space
	area   geom.Rect
	shapes []*Shape
}

// Shape is the outline of one target.
type Shape struct {
	Key  string // what is hit
	Z    int    // the highest wins; among equals the one added last
	form resolv.IShape
	in   func(p geom.Point) bool
	near func(p geom.Point) float64
	nth  int
}

// NewMap returns an empty map for targets inside the area.
func NewMap(area geom.Rect) *Map {
	w, h := int(math.Ceil(area.W))+2*cellSize, int(math.Ceil(area.H))+2*cellSize
	return &Map{space: resolv.NewSpace(max(w, cellSize), max(h, cellSize), cellSize, cellSize), area: area}
}

// place moves logical coordinates into the space, which begins one cell outside the area.
func (m *Map) place(p geom.Point) (x, y float64) {
	return p.X - m.area.X + cellSize, p.Y - m.area.Y + cellSize
}

// AddRect adds a rectangle.
func (m *Map) AddRect(key string, z int, r geom.Rect) {
	x, y := m.place(geom.Pt(r.X, r.Y))
	m.add(&Shape{
		Key: key, Z: z,
		form: resolv.NewRectangleFromTopLeft(x, y, r.W, r.H),
		in:   r.Contains,
		near: func(p geom.Point) float64 {
			dx := max(r.X-p.X, 0, p.X-r.Right())
			dy := max(r.Y-p.Y, 0, p.Y-r.Bottom())
			return math.Hypot(dx, dy)
		},
	})
}

// AddCircle adds a disc.
func (m *Map) AddCircle(key string, z int, c geom.Point, radius float64) {
	x, y := m.place(c)
	m.add(&Shape{
		Key: key, Z: z,
		form: resolv.NewCircle(x, y, radius),
		in:   func(p geom.Point) bool { return p.Sub(c).Len() <= radius },
		near: func(p geom.Point) float64 { return max(0, p.Sub(c).Len()-radius) },
	})
}

func (m *Map) add(s *Shape) {
	s.nth = len(m.shapes)
	s.form.SetData(s)
	m.shapes = append(m.shapes, s)
	m.space.Add(s.form)
}

// At returns the key of the topmost target at the point. A touch that hits nothing exactly finds the nearest target
// under the fingertip.
func (m *Map) At(p geom.Point, touch bool) (key string, ok bool) {
	var best *Shape
	for _, s := range m.candidates(p, 1) {
		if s.in(p) && (best == nil || s.above(best)) {
			best = s
		}
	}
	if best == nil && touch {
		distance := float64(fingertip)
		for _, s := range m.candidates(p, fingertip) {
			if d := s.near(p); d < distance || d == distance && best != nil && s.above(best) {
				best, distance = s, d
			}
		}
	}
	if best == nil {
		return "", false
	}
	return best.Key, true
}

func (s *Shape) above(o *Shape) bool { return s.Z > o.Z || s.Z == o.Z && s.nth > o.nth }

// candidates collects the shapes of the cells around the point before anything is asked of them.
func (m *Map) candidates(p geom.Point, reach float64) []*Shape {
	x, y := m.place(p)
	bounds := resolv.NewRectangle(x, y, 2*reach, 2*reach).Bounds()
	var found []*Shape
	m.space.FilterCells(bounds).FilterShapes().ForEach(func(shape resolv.IShape) bool {
		if s, ok := shape.Data().(*Shape); ok {
			found = append(found, s)
		}
		return true
	})
	return found
}
