package vector

import "image"

// Canvas draws on an image. It holds a current transform and clip, which Save
// and Restore stack. A Canvas is not safe for use by several goroutines.
type Canvas struct {
	dst    *image.RGBA
	reach  image.Rectangle // what a blur may draw from: the image and some way round it
	state  state
	states []state
	layers []layer
	raster rasterizer
	cover  []uint8
	row    []premultiplied
}

type state struct {
	m      Matrix
	bounds image.Rectangle // pixels that may change
	clip   *image.Alpha    // coverage inside bounds; nil if all of it
}

// NewCanvas returns a canvas on a new transparent image of w by h pixels;
// sizes below zero count as zero.
func NewCanvas(w, h int) *Canvas {
	return NewCanvasOn(image.NewRGBA(image.Rect(0, 0, max(w, 0), max(h, 0))))
}

// NewCanvasOn returns a canvas that draws over an existing image. One user
// unit is one pixel, and (0, 0) is the image's own origin.
func NewCanvasOn(img *image.RGBA) *Canvas {
	return &Canvas{dst: img, reach: img.Rect.Inset(-maxBlur), state: state{m: Identity(), bounds: img.Rect}}
}

// Image returns the image drawn on; while a layer is open, that layer's own.
func (c *Canvas) Image() *image.RGBA { return c.dst }

// Save remembers the transform and the clip for the matching Restore.
func (c *Canvas) Save() { c.states = append(c.states, c.state) }

// Restore brings back what the matching Save remembered. Without one it does
// nothing.
func (c *Canvas) Restore() {
	if n := len(c.states); n > 0 {
		c.state, c.states = c.states[n-1], c.states[:n-1]
	}
}

// Matrix returns the current transform from user units to pixels.
func (c *Canvas) Matrix() Matrix { return c.state.m }

// SetMatrix replaces the current transform.
func (c *Canvas) SetMatrix(m Matrix) { c.state.m = m }

// Transform puts m before the current transform: what follows is mapped by m
// first.
func (c *Canvas) Transform(m Matrix) { c.state.m = c.state.m.Mul(m) }

// Translate moves the origin to (x, y).
func (c *Canvas) Translate(x, y float64) { c.Transform(Translate(x, y)) }

// Scale stretches what follows about the origin.
func (c *Canvas) Scale(x, y float64) { c.Transform(Scale(x, y)) }

// Rotate turns what follows about the origin by angle radians, clockwise.
func (c *Canvas) Rotate(angle float64) { c.Transform(Rotate(angle)) }

// Fill paints the inside of the path by the non-zero rule.
func (c *Canvas) Fill(p *Path, paint Paint) { c.fill(p, NonZero, false, paint, p) }

// FillRule paints the inside of the path by the given rule.
func (c *Canvas) FillRule(p *Path, rule Rule, paint Paint) { c.fill(p, rule, false, paint, p) }

// FillUnion paints the union of all subpaths. Use it for paths whose parts
// overlap or cross: Fill darkens the pixels along such crossings.
func (c *Canvas) FillUnion(p *Path, paint Paint) { c.fill(p, NonZero, true, paint, p) }

// Stroke paints a line along the path.
func (c *Canvas) Stroke(p *Path, style Stroke, paint Paint) {
	if scale := c.state.m.maxScale(); scale > 0 {
		c.fill(p.Stroke(style, tolerance/scale), NonZero, true, paint, p)
	}
}

// fill paints the outline; gradients in box units refer to the box of whole.
func (c *Canvas) fill(outline *Path, rule Rule, tangled bool, paint Paint, whole *Path) {
	if !paint.visible() {
		return
	}
	b := paint.brush(c.state.m, whole)
	c.raster.fill(outline, c.state.m, rule, tangled, c.state.bounds, target{
		row: func(x, y int, cover []uint8) { c.paint(&b, x, y, c.clipCoverage(x, y, cover)) },
		even: func(x, y, n int, coverage uint8) {
			if c.state.clip == nil && b.level(n) {
				o := c.dst.PixOffset(x, y)
				blendEven(c.dst.Pix[o:o+4*n], b.color(x, y).fade(coverage))
				return
			}
			c.paint(&b, x, y, c.evenly(x, y, n, coverage))
		},
	})
}

// FillMask paints through a coverage mask. The mask's bounds and the paint's
// gradient are in pixels of this canvas, whatever the transform.
func (c *Canvas) FillMask(mask *image.Alpha, paint Paint) {
	r := mask.Rect.Intersect(c.state.bounds)
	if !paint.visible() || r.Empty() {
		return
	}
	b := paint.brush(Identity(), Rect(float64(mask.Rect.Min.X), float64(mask.Rect.Min.Y),
		float64(mask.Rect.Dx()), float64(mask.Rect.Dy())))
	for y := r.Min.Y; y < r.Max.Y; y++ {
		o := mask.PixOffset(r.Min.X, y)
		c.paint(&b, r.Min.X, y, c.clipCoverage(r.Min.X, y, mask.Pix[o:o+r.Dx()]))
	}
}

