package canvas

import "image"

// sketch stands in the place of a picture that was wanted while there was no time for it.
type sketch struct {
	entry   *entry
	isWhole bool        // the picture is drawn at once
	img     *image.RGBA // the picture itself as far as it is drawn, if it is drawn in steps
	steps   []func()    // that are left
}

// Blank is the Sketch of a picture that may be missing at first.
func Blank(float64) *image.RGBA { return image.NewRGBA(image.Rect(0, 0, 1, 1)) }

// PreferSketches has pictures that are not rendered yet be drawn as their sketches, until called with false. From then
// on one of those sketches that are still drawn makes way for its picture with every frame, and once none is left but
// of pictures that are drawn in steps, comes a step nearer to that.
func (t *TextureCache) PreferSketches(on bool) { t.isHurried = on }

// HasSketches reports whether anything is still drawn as a sketch, so that another frame will look different.
func (t *TextureCache) HasSketches() bool { return len(t.sketches) > 0 }

// sketchFor returns what is drawn in the place of a picture that is not rendered; nil if it is to be rendered now.
func (t *TextureCache) sketchFor(key cacheKey, p Picture, size float64) *entry {
	s := t.sketches[key]
	switch {
	case s == nil && t.isHurried && p.Sketch != nil:
		s = &sketch{entry: t.entryOf(p, size, p.Sketch(size)), isWhole: p.Steps == nil}
		t.sketches[key] = s
	case s == nil:
		return nil
	case !t.isHurried && !t.hasRefined && (s.isWhole || !t.wholeSketches()):
		t.hasRefined = true
		if s.step(p, size) {
			return nil
		}
	}
	s.entry.lastFrame = t.frame
	return s.entry
}

// wholeSketches reports whether there are any of pictures that are drawn at once.
func (t *TextureCache) wholeSketches() bool {
	for _, s := range t.sketches {
		if s.isWhole {
			return true
		}
	}
	return false
}

// step draws the next part of the picture and reports whether nothing but the last is left, which is rendered.
func (s *sketch) step(p Picture, size float64) (last bool) {
	if s.isWhole {
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
func (t *TextureCache) forgetSketches() {
	for key, s := range t.sketches {
		if s.entry.lastFrame < t.frame-1 {
			t.dropSketch(key)
		}
	}
}

func (t *TextureCache) dropSketch(key cacheKey) {
	if s := t.sketches[key]; s != nil {
		t.pages.release(s.entry.texture)
		delete(t.sketches, key)
	}
}
