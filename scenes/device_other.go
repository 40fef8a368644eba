//go:build !js

package scenes

import (
	"image"
	"os"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/scenes/geom"
	"engawa/sprites"
)

// hidesWhenAway tells whether losing the focus means that the program is out of sight, as on phones.
const hidesWhenAway = runtime.GOOS == "android" || runtime.GOOS == "ios"

// naps tells whether a quiet program gets frames seldom; a window's loop goes on.
const naps = false

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

// beQuiet does nothing: the window's loop sleeps by itself.
func beQuiet(bool) {}
