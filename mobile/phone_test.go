//go:build !js

package mobile

import (
	"testing"

	"engawa/scenes/geom"
)

// counter counts the taps that a finger would feel.
type counter struct{ taps int }

func (c *counter) Feel() { c.taps++ }

// pane is a screen that counts how often the game leaves it.
type pane struct{ left int }

func (p *pane) Leave() { p.left++ }

func TestBackIsReportedOnceAndLeavesOnceAsked(t *testing.T) {
	phone := &Phone{}
	game := (*device)(phone)
	for _, level := range []int{1, 3} { // the main menu asks first
		game.SetLevel(level)
		if !phone.Back() {
			t.Errorf("at level %d going back leaves the program", level)
		}
		if !game.TakeBack() || game.TakeBack() {
			t.Errorf("at level %d one wish to go back is not taken exactly once", level)
		}
	}
	game.SetLevel(0)
	if phone.Back() || game.TakeBack() {
		t.Error("where it was asked whether to leave, going back is still the game's")
	}
	game.Leave(nil) // no screen: nothing to leave
	screen := &pane{}
	phone.SetScreen(screen)
	game.Leave(func() { t.Error("the program is ended") })
	phone.SetScreen(nil)
	game.Leave(nil)
	if screen.left != 1 {
		t.Errorf("the screen was left %d times, want once", screen.left)
	}
}

func TestInsetsAreNeverBelowNothing(t *testing.T) {
	phone := &Phone{}
	phone.SetInsets(24, -3, 48, 0)
	want := geom.Insets{Top: 24, Bottom: 48}
	if got := (*device)(phone).Insets(); got != want {
		t.Errorf("insets %+v, want %+v", got, want)
	}
}

func TestTheMotorOfTheScreenThatIsShown(t *testing.T) {
	phone := &Phone{}
	game := (*device)(phone)
	game.Vibrate() // no motor: nothing to feel, nothing to fall over
	first, second := &counter{}, &counter{}
	phone.SetMotor(first)
	game.Vibrate()
	phone.SetMotor(second)
	game.Vibrate()
	phone.SetMotor(nil)
	game.Vibrate()
	if first.taps != 1 || second.taps != 1 {
		t.Errorf("the motors gave %d and %d taps, want one each", first.taps, second.taps)
	}
}

// slate is a clipboard that gives what was copied last.
type slate struct {
	phone *Phone
	text  string
}

func (s *slate) Copy(text string) { s.text = text }
func (s *slate) Paste()           { s.phone.Pasted(s.text) }

func TestTheClipboardOfTheScreenThatIsShown(t *testing.T) {
	phone := &Phone{}
	game := (*device)(phone)
	game.Copy("lost")
	game.Paste()
	if _, ok := game.TakePasted(); ok || game.HasClipboard() {
		t.Error("without a clipboard something is pasted")
	}
	phone.SetClipboard(&slate{phone: phone})
	game.Copy("a game")
	for range maxPasted + 3 {
		game.Paste()
	}
	for n := range maxPasted + 1 {
		text, ok := game.TakePasted()
		if ok != (n < maxPasted) || ok && text != "a game" {
			t.Errorf("pasted text %d is %q, %t", n+1, text, ok)
		}
	}
	phone.SetClipboard(nil)
	if game.HasClipboard() {
		t.Error("the clipboard of a screen that is gone is still there")
	}
}
