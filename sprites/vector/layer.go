package vector

import (
	"image"
	"math"
)

// Layer says how a group drawn apart is laid down as a whole. Opacity 0 lays
// nothing down.
type Layer struct {
	Opacity float64 // 0 to 1
	Blend   Blend
	Blur    float64 // standard deviation in user units, see Blur
}

// layer remembers what lay below an opened layer.
type layer struct {
	Layer
	dst        *image.RGBA
	state      state
	stateCount int
}

// BeginLayer starts a group that EndLayer lays down with the given opacity,
// overlaps inside it not showing through. The clip in force applies to the
// whole group once.
func (c *Canvas) BeginLayer(opacity float64) { c.BeginLayerStyle(Layer{Opacity: opacity}) }

// BeginLayerStyle starts a group that EndLayer lays down in the given way.
func (c *Canvas) BeginLayerStyle(style Layer) {
	c.layers = append(c.layers, layer{Layer: style, dst: c.dst, state: c.state, stateCount: len(c.states)})
	bounds := c.state.bounds
	if style.Blur > 0 {
		// Ink from outside the clip may be blurred into it.
		grow := int(math.Ceil(math.Min(3*style.Blur*c.state.m.meanScale(), maxBlur)))
		bounds = bounds.Inset(-grow).Intersect(c.reach)
	}
	c.dst = image.NewRGBA(bounds)
	c.state.bounds, c.state.clip = bounds, nil
}

// EndLayer lays the group begun last over what was below it, and brings back
// the transform and clip that were in force when it began. Without an open
// layer it does nothing.
func (c *Canvas) EndLayer() {
	n := len(c.layers)
	if n == 0 {
		return
	}
	l, img := c.layers[n-1], c.dst
	c.layers = c.layers[:n-1]
	c.dst, c.state, c.states = l.dst, l.state, c.states[:min(l.stateCount, len(c.states))]
	if l.Blur > 0 {
		BlurImage(img, l.Blur*c.state.m.meanScale())
	}
	c.lay(img, l.Blend, uint8(clamp01(l.Opacity)*255+0.5))
}

// DrawImage lays an image down without scaling, its own origin at the pixel
// (x, y) of the canvas whatever the transform, inside the clip.
func (c *Canvas) DrawImage(img *image.RGBA, x, y int, style Layer) {
	if style.Blur > 0 {
		img = &image.RGBA{Pix: append([]uint8(nil), img.Pix...), Stride: img.Stride, Rect: img.Rect}
		BlurImage(img, style.Blur*c.state.m.meanScale())
	}
	moved := &image.RGBA{Pix: img.Pix, Stride: img.Stride, Rect: img.Rect.Add(image.Pt(x, y))}
	c.lay(moved, style.Blend, uint8(clamp01(style.Opacity)*255+0.5))
}

// lay blends an image over the canvas where it stands.
func (c *Canvas) lay(img *image.RGBA, blend Blend, opacity uint8) {
	r := img.Rect.Intersect(c.state.bounds)
	if r.Empty() || opacity == 0 {
		return
	}
	full := make([]uint8, r.Dx())
	for i := range full {
		full[i] = opacity
	}
	put := premultiplied.over
	if blend == Multiply {
		put = premultiplied.multiply
	}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		cover := c.clipCoverage(r.Min.X, y, full)
		src := img.Pix[img.PixOffset(r.Min.X, y):]
		dst := c.dst.Pix[c.dst.PixOffset(r.Min.X, y):]
		for i, v := range cover {
			if s := pixel(src[i*4:]); v != 0 && s.alpha() != 0 {
				put(s.fade(v), pixel(dst[i*4:])).store(dst[i*4:])
			}
		}
	}
}
