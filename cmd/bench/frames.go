package main

import (
	"fmt"
	"image"
	"runtime"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/rules/yokai/tablebase"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
)

// measureFrames measures how long the program takes for its screens, and reports every measure as a name of words divided by
// dots, a value and its unit. It draws into a hidden picture of the size of a window, and waits for the graphics card
// after every frame. Update and Draw are reported as the time that half (p50) and all but a hundredth (p99) of the frames
// keep within, Draw of the frames that are drawn; a screen at rest is made to draw as a whole although it would not.
// "frame" is both together, for all frames of a screen on which something goes on, as the player has them. "anew" is
// how much of the window a drawn frame draws anew, "strokes" how many things a whole frame draws, "answer" how long it
// takes, in ticks and in milliseconds, from a key to a picture that differs. What was drawn in parts must look the
// same, pixel by pixel, as drawn at once. It needs a display.
func measureFrames(report func(name string, value float64, unit string)) error {
	f := &framer{report: report, left: benchShapes(), began: time.Now()}
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
	probe  *ebiten.Image      // of one pixel, to wait for the graphics card with
	left   []scenestest.Shape // the first of them is at its turn
	began  time.Time          // when the window was asked for; zero once the first picture has been drawn
	err    error

	driver  *scenestest.Driver // the program in the present shape; nil where it is still to be opened
	img     *ebiten.Image      // what it is drawn into
	window  *ebiten.Image      // what that is copied to
	screens []benchScreen      // those that are left for it
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
	if f.driver == nil {
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
	f.driver, f.screens = scenestest.New(shape, lang.English), benchScreens()
	f.draw(f.driver, f.img)
	f.say("start", milliseconds(time.Since(start)), "ms")
	if !f.began.IsZero() {
		f.report("frames.first", milliseconds(time.Since(f.began)), "ms")
		f.began = time.Time{}
	}
	if err := f.change(f.driver, f.img, f.say); err != nil {
		return fmt.Errorf("scene change: %w", err)
	}
	f.driver.Services.Stack.SetStill(true)
	return nil
}

// fetch asks for all that bots look things up in, and reports whether it has come. On a page it comes between the frames
// of Ebitengine, of which one measures a whole screen: a bot would wait for it all the while instead of thinking.
func (f *framer) fetch() (come bool, err error) {
	come = true
	for _, b := range tablebase.Files() {
		data, err := f.driver.Services.Tablebases.File(b.Name)
		if err != nil {
			return false, err
		}
		come = come && data != nil
	}
	return come, nil
}

// look goes to a screen and measures it.
func (f *framer) look(screen benchScreen) error {
	f.driver.Services.Navigator.Shelf()
	if err := screen.show(f.driver); err != nil {
		return err
	}
	if !screen.moves {
		f.driver.FinishAnimations()
	}
	return f.measure(f.driver, f.img, screen, func(name string, value float64, unit string) {
		f.say(screen.name+"."+name, value, unit)
	})
}

// end reports what the program of a shape holds in memory, and lets it go.
func (f *framer) end() {
	var memory runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&memory)
	f.say("heap", float64(memory.HeapAlloc)/(1<<20), "MB")
	f.say("sys", float64(memory.Sys)/(1<<20), "MB")
	f.say("rendered", float64(4*f.driver.App.DrawStats().Pixels)/(1<<20), "MB")
	f.driver.App.ClearTextures()
	f.img.Deallocate()
	f.window.Deallocate()
	f.driver, f.left = nil, f.left[1:]
}
