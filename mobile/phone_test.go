//go:build !js

package mobile

import (
	"testing"

	"engawa/scenes/geom"
)

// counter counts the taps that a finger would feel.
type counter struct{ taps int }

func (c *counter) Feel() { c.taps++ }

func TestBackIsToldOnceAndLeavesFromTheShelf(t *testing.T) {
	phone := &Phone{}
	game := (*device)(phone)
	if !phone.Back() {
		t.Error("going back leaves the program before the shelf alone is open")
	}
	if !game.TakeBack() || game.TakeBack() {
		t.Error("one wish to go back is not taken exactly once")
	}
	game.TellHome(true)
	if phone.Back() || game.TakeBack() {
		t.Error("at the shelf going back is still the game's")
	}
	game.TellHome(false)
	if !phone.Back() {
		t.Error("away from the shelf going back is not the game's again")
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
	game.Feel() // no motor: nothing to feel, nothing to fall over
	first, second := &counter{}, &counter{}
	phone.SetMotor(first)
	game.Feel()
	phone.SetMotor(second)
	game.Feel()
	phone.SetMotor(nil)
	game.Feel()
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
	for range mostPasted + 3 {
		game.Paste()
	}
	for n := range mostPasted + 1 {
		text, ok := game.TakePasted()
		if ok != (n < mostPasted) || ok && text != "a game" {
			t.Errorf("pasted text %d is %q, %t", n+1, text, ok)
		}
	}
	phone.SetClipboard(nil)
	if game.HasClipboard() {
		t.Error("the clipboard of a screen that is gone is still there")
	}
}
