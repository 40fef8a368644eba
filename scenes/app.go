// Package scenes is the window: it runs the loop, keeps the stack of scenes, and connects the rooms with each other.
// What a game looks like lives in scenes/<game>, what all tables share in scenes/table, and the small services
// (canvas, input, ui, lang, store, anim, hit) each in their own folder.
//
// It imports everything under scenes, sprites, audio and rules, but for packages that only tests and the programs in cmd
// import; only programs import it: main, mobile, those in cmd, and e2e.
package scenes

import (
	"math"
	"sync/atomic"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/audio"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/platform"
	"engawa/scenes/stage"
	"engawa/scenes/together"
	"engawa/sprites/inks"
)

// grainOpacity is how strongly the paper's grain lies over everything.
const grainOpacity = 0.065

// App is the program as Ebitengine runs it.
type App struct {
	services *stage.Services
	platform platform.Platform
	source   input.Source
	textures *canvas.TextureCache
	screen   canvas.Screen
	mixer    *audio.Mixer
	haptics  *hapticPlayer // nil where no app is around the program

	outside          geom.Point // size of the window in device-independent pixels
	density          float64
	insets           geom.Insets
	view             stage.View
	inks             inks.Choice // with which pictures are printed
	hasFocus         bool
	hasDrawn         bool            // something has been drawn
	wasFullscreen    bool            // the window filled the screen at the last tick
	opening          *stage.Arrival  // to be opened at the first tick
	update           platform.Update // a newer version to be offered; nil where there is none, or none any more
	idleFrames       int             // frames since the last that was drawn
	freshFrames      int             // frames that must be drawn as a whole whatever has changed
	back             platform.Back   // the system's; nil where there is none
	leaving          *stage.Dialog   // asks whether to leave the program, nil before
	isEnding         atomic.Bool     // the program is to end
	choice           languageChoice
	load             func(lang.Tag) (loaded bool, err error) // [lang.Load]
	textInput        *textInput                              // nil where keys come from the loop alone
	accessible       *accessibility                          // for those who do not see the picture; nil where there is none
	late             lateTicks                               // how long it has been quiet
	ticks            int                                     // since the start
	outgoing         together.Outgoing
	hasLoadedNotices bool // the notices of the platform have been asked for, see later
}

// freshFrames is how many frames are drawn after a change of size or focus; one is not enough where the system
// exchanges buffers.
const freshFrames = 3

// deferTicks is after how many ticks the program does what can wait: at its start other things come first.
const deferTicks = 180

// quietFrames is how many frames without a picture make a quiet program.
const quietFrames = 60

// Layout implements ebiten.Game; LayoutF is used instead.
func (a *App) Layout(w, h int) (int, int) { return w, h }

// LayoutF implements ebiten.LayoutFer: one pixel of the picture is one of the device.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	density := platform.DeviceScale()
	insets := a.platform.Insets()
	if outside := geom.Pt(w, h); outside != a.outside || density != a.density || insets != a.insets || a.view.Scale == 0 {
		a.Resize(outside, density, insets)
	}
	return math.Ceil(w * density), math.Ceil(h * density)
}

// Resize gives the scenes a window of that size, in device-independent pixels, with so many pixels of the device for
// each of them, and with insets covered at its edges. [App.LayoutF] calls it when the window changes.
func (a *App) Resize(size geom.Point, density float64, insets geom.Insets) {
	a.outside, a.density, a.insets = size, density, insets
	view := stage.NewView(size.X, size.Y, density, insets)
	if view.Scale != a.view.Scale {
		a.textures.Clear()
	}
	a.view = view
	a.arrange()
	a.freshFrames = freshFrames
}

