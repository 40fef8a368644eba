package vector

import (
	"cmp"
	"image"
	"image/draw"
	"math"
	"slices"

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

// rowFunc receives the coverage of a stretch of one pixel row, 0 to 255,
// beginning at x.
type rowFunc func(x, y int, cover []uint8)

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
	edges  []edge
	sorted []edge // the buffer that edges are sorted into
	starts []int  // where in it the edges of each sub-row begin
	active []edge
	fresh  []edge // those that begin at the present sub-row
	acc    []int32
	cover  []uint8
	exact  xvector.Rasterizer
	mask   image.Alpha
}

// fill calls row for every stretch of pixels in which the path has any coverage
// inside bounds, from above and from the left. Outlines known to overlap
// themselves are said to be tangled.
func (r *rasterizer) fill(p *Path, m Matrix, rule Rule, tangled bool, bounds image.Rectangle, row rowFunc) {
	r.edges = r.edges[:0]
	e := newExtent()
	p.edges(m, tolerance, func(a, b Point) {
		a, b = tame(a), tame(b)
		e.add(a)
		e.add(b)
		r.addEdge(a, b)
	})
	bounds = bounds.Intersect(e.pixels())
	if bounds.Empty() {
		return
	}
	if rule == NonZero && !tangled && bounds.Dx() <= smallExtent && bounds.Dy() <= smallExtent {
		r.accumulate(p, m, bounds, row)
		return
	}
	r.sweep(rule, bounds, row)
}

