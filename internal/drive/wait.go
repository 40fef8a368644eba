package drive

import (
	"bytes"
	"image"
	"time"
)

const (
	stride       = 6    // ticks between two looks
	stillTicks   = 30   // ticks without change that count as rest: half a second
	maxWaitTicks = 7200 // ticks after which a window will not come to rest any more: two minutes
)

// WaitUntilStill runs the program until its picture has not changed for half a second of ticks, and returns that picture. It
// fails the test if the picture still moves after two minutes of ticks. A bot that thinks beside the ticks moves
// nothing: wait for it with Until.
func (w *Window) WaitUntilStill() *image.RGBA {
	w.t.Helper()
	last := w.Picture()
	still := 0
	for ran := 0; ran < maxWaitTicks; ran += stride {
		w.Step(stride)
		now := w.Picture()
		if SamePicture(last, now) {
			still += stride
		} else {
			still = 0
		}
		if still >= stillTicks {
			return now
		}
		last = now
	}
	w.t.Fatalf("the picture does not come to rest within %d ticks", maxWaitTicks)
	return nil
}

// Until runs the program until done says yes to its picture, and returns that picture. The ticks keep to real time, a
// sixtieth of a second each, so that what runs beside them gets on. It fails the test, naming what it waited for, after
// three minutes.
func (w *Window) Until(what string, done func(*image.RGBA) bool) *image.RGBA {
	w.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); {
		if picture := w.Picture(); done(picture) {
			return picture
		}
		began := time.Now()
		w.Step(stride)
		time.Sleep(stride*time.Second/60 - time.Since(began))
	}
	w.t.Fatalf("waited in vain for %s", what)
	return nil
}

// SamePicture reports whether two pictures have the same size and pixels.
func SamePicture(a, b *image.RGBA) bool {
	return a.Rect == b.Rect && bytes.Equal(a.Pix, b.Pix)
}