// Update implements ebiten.Game.
func (a *App) Update() error {
	if a.view.Scale == 0 {
		return nil
	}
	if focused := ebiten.IsFocused(); focused != a.hasFocus {
		a.hasFocus, a.freshFrames = focused, freshFrames
		if focused {
			a.follow()
			a.clearNotice()
		}
		if !focused && a.platform.HidesWithoutFocus() {
			a.services.Stack.Hide()
		}
		if a.mixer != nil {
			a.mixer.SetHidden(!focused && a.platform.HidesWithoutFocus())
		}
	}
	a.followFullscreen(ebiten.IsFullscreen())
	a.receive()
	a.offerNewer()
	f := a.source.Poll(a.services.Stack.Room().Scale)
	if a.textInput != nil {
		a.textInput.lower(f, a.services.Stack.Room().Scale, a.density)
	}
	a.catchUp(f)
	if f.Has(input.Fullscreen) && !a.services.Stack.Typing() {
		a.services.Settings.Fullscreen = !a.services.Settings.Fullscreen
		a.settingsChanged()
	}
	a.Step(f)
	if a.services.Stack.Len() == 0 || a.isEnding.Load() {
		return ebiten.Termination
	}
	return nil
}

// Step hands one tick's input to the scenes, and moves on what is heard. [App.Update] calls it with the input of the
// devices.
func (a *App) Step(f *input.Frame) {
	a.play(f)
	a.sound()
}

// play hands one tick's input to the scenes.
func (a *App) play(f *input.Frame) {
	a.followLanguage()
	if a.ticks++; a.ticks > deferTicks && a.platform.IsComplete() {
		a.runDeferred()
	}
	for _, p := range f.Pointers {
		a.services.UsesTouch = p.Touch
	}
	a.services.UsesTouch = a.services.UsesTouch && len(f.Actions)+len(f.Letters) == 0
	if a.accessible != nil {
		a.accessible.injectInput(f)
	}
	if f.Has(input.LargePrint) && !a.services.Stack.Typing() && a.services.Stack.OpenLargePrint() {
		f.Handle(input.LargePrint)
	}
	if _, takes := a.services.Stack.Top().(stage.Taker); !takes && f.Has(input.Paste) && a.services.Stack.Typing() && a.services.Outside != nil && a.services.Outside.Can().Paste {
		a.services.Outside.Paste()
	}
	if a.textInput != nil {
		a.textInput.serve(a.services.Stack, f)
	}
	if a.back != nil {
		a.goBack(f)
	}
	if a.haptics != nil {
		a.haptics.follow(f, a.services.Stack)
	} else {
		a.services.Stack.Update(f)
	}
	if a.back != nil {
		a.back.SetLevel(a.level())
	}
	if a.textInput != nil {
		a.textInput.follow(a.services.Stack, a.density)
	}
	if a.accessible != nil {
		a.accessible.follow(a.services)
	}
}

// sound moves on by one tick what is heard.
func (a *App) sound() {
	if a.mixer != nil && a.hasDrawn {
		a.mixer.SetBed(a.services.Stack.Bed())
		a.mixer.Update() // makes sounds ready, one a tick, which may wait until there is something to see
	}
}

// followFullscreen takes the setting back when the full screen was left by other means, as by Escape in a browser, so
// that the next change of a setting does not bring it back.
func (a *App) followFullscreen(full bool) {
	left := a.wasFullscreen && !full
	a.wasFullscreen = full
	if left && a.services.Settings.Fullscreen {
		a.services.Settings.Fullscreen = false
		a.settingsChanged()
	}
}

// Draw implements ebiten.Game. Nothing is drawn while nothing has changed, and nothing but what has.
func (a *App) Draw(window *ebiten.Image) {
	if a.choice.tag != "" && a.idleFrames < quietFrames {
		a.idleFrames = 0 // a language is looked for at every tick
	}
	if a.view.Scale == 0 || a.freshFrames == 0 && !a.services.Stack.Stale() && !a.textures.HasSketches() {
		if a.idleFrames++; a.idleFrames == quietFrames {
			a.platform.SetIdle(true)
		}
		return
	}
	if a.idleFrames >= quietFrames {
		a.platform.SetIdle(false)
	}
	a.idleFrames = 0
	if a.freshFrames > 0 {
		a.freshFrames--
		a.screen.Forget()
	}
	a.textures.NextFrame()
	a.screen.Draw(window, a.textures, a.view.Scale, func(c *canvas.Canvas) {
		a.services.Stack.Draw(c)
		if !a.inks.Contrast {
			c.PaperGrain(paperGrain)
		}
	})
	if !a.hasDrawn {
		a.hasDrawn = true
		a.textures.PreferSketches(false)
		a.platform.OnFirstFrame()
	}
}