// tame cuts wild coordinates to what the fixed-point arithmetic can hold.
func tame(p Point) Point {
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
func (r *rasterizer) accumulate(p *Path, m Matrix, bounds image.Rectangle, row rowFunc) {
	w, h := bounds.Dx(), bounds.Dy()
	r.exact.Reset(w, h)
	r.exact.DrawOp = draw.Src
	var at Point
	begun := false
	p.edges(m.shifted(bounds.Min), tolerance, func(a, b Point) {
		a, b = tame(a), tame(b)
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
		row(bounds.Min.X, bounds.Min.Y+y, r.mask.Pix[y*w:(y+1)*w])
	}
}

// shifted returns m followed by a move that brings o to the origin.
func (m Matrix) shifted(o image.Point) Matrix {
	m.E -= float64(o.X)
	m.F -= float64(o.Y)
	return m
}

// sweep rasterises any outline: at each sub-row it follows the winding from
// edge to edge and adds the spans that lie inside.
func (r *rasterizer) sweep(rule Rule, bounds image.Rectangle, row rowFunc) {
	w := bounds.Dx()
	r.acc = slices.Grow(r.acc[:0], w+2)[:w+2]
	clear(r.acc)
	r.cover = slices.Grow(r.cover[:0], w)[:w]
	r.sortEdges(bounds.Min.Y*subRows, bounds.Max.Y*subRows)
	r.active = r.active[:0]
	next := 0
	left := int64(bounds.Min.X) * fixedOne
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		lo, hi := w, 0
		for sub := y * subRows; sub < (y+1)*subRows; sub++ {
			r.fresh = r.fresh[:0]
			for next < len(r.edges) && r.edges[next].top <= sub {
				e := r.edges[next]
				next++
				if e.bottom > sub {
					e.x += int64(sub-e.top) * e.dx
					r.fresh = append(r.fresh, e)
				}
			}
			r.settle(sub)
			r.join()
			a, b := r.spans(rule, left, int64(w)*fixedOne)
			lo, hi = min(lo, a), max(hi, b)
			for i := range r.active {
				r.active[i].x += r.active[i].dx
			}
		}
		if lo < hi {
			r.emit(lo, min(hi, w), bounds.Min.X, y, row)
		}
	}
}

// sortEdges orders the edges by their top, by counting how many begin at each
// sub-row; those above first and those from last on, which are not needed, count
// as one row each.
func (r *rasterizer) sortEdges(first, last int) {
	place := func(e *edge) int { return min(max(e.top-first+1, 0), last-first+1) }
	n := last - first + 2
	r.starts = slices.Grow(r.starts[:0], n+1)[:n+1]
	clear(r.starts)
	for i := range r.edges {
		r.starts[place(&r.edges[i])+1]++
	}
	for i := range n {
		r.starts[i+1] += r.starts[i]
	}
	r.sorted = slices.Grow(r.sorted[:0], len(r.edges))[:len(r.edges)]
	for i := range r.edges {
		at := &r.starts[place(&r.edges[i])]
		r.sorted[*at] = r.edges[i]
		*at++
	}
	r.edges, r.sorted = r.sorted, r.edges
}

// settle drops the edges that ended before sub and orders the rest by x. From
// one sub-row to the next little changes, so edges move only if they must.
func (r *rasterizer) settle(sub int) {
	active, n := r.active, 0
	for i := range active {
		if active[i].bottom <= sub {
			continue
		}
		if i != n {
			active[n] = active[i]
		}
		if n > 0 && active[n-1].x > active[n].x {
			sink(active[:n+1])
		}
		n++
	}
	r.active = active[:n]
}

// join brings the fresh edges among the active ones, from the right to the left.
func (r *rasterizer) join() {
	if len(r.fresh) == 0 {
		return
	}
	slices.SortFunc(r.fresh, func(a, b edge) int { return cmp.Compare(a.x, b.x) })
	old, fresh := len(r.active)-1, len(r.fresh)-1
	r.active = append(r.active, r.fresh...)
	for to := len(r.active) - 1; fresh >= 0; to-- {
		if old >= 0 && r.active[old].x > r.fresh[fresh].x {
			r.active[to] = r.active[old]
			old--
		} else {
			r.active[to] = r.fresh[fresh]
			fresh--
		}
	}
}

// sink moves the last edge to its place among the others, which are in order.
func sink(edges []edge) {
	i := len(edges) - 1
	e := edges[i]
	for ; i > 0 && edges[i-1].x > e.x; i-- {
		edges[i] = edges[i-1]
	}
	edges[i] = e
}

// spans adds the inside of one sub-row to the row's differences and returns
// the range of pixels touched.
func (r *rasterizer) spans(rule Rule, left, width int64) (lo, hi int) {
	lo = int(width / fixedOne)
	mask := -1
	if rule == EvenOdd {
		mask = 1
	}
	wind := 0
	for i := 0; i < len(r.active); i++ {
		start := r.active[i].x
		wind += r.active[i].wind
		for wind&mask != 0 && i+1 < len(r.active) {
			i++
			wind += r.active[i].wind
		}
		x0 := min(max(start-left, 0), width)
		x1 := min(max(r.active[i].x-left, 0), width)
		if x0 >= x1 {
			continue
		}
		a, fa := int(x0>>16), int32(x0>>8)&255
		b, fb := int(x1>>16), int32(x1>>8)&255
		r.acc[a] += 256 - fa
		r.acc[a+1] += fa
		r.acc[b] -= 256 - fb
		r.acc[b+1] -= fb
		lo, hi = min(lo, a), max(hi, b+1)
	}
	return lo, hi
}

// emit sums the differences of the pixels lo to hi into coverage, hands on the
// stretches that have any, and clears the differences.
func (r *rasterizer) emit(lo, hi, x, y int, row rowFunc) {
	sum, full := int32(0), uint8(0)
	for i := lo; i < hi; i++ {
		if sum == 0 && r.acc[i] == 0 {
			continue
		}
		start := i
		for ; i < hi && (sum != 0 || r.acc[i] != 0); i++ {
			if change := r.acc[i]; change != 0 {
				sum += change
				full = uint8((sum*255 + fullCover/2) / fullCover)
			}
			r.cover[i] = full
		}
		row(x+start, y, r.cover[start:i])
	}
	clear(r.acc[lo:min(hi+2, len(r.acc))])
}
