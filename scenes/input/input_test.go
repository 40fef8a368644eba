package input

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/scenes/geom"
)

// phases collects what a script's pointers do.
func phases(s *Script) (out []Phase) {
	for !s.IsDone() {
		for _, p := range s.Poll(1).Pointers {
			out = append(out, p.Phase)
		}
	}
	return out
}

func TestScriptedGesturesAreWhole(t *testing.T) {
	s := &Script{}
	s.Click(geom.Pt(1, 1))
	if got, want := phases(s), []Phase{Down, Up}; !slices.Equal(got, want) {
		t.Errorf("a click is %v, want %v", got, want)
	}
	s.Drag(geom.Pt(0, 0), geom.Pt(60, 0), true)
	got := phases(s)
	if got[0] != Down || got[len(got)-1] != Up || len(got) < 4 || slices.Contains(got[1:len(got)-1], Up) {
		t.Errorf("a drag is %v", got)
	}
	s.Hold(geom.Pt(1, 1), 10, true)
	ticks := 0
	for !s.IsDone() {
		s.Poll(1)
		ticks++
	}
	if ticks < 12 {
		t.Errorf("holding for ten ticks took %d", ticks)
	}
	if f := s.Poll(1); !f.Empty() {
		t.Error("a script that is done still gives something")
	}
}

func TestFrameHasActionsOfKeysAndLetters(t *testing.T) {
	f := &Frame{Actions: []Action{Confirm}, Letters: []Action{Undo}}
	if !f.Has(Confirm) || !f.Has(Undo) || f.Has(Hint) {
		t.Error("Has does not tell what is there")
	}
	if f.Empty() || !(&Frame{Hover: geom.Pt(5, 5), Hovering: true}).Empty() {
		t.Error("Empty must mean that nothing was pressed, wherever the mouse rests")
	}
}

func TestHeldDirectionsRepeat(t *testing.T) {
	n := 0
	for held := 2; held <= repeatDelay+10*repeatInterval; held++ {
		if repeats(held) {
			n++
		}
	}
	if n != 10 || repeats(2) {
		t.Errorf("%d repeats in ten intervals", n)
	}
}

func TestWhatIsServedInHandIsNotServedTwice(t *testing.T) {
	script := &Script{}
	script.Button(ebiten.StandardGamepadButtonFrontTopRight)
	f := script.Poll(1)
	f.Actions, f.Letters = append(f.Actions, Confirm), []Action{TurnRight, Undo}
	if !f.Has(TurnRight) || !f.Has(Next) {
		t.Fatalf("the button stands for %v", f.Actions)
	}
	f.Handle(TurnRight)
	if f.Has(TurnRight) || f.Has(Next) || !f.Has(Confirm) || !f.Has(Undo) {
		t.Errorf("what is left is %v and %v", f.Actions, f.Letters)
	}
}

func TestPlusAndMinusZoomOnAnyKeyboard(t *testing.T) {
	f := &Frame{TypedRunes: []rune("a+-"), KeysDown: []Stroke{{Key: ebiten.KeyBracketRight}}}
	Usual().bounds().addSigns(f)
	f.nameSigns()
	if want := []Action{ZoomIn, ZoomOut}; !slices.Equal(f.Letters, want) {
		t.Errorf("the signs stand for %v, want %v", f.Letters, want)
	}
	if f.KeysDown[0].Sign == 0 {
		t.Errorf("the key that writes a sign is named %v", f.KeysDown[0])
	}
}
