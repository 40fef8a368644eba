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

// Picture is something drawn in vectors that is baked into an image once and then drawn many times.
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
	// [Bakery.Hurry]: an image as of Render, quickly made.
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

// leastPixels and windowsKept limit how many pixels are kept of pictures that are not seen: leastPixels and so many
// times those of the window, with the sides rounded up as textures have them. Of four bytes each, that is 32 MB for a
// window of 1280 x 800.
const (
	leastPixels = 4 << 20
	windowsKept = 2
)

// restFrames is how long a picture must have been unused before it may be given up.
const restFrames = 30

// Bakery keeps the images of pictures by key and size. It belongs to one window and is not safe for concurrent use.
type Bakery struct {
	shelf  map[bakeKey]*loaf
	frame  int
	pixels int
	white  texture
	pages  pages
	most   int // how many pixels are kept, see leastPixels
	baked  int
	inks   *inks.Set // nil for those of the palette
	memo   map[any]any
	even   map[evenKey][]string // texts broken into even lines

	backdrops map[any]bakeKey // the one of each key that was baked last

	hurried  bool
	sketches map[bakeKey]*sketch // of pictures that are not on the shelf
	stepped  bool                // a sketch has come nearer to its picture in this frame
}

type bakeKey struct {
	key  any
	size float32 // device pixels per unit of the picture
}

type loaf struct {
	texture
	origin image.Point // of the image's corner relative to the picture's origin, in device pixels
	used   int
}

// NewBakery returns an empty Bakery.
func NewBakery() *Bakery {
	b := &Bakery{
		shelf: map[bakeKey]*loaf{}, memo: map[any]any{}, even: map[evenKey][]string{}, sketches: map[bakeKey]*sketch{},
		backdrops: map[any]bakeKey{},
	}
	white := image.NewRGBA(image.Rect(0, 0, whiteSide+2, whiteSide+2))
	for k := range white.Pix {
		white.Pix[k] = 0xff
	}
	b.white = b.pages.upload(white)
	inner := b.white.img.Bounds().Inset(1) // nothing else is mixed in at its edges
	b.white.img = b.white.img.SubImage(inner).(*ebiten.Image)
	b.most = leastPixels
	return b
}

// whiteSide is the width and height of the image that plain rectangles are made of.
const whiteSide = 3

// setWindow has as many pictures be kept as a window of the size wants.
func (b *Bakery) setWindow(size image.Point) {
	b.most = leastPixels + windowsKept*powerOfTwo(size.X)*powerOfTwo(size.Y)
}

// get returns the picture baked with the given number of device pixels per unit.
func (b *Bakery) get(p Picture, size float64) *loaf {
	key := bakeKey{p.Key, float32(math.Round(size*4096) / 4096)}
	l, ok := b.shelf[key]
	if !ok {
		if l := b.sketched(key, p, size); l != nil {
			return l
		}
		l = b.bake(key, p, size)
		b.keep(key, l)
	}
	l.used = b.frame
	return l
}

// keep puts a baked picture on the shelf.
func (b *Bakery) keep(key bakeKey, l *loaf) {
	b.shelf[key] = l
	b.pixels += l.pixels()
	b.baked++
}

// bakeBackdrop keeps a backdrop in place of the one of the same name that was kept for a window of another size.
func (b *Bakery) bakeBackdrop(name any, key bakeKey, img *image.RGBA) *loaf {
	before := b.backdrops[name]
	if old := b.shelf[before]; old != nil && old.img.Bounds().Size() != img.Rect.Size() {
		b.drop(before, old)
	}
	l := &loaf{texture: b.pages.uploadAlone(b.inks.Print(img))}
	b.backdrops[name] = key
	b.keep(key, l)
	return l
}

// SetInks prints everything from now on with other inks; nil brings those of the palette back.
func (b *Bakery) SetInks(set *inks.Set) {
	b.inks = set
	b.Clear()
}

// bake draws the picture, or takes what was drawn of it in steps, whose sketch is not needed any more.
func (b *Bakery) bake(key bakeKey, p Picture, size float64) *loaf {
	defer b.dropSketch(key)
	if s := b.sketches[key]; s != nil && s.img != nil {
		return b.loafOf(p, size, s.img)
	}
	if p.Render != nil {
		return b.loafOf(p, size, p.Render(size))
	}
	x0, y0 := math.Floor(p.Box.X*size), math.Floor(p.Box.Y*size)
	x1, y1 := math.Ceil(p.Box.Right()*size), math.Ceil(p.Box.Bottom()*size)
	c := vector.NewCanvas(max(1, int(x1-x0)), max(1, int(y1-y0)))
	c.Translate(-x0, -y0)
	c.Scale(size, size)
	p.Paint(c)
	return b.loafOf(p, size, c.Image())
}

// loafOf makes an image of the picture ready to be drawn; its own (0, 0) lies at the corner of the picture's Box.
func (b *Bakery) loafOf(p Picture, size float64, img *image.RGBA) *loaf {
	if _, tinted := p.Key.(textKey); !tinted {
		img = b.inks.Print(img)
	}
	corner := image.Pt(int(math.Floor(p.Box.X*size)), int(math.Floor(p.Box.Y*size)))
	return &loaf{texture: b.pages.upload(img), origin: corner.Add(img.Rect.Min)}
}

func area(r image.Rectangle) int { return r.Dx() * r.Dy() }

// NextFrame marks the beginning of a frame. Where there are too many pictures, it gives up those that have been unused
// for the longest time.
func (b *Bakery) NextFrame() {
	b.frame++
	b.stepped = false
	b.forgetSketches()
	b.pages.nextFrame()
	if b.pixels > b.most {
		b.shrink()
	}
}

// shrink gives up pictures that are not seen, the longest unused first, until there are no more than are kept.
func (b *Bakery) shrink() {
	var unused []bakeKey
	for key, l := range b.shelf {
		if l.used < b.frame-restFrames {
			unused = append(unused, key)
		}
	}
	slices.SortStableFunc(unused, func(x, y bakeKey) int { return b.shelf[x].used - b.shelf[y].used })
	for _, key := range unused {
		if b.pixels <= b.most {
			return
		}
		b.drop(key, b.shelf[key])
	}
}

// Clear gives up every picture, as when the scale of the window has changed.
func (b *Bakery) Clear() {
	for key, l := range b.shelf {
		b.drop(key, l)
	}
	for key := range b.sketches {
		b.dropSketch(key)
	}
}

// Close gives up everything. The Bakery must not be used any more.
func (b *Bakery) Close() {
	b.Clear()
	b.pages.release(b.white)
	b.pages.discard(len(b.pages.spare))
}

func (b *Bakery) drop(key bakeKey, l *loaf) {
	b.pixels -= l.pixels()
	b.pages.release(l.texture)
	delete(b.shelf, key)
}

// Baked returns how many pictures have been baked so far, for benchmarks and for tests that nothing is baked twice.
func (b *Bakery) Baked() int { return b.baked }

// Pixels returns how many pixels of the graphics card the pictures take that are kept, of four bytes each.
func (b *Bakery) Pixels() int { return b.pixels }

// Memo returns what make returned for the key the first time, for things that are slow to make and never change. Keys of
// different types are different. It allocates nothing where the key is known.
func Memo[K comparable, T any](c *Canvas, key K, make func() T) T {
	type kind struct{ _ *K }
	of, ok := c.bakery.memo[any(kind{})].(map[K]T)
	if !ok {
		of = map[K]T{}
		c.bakery.memo[any(kind{})] = of
	}
	v, ok := of[key]
	if !ok {
		v = make()
		of[key] = v
	}
	return v
}
