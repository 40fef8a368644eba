package canvas

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// pageSide is the width and height of a page in pixels. Every device has textures of this size.
const pageSide = 2048

// largePixels is how many pixels an image may have at most to share a page with others.
const largePixels = 1 << 16

// border is how many transparent pixels lie about each image of a page, for neighbours are mixed in where an image is
// turned.
const border = 1

// page is a texture that many small images share, so that they are drawn in one go. Ebitengine would do the same by
// itself, but lets its texture grow without end, and never lets it shrink.
type page struct {
	img        *ebiten.Image
	free       []span // heights without a row, from above
	rows       []*row // from above
	imageCount int    // images on the page
}

// row is a strip of a page in which images of about the same height lie.
type row struct {
	span
	free []span // widths without an image, from the left
}

// span is a part of a width or height, in pixels.
type span struct{ from, to int }

func (s span) size() int { return s.to - s.from }

// rowStep is what the heights of rows are multiples of, so that other images find room in them later.
const rowStep = 8

// place finds room for an image with its border; false where the page has none. Unless it is pressed for room, it keeps
// low images out of high rows.
func (p *page) place(size image.Point, pressed bool) (image.Point, bool) {
	most := size.Y + max(rowStep, size.Y/4)
	if pressed {
		most = pageSide
	}
	var best *row
	for _, r := range p.rows {
		high := r.size()
		if high < size.Y || high > most || best != nil && best.size() <= high {
			continue
		}
		if slices.ContainsFunc(r.free, func(s span) bool { return s.size() >= size.X }) {
			best = r
		}
	}
	if best == nil {
		high := min((size.Y+rowStep-1)/rowStep*rowStep, pageSide)
		y, ok := take(&p.free, high)
		if !ok {
			return image.Point{}, false
		}
		best = &row{span: span{y, y + high}, free: []span{{0, pageSide}}}
		at, _ := slices.BinarySearchFunc(p.rows, y, func(r *row, y int) int { return r.from - y })
		p.rows = slices.Insert(p.rows, at, best)
	}
	x, ok := take(&best.free, size.X)
	if !ok {
		return image.Point{}, false
	}
	p.imageCount++
	return image.Pt(x, best.from), true
}

// give makes the room of an image with its border free again.
func (p *page) give(r image.Rectangle) {
	p.imageCount--
	at := slices.IndexFunc(p.rows, func(s *row) bool { return s.from == r.Min.Y })
	of := p.rows[at]
	insertSpan(&of.free, span{r.Min.X, r.Max.X})
	if len(of.free) == 1 && of.free[0].size() == pageSide {
		p.rows = slices.Delete(p.rows, at, at+1)
		insertSpan(&p.free, of.span)
	}
}

// take cuts the length from the first part that has it.
func take(free *[]span, length int) (from int, ok bool) {
	for k := range *free {
		s := &(*free)[k]
		if s.size() < length {
			continue
		}
		from = s.from
		if s.from += length; s.size() == 0 {
			*free = slices.Delete(*free, k, k+1)
		}
		return from, true
	}
	return 0, false
}

// insertSpan adds a part that has become free, and joins it with its neighbours.
func insertSpan(free *[]span, s span) {
	list := *free
	k, _ := slices.BinarySearchFunc(list, s.from, func(s span, from int) int { return s.from - from })
	list = slices.Insert(list, k, s)
	if k+1 < len(list) && list[k+1].from == s.to {
		list[k].to = list[k+1].to
		list = slices.Delete(list, k+1, k+2)
	}
	if k > 0 && list[k-1].to == list[k].from {
		list[k-1].to = list[k].to
		list = slices.Delete(list, k, k+1)
	}
	*free = list
}

// texture is an image on the graphics card.
type texture struct {
	img   *ebiten.Image
	page  *page           // it lies on; nil where it is alone
	at    image.Rectangle // on the page, with its border
	whole *ebiten.Image   // that img is a part of where it is alone
}

// pixels returns how many pixels of the graphics card the image takes.
func (t *texture) pixels() int {
	if t.page != nil {
		return area(t.at)
	}
	return area(t.whole.Bounds())
}

// powerOfTwo returns the side that a texture needs for so many pixels.
func powerOfTwo(n int) int {
	p := 16
	for p < n {
		p *= 2
	}
	return p
}

// pages hold the textures of a TextureCache. Their sides are powers of two, as Ebitengine makes them anyway, and those that
// are given up are kept for a moment: while a window is resized, its pictures are rendered again in every frame.
type pages struct {
	list         []*page
	bytes        []byte         // of the image that is being uploaded, for the next one to use
	spare        []spareTexture // the oldest first
	textureCount int            // textures so far
}

// spareTexture is a texture that nothing uses.
type spareTexture struct {
	img    *ebiten.Image
	frames int // since it was used
}

// sparePixels is how many pixels of spare textures are kept, and spareFrames for how many frames.
const (
	sparePixels = pageSide * pageSide
	spareFrames = 30
)

