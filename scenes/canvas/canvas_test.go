package canvas

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/scenes/geom"
)

// TestAStretchedCanvasEnlargesFromItsPoint draws a square of four units on a moved Canvas of two pixels a unit that is
// stretched to three times its size: its corner lies where it is to, in the trace and on the screen, also in other units.
func TestAStretchedCanvasEnlargesFromItsPoint(t *testing.T) {
	c, trace := NewTrace(200, 100, 2)
	on := c.Moved(8, 0).Stretched(geom.Pt(6, 2), geom.Pt(8, 2), 3)
	on.Fill(geom.R(6, 2, 4, 4), image.White)
	on.Enlarged(2).Fill(geom.R(3, 1, 2, 2), image.White)
	for _, s := range trace.Strokes {
		if want := geom.R(16, 2, 12, 12); s.Box != want {
			t.Errorf("it lies at %v, want %v", s.Box, want)
		}
	}
	screen := &Screen{}
	on.screen, on.clip = screen, image.Rect(0, 0, 400, 200)
	d := drawCommand{img: ebiten.NewImage(8, 8)}
	d.geo.Translate(28, 4)
	on.appendCommand(d)
	got := screen.current[0]
	if x, y := got.geo.Apply(8, 8); x != 56 || y != 28 || !got.smooth {
		t.Errorf("on the screen it ends at %v,%v, smooth %t; want 56,28", x, y, got.smooth)
	}
	if x, y := got.geo.Apply(0, 0); x != 32 || y != 4 {
		t.Errorf("on the screen it begins at %v,%v; want 32,4", x, y)
	}
}
