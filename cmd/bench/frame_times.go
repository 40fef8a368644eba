package main

import (
	"fmt"
	"image"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/scenes/input"
	"engawa/scenes/scenestest"
)

// framesPerScreen is how many frames of every screen are measured, after warmFrames that are not.
const (
	framesPerScreen = 120
	warmFrames      = 30
)

// change measures the way from the shelf to the table with no texture rendered yet: until the first frame of the change has
// been drawn, and the slowest frame after that.
func (f *framer) change(d *scenestest.Driver, img *ebiten.Image, say func(name string, value float64, unit string)) error {
	start := time.Now()
	if err := d.StartYokai("mori", "spirits", scenestest.MiddleGame...); err != nil {
		return err
	}
	var slowest time.Duration
	for n := range warmFrames {
		began := time.Now()
		d.Tick(1)
		f.draw(d, img)
		if n == 0 {
			say("change.first", milliseconds(time.Since(start)), "ms")
			continue
		}
		slowest = max(slowest, time.Since(began))
	}
	say("change.slowest", milliseconds(slowest), "ms")
	return nil
}

// measure takes the times of the screen that is seen.
func (f *framer) measure(d *scenestest.Driver, img *ebiten.Image, screen benchScreen, say func(name string, value float64, unit string)) error {
	var updates, draws, frames, anew []float64
	renders := d.App.DrawStats().Renders
	for n := range warmFrames + framesPerScreen {
		if screen.ends != nil && screen.ends(d) {
			if err := screen.show(d); err != nil {
				return err
			}
		}
		if screen.live != nil {
			screen.live(d, n)
		}
		start := time.Now()
		d.Tick(1)
		updated := time.Now()
		due := !screen.moves || d.Services.Stack.Stale()
		if due {
			if !screen.moves {
				d.App.Redraw() // it would not draw
			}
			f.draw(d, img)
		}
		drawn := time.Now()
		if n < warmFrames {
			renders = d.App.DrawStats().Renders
			continue
		}
		updates = append(updates, milliseconds(updated.Sub(start)))
		if due {
			draws = append(draws, milliseconds(drawn.Sub(updated)))
			anew = append(anew, 100*d.App.DrawStats().Share)
		}
		if screen.moves {
			frames = append(frames, milliseconds(drawn.Sub(start)))
		}
	}
	for _, m := range []struct {
		name   string
		values []float64
		unit   string
	}{{"update", updates, "ms"}, {"draw", draws, "ms"}, {"frame", frames, "ms"}, {"anew", anew, "%"}} {
		if len(m.values) == 0 {
			continue
		}
		say(m.name+".p50", percentile(m.values, 50), m.unit)
		say(m.name+".p99", percentile(m.values, 99), m.unit)
	}
	if err := f.compare(d, img); err != nil {
		return err
	}
	say("strokes", float64(len(d.Trace().Strokes)), "strokes")
	say("renders", float64(d.App.DrawStats().Renders-renders), "pictures")
	if screen.live != nil {
		return nil // the hand is full
	}
	ticks, took, err := f.answer(d, img)
	say("answer.ticks", float64(ticks), "ticks")
	say("answer", milliseconds(took), "ms")
	return err
}

// compare returns an error if what has been drawn in parts, frame by frame, differs from the same picture drawn at
// once.
func (f *framer) compare(d *scenestest.Driver, img *ebiten.Image) error {
	f.draw(d, img)
	size := img.Bounds().Size()
	parts, whole := make([]byte, 4*size.X*size.Y), make([]byte, 4*size.X*size.Y)
	img.ReadPixels(parts)
	d.App.Redraw()
	f.draw(d, img)
	img.ReadPixels(whole)
	const rounding = 6 // of 255: layers are blended by another way, and rounded, where the part is small
	for k := range whole {
		if int(max(parts[k], whole[k])-min(parts[k], whole[k])) > rounding {
			at := image.Pt(k/4%size.X, k/4/size.X)
			return fmt.Errorf("drawn in parts, the pixel at %v differs from the picture drawn at once", at)
		}
	}
	return nil
}

// answer presses the key that leads to the next control and returns after how many ticks and how much time there is
// another picture. A key that goes down in the middle of a tick waits for the next one, half a tick on average, which
// is not counted.
func (f *framer) answer(d *scenestest.Driver, img *ebiten.Image) (ticks int, took time.Duration, err error) {
	const patience = 60 // ticks
	before := fmt.Sprint(d.Trace().Strokes)
	d.Script.Add(&input.Frame{Actions: []input.Action{input.Next}})
	for ticks = 1; ticks <= patience; ticks++ {
		start := time.Now()
		d.Tick(1)
		f.draw(d, img)
		took += time.Since(start)
		if fmt.Sprint(d.Trace().Strokes) != before {
			return ticks, took, nil
		}
	}
	return 0, 0, fmt.Errorf("a key changes nothing within %d ticks", patience)
}

// draw draws a frame as far as it has changed, copies it whole as Ebitengine does for a window, and waits until all
// that has been done.
func (f *framer) draw(d *scenestest.Driver, img *ebiten.Image) {
	d.App.Draw(img)
	f.window.DrawImage(img, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
	f.probe.DrawImage(f.window, nil)
	var pixel [4]byte
	f.probe.ReadPixels(pixel[:])
}

func milliseconds(d time.Duration) float64 { return d.Seconds() * 1000 }

// percentile returns the value that so many of a hundred do not exceed, 0 of none.
func percentile(values []float64, of int) float64 {
	if len(values) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(values))
	return sorted[min(len(sorted)-1, (len(sorted)*of+99)/100-1)]
}
