// Package spritestest is what the tests of pictures share: drawing on an image of its own, looking at pixels, comparing
// pictures without their colours. It imports testing, sprites and sprites/vector.
package spritestest

import (
	"image"
	"math"
	"testing"

	"engawa/sprites/vector"
)

// Drawer is what draws itself about the origin of a canvas.
type Drawer interface{ Draw(*vector.Canvas) error }

// Draw draws on an image of its own that shows the box at scale pixels a unit.
func Draw(t *testing.T, box vector.Box, scale float64, draw func(*vector.Canvas) error) *image.RGBA {
	t.Helper()
	c := vector.NewCanvas(int(math.Ceil(box.W*scale)), int(math.Ceil(box.H*scale)))
	c.Scale(scale, scale)
	c.Translate(-box.X, -box.Y)
	if err := draw(c); err != nil {
		t.Fatal(err)
	}
	return c.Image()
}

// NoError returns draw as a function that gives no error.
func NoError(draw func(*vector.Canvas)) func(*vector.Canvas) error {
	return func(c *vector.Canvas) error {
		draw(c)
		return nil
	}
}

// DrawAt returns a function that draws on the canvas about (x, y), enlarged.
func DrawAt(t *testing.T, c *vector.Canvas) func(x, y, scale float64, draw func(*vector.Canvas) error) {
	return func(x, y, scale float64, draw func(*vector.Canvas) error) {
		t.Helper()
		c.Save()
		defer c.Restore()
		c.Translate(x, y)
		c.Scale(scale, scale)
		if err := draw(c); err != nil {
			t.Fatal(err)
		}
	}
}

// CheckInside draws on 6 units more room than the box on every side, and fails if there is ink out there or none at all.
func CheckInside(t *testing.T, what any, box vector.Box, draw func(*vector.Canvas) error) {
	t.Helper()
	const room = 6
	wide := vector.Box{X: box.X - room, Y: box.Y - room, W: box.W + 2*room, H: box.H + 2*room}
	img := Draw(t, wide, 1, draw)
	inner := img.Rect.Inset(room)
	inked := false
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			if img.RGBAAt(x, y).A == 0 {
				continue
			}
			inked = true
			if !image.Pt(x, y).In(inner) {
				t.Fatalf("%+v: ink at (%d, %d), outside the box", what, x-room, y-room)
			}
		}
	}
	if !inked {
		t.Errorf("%+v draws nothing", what)
	}
}

// MaxAlpha returns the greatest alpha of an image.
func MaxAlpha(img *image.RGBA) uint8 {
	var most uint8
	for i := 3; i < len(img.Pix); i += 4 {
		most = max(most, img.Pix[i])
	}
	return most
}

// GreyDifference returns how many levels of grey two pictures of one size differ by in the mean, of the tenth of their
// pixels that differ most.
func GreyDifference(a, b *image.RGBA) float64 {
	var of [256]int
	for y := range a.Rect.Dy() {
		for x := range a.Rect.Dx() {
			at := image.Pt(x, y)
			d := int(Grey(a, at)) - int(Grey(b, at))
			of[max(d, -d)]++
		}
	}
	most := a.Rect.Dx() * a.Rect.Dy() / 10
	sum, left := 0, most
	for level := 255; level >= 0 && left > 0; level-- {
		n := min(left, of[level])
		sum, left = sum+n*level, left-n
	}
	return float64(sum) / float64(most)
}

// Grey returns how bright a pixel is to eyes without colours.
func Grey(img *image.RGBA, at image.Point) uint8 {
	c := img.RGBAAt(at.X, at.Y)
	return uint8((299*int(c.R) + 587*int(c.G) + 114*int(c.B)) / 1000)
}