// Narrow says that nothing will be drawn outside a box in user units until
// Restore, so that layers need not be larger. What is drawn there all the same
// may be cut off.
func (c *Canvas) Narrow(b Box) {
	b = b.transform(c.state.m)
	e := newExtent()
	e.add(clampPoint(Point{b.X, b.Y}))
	e.add(clampPoint(Point{b.X + b.W, b.Y + b.H}))
	c.state.bounds = c.state.bounds.Intersect(e.pixels().Inset(-1))
}

// Clip narrows what follows, until Restore, to the inside of the path by the
// given rule. Clips nest.
func (c *Canvas) Clip(p *Path, rule Rule) {
	e := newExtent()
	p.edges(c.state.m, tolerance, func(a, b Point) {
		e.add(clampPoint(a))
		e.add(clampPoint(b))
	})
	bounds := c.state.bounds.Intersect(e.pixels())
	mask := image.NewAlpha(bounds)
	c.raster.fill(p, c.state.m, rule, true, bounds, target{
		row: func(x, y int, cover []uint8) { copy(mask.Pix[mask.PixOffset(x, y):], c.clipCoverage(x, y, cover)) },
		even: func(x, y, n int, coverage uint8) {
			copy(mask.Pix[mask.PixOffset(x, y):], c.evenly(x, y, n, coverage))
		},
	})
	c.state.bounds, c.state.clip = bounds, mask
}

// clipCoverage returns the coverage reduced by the current clip.
func (c *Canvas) clipCoverage(x, y int, cover []uint8) []uint8 {
	clip := c.state.clip
	if clip == nil {
		return cover
	}
	if cap(c.cover) < len(cover) {
		c.cover = make([]uint8, len(cover))
	}
	out := c.cover[:len(cover)]
	by := clip.Pix[clip.PixOffset(x, y):]
	for i, v := range cover {
		out[i] = times(v, by[i])
	}
	return out
}

// evenly returns the coverage of n pixels that is the same for all, reduced by
// the current clip.
func (c *Canvas) evenly(x, y, n int, coverage uint8) []uint8 {
	if clip := c.state.clip; clip != nil && coverage == 255 {
		o := clip.PixOffset(x, y)
		return clip.Pix[o : o+n]
	}
	if cap(c.cover) < n {
		c.cover = make([]uint8, n)
	}
	level(c.cover[:n], coverage)
	return c.clipCoverage(x, y, c.cover[:n])
}

// level sets all bytes to one value.
func level(bytes []uint8, to uint8) {
	if to == 0 {
		clear(bytes)
		return
	}
	if len(bytes) > 0 {
		bytes[0] = to
	}
	for done := 1; done < len(bytes); done *= 2 {
		copy(bytes[done:], bytes[:done])
	}
}

// paint blends the brush over one row of pixels.
func (c *Canvas) paint(b *brush, x, y int, cover []uint8) {
	o := c.dst.PixOffset(x, y)
	pix := c.dst.Pix[o : o+4*len(cover)]
	if b.level(len(cover)) {
		blendSolid(pix, cover, b.color(x, y))
		return
	}
	if cap(c.row) < len(cover) {
		c.row = make([]premultiplied, len(cover))
	}
	row := c.row[:len(cover)]
	b.shade.colors(x, y, row)
	blendRow(pix, cover, row, b.opacity)
}

// Mask returns the coverage of the union of all subpaths of p after mapping by
// m, on just the pixels it needs. A mask whose sides would pass 8192 pixels is
// cut to that.
func Mask(p *Path, m Matrix) *image.Alpha {
	e := newExtent()
	p.edges(m, tolerance, func(a, b Point) {
		e.add(clampPoint(a))
		e.add(clampPoint(b))
	})
	bounds := e.pixels()
	bounds.Max.X = min(bounds.Max.X, bounds.Min.X+maxSide)
	bounds.Max.Y = min(bounds.Max.Y, bounds.Min.Y+maxSide)
	mask := image.NewAlpha(bounds)
	var r rasterizer
	r.fill(p, m, NonZero, true, bounds, target{
		row: func(x, y int, cover []uint8) { copy(mask.Pix[mask.PixOffset(x, y):], cover) },
		even: func(x, y, n int, coverage uint8) {
			o := mask.PixOffset(x, y)
			level(mask.Pix[o:o+n], coverage)
		},
	})
	return mask
}
