package vector

import (
	"cmp"
	"image"
	"math/bits"
	"slices"
)

// sweep rasterises any outline: at each sub-row it follows the winding from
// edge to edge and adds the spans that lie inside.
func (r *rasterizer) sweep(rule Rule, bounds image.Rectangle, to target) {
	w := bounds.Dx()
	r.acc = slices.Grow(r.acc[:0], w+2)[:w+2]
	clear(r.acc)
	r.bends = slices.Grow(r.bends[:0], (w+1)>>6+1)[:(w+1)>>6+1]
	clear(r.bends)
	r.cover = slices.Grow(r.cover[:0], w)[:w]
	r.sortEdges(bounds.Min.Y*subRows, bounds.Max.Y*subRows)
	r.active = r.active[:0]
	next := 0
	left := int64(bounds.Min.X) * fixedOne
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		lo, hi := w, 0
		for sub := y * subRows; sub < (y+1)*subRows; sub++ {
			r.newEdges = r.newEdges[:0]
			for next < len(r.edges) && r.edges[next].top <= sub {
				e := r.edges[next]
				next++
				if e.bottom > sub {
					e.x += int64(sub-e.top) * e.dx
					r.newEdges = append(r.newEdges, e)
				}
			}
			r.advance(sub)
			r.join()
			alike := 1 // sub-rows
			if sub == y*subRows && r.upright(next, sub) {
				alike = subRows
			}
			a, b := r.spans(rule, left, int64(w)*fixedOne, int32(alike))
			lo, hi = min(lo, a), max(hi, b)
			if alike == subRows {
				break
			}
			for i := range r.active {
				r.active[i].x += r.active[i].dx
			}
		}
		if lo < hi {
			r.emit(lo, min(hi, w), bounds.Min.X, y, to)
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
	r.sortBuffer = slices.Grow(r.sortBuffer[:0], len(r.edges))[:len(r.edges)]
	for i := range r.edges {
		at := &r.starts[place(&r.edges[i])]
		r.sortBuffer[*at] = r.edges[i]
		*at++
	}
	r.edges, r.sortBuffer = r.sortBuffer, r.edges
}

// advance drops the edges that ended before sub and orders the rest by x. From
// one sub-row to the next little changes, so edges move only if they must.
func (r *rasterizer) advance(sub int) {
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
	if len(r.newEdges) == 0 {
		return
	}
	slices.SortStableFunc(r.newEdges, func(a, b edge) int { return cmp.Compare(a.x, b.x) })
	old, fresh := len(r.active)-1, len(r.newEdges)-1
	r.active = append(r.active, r.newEdges...)
	for to := len(r.active) - 1; fresh >= 0; to-- {
		if old >= 0 && r.active[old].x > r.newEdges[fresh].x {
			r.active[to] = r.active[old]
			old--
		} else {
			r.active[to] = r.newEdges[fresh]
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

// upright reports whether a whole row of pixels, of which sub is the first
// sub-row, looks as that: its edges stand upright, and none begins or ends in it.
// next is the first of the edges that are still to come.
func (r *rasterizer) upright(next, sub int) bool {
	if next < len(r.edges) && r.edges[next].top < sub+subRows {
		return false
	}
	for i := range r.active {
		if e := &r.active[i]; e.dx != 0 || e.bottom < sub+subRows {
			return false
		}
	}
	return true
}

// spans adds the inside of so many sub-rows that are alike to the row's
// differences and returns the range of pixels touched.
func (r *rasterizer) spans(rule Rule, left, width int64, alike int32) (lo, hi int) {
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
		r.bend(a, (256-fa)*alike)
		r.bend(a+1, fa*alike)
		r.bend(b, -(256-fb)*alike)
		r.bend(b+1, -fb*alike)
		lo, hi = min(lo, a), max(hi, b+1)
	}
	return lo, hi
}

// bend has the coverage change by so much from pixel i on.
func (r *rasterizer) bend(i int, by int32) {
	r.acc[i] += by
	r.bends[i>>6] |= 1 << (i & 63)
}

// evenRun is from how many pixels on those of the same coverage are handed on
// by themselves.
const evenRun = 24

// emit sums the differences of the pixels lo to hi into coverage, hands on the
// stretches that have any, and clears the differences.
func (r *rasterizer) emit(lo, hi, x, y int, to target) {
	sum, full := int32(0), uint8(0)
	from, at := lo, lo // the coverage from..at is written and still to be handed on
	flush := func(next int) {
		if from < at {
			to.row(x+from, y, r.cover[from:at])
		}
		from, at = next, next
	}
	upTo := func(end int) { // all pixels from at on are covered alike
		switch {
		case full == 0:
			flush(end)
		case end-at >= evenRun:
			start := at
			flush(end)
			to.even(x+start, y, end-start, full)
		default:
			for i := at; i < end; i++ {
				r.cover[i] = full
			}
			at = end
		}
	}
	for word := lo >> 6; word < len(r.bends) && word <= (hi+1)>>6; word++ {
		for left := r.bends[word]; left != 0; left &= left - 1 {
			i := word<<6 + bits.TrailingZeros64(left)
			change := r.acc[i]
			r.acc[i] = 0
			if change == 0 || i >= hi {
				continue
			}
			if i > at {
				upTo(i)
			}
			sum += change
			full = uint8((sum*255 + fullCover/2) / fullCover)
			r.cover[i], at = full, i+1
		}
		r.bends[word] = 0
	}
	upTo(hi)
	flush(hi)
}
