package scenes

import (
	"fmt"
	"image"
	"runtime"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/library"
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/lang"
)

// measuredFrames is how many frames of every screen are measured, after warmFrames that are not.
const (
	measuredFrames = 120
	warmFrames     = 30
)

// Frames measures how long the program takes for its screens, and reports every measure as a name of words divided by
// dots, a value and its unit. It draws into a hidden picture of the size of a window, and waits for the graphics card
// after every frame. Update and Draw are told as the time that half (p50) and all but a hundredth (p99) of the frames
// keep within, Draw of the frames that are drawn; a screen at rest is made to draw as a whole although it would not.
// "frame" is both together, for all frames of a screen on which something goes on, as the player has them. "anew" is
// how much of the window a drawn frame draws anew, "strokes" how many things a whole frame draws, "answer" how long it
// takes, in ticks and in milliseconds, from a key to a picture that differs. What was drawn in parts must look the
// same, pixel by pixel, as drawn at once. It needs a display.
func Frames(report func(name string, value float64, unit string)) error {
	f := &framer{report: report, left: measuredShapes(), began: time.Now()}
	ebiten.SetWindowVisible(false)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetWindowSize(64, 64)
	if err := ebiten.RunGame(f); err != nil {
		return fmt.Errorf("frames can only be measured where there is a display: %w", err)
	}
	return f.err
}

// framer measures one screen within each frame of Ebitengine, so that a browser is not kept from everything else for
// too long.
type framer struct {
	report func(name string, value float64, unit string)
	probe  *ebiten.Image // of one pixel, to wait for the graphics card with
	left   []Shape       // the first of them is at its turn
	began  time.Time     // when the window was asked for; zero once the first picture has been drawn
	err    error

	visit   *visitor      // the program in the present shape; nil where it is still to be opened
	img     *ebiten.Image // what it is drawn into
	window  *ebiten.Image // what that is copied to
	screens []measured    // those that are left for it
}

// Layout implements ebiten.Game.
func (f *framer) Layout(w, h int) (int, int) { return w, h }

// Update implements ebiten.Game.
func (f *framer) Update() error {
	if len(f.left) == 0 {
		return ebiten.Termination
	}
	return nil
}

// Draw implements ebiten.Game.
func (f *framer) Draw(*ebiten.Image) {
	if len(f.left) == 0 {
		return
	}
	if f.probe == nil {
		f.probe = ebiten.NewImageWithOptions(image.Rect(0, 0, 1, 1), &ebiten.NewImageOptions{Unmanaged: true})
	}
	if f.visit == nil {
		f.fail(f.begin())
		return
	}
	if come, err := f.fetch(); err != nil || !come {
		f.fail(err)
		return
	}
	if len(f.screens) == 0 {
		f.end()
		return
	}
	screen := f.screens[0]
	f.screens = f.screens[1:]
	if err := f.look(screen); err != nil {
		f.fail(fmt.Errorf("%s: %w", screen.name, err))
	}
}

// fail ends everything if there is an error.
func (f *framer) fail(err error) {
	if err != nil {
		f.err, f.left = fmt.Errorf("frames: %s: %w", f.left[0].Name, err), nil
	}
}

// say reports a measure of the present shape.
func (f *framer) say(name string, value float64, unit string) {
	f.report("frames."+f.left[0].Name+"."+name, value, unit)
}

// begin opens the program in a window of the next shape.
func (f *framer) begin() error {
	shape := f.left[0]
	room := image.Rect(0, 0, int(shape.W*shape.Density), int(shape.H*shape.Density))
	f.img = ebiten.NewImageWithOptions(room, &ebiten.NewImageOptions{Unmanaged: true})
	f.window = ebiten.NewImageWithOptions(room, &ebiten.NewImageOptions{Unmanaged: true})
	start := time.Now()
	f.visit, f.screens = newVisitor(shape, lang.English), measuredScreens()
	f.draw(f.visit, f.img)
	f.say("start", milliseconds(time.Since(start)), "ms")
	if !f.began.IsZero() {
		f.report("frames.first", milliseconds(time.Since(f.began)), "ms")
		f.began = time.Time{}
	}
	if err := f.change(f.visit, f.img, f.say); err != nil {
		return fmt.Errorf("scene change: %w", err)
	}
	f.visit.app.house.Stack.SetStill(true)
	return nil
}

// fetch asks for all that bots look things up in, and tells whether it has come. On a page it comes between the frames
// of Ebitengine, of which one measures a whole screen: a bot would wait for it all the while instead of thinking.
func (f *framer) fetch() (come bool, err error) {
	come = true
	for _, b := range library.Books() {
		data, err := f.visit.app.house.Library.Book(b.Name)
		if err != nil {
			return false, err
		}
		come = come && data != nil
	}
	return come, nil
}

