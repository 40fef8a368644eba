package canvas

import (
	"image"
	"slices"
	"testing"

	"engawa/scenes/geom"
	"engawa/sprites/vector"
)

// recorder is a TextureCache with pictures that write down what is drawn of them.
type recorder struct {
	*TextureCache
	calls []string
}

func (k *recorder) picture(name string, steps int) Picture {
	note := func(what string) func(float64) *image.RGBA {
		return func(float64) *image.RGBA {
			k.calls = append(k.calls, what+" "+name)
			return Blank(1)
		}
	}
	p := Picture{Key: name, Box: geom.R(0, 0, 1, 1), Render: note("all of"), Sketch: note("sketch of")}
	if steps > 0 {
		p.Steps = func(scale float64) (*image.RGBA, []func()) {
			return Blank(1), slices.Repeat([]func(){func() { note("step of")(scale) }}, steps)
		}
	}
	return p
}

// frame draws the pictures and returns what had to be drawn for that.
func (k *recorder) frame(pictures ...Picture) []string {
	k.calls = nil
	k.NextFrame()
	for _, p := range pictures {
		k.get(p, 1)
		k.get(p, 1) // what is drawn twice is rendered once
	}
	return k.calls
}

func TestSketchesMakeWay(t *testing.T) {
	k := &recorder{TextureCache: NewTextureCache()}
	a, b := k.picture("a", 3), k.picture("b", 0)
	painted := false
	c := Picture{Key: "c", Box: geom.R(0, 0, 1, 1), Paint: func(*vector.Canvas) { painted = true }}
	k.PreferSketches(true)
	for n, want := range [][]string{
		{"sketch of a", "sketch of b"},
		nil,          // still in a hurry
		{"all of b"}, // what is drawn in steps comes last
		{"step of a"},
		{"step of a"},
		{"step of a"},
		nil,
	} {
		if n == 2 {
			k.PreferSketches(false)
		}
		if got := k.frame(a, b, c); !slices.Equal(got, want) {
			t.Errorf("in frame %d %q are drawn, want %q", n, got, want)
		}
		if k.HasSketches() != (n < 5) {
			t.Errorf("after frame %d it is %v that anything is a sketch", n, k.HasSketches())
		}
	}
	if !painted || k.RenderCount() != 3 || k.Pixels() != 27 {
		t.Errorf("of three pictures of a pixel, with a border of another, %d are rendered and %d pixels are kept; the one without a sketch is painted: %v",
			k.RenderCount(), k.Pixels(), painted)
	}
	if got := k.frame(k.picture("d", 2)); !slices.Equal(got, []string{"all of d"}) {
		t.Errorf("where there is time %q are drawn of a new picture", got)
	}
}

func TestSketchesThatAreNotDrawnAreGivenUp(t *testing.T) {
	k := &recorder{TextureCache: NewTextureCache()}
	a, b := k.picture("a", 4), k.picture("b", 0)
	k.PreferSketches(true)
	k.frame(a, b)
	k.PreferSketches(false)
	k.frame(a, b)
	k.frame(b) // the screen has changed
	k.frame()
	if k.HasSketches() {
		t.Error("a sketch that is not drawn any more is waited for")
	}
	if got := k.frame(a); !slices.Equal(got, []string{"all of a"}) {
		t.Errorf("when it is drawn again, %q are drawn, want all of it", got)
	}
	k.PreferSketches(true)
	k.frame(k.picture("c", 0))
	k.Clear()
	if k.HasSketches() {
		t.Error("a sketch is waited for although everything was given up")
	}
}

// TestImagesAreUploadedInStrips guards the buffers that Ebitengine keeps: it uses one as large as a window again for a
// single word.
func TestImagesAreUploadedInStrips(t *testing.T) {
	for _, size := range []image.Point{{0, 0}, {1, 1}, {256, 256}, {257, 256}, {1280, 800}, {3840, 2160}, {100_000, 3}} {
		list := strips(size)
		if one := area(image.Rectangle{Max: size}) <= largePixels; one && len(list) > 1 {
			t.Errorf("a small image of %v is uploaded in %d strips", size, len(list))
		}
		next := 0
		for _, strip := range list {
			if strip.Min != image.Pt(0, next) || strip.Dx() != size.X || area(strip) > max(largePixels, size.X) {
				t.Fatalf("an image of %v has the strip %v after line %d", size, strip, next)
			}
			next = strip.Max.Y
		}
		if next != size.Y {
			t.Errorf("of an image of %v %d lines are uploaded", size, next)
		}
	}
}
