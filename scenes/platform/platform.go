// Package platform is what the program runs on: the page of a browser, the computer, or a phone with an app around the
// program. One interface, [Platform], tells the program about it and hands it what comes from outside; [Open] returns
// that of the system the program was built for, and [OnPhone] puts an app around it.
//
// It imports Ebitengine, on macOS purego, scenes/stage, scenes/a11y, scenes/geom, scenes/store (for links) and sprites
// (for the icon);
// only scenes and mobile import it.
package platform

import (
	"github.com/hajimehoshi/ebiten/v2"

	"engawa/scenes/a11y"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
)

// WindowTitle is the title of the window while nobody is called.
const WindowTitle = "Engawa"

// Platform is what the program runs on. What a platform does not have, it returns as nil.
type Platform interface {
	// Locale returns the player's language as the system writes it, as "fr_FR.UTF-8"; "" where it is not known.
	Locale() string
	// Insets returns how much of each edge notches and bars cover, in device-independent pixels.
	Insets() geom.Insets

	// HidesUnfocused reports whether a program that loses the focus is out of sight, as on phones and in another tab of
	// a browser.
	HidesUnfocused() bool
	// OpensBehindCurtain reports whether the first pictures are seen through something that is drawn aside slowly, so
	// that they may lack details.
	OpensBehindCurtain() bool
	// SleepsWhenQuiet reports whether a quiet program gets frames seldom.
	SleepsWhenQuiet() bool
	// SetQuiet reports whether frames may come seldom, as nothing moves.
	SetQuiet(quiet bool)
	// SetWindowIcon gives the window its icon.
	SetWindowIcon()
	// FirstPictureDrawn reports that there is something to see.
	FirstPictureDrawn()

	// Files returns the folders of the computer.
	Files() stage.Files
	// Outside returns the clipboard and what else texts go to and come from.
	Outside() stage.Outside
	// Back returns the system's own way back.
	Back() Back
	// Keyboard returns what takes text where the program's own loop cannot.
	Keyboard() Keyboard
	// ScreenReader returns what shows the screen in words.
	ScreenReader() ScreenReader
	// Notices returns what calls people who look at something else.
	Notices() stage.Notices
	// Whole reports whether all of the program is there: a page shows itself before.
	Whole() bool
	// Update returns where a newer version comes from while the program runs.
	Update() Update
}

// Back is the system's own way back: the button or gesture of a phone, the button of a browser.
type Back interface {
	// TakeBack reports whether the player has asked to go back, and forgets one such request.
	TakeBack() bool
	// TellLevel is called after every tick with how often one can go back within the program; 0 where going back leaves it.
	TellLevel(level int)
	// Leave leaves the program for what was there before. It calls end, from any thread, where there is nothing and the
	// program is to end.
	Leave(end func())
}

// Update is where a newer version of the program comes from while this one runs.
type Update interface {
	// Ready reports whether a newer version is whole and waits. It is asked every tick.
	Ready() bool
	// Take ends this program and starts the newer one.
	Take()
}

// ScreenReader shows the screen in words, outside of the picture, to readers that cannot see it.
type ScreenReader interface {
	// Show does what a change says.
	Show(c a11y.Change)
	// Pressed returns what has been pressed or written since the last call.
	Pressed() []Pressed
}

// Pressed is an item of a screen in words that has been pressed.
type Pressed struct {
	Scene int    // of the Change in which the item was shown
	ID    string // of the item
	Text  string // what was written into it
}

// Bare is a platform that has nothing, as for a program that tests drive.
type Bare struct{}

// Locale implements Platform.
func (Bare) Locale() string { return "" }

// Insets implements Platform.
func (Bare) Insets() geom.Insets { return geom.Insets{} }

// HidesUnfocused implements Platform.
func (Bare) HidesUnfocused() bool { return false }

// OpensBehindCurtain implements Platform.
func (Bare) OpensBehindCurtain() bool { return false }

// SleepsWhenQuiet implements Platform.
func (Bare) SleepsWhenQuiet() bool { return false }

// SetQuiet implements Platform.
func (Bare) SetQuiet(bool) {}

// SetWindowIcon implements Platform.
func (Bare) SetWindowIcon() {}

// FirstPictureDrawn implements Platform.
func (Bare) FirstPictureDrawn() {}

// Files implements Platform.
func (Bare) Files() stage.Files { return nil }

// Outside implements Platform.
func (Bare) Outside() stage.Outside { return nil }

// Back implements Platform.
func (Bare) Back() Back { return nil }

// Keyboard implements Platform.
func (Bare) Keyboard() Keyboard { return nil }

// ScreenReader implements Platform.
func (Bare) ScreenReader() ScreenReader { return nil }

// Notices implements Platform.
func (Bare) Notices() stage.Notices { return nil }

// Whole implements Platform.
func (Bare) Whole() bool { return true }

// Update implements Platform.
func (Bare) Update() Update { return nil }

// DeviceScale returns the device pixels of a device-independent pixel on the window's monitor.
func DeviceScale() float64 {
	if m := ebiten.Monitor(); m != nil {
		if s := m.DeviceScaleFactor(); s > 0 {
			return s
		}
	}
	return 1
}
