//go:build !js

package scenes

import (
	"image"
	"os"
	"runtime"
	"runtime/debug"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/scenes/geom"
	"engawa/sprites"
)

// hidesWhenAway tells whether losing the focus means that the program is out of sight, as on phones.
const hidesWhenAway = runtime.GOOS == "android" || runtime.GOOS == "ios"

// curtained tells whether the first pictures are seen through something that is drawn aside, as a page's are.
const curtained = false

// naps tells whether a quiet program gets frames seldom. A phone's own loop is left as it is.
const naps = !hidesWhenAway

// systemLocale returns the system's language as the environment tells it.
func systemLocale() string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := os.Getenv(name); v != "" && v != "C" && v != "POSIX" {
			return v
		}
	}
	return ""
}

// safeInsets returns none: windows have no notches, and a phone tells its own, see [Phone].
func safeInsets() geom.Insets { return geom.Insets{} }

// setWindowIcon gives the window the lantern.
func setWindowIcon() {
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

// firstPicture does nothing: a window shows its first picture by itself.
func firstPicture() {}

// napTime is how long a quiet window waits at most for its next frame when nothing comes in. Pads do not wake it.
const napTime = 100 * time.Millisecond

// beQuiet has the window's loop wait for the mouse, a finger, a key or the end of a nap, or run with the display again.
// What a quiet program does not use of its memory it gives back.
func beQuiet(quiet bool) {
	if !naps {
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
	time.AfterFunc(napTime, wake)
}

// wake asks for a frame, and again after each further nap, as long as the window is quiet.
func wake() {
	if ebiten.IsVsyncEnabled() {
		return
	}
	//lint:ignore SA1019 as above
	ebiten.ScheduleFrame()
	time.AfterFunc(napTime, wake)
}
