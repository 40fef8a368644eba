package vector

import (
	"image"
	"image/draw"
	"math"

	xvector "golang.org/x/image/vector"
)

// Rule decides which points lie inside an outline.
type Rule uint8

// The fill rules, named as in SVG.
const (
	NonZero Rule = iota
	EvenOdd
)

// tolerance is how far, in pixels, a flattened curve may stray from the true
// one.
const tolerance = 0.05

// target receives the coverage of pixels, 0 to 255, stretch by stretch of each
// row from the left to the right.
type target struct {
	row  func(x, y int, cover []uint8)     // pixels of any coverage, beginning at x
	even func(x, y, n int, coverage uint8) // n pixels of the same, beginning at x
}

const (
	subRows   = 16      // heights at which the winding of a pixel row is decided
	fixedOne  = 1 << 16 // one pixel in the x of an edge
	fullCover = subRows * 256
	maxCoord  = 1 << 20 // coordinates are cut to this many pixels

	// smallExtent is the largest width and height left to x/image/vector,
	// whose integer arithmetic ends there.
	smallExtent = 512
)

// edge is one side of the outline between two sub-rows.
type edge struct {
	top, bottom int   // first sub-row and the one after the last
	x, dx       int64 // 16.16 pixels: at sub-row top, and the step a sub-row
	wind        int
}

// rasterizer turns outlines into coverage. Its buffers are kept from path to
// path.
type rasterizer struct {
	edges      []edge
	sortBuffer []edge // the buffer that edges are sorted into
	starts     []int  // where in it the edges of each sub-row begin
	active     []edge
	newEdges   []edge // those that begin at the present sub-row
	acc        []int32
	bends      []uint64 // a bit for every pixel whose acc may not be 0
	cover      []uint8
	exact      xvector.Rasterizer
	mask       image.Alpha
}

// fill hands the target every stretch of pixels in which the path has any
// coverage inside bounds, from above and from the left. Outlines known to
// overlap themselves are said to be tangled.
func (r *rasterizer) fill(p *Path, m Matrix, rule Rule, tangled bool, bounds image.Rectangle, to target) {
	r.edges = r.edges[:0]
	e := newExtent()
	p.edges(m, tolerance, func(a, b Point) {
		a, b = clampPoint(a), clampPoint(b)
		e.add(a)
		e.add(b)
		r.addEdge(a, b)
	})
	bounds = bounds.Intersect(e.pixels())
	if bounds.Empty() {
		return
	}
	if rule == NonZero && !tangled && bounds.Dx() <= smallExtent && bounds.Dy() <= smallExtent {
		r.accumulate(p, m, bounds, to)
		return
	}
	r.sweep(rule, bounds, to)
}

// clampPoint cuts wild coordinates to what the fixed-point arithmetic can hold.
func clampPoint(p Point) Point {
	cut := func(v float64) float64 {
		switch {
		case v > maxCoord:
			return maxCoord
		case v < -maxCoord:
			return -maxCoord
		case v != v:
			return 0
		}
		return v
	}
	return Point{cut(p.X), cut(p.Y)}
}

// pixels returns the pixel rectangle that holds everything seen.
func (e *extent) pixels() image.Rectangle {
	if e.minX > e.maxX {
		return image.Rectangle{}
	}
	return image.Rect(
		int(math.Floor(e.minX)), int(math.Floor(e.minY)),
		int(math.Ceil(e.maxX)), int(math.Ceil(e.maxY)))
}

// addEdge keeps the edge if it crosses the centre of any sub-row.
func (r *rasterizer) addEdge(a, b Point) {
	wind := 1
	if a.Y > b.Y {
		a, b, wind = b, a, -1
	}
	top := int(math.Ceil(a.Y*subRows - 0.5))
	bottom := int(math.Ceil(b.Y*subRows - 0.5))
	if top >= bottom {
		return
	}
	slope := (b.X - a.X) / (b.Y - a.Y)
	y := (float64(top) + 0.5) / subRows
	r.edges = append(r.edges, edge{
		top:    top,
		bottom: bottom,
		x:      int64((a.X + (y-a.Y)*slope) * fixedOne),
		dx:     int64(slope / subRows * fixedOne),
		wind:   wind,
	})
}

// accumulate rasterises a small simple outline by exact areas.
func (r *rasterizer) accumulate(p *Path, m Matrix, bounds image.Rectangle, to target) {
	w, h := bounds.Dx(), bounds.Dy()
	r.exact.Reset(w, h)
	r.exact.DrawOp = draw.Src
	var at Point
	begun := false
	p.edges(m.shift(bounds.Min), tolerance, func(a, b Point) {
		a, b = clampPoint(a), clampPoint(b)
		if !begun || a != at {
			r.exact.MoveTo(float32(a.X), float32(a.Y))
			begun = true
		}
		r.exact.LineTo(float32(b.X), float32(b.Y))
		at = b
	})
	if cap(r.mask.Pix) < w*h {
		r.mask.Pix = make([]uint8, w*h)
	}
	r.mask = image.Alpha{Pix: r.mask.Pix[:w*h], Stride: w, Rect: image.Rect(0, 0, w, h)}
	r.exact.Draw(&r.mask, r.mask.Rect, image.Opaque, image.Point{})
	for y := range h {
		to.row(bounds.Min.X, bounds.Min.Y+y, r.mask.Pix[y*w:(y+1)*w])
	}
}

// shift returns m followed by a move that brings o to the origin.
func (m Matrix) shift(o image.Point) Matrix {
	m.E -= float64(o.X)
	m.F -= float64(o.Y)
	return m
}
