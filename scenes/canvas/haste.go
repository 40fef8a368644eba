package canvas

import "image"

// sketch stands in the place of a picture that was wanted while there was no time for it.
type sketch struct {
	loaf  *loaf
	whole bool        // the picture is drawn at once
	img   *image.RGBA // the picture itself as far as it is drawn, if it is drawn in steps
	steps []func()    // that are left
}

// Blank is the Sketch of a picture that may be missing at first.
func Blank(float64) *image.RGBA { return image.NewRGBA(image.Rect(0, 0, 1, 1)) }

// Hurry has pictures that are not baked yet be drawn as their sketches, until it is told that there is time. From then
// on one of those sketches that are still drawn makes way for its picture with every frame, and once none is left but
// of pictures that are drawn in steps, comes a step nearer to that.
func (b *Bakery) Hurry(on bool) { b.hurried = on }

// Sketched reports whether anything is still drawn as a sketch, so that another frame will look different.
func (b *Bakery) Sketched() bool { return len(b.sketches) > 0 }

// sketched returns what is drawn in the place of a picture that is not baked; nil if it is to be baked now.
func (b *Bakery) sketched(key bakeKey, p Picture, size float64) *loaf {
	s := b.sketches[key]
	switch {
	case s == nil && b.hurried && p.Sketch != nil:
		s = &sketch{loaf: b.loafOf(p, size, p.Sketch(size)), whole: p.Steps == nil}
		b.sketches[key] = s
	case s == nil:
		return nil
	case !b.hurried && !b.stepped && (s.whole || !b.wholeSketches()):
		b.stepped = true
		if s.step(p, size) {
			return nil
		}
	}
	s.loaf.used = b.frame
	return s.loaf
}

// wholeSketches reports whether there are any of pictures that are drawn at once.
func (b *Bakery) wholeSketches() bool {
	for _, s := range b.sketches {
		if s.whole {
			return true
		}
	}
	return false
}

// step draws the next part of the picture and reports whether nothing but the last is left, which is baked.
func (s *sketch) step(p Picture, size float64) (last bool) {
	if s.whole {
		return true
	}
	if s.img == nil {
		s.img, s.steps = p.Steps(size)
	}
	if len(s.steps) > 0 {
		s.steps[0]()
		s.steps = s.steps[1:]
	}
	return len(s.steps) == 0
}

// forgetSketches gives up those that are not drawn any more.
func (b *Bakery) forgetSketches() {
	for key, s := range b.sketches {
		if s.loaf.used < b.frame-1 {
			b.dropSketch(key)
		}
	}
}

func (b *Bakery) dropSketch(key bakeKey) {
	if s := b.sketches[key]; s != nil {
		b.pages.release(s.loaf.texture)
		delete(b.sketches, key)
	}
}
