package drive

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Places are in device-independent pixels from the window's upper left corner. Everything pressed stays pressed until
// it is released. Press, Release, Point, Button, Unbutton, Wheel, Type, TouchDown, TouchMove and TouchUp take effect at
// the next tick; the others run the ticks they need.

// glide is how many steps a drag or a swipe takes from one place to the other.
const glide = 12

// Press presses a key.
func (w *Window) Press(key ebiten.Key) {
	w.t.Helper()
	w.inject(func() { w.session.PressKey(key) })
}

// Release lets a key go.
func (w *Window) Release(key ebiten.Key) {
	w.t.Helper()
	w.inject(func() { w.session.ReleaseKey(key) })
}

// Key strikes keys together, as a chord: each is down for two ticks and up for one.
func (w *Window) Key(keys ...ebiten.Key) {
	w.t.Helper()
	for _, k := range keys {
		w.Press(k)
	}
	w.Step(2)
	for _, k := range keys {
		w.Release(k)
	}
	w.Step(1)
}

// Type enters text, a rune a tick, as a keyboard's letters arrive in a text field.
func (w *Window) Type(text string) {
	w.t.Helper()
	for _, r := range text {
		w.inject(func() { w.session.TypeRune(r) })
		w.Step(1)
	}
}

// Point moves the mouse.
func (w *Window) Point(x, y float64) {
	w.t.Helper()
	w.inject(func() { w.session.MoveCursor(x, y) })
}

// Button presses a mouse button where the mouse is.
func (w *Window) Button(b ebiten.MouseButton) {
	w.t.Helper()
	w.inject(func() { w.session.PressMouseButton(b) })
}

// ReleaseButton lets a mouse button go.
func (w *Window) ReleaseButton(b ebiten.MouseButton) {
	w.t.Helper()
	w.inject(func() { w.session.ReleaseMouseButton(b) })
}

// Wheel turns the mouse wheel: positive y is away from the player.
func (w *Window) Wheel(x, y float64) {
	w.t.Helper()
	w.inject(func() { w.session.ScrollWheel(x, y) })
}

// Click points somewhere and clicks the left button there.
func (w *Window) Click(x, y float64) {
	w.t.Helper()
	w.Point(x, y)
	w.Step(1)
	w.Button(ebiten.MouseButtonLeft)
	w.Step(2)
	w.ReleaseButton(ebiten.MouseButtonLeft)
	w.Step(2)
}

// Drag presses the left button at one place, moves to the other, and lets go there.
func (w *Window) Drag(x0, y0, x1, y1 float64) {
	w.t.Helper()
	w.Point(x0, y0)
	w.Step(1)
	w.Button(ebiten.MouseButtonLeft)
	w.Step(1)
	walkLine(x0, y0, x1, y1, func(x, y float64) {
		w.Point(x, y)
		w.Step(1)
	})
	w.ReleaseButton(ebiten.MouseButtonLeft)
	w.Step(2)
}

// TouchDown puts a finger down. Fingers are told apart by their number.
func (w *Window) TouchDown(finger ebiten.TouchID, x, y float64) {
	w.t.Helper()
	w.inject(func() { w.session.PressTouch(finger, x, y) })
}

// TouchMove moves a finger that is down.
func (w *Window) TouchMove(finger ebiten.TouchID, x, y float64) {
	w.t.Helper()
	w.inject(func() { w.session.MoveTouch(finger, x, y) })
}

// TouchUp lifts a finger.
func (w *Window) TouchUp(finger ebiten.TouchID) {
	w.t.Helper()
	w.inject(func() { w.session.ReleaseTouch(finger) })
}

// Tap taps with one finger.
func (w *Window) Tap(x, y float64) {
	w.t.Helper()
	w.TouchDown(0, x, y)
	w.Step(3)
	w.TouchUp(0)
	w.Step(2)
}

// Swipe drags one finger from one place to the other.
func (w *Window) Swipe(x0, y0, x1, y1 float64) {
	w.t.Helper()
	w.TouchDown(0, x0, y0)
	w.Step(1)
	walkLine(x0, y0, x1, y1, func(x, y float64) {
		w.TouchMove(0, x, y)
		w.Step(1)
	})
	w.TouchUp(0)
	w.Step(2)
}

func (w *Window) inject(f func()) {
	w.t.Helper()
	w.try("reaching", func() error {
		f()
		return w.session.Err()
	})
}

// walkLine visits the places on the way, the start left out, the end exact.
func walkLine(x0, y0, x1, y1 float64, visit func(x, y float64)) {
	for i := 1; i <= glide; i++ {
		part := float64(i) / glide
		visit(math.FMA(part, x1-x0, x0), math.FMA(part, y1-y0, y0))
	}
}
