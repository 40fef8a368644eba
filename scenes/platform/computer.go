//go:build !js

package platform

import (
	"image"
	"runtime"
	"runtime/debug"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/sprites"
)

// computer is a computer with windows, or a phone without the app around the program.
type computer struct{ Stub }

// Open returns the computer.
func Open() Platform { return computer{} }

// isPhone reports whether the system is that of a phone.
const isPhone = runtime.GOOS == "android" || runtime.GOOS == "ios"

// HidesWithoutFocus implements Platform.
func (computer) HidesWithoutFocus() bool { return isPhone }

// SleepsWhenIdle implements Platform. A phone's own loop is left as it is.
func (computer) SleepsWhenIdle() bool { return !isPhone }

// Locale implements Platform: what the system is set to, several languages from the most wanted on.
func (computer) Locale() string { return systemLocales() }

// SetWindowIcon implements Platform: the icon is the lantern.
func (computer) SetWindowIcon() {
	d, err := sprites.Drawing("ui/lantern")
	if err != nil {
		return
	}
	_, _, _, h := d.Box()
	var icons []image.Image
	for _, size := range []float64{16, 32, 48, 128} {
		icons = append(icons, d.Render(size/h))
	}
	ebiten.SetWindowIcon(icons)
}

// sleepTime is how long a quiet window waits at most for its next frame when nothing comes in. Pads do not wake it.
const sleepTime = 100 * time.Millisecond

// SetIdle implements Platform: it has the window's loop wait for the mouse, a finger, a key or the end of its sleep, or run with the display again.
// What a quiet program does not use of its memory it gives back.
func (computer) SetIdle(quiet bool) {
	if isPhone {
		return
	}
	if quiet {
		go debug.FreeOSMemory()
	}
	if !quiet || len(ebiten.AppendGamepadIDs(nil)) > 0 {
		ebiten.SetVsyncEnabled(true)
		return
	}
	//lint:ignore SA1019 nothing else lets the loop wait for input
	ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
	time.AfterFunc(sleepTime, scheduleFrame)
}

// scheduleFrame asks for a frame, and again after each further sleep, as long as the window is quiet.
func scheduleFrame() {
	if ebiten.IsVsyncEnabled() {
		return
	}
	//lint:ignore SA1019 as above
	ebiten.ScheduleFrame()
	time.AfterFunc(sleepTime, scheduleFrame)
}
