package canvas

import (
	"image"
	"math"

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

// maxPixels is how many baked pixels are kept before the longest unused are given up: 48 million are 192 MB.
const maxPixels = 48 << 20

// restFrames is how long a picture must have been unused before it may be given up.
const restFrames = 120

// Bakery keeps the images of pictures by key and size. It belongs to one window and is not safe for concurrent use.
type Bakery struct {
	shelf  map[bakeKey]*loaf
	frame  int
	pixels int
	white  *ebiten.Image
	baked  int
	inks   *inks.Set // nil for those of the palette
	memo   map[any]any
	even   map[evenKey][]string // texts broken into even lines

	hurried  bool
	sketches map[bakeKey]*sketch // of pictures that are not on the shelf
	stepped  bool                // a sketch has come nearer to its picture in this frame
}

type bakeKey struct {
	key  any
	size float32 // device pixels per unit of the picture
}

type loaf struct {
	img    *ebiten.Image
	origin image.Point // of the image's corner relative to the picture's origin, in device pixels
	used   int
}

// NewBakery returns an empty Bakery.
func NewBakery() *Bakery {
	b := &Bakery{
		shelf: map[bakeKey]*loaf{}, memo: map[any]any{}, even: map[evenKey][]string{}, sketches: map[bakeKey]*sketch{},
	}
	b.white = ebiten.NewImage(3, 3)
	pixels := make([]byte, 4*9)
	for k := range pixels {
		pixels[k] = 0xff
	}
	b.white.WritePixels(pixels)
	return b
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
		b.shelf[key] = l
		b.pixels += area(l.img.Bounds())
		b.baked++
	}
	l.used = b.frame
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
	return &loaf{img: upload(img), origin: corner.Add(img.Rect.Min)}
}

// largePixels is how many pixels an image may have at most to share a texture with others. Larger ones would make
// Ebitengine's shared textures grow to sizes that not every device has, and leave holes there when they go.
const largePixels = 1 << 16

// upload copies an image to the graphics card. It does so in strips of at most largePixels pixels: Ebitengine keeps the
// buffers of what is written, and uses large ones again for whatever comes next.
func upload(src *image.RGBA) *ebiten.Image {
	bounds := image.Rect(0, 0, max(1, src.Rect.Dx()), max(1, src.Rect.Dy()))
	img := ebiten.NewImageWithOptions(bounds, &ebiten.NewImageOptions{Unmanaged: area(bounds) > largePixels})
	for _, strip := range strips(src.Rect.Size()) {
		img.SubImage(strip).(*ebiten.Image).WritePixels(src.Pix[strip.Min.Y*src.Stride : strip.Max.Y*src.Stride])
	}
	return img
}

// strips divides an image of the size into parts of its whole width and at most largePixels pixels, or one line.
func strips(size image.Point) (list []image.Rectangle) {
	height := max(1, largePixels/max(1, size.X))
	for y := 0; y < size.Y && size.X > 0; y += height {
		list = append(list, image.Rect(0, y, size.X, min(size.Y, y+height)))
	}
	return list
}

func area(r image.Rectangle) int { return r.Dx() * r.Dy() }

// NextFrame marks the beginning of a frame and gives up pictures that have long been unused, when there are too many.
func (b *Bakery) NextFrame() {
	b.frame++
	b.stepped = false
	b.forgetSketches()
	if b.pixels <= maxPixels {
		return
	}
	for key, l := range b.shelf {
		if l.used < b.frame-restFrames {
			b.drop(key, l)
		}
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
	b.white.Deallocate()
}

func (b *Bakery) drop(key bakeKey, l *loaf) {
	b.pixels -= area(l.img.Bounds())
	l.img.Deallocate()
	delete(b.shelf, key)
}

// Baked returns how many pictures have been baked so far, for benchmarks and for tests that nothing is baked twice.
func (b *Bakery) Baked() int { return b.baked }

// Pixels returns how many pixels of pictures are kept, of four bytes each.
func (b *Bakery) Pixels() int { return b.pixels }

// Memo returns what make returned for the key the first time, for things that are slow to make and never change.
func Memo[T any](c *Canvas, key any, make func() T) T {
	if v, ok := c.bakery.memo[key]; ok {
		return v.(T)
	}
	v := make()
	c.bakery.memo[key] = v
	return v
}
