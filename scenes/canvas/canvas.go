// Package canvas draws on the window in logical units. Vectors are rendered once at the window's scale and then only
// copied; anything drawn every frame goes through a [Picture] or through text, never through live paths. Of a frame
// only what differs from the one before is drawn, see [Screen].
//
// It imports Ebitengine, sprites/vector, sprites/letters, sprites/inks and scenes/geom.
package canvas

import (
	"image"
	"image/color"
	"math"

	"engawa/scenes/geom"
)

// Canvas draws on a Screen, or on a Trace for tests, with a scale, an offset and an opacity.
type Canvas struct {
	screen *Screen         // that is drawn on
	bounds image.Rectangle // of the whole picture, in device pixels
	clip   image.Rectangle // the part of it that is drawn on
	cache  *TextureCache
	trace  *Trace // what is drawn is written down here instead, if set
	scale  float64
	unit   float64 // logical units of the window in one of this Canvas
	origin geom.Point
	alpha  float64

	stretch   float64    // passing enlargement of everything by the graphics card; 0 for none
	stretchBy geom.Point // by which all is moved after that
}

// Scale returns the number of device pixels per logical unit.
func (c *Canvas) Scale() float64 { return c.scale }

// Bounds returns the size of the whole picture in device pixels, whatever part of it is clipped.
func (c *Canvas) Bounds() image.Rectangle { return c.bounds }

// Moved returns a Canvas whose origin lies at (dx, dy) of this one.
func (c *Canvas) Moved(dx, dy float64) *Canvas {
	m := *c
	m.origin = m.origin.Add(geom.Pt(dx, dy))
	return &m
}

// Enlarged returns a Canvas whose units are k times as long as this one's.
func (c *Canvas) Enlarged(k float64) *Canvas {
	m := *c
	m.scale *= k
	m.unit *= k
	m.origin = m.origin.Mul(1 / k)
	m.stretchBy = m.stretchBy.Mul(1 / k)
	return &m
}

// Stretched returns a Canvas on which everything is drawn k times as large, what lies at one point at another, by the
// graphics card: for sizes that pass, at which nothing is to be rendered.
func (c *Canvas) Stretched(from, to geom.Point, k float64) *Canvas {
	m := *c
	m.stretch, m.stretchBy = k, to.Add(c.origin).Sub(from.Add(c.origin).Mul(k))
	return &m
}

// Faded returns a Canvas that draws with the share alpha of this one's opacity.
func (c *Canvas) Faded(alpha float64) *Canvas {
	m := *c
	m.alpha *= max(0, min(1, alpha))
	return &m
}

// Clipped returns a Canvas that draws only inside r.
func (c *Canvas) Clipped(r geom.Rect) *Canvas {
	m := *c
	r = r.Move(c.origin.X, c.origin.Y)
	x0, y0 := math.Floor(r.X*c.scale), math.Floor(r.Y*c.scale)
	x1, y1 := math.Ceil(r.Right()*c.scale), math.Ceil(r.Bottom()*c.scale)
	m.clip = image.Rect(int(x0), int(y0), int(x1), int(y1)).Intersect(c.clip)
	return &m
}

// Look changes how a picture is drawn. The zero Look draws it as it is, one unit of the picture a logical unit.
type Look struct {
	Size    float64     // logical units per unit of the picture; 0 counts as 1. The picture is rendered at this size
	Fade    float64     // how transparent, 0 (not at all) to 1 (not seen)
	Turn    float64     // radians clockwise about the picture's origin
	Stretch geom.Point  // passing enlargement about the origin, by the graphics card; (0,0) counts as (1,1)
	Tint    color.Color // multiplies the colours; nil leaves them
}

// Draw draws the picture with its origin at the point.
func (c *Canvas) Draw(p Picture, at geom.Point, look Look) {
	size := look.Size
	if size == 0 {
		size = 1
	}
	alpha := c.alpha * (1 - look.Fade)
	if alpha <= 0 {
		return
	}
	if c.trace != nil {
		c.note(p.Key, p.Box.Times(size).Move(at.X, at.Y), look)
		c.place(p, size, at, look)
		return
	}
	l := c.cache.get(p, size*c.scale)
	d := drawCommand{img: l.img}
	d.geo.Translate(float64(l.origin.X), float64(l.origin.Y))
	x, y := (at.X+c.origin.X)*c.scale, (at.Y+c.origin.Y)*c.scale
	if look.Turn != 0 || look.Stretch != (geom.Point{}) {
		if look.Stretch != (geom.Point{}) {
			d.geo.Scale(look.Stretch.X, look.Stretch.Y)
		}
		d.geo.Rotate(look.Turn)
		d.smooth = true
	} else {
		x, y = math.Round(x), math.Round(y)
	}
	d.geo.Translate(x, y)
	if look.Tint != nil {
		d.colour.ScaleWithColor(look.Tint)
	}
	d.colour.ScaleAlpha(float32(alpha))
	c.appendCommand(d)
}

