package canvas

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/scenes/geom"
	"engawa/sprites/inks"
	"engawa/sprites/vector"
)

// Picture is something drawn in vectors that is rendered into an image once and then drawn many times.
type Picture struct {
	// Key tells pictures apart: equal keys must mean equal pictures. It must be comparable.
	Key any
	// Box is what the picture covers about its origin, in its own units, shadow included.
	Box geom.Rect
	// Paint draws the picture about its origin, in its own units.
	Paint func(*vector.Canvas)
	// Render is used instead of Paint where it is set: it returns the finished image at the given number of pixels
	// per unit. The image's own (0, 0) lies at the corner of Box, so its bounds may begin below zero.
	Render func(scale float64) *image.RGBA
	// Sketch, if set, returns what is drawn in the picture's place as long as there is no time for it, see
	// [TextureCache.PreferSketches]: an image as of Render, quickly made.
	Sketch func(scale float64) *image.RGBA
	// Steps, if set, returns a blank image and what makes it that of Render, one after the other: of a picture that
	// takes long, a frame after its sketch need not bring more than one.
	Steps func(scale float64) (blank *image.RGBA, steps []func())
}

// RectOf returns the box of a drawing in vectors, as a Picture wants it.
func RectOf(box vector.Box) geom.Rect { return geom.R(box.X, box.Y, box.W, box.H) }

// Sprite is the picture of a drawing of package sprites about its origin: a comparable value, which is its own key. One
// that does not exist is a picture of nothing.
func Sprite[S interface {
	comparable
	Box() vector.Box
	Draw(c *vector.Canvas) error
}](s S) Picture {
	return Picture{Key: s, Box: RectOf(s.Box()), Paint: func(v *vector.Canvas) { _ = s.Draw(v) }}
}

// minPixels and maxWindows limit how many pixels are kept of pictures that are not seen: minPixels and so many
// times those of the window, with the sides rounded up as textures have them. Of four bytes each, that is 32 MB for a
// window of 1280 x 800.
const (
	minPixels  = 4 << 20
	maxWindows = 2
)

// restFrames is how long a picture must have been unused before it may be given up.
const restFrames = 30

// TextureCache keeps the images of pictures by key and size. It belongs to one window and is not safe for concurrent use.
type TextureCache struct {
	entries     map[cacheKey]*entry
	frame       int
	pixels      int
	white       texture
	pages       pages
	maxPixels   int // how many pixels are kept, see minPixels
	renderCount int
	inks        *inks.Set // nil for those of the palette
	memo        map[any]any
	lines       textLines

	backdrops map[any]cacheKey // the one of each key that was rendered last

	isHurried  bool
	sketches   map[cacheKey]*sketch // of pictures that are not in the cache
	hasRefined bool                 // a sketch has come nearer to its picture in this frame
}

type cacheKey struct {
	key  any
	size float32 // device pixels per unit of the picture
}

type entry struct {
	texture
	origin    image.Point // of the image's corner relative to the picture's origin, in device pixels
	lastFrame int
}

// NewTextureCache returns an empty TextureCache.
func NewTextureCache() *TextureCache {
	b := &TextureCache{
		entries: map[cacheKey]*entry{}, memo: map[any]any{}, sketches: map[cacheKey]*sketch{},
		backdrops: map[any]cacheKey{},
	}
	white := image.NewRGBA(image.Rect(0, 0, whiteSide+2, whiteSide+2))
	for k := range white.Pix {
		white.Pix[k] = 0xff
	}
	b.white = b.pages.upload(white)
	inner := b.white.img.Bounds().Inset(1) // nothing else is mixed in at its edges
	b.white.img = b.white.img.SubImage(inner).(*ebiten.Image)
	b.maxPixels = minPixels
	return b
}

// whiteSide is the width and height of the image that plain rectangles are made of.
const whiteSide = 3

// setWindow has as many pictures be kept as a window of the size wants.
func (t *TextureCache) setWindow(size image.Point) {
	t.maxPixels = minPixels + maxWindows*powerOfTwo(size.X)*powerOfTwo(size.Y)
}

// get returns the picture rendered with the given number of device pixels per unit.
func (t *TextureCache) get(p Picture, size float64) *entry {
	key := cacheKey{p.Key, float32(math.Round(size*4096) / 4096)}
	l, ok := t.entries[key]
	if !ok {
		if l := t.sketchFor(key, p, size); l != nil {
			return l
		}
		l = t.render(key, p, size)
		t.keep(key, l)
	}
	l.lastFrame = t.frame
	return l
}

// keep puts a rendered picture in the cache.
func (t *TextureCache) keep(key cacheKey, l *entry) {
	t.entries[key] = l
	t.pixels += l.pixels()
	t.renderCount++
}