// look goes to a screen and measures it.
func (f *framer) look(screen measured) error {
	f.visit.app.house.Doors.Shelf()
	if err := screen.visit(f.visit); err != nil {
		return err
	}
	if !screen.moves {
		f.visit.settle()
	}
	return f.measure(f.visit, f.img, screen, func(name string, value float64, unit string) {
		f.say(screen.name+"."+name, value, unit)
	})
}

// end tells what the program of a shape holds in memory, and lets it go.
func (f *framer) end() {
	var memory runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&memory)
	f.say("heap", float64(memory.HeapAlloc)/(1<<20), "MB")
	f.say("sys", float64(memory.Sys)/(1<<20), "MB")
	f.say("baked", float64(4*f.visit.app.bakery.Pixels())/(1<<20), "MB")
	f.visit.app.bakery.Clear()
	f.img.Deallocate()
	f.window.Deallocate()
	f.visit, f.left = nil, f.left[1:]
}

// change measures the way from the shelf to the table with nothing baked yet: until the first frame of the change has
// been drawn, and the slowest frame after that.
func (f *framer) change(v *visitor, img *ebiten.Image, say func(name string, value float64, unit string)) error {
	start := time.Now()
	if err := v.deal("mori", "spirits", middleGame...); err != nil {
		return err
	}
	var slowest time.Duration
	for n := range warmFrames {
		began := time.Now()
		v.tick(1)
		f.draw(v, img)
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
func (f *framer) measure(v *visitor, img *ebiten.Image, screen measured, say func(name string, value float64, unit string)) error {
	var updates, draws, frames, anew []float64
	baked := v.app.bakery.Baked()
	for n := range warmFrames + measuredFrames {
		if screen.ends != nil && screen.ends(v) {
			if err := screen.visit(v); err != nil {
				return err
			}
		}
		if screen.live != nil {
			screen.live(v, n)
		}
		start := time.Now()
		v.tick(1)
		updated := time.Now()
		due := !screen.moves || v.app.house.Stack.Stale()
		if due {
			v.app.fresh = max(v.app.fresh, atRest(screen))
			f.draw(v, img)
		}
		drawn := time.Now()
		if n < warmFrames {
			baked = v.app.bakery.Baked()
			continue
		}
		updates = append(updates, milliseconds(updated.Sub(start)))
		if due {
			draws = append(draws, milliseconds(drawn.Sub(updated)))
			anew = append(anew, 100*v.app.screen.Share())
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
	if err := f.compare(v, img); err != nil {
		return err
	}
	say("strokes", float64(v.strokes()), "strokes")
	say("bakes", float64(v.app.bakery.Baked()-baked), "pictures")
	if screen.live != nil {
		return nil // the hand is full
	}
	ticks, took, err := f.answer(v, img)
	say("answer.ticks", float64(ticks), "ticks")
	say("answer", milliseconds(took), "ms")
	return err
}

// atRest is how many frames of the screen must be drawn as a whole although nothing has changed.
func atRest(screen measured) int {
	if screen.moves {
		return 0
	}
	return 1
}

// compare returns an error if what has been drawn in parts, frame by frame, differs from the same picture drawn at once.
func (f *framer) compare(v *visitor, img *ebiten.Image) error {
	f.draw(v, img)
	size := img.Bounds().Size()
	parts, whole := make([]byte, 4*size.X*size.Y), make([]byte, 4*size.X*size.Y)
	img.ReadPixels(parts)
	v.app.fresh = 1
	f.draw(v, img)
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
func (f *framer) answer(v *visitor, img *ebiten.Image) (ticks int, took time.Duration, err error) {
	const patience = 60 // ticks
	before := fmt.Sprint(v.sketch().Strokes)
	v.script.Add(&input.Frame{Impulses: []input.Impulse{input.Next}})
	for ticks = 1; ticks <= patience; ticks++ {
		start := time.Now()
		v.tick(1)
		f.draw(v, img)
		took += time.Since(start)
		if fmt.Sprint(v.sketch().Strokes) != before {
			return ticks, took, nil
		}
	}
	return 0, 0, fmt.Errorf("a key changes nothing within %d ticks", patience)
}

// draw draws a frame as far as it has changed, copies it whole as Ebitengine does for a window, and waits until all that
// has been done.
func (f *framer) draw(v *visitor, img *ebiten.Image) {
	v.app.Draw(img)
	f.window.DrawImage(img, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
	f.probe.DrawImage(f.window, nil)
	var pixel [4]byte
	f.probe.ReadPixels(pixel[:])
}

// strokes counts what is drawn for the screen that is seen.
func (v *visitor) strokes() int { return len(v.sketch().Strokes) }

// sketch lists what is drawn for the screen that is seen.
func (v *visitor) sketch() *canvas.Trace {
	view := v.app.view
	c, trace := canvas.NewTrace(view.Area.W, view.Area.H, view.Scale)
	v.app.house.Stack.Draw(c)
	return trace
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