// DrawCoarse draws a picture that is soft, as shadows are: rendered with at most so many pixels to a unit, and enlarged
// where the screen is finer.
func (c *Canvas) DrawCoarse(p Picture, at geom.Point, look Look, finest float64) {
	if look.Size == 0 {
		look.Size = 1
	}
	if times := math.Ceil(look.Size * c.Scale() / finest); times > 1 {
		if look.Stretch == (geom.Point{}) {
			look.Stretch = geom.Pt(1, 1)
		}
		look.Size /= times
		look.Stretch = look.Stretch.Mul(times)
	}
	c.Draw(p, at, look)
}

// Warm renders the picture without drawing it, so that its first frame comes without a stop.
func (c *Canvas) Warm(p Picture, size float64) {
	if c.trace == nil {
		c.cache.get(p, size*c.scale)
	}
}

// Fill covers the rectangle with one colour.
func (c *Canvas) Fill(r geom.Rect, col color.Color) {
	col = c.cache.inks.Of(col)
	if c.trace != nil {
		c.note(fillKey{col}, r, Look{})
		if c.trace.OnPlace != nil {
			c.place(plain(r, col), 1, geom.Point{}, Look{})
		}
		return
	}
	d := drawCommand{img: c.cache.white.img}
	x0, y0 := math.Round((r.X+c.origin.X)*c.scale), math.Round((r.Y+c.origin.Y)*c.scale)
	x1, y1 := math.Round((r.Right()+c.origin.X)*c.scale), math.Round((r.Bottom()+c.origin.Y)*c.scale)
	d.geo.Scale((x1-x0)/whiteSide, (y1-y0)/whiteSide)
	d.geo.Translate(x0, y0)
	d.colour.ScaleWithColor(col)
	d.colour.ScaleAlpha(float32(c.alpha))
	c.appendCommand(d)
}

// Backdrop draws an opaque image that fills the whole target, made by paint for the target's size in device pixels and
// the scale. It is kept like a picture under the key.
func (c *Canvas) Backdrop(key any, paint func(w, h int, scale float64) *image.RGBA) {
	bounds := c.bounds
	if c.trace != nil {
		whole := geom.R(0, 0, float64(bounds.Dx())/c.scale, float64(bounds.Dy())/c.scale)
		c.note(key, whole, Look{})
		c.place(Picture{Key: backdropKey{key, bounds.Dx(), bounds.Dy()}, Box: whole, Render: func(scale float64) *image.RGBA {
			return paint(bounds.Dx(), bounds.Dy(), scale)
		}}, 1, geom.Point{}, Look{})
		return
	}
	full := cacheKey{backdropKey{key, bounds.Dx(), bounds.Dy()}, float32(c.scale)}
	l, ok := c.cache.entries[full]
	if !ok {
		l = c.cache.renderBackdrop(key, full, paint(bounds.Dx(), bounds.Dy(), c.scale))
	}
	l.lastFrame = c.cache.frame
	d := drawCommand{img: l.img, copies: c.alpha == 1} // backdrops are opaque; copying spares reading what is below
	d.geo.Translate(math.Round(c.origin.X*c.scale), math.Round(c.origin.Y*c.scale))
	d.colour.ScaleAlpha(float32(c.alpha))
	c.appendCommand(d)
}

type backdropKey struct {
	key  any
	w, h int
}

// PaperGrain lays a tile of paper grain over the whole target. It never moves, and is left out while there is no time.
func (c *Canvas) PaperGrain(tile func() *image.RGBA) {
	if c.trace != nil {
		return
	}
	key := cacheKey{grainKey{}, 1}
	l, ok := c.cache.entries[key]
	if !ok && c.cache.isHurried {
		return
	}
	if !ok {
		l = &entry{texture: c.cache.pages.upload(tile())}
		c.cache.entries[key] = l
	}
	l.lastFrame = c.cache.frame
	b, size := c.bounds, l.img.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y += size.Dy() {
		for x := b.Min.X; x < b.Max.X; x += size.Dx() {
			d := drawCommand{img: l.img}
			d.geo.Translate(float64(x), float64(y))
			c.appendCommand(d)
		}
	}
}

type grainKey struct{}
