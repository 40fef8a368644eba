// Package scenerytest checks backgrounds of any size. It imports testing, internal/testkit and sprites/scenery.
package scenerytest

import (
	"bytes"
	"image"
	"testing"

	"engawa/internal/testkit"
	"engawa/sprites/scenery"
)

// Grounds are backgrounds by the names of their goldens.
type Grounds map[string]func(scenery.Size) *image.RGBA

// Check checks every background.
func (g Grounds) Check(t *testing.T) {
	t.Helper()
	for name, draw := range g {
		checkGround(t, name, draw)
	}
}

// Benchmark draws every background in landscape.
func (g Grounds) Benchmark(b *testing.B) {
	for name, draw := range g {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				draw(scenery.Size{W: 1280, H: 800, Scale: 1})
			}
		})
	}
}

// checkGround compares a background in landscape and portrait with the goldens NAME-landscape and NAME-portrait, and
// fails unless it covers every size, is the same every time, and is empty for sizes that are not valid.
func checkGround(t *testing.T, name string, draw func(scenery.Size) *image.RGBA) {
	t.Helper()
	testkit.GoldenPicture(t, name+"-landscape", testkit.Thumbnail(draw(scenery.Size{W: 1280, H: 800, Scale: 1}), 8), 3)
	testkit.GoldenPicture(t, name+"-portrait", testkit.Thumbnail(draw(scenery.Size{W: 390, H: 844, Scale: 1}), 4), 3)
	for _, size := range []scenery.Size{{W: 1280, H: 800, Scale: 1}, {W: 1601, H: 700, Scale: 0.875}, {W: 900, H: 1000, Scale: 0.703},
		{W: 333, H: 777, Scale: 0.854}, {W: 64, H: 40, Scale: 0.05}, {W: 1, H: 1, Scale: 0.001}} {
		img := draw(size)
		for i := 3; i < len(img.Pix); i += 4 {
			if img.Pix[i] != 255 {
				t.Fatalf("%s at %+v: pixel %d is not opaque", name, size, i/4)
			}
		}
	}
	size := scenery.Size{W: 320, H: 200, Scale: 0.25}
	if !bytes.Equal(draw(size).Pix, draw(size).Pix) {
		t.Errorf("%s differs from one drawing to the next", name)
	}
	for _, size := range []scenery.Size{{}, {W: -5, H: 10, Scale: 1}, {W: 10, H: 0, Scale: 1}, {W: 10, H: 10}, {W: 10, H: 10, Scale: -1}} {
		if got := draw(size); !got.Rect.Empty() {
			t.Errorf("%s at %+v gives %v, want nothing", name, size, got.Rect)
		}
	}
}
