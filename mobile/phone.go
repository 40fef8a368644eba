//go:build !js

package mobile

import (
	"sync"

	"engawa/scenes/geom"
	"engawa/scenes/platform"
)

// Motor is what the app offers of a phone's motor.
type Motor interface {
	// Feel lets the finger feel one light tap. It is called from the game's own thread and must not wait.
	Feel()
}

// Phone is what the app tells the running game. Its methods may be called from any thread.
type Phone struct {
	mu     sync.Mutex
	insets geom.Insets
	backs  int
	leaves bool // going back leaves the program
	motor  Motor
	screen Screen

	clipboard   Clipboard
	pastedTexts []string

	typing typing
}

// SetInsets reports how much of each edge of the view notches and bars cover, in the system's pixels that do not depend
// on density ("dp" on Android, points on iOS). Less than nothing counts as nothing.
func (p *Phone) SetInsets(top, right, bottom, left float64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.insets = geom.Insets{Top: max(0, top), Right: max(0, right), Bottom: max(0, bottom), Left: max(0, left)}
}

// Screen is what the app offers of its screen.
type Screen interface {
	// Leave puts the app behind the others. It is called from the game's own thread and must not wait.
	Leave()
}

// SetScreen gives the game the screen that is shown, or takes it away with nil.
func (p *Phone) SetScreen(screen Screen) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.screen = screen
}

// Back is the system's way back: it closes what is open last, leaves a table for the main menu, and asks there whether
// to leave. It reports false, and does nothing, where that has been asked: the app then puts itself behind the others.
func (p *Phone) Back() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.leaves {
		return false
	}
	p.backs++
	return true
}

// SetMotor gives the game the motor of the screen that is shown, or takes it away with nil.
func (p *Phone) SetMotor(motor Motor) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.motor = motor
}

// device is a Phone as the game sees it.
type device Phone

var _ platform.Phone = (*device)(nil)

// Insets implements [platform.Phone].
func (d *device) Insets() geom.Insets {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.insets
}

// TakeBack implements [platform.Phone].
func (d *device) TakeBack() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.backs == 0 {
		return false
	}
	d.backs--
	return true
}

// SetLevel implements [platform.Phone].
func (d *device) SetLevel(level int) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.leaves = level == 0
}

// Leave implements [platform.Phone].
func (d *device) Leave(func()) {
	d.mu.Lock()
	screen := d.screen
	d.mu.Unlock()
	if screen != nil {
		screen.Leave()
	}
}

// Vibrate implements [platform.Phone].
func (d *device) Vibrate() {
	d.mu.Lock()
	motor := d.motor
	d.mu.Unlock()
	if motor != nil {
		motor.Feel()
	}
}
