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

	// HidesWithoutFocus reports whether a program that loses the focus is out of sight, as on phones and in another tab of
	// a browser.
	HidesWithoutFocus() bool
	// HasSplash reports whether a splash screen covers the first pictures and fades slowly, so
	// that they may lack details.
	HasSplash() bool
	// SleepsWhenIdle reports whether a quiet program gets frames seldom.
	SleepsWhenIdle() bool
	// SetIdle reports whether frames may come seldom, as nothing moves.
	SetIdle(quiet bool)
	// SetWindowIcon gives the window its icon.
	SetWindowIcon()
	// OnFirstFrame reports that there is something to see.
	OnFirstFrame()

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
	// IsComplete reports whether all of the program is there: a page shows itself before.
	IsComplete() bool
	// Update returns where a newer version comes from while the program runs.
	Update() Update
}

// Back is the system's own way back: the button or gesture of a phone, the button of a browser.
type Back interface {
	// TakeBack reports whether the player has asked to go back, and forgets one such request.
	TakeBack() bool
	// SetLevel is called after every tick with how often one can go back within the program; 0 where going back leaves it.
	SetLevel(level int)
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
	// TakePresses returns the keys and letters since the last call.
	TakePresses() []Press
}

// Press is an item of a screen in words that has been pressed.
type Press struct {
	Scene int    // of the Change in which the item was shown
	ID    string // of the item
	Text  string // what was written into it
}

// Stub is a platform that has nothing, as for a program that tests drive.
type Stub struct{}

// Locale implements Platform.
func (Stub) Locale() string { return "" }

// Insets implements Platform.
func (Stub) Insets() geom.Insets { return geom.Insets{} }

// HidesWithoutFocus implements Platform.
func (Stub) HidesWithoutFocus() bool { return false }

// HasSplash implements Platform.
func (Stub) HasSplash() bool { return false }

// SleepsWhenIdle implements Platform.
func (Stub) SleepsWhenIdle() bool { return false }

// SetIdle implements Platform.
func (Stub) SetIdle(bool) {}

// SetWindowIcon implements Platform.
func (Stub) SetWindowIcon() {}

// OnFirstFrame implements Platform.
func (Stub) OnFirstFrame() {}

// Files implements Platform.
func (Stub) Files() stage.Files { return nil }

// Outside implements Platform.
func (Stub) Outside() stage.Outside { return nil }

// Back implements Platform.
func (Stub) Back() Back { return nil }

// Keyboard implements Platform.
func (Stub) Keyboard() Keyboard { return nil }

// ScreenReader implements Platform.
func (Stub) ScreenReader() ScreenReader { return nil }

// Notices implements Platform.
func (Stub) Notices() stage.Notices { return nil }

// IsComplete implements Platform.
func (Stub) IsComplete() bool { return true }

// Update implements Platform.
func (Stub) Update() Update { return nil }

// DeviceScale returns the device pixels of a device-independent pixel on the window's monitor.
func DeviceScale() float64 {
	if m := ebiten.Monitor(); m != nil {
		if s := m.DeviceScaleFactor(); s > 0 {
			return s
		}
	}
	return 1
}