// renderBackdrop keeps a backdrop in place of the one of the same name that was kept for a window of another size.
func (t *TextureCache) renderBackdrop(name any, key cacheKey, img *image.RGBA) *entry {
	before := t.backdrops[name]
	if old := t.entries[before]; old != nil && old.img.Bounds().Size() != img.Rect.Size() {
		t.drop(before, old)
	}
	l := &entry{texture: t.pages.uploadAlone(t.inks.Print(img))}
	t.backdrops[name] = key
	t.keep(key, l)
	return l
}

// SetInks prints everything from now on with other inks; nil brings those of the palette back.
func (t *TextureCache) SetInks(set *inks.Set) {
	t.inks = set
	t.Clear()
}

// render draws the picture, or takes what was drawn of it in steps, whose sketch is not needed any more.
func (t *TextureCache) render(key cacheKey, p Picture, size float64) *entry {
	defer t.dropSketch(key)
	if s := t.sketches[key]; s != nil && s.img != nil {
		return t.entryOf(p, size, s.img)
	}
	if p.Render != nil {
		return t.entryOf(p, size, p.Render(size))
	}
	x0, y0 := math.Floor(p.Box.X*size), math.Floor(p.Box.Y*size)
	x1, y1 := math.Ceil(p.Box.Right()*size), math.Ceil(p.Box.Bottom()*size)
	c := vector.NewCanvas(max(1, int(x1-x0)), max(1, int(y1-y0)))
	c.Translate(-x0, -y0)
	c.Scale(size, size)
	p.Paint(c)
	return t.entryOf(p, size, c.Image())
}

// entryOf makes an image of the picture ready to be drawn; its own (0, 0) lies at the corner of the picture's Box.
func (t *TextureCache) entryOf(p Picture, size float64, img *image.RGBA) *entry {
	if _, tinted := p.Key.(textKey); !tinted {
		img = t.inks.Print(img)
	}
	corner := image.Pt(int(math.Floor(p.Box.X*size)), int(math.Floor(p.Box.Y*size)))
	return &entry{texture: t.pages.upload(img), origin: corner.Add(img.Rect.Min)}
}

func area(r image.Rectangle) int { return r.Dx() * r.Dy() }

// NextFrame marks the beginning of a frame. Where there are too many pictures, it gives up those that have been unused
// for the longest time.
func (t *TextureCache) NextFrame() {
	t.frame++
	t.hasRefined = false
	t.forgetSketches()
	t.pages.nextFrame()
	if t.pixels > t.maxPixels {
		t.shrink()
	}
}

// shrink gives up pictures that are not seen, the longest unused first, until there are no more than are kept.
func (t *TextureCache) shrink() {
	var unused []cacheKey
	for key, l := range t.entries {
		if l.lastFrame < t.frame-restFrames {
			unused = append(unused, key)
		}
	}
	slices.SortStableFunc(unused, func(x, y cacheKey) int { return t.entries[x].lastFrame - t.entries[y].lastFrame })
	for _, key := range unused {
		if t.pixels <= t.maxPixels {
			return
		}
		t.drop(key, t.entries[key])
	}
}

// Clear gives up every picture, as when the scale of the window has changed.
func (t *TextureCache) Clear() {
	for key, l := range t.entries {
		t.drop(key, l)
	}
	for key := range t.sketches {
		t.dropSketch(key)
	}
}

// Close gives up everything. The TextureCache must not be used any more.
func (t *TextureCache) Close() {
	t.Clear()
	t.pages.release(t.white)
	t.pages.discard(len(t.pages.spare))
}

func (t *TextureCache) drop(key cacheKey, l *entry) {
	t.pixels -= l.pixels()
	t.pages.release(l.texture)
	delete(t.entries, key)
}

// RenderCount returns how many pictures have been rendered so far, for benchmarks and for tests that nothing is rendered twice.
func (t *TextureCache) RenderCount() int { return t.renderCount }

// Pixels returns how many pixels of the graphics card the pictures take that are kept, of four bytes each.
func (t *TextureCache) Pixels() int { return t.pixels }

// Memo returns what make returned for the key the first time, for things that are slow to make and never change. Keys of
// different types are different. It allocates nothing where the key is known.
func Memo[K comparable, T any](c *Canvas, key K, make func() T) T {
	type kind struct{ _ *K }
	of, ok := c.cache.memo[any(kind{})].(map[K]T)
	if !ok {
		of = map[K]T{}
		c.cache.memo[any(kind{})] = of
	}
	v, ok := of[key]
	if !ok {
		v = make()
		of[key] = v
	}
	return v
}