// newOwnImage returns a blank image of at least the size with a texture of its own.
func (p *pages) newOwnImage(size image.Point) *ebiten.Image {
	room := image.Rect(0, 0, powerOfTwo(size.X), powerOfTwo(size.Y))
	for k, s := range p.spare {
		if s.img.Bounds() == room {
			p.spare = slices.Delete(p.spare, k, k+1)
			s.img.Clear()
			return s.img
		}
	}
	p.textureCount++
	return ebiten.NewImageWithOptions(room, &ebiten.NewImageOptions{Unmanaged: true})
}

// recycle keeps a texture for another image.
func (p *pages) recycle(img *ebiten.Image) {
	p.spare = append(p.spare, spareTexture{img: img})
	sum := 0
	for k := len(p.spare) - 1; k >= 0; k-- {
		if sum += area(p.spare[k].img.Bounds()); sum > sparePixels {
			p.discard(k + 1)
			return
		}
	}
}

// discard frees the n oldest spare textures.
func (p *pages) discard(n int) {
	for _, s := range p.spare[:n] {
		s.img.Deallocate()
	}
	p.spare = slices.Delete(p.spare, 0, n)
}

// nextFrame frees the textures that have been spare for long.
func (p *pages) nextFrame() {
	old := 0
	for k := range p.spare {
		if p.spare[k].frames++; p.spare[k].frames > spareFrames {
			old = k + 1
		}
	}
	p.discard(old)
}

// upload copies an image to the graphics card.
func (p *pages) upload(src *image.RGBA) texture {
	if size := src.Rect.Size(); area(src.Rect) > largePixels || max(size.X, size.Y)+2*border > pageSide {
		return p.uploadAlone(src)
	}
	return p.share(src)
}

// uploadAlone copies an image to a texture of its own.
func (p *pages) uploadAlone(src *image.RGBA) texture {
	size := image.Pt(max(1, src.Rect.Dx()), max(1, src.Rect.Dy()))
	whole := p.newOwnImage(size)
	write(whole, src)
	return texture{img: whole.SubImage(image.Rectangle{Max: size}).(*ebiten.Image), whole: whole}
}

// share copies a small image to a page that has room for it.
func (p *pages) share(src *image.RGBA) texture {
	size := image.Pt(max(1, src.Rect.Dx()), max(1, src.Rect.Dy()))
	room := size.Add(image.Pt(2*border, 2*border))
	on, at := p.find(room)
	t := texture{page: on, at: image.Rectangle{Min: at, Max: at.Add(room)}}
	if need := 4 * room.X * room.Y; cap(p.bytes) < need {
		p.bytes = make([]byte, need)
	}
	bytes := p.bytes[:4*room.X*room.Y]
	clear(bytes)
	for y := range src.Rect.Dy() {
		line := src.Pix[y*src.Stride : y*src.Stride+4*src.Rect.Dx()]
		copy(bytes[4*((y+border)*room.X+border):], line)
	}
	on.img.SubImage(t.at).(*ebiten.Image).WritePixels(bytes)
	t.img = on.img.SubImage(t.at.Inset(border)).(*ebiten.Image)
	return t
}

// find returns room on a page: first where it fits well, then anywhere, then on a new page.
func (p *pages) find(room image.Point) (*page, image.Point) {
	for _, pressed := range []bool{false, true} {
		for _, on := range p.list {
			if at, ok := on.place(room, pressed); ok {
				return on, at
			}
		}
	}
	on := &page{img: p.newOwnImage(image.Pt(pageSide, pageSide)), free: []span{{0, pageSide}}}
	p.list = append(p.list, on)
	at, _ := on.place(room, false)
	return on, at
}

// release frees the image. A page goes with its last one.
func (p *pages) release(t texture) {
	if t.page == nil {
		p.recycle(t.whole)
		return
	}
	if t.page.give(t.at); t.page.imageCount == 0 {
		p.recycle(t.page.img)
		p.list = slices.DeleteFunc(p.list, func(other *page) bool { return other == t.page })
	}
}

// write copies src to the upper left of an image, in strips of at most largePixels pixels: Ebitengine keeps the buffers
// of what is written, and uses large ones again for whatever comes next.
func write(dst *ebiten.Image, src *image.RGBA) {
	for _, strip := range strips(src.Rect.Size()) {
		from := src.Pix[strip.Min.Y*src.Stride : strip.Max.Y*src.Stride]
		dst.SubImage(strip).(*ebiten.Image).WritePixels(from)
	}
}

// strips divides an image of the size into parts of its whole width and at most largePixels pixels, or one line.
func strips(size image.Point) (list []image.Rectangle) {
	height := max(1, largePixels/max(1, size.X))
	for y := 0; y < size.Y && size.X > 0; y += height {
		list = append(list, image.Rect(0, y, size.X, min(size.Y, y+height)))
	}
	return list
}
