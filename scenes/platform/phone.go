package platform

import (
	"strings"

	"engawa/scenes/geom"
	"engawa/scenes/stage"
)

// Phone is what an app around the program tells it and offers it: where notches and bars are, the system's own way
// back, a motor that fingers feel, the clipboard, and the keyboard of the screen. The program calls the methods from its loop, once a frame or
// oftener, and none may wait.
type Phone interface {
	// Insets returns how much of each edge notches and bars cover, in device-independent pixels.
	Insets() geom.Insets
	// Back is the phone's button or gesture. Leave puts the app behind the others; end, which would end the program, is
	// not called.
	Back
	// Vibrate lets the finger feel that something has answered it.
	Vibrate()
	// HasClipboard reports whether the app hands the clipboard on. Copy puts a text there; Paste asks for the one
	// there, which TakePasted returns later, once, if ever.
	HasClipboard() bool
	Copy(text string)
	Paste()
	TakePasted() (text string, ok bool)

	Keyboard
}

// phonePlatform is a system with the app around the program.
type phonePlatform struct {
	Platform
	phone Phone
}

// OnPhone returns a system with the app around the program; the system itself where phone is nil.
func OnPhone(system Platform, phone Phone) Platform {
	if phone == nil {
		return system
	}
	return phonePlatform{system, phone}
}

// Insets implements Platform.
func (p phonePlatform) Insets() geom.Insets { return p.phone.Insets() }

// Outside implements Platform.
func (p phonePlatform) Outside() stage.Outside {
	system := p.Platform.Outside()
	if system == nil {
		return nil
	}
	return &phoneOutside{Outside: system, phone: p.phone}
}

// Back implements Platform.
func (p phonePlatform) Back() Back { return p.phone }

// Keyboard implements Platform.
func (p phonePlatform) Keyboard() Keyboard { return p.phone }

// phoneOutside is the outside on a phone: the system's, with the clipboard that the app around the program hands
// on.
type phoneOutside struct {
	stage.Outside
	phone Phone
}

// Can implements stage.Outside.
func (o *phoneOutside) Can() stage.Abilities {
	able := o.Outside.Can()
	able.Copy = o.phone.HasClipboard()
	able.Paste = able.Copy
	return able
}

// Copy implements stage.Outside.
func (o *phoneOutside) Copy(text string) bool {
	if !o.phone.HasClipboard() {
		return false
	}
	o.phone.Copy(text)
	return true
}

// Paste implements stage.Outside.
func (o *phoneOutside) Paste() { o.phone.Paste() }

// Arrivals implements stage.Outside.
func (o *phoneOutside) Arrivals() []stage.Arrival {
	got := o.Outside.Arrivals()
	for text, ok := o.phone.TakePasted(); ok; text, ok = o.phone.TakePasted() {
		text, err := stage.ReadText(strings.NewReader(text))
		got = append(got, stage.Arrival{Text: text, Err: err})
	}
	return got
}
