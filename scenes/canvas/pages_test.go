package canvas

import (
	"image"
	"math/rand/v2"
	"testing"

	"engawa/scenes/geom"
)

// TestImagesOnPagesDoNotOverlap places and frees images of many sizes.
func TestImagesOnPagesDoNotOverlap(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 7))
	p := &pages{}
	var held []texture
	most := 0
	for n := range 4000 {
		if len(held) > 300 || len(held) > 0 && rng.IntN(3) == 0 {
			k := rng.IntN(len(held))
			p.release(held[k])
			held[k] = held[len(held)-1]
			held = held[:len(held)-1]
			continue
		}
		w, h := 1+rng.IntN(256), 1+rng.IntN(60)
		if rng.IntN(9) == 0 {
			w, h = h, w
		}
		one := p.upload(image.NewRGBA(image.Rect(0, 0, w, h)))
		if one.page == nil || one.img.Bounds().Size() != image.Pt(w, h) || !one.img.Bounds().Inset(-border).In(image.Rect(0, 0, pageSide, pageSide)) {
			t.Fatalf("image %d of %d x %d lies at %v", n, w, h, one.img.Bounds())
		}
		for _, other := range held {
			if other.page == one.page && other.at.Overlaps(one.at) {
				t.Fatalf("image %d lies at %v, where another has %v", n, one.at, other.at)
			}
		}
		held = append(held, one)
		most = max(most, len(p.list))
	}
	if most > 1 {
		t.Errorf("%d pages are needed for 300 small images", most)
	}
	for _, one := range held {
		p.release(one)
	}
	if len(p.list) > 0 {
		t.Errorf("%d pages are left when all images are gone", len(p.list))
	}
}

// TestNoTextureGrows holds that large images have a texture of their own and pages keep their size.
func TestNoTextureGrows(t *testing.T) {
	p := &pages{}
	for range 200 {
		p.upload(image.NewRGBA(image.Rect(0, 0, 250, 250)))
	}
	if len(p.list) < 3 {
		t.Fatalf("200 images of 250 x 250 lie on %d pages", len(p.list))
	}
	for _, on := range p.list {
		if size := on.img.Bounds().Size(); size != image.Pt(pageSide, pageSide) {
			t.Errorf("a page is %v large", size)
		}
	}
	for _, size := range []image.Point{{257, 256}, {3840, 8}, {1280, 800}} {
		one := p.upload(image.NewRGBA(image.Rectangle{Max: size}))
		if one.page != nil || one.img.Bounds().Size() != size {
			t.Errorf("an image of %v lies on a page, at %v", size, one.img.Bounds())
		}
	}
}

// TestPicturesThatAreNotSeenMakeRoom draws ever new pictures: those unused for the longest time are given up.
func TestPicturesThatAreNotSeenMakeRoom(t *testing.T) {
	b := NewTextureCache()
	b.setWindow(image.Pt(640, 400))
	picture := func(n int) Picture {
		return Picture{Key: n, Box: geom.R(0, 0, 1, 1), Render: func(float64) *image.RGBA { return image.NewRGBA(image.Rect(0, 0, 512, 512)) }}
	}
	const many = 120
	for n := range many {
		b.NextFrame()
		b.get(picture(-1), 1) // is seen all the time
		b.get(picture(n), 1)
		if unseen := restFrames + 2; b.Pixels() > b.maxPixels+unseen*512*512 {
			t.Fatalf("%d pixels are kept after %d pictures, want no more than %d and those of %d frames", b.Pixels(), n, b.maxPixels, unseen)
		}
	}
	rendered := b.RenderCount()
	b.get(picture(-1), 1)
	b.get(picture(many-1), 1)
	b.get(picture(many-restFrames/2), 1)
	if b.RenderCount() != rendered {
		t.Error("a picture has been given up that was drawn a moment ago")
	}
	if b.get(picture(0), 1); b.RenderCount() == rendered {
		t.Error("a picture that has not been drawn for long is still kept")
	}
}

// TestResizingAllocatesInSteps draws a backdrop and a large picture for window after window: textures are used again.
func TestResizingAllocatesInSteps(t *testing.T) {
	b := NewTextureCache()
	before := b.pages.textureCount
	const first, last = 1100, 1160
	resize := func(w int) {
		b.NextFrame()
		b.renderBackdrop("sky", cacheKey{backdropKey{"sky", w, 900}, 1}, image.NewRGBA(image.Rect(0, 0, w, 900)))
		board := Picture{Key: "board", Box: geom.R(0, 0, 1, 1), Render: func(float64) *image.RGBA { return image.NewRGBA(image.Rect(0, 0, w/2, w/2)) }}
		b.get(board, 1+float64(w)/4096)
	}
	for w := first; w < last; w++ {
		b.Clear() // the scale has changed
		resize(w)
	}
	if made := b.pages.textureCount - before; made > 4 {
		t.Errorf("%d windows need %d textures", last-first, made)
	}
	before = b.pages.textureCount
	for w := first; w < last; w++ { // nothing but the backdrop changes
		b.NextFrame()
		b.renderBackdrop("sky", cacheKey{backdropKey{"sky", w, 900}, 1}, image.NewRGBA(image.Rect(0, 0, w, 900)))
	}
	if made := b.pages.textureCount - before; made > 1 {
		t.Errorf("%d windows more have needed %d textures", last-first, made)
	}
	for range spareFrames + 1 {
		b.NextFrame()
	}
	if len(b.pages.spare) > 0 {
		t.Errorf("%d spare textures are still kept", len(b.pages.spare))
	}
}
