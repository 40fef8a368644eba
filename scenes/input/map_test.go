package input

import (
	"errors"
	"reflect"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func stroke(t testing.TB, text string) Stroke {
	t.Helper()
	s, err := ParseStroke(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// comesTo returns what a stroke stands for.
func comesTo(m *Map, s Stroke) []Impulse {
	script := &Script{}
	script.Bind(m)
	script.Strike(s)
	f := script.Poll(1)
	return append(f.Impulses, f.Letters...)
}

func TestTheUsualMapHasNoConflicts(t *testing.T) {
	m := Usual()
	for _, wish := range Wishes() {
		strokes := m.Strokes(wish)
		if len(strokes) == 0 || len(strokes) > mostStrokes {
			t.Errorf("%s has %d keys", wish.Code(), len(strokes))
		}
		if _, err := m.withKeys(wish, strokes); err != nil {
			t.Errorf("%s: %v", wish.Code(), err)
		}
		for _, s := range strokes {
			if got := comesTo(m, s); !slices.Equal(got, []Impulse{wish}) {
				t.Errorf("%v stands for %v, want %s alone", s, got, wish.Code())
			}
		}
		if b, ok := m.Button(wish); ok {
			if _, err := m.WithButton(wish, b); err != nil {
				t.Errorf("%s: %v", wish.Code(), err)
			}
		}
	}
	if keys, pad := m.Changes(); keys != nil || pad != nil {
		t.Errorf("the usual map is said to be changed: %v, %v", keys, pad)
	}
}

func TestEveryKeyAndButtonCanBeGivenToEveryWish(t *testing.T) {
	for _, wish := range Wishes() {
		m, err := Usual().WithKey(wish, Stroke{Key: ebiten.KeyF7})
		if err == nil {
			m, err = m.WithButton(wish, ebiten.StandardGamepadButtonRightStick)
		}
		if err != nil {
			t.Fatalf("%s: %v", wish.Code(), err)
		}
		if got := comesTo(m, Stroke{Key: ebiten.KeyF7}); !slices.Equal(got, []Impulse{wish}) {
			t.Errorf("F7 stands for %v, want %s", got, wish.Code())
		}
		for _, old := range Usual().Strokes(wish) {
			if got := comesTo(m, old); slices.Contains(got, wish) {
				t.Errorf("%v still stands for %s", old, wish.Code())
			}
		}
		script := &Script{}
		script.Bind(m)
		script.Button(ebiten.StandardGamepadButtonRightStick)
		if f := script.Poll(1); !slices.Equal(f.Impulses, []Impulse{wish}) {
			t.Errorf("the right stick stands for %v, want %s", f.Impulses, wish.Code())
		}
		keys, pad := m.Changes()
		if len(keys) != 1 || len(pad) != 1 {
			t.Errorf("%s: the changes are %v and %v", wish.Code(), keys, pad)
		}
		if again, err := ReadMap(keys, pad); err != nil || !reflect.DeepEqual(again, m) {
			t.Errorf("%s: kept and read the map is another one, %v", wish.Code(), err)
		}
	}
}

func TestConflictsAreRefused(t *testing.T) {
	var taken TakenError
	for _, tt := range []struct {
		wish Impulse
		text string
		by   Impulse
	}{
		{Undo, "H", Hint}, {Hint, "Ctrl+Z", Undo}, {Confirm, "Escape", Back}, {TurnRight, "Shift+R", TurnLeft}, {Talk, "sign +", ZoomIn},
	} {
		m := Usual()
		if _, err := m.WithKey(tt.wish, stroke(t, tt.text)); !errors.As(err, &taken) || taken.By != tt.by {
			t.Errorf("%s for %s: %v, want it taken by %s", tt.text, tt.wish.Code(), err, tt.by.Code())
		}
		if !reflect.DeepEqual(m, Usual()) {
			t.Error("a refusal has changed the map")
		}
	}
	for _, tt := range []struct {
		wish   Impulse
		button string
		by     Impulse // 0 where it may be
	}{
		{Undo, "upper", Hint}, {Hint, "lower", Confirm}, {Flip, "lower", Confirm}, {Flip, "shoulderleft", TurnLeft}, {Flip, "left", 0},
		{Confirm, "upper", Hint}, {Talk, "home", 0}, {Restart, "stickleft", 0}, {Back, "crossup", UpWards},
	} {
		b, err := ParseButton(tt.button)
		if err != nil {
			t.Fatal(err)
		}
		_, err = Usual().WithButton(tt.wish, b)
		switch {
		case tt.by == 0 && err != nil:
			t.Errorf("%s for %s: %v", tt.button, tt.wish.Code(), err)
		case tt.by != 0 && (!errors.As(err, &taken) || taken.By != tt.by):
			t.Errorf("%s for %s: %v, want it taken by %s", tt.button, tt.wish.Code(), err, tt.by.Code())
		}
	}
	for _, wish := range []Impulse{Confirm, Back, Next, Erase, Paste} {
		if _, err := Usual().WithKey(wish, stroke(t, "Q")); !errors.Is(err, ErrWrites) {
			t.Errorf("a letter for %s: %v", wish.Code(), err)
		}
		if _, err := Usual().WithKey(wish, stroke(t, "Ctrl+Q")); err != nil {
			t.Errorf("Ctrl and a letter for %s: %v", wish.Code(), err)
		}
	}
}

func TestKeysCanBeExchangedInWhatIsKept(t *testing.T) {
	m, err := ReadMap(map[string][]string{"hint": {"U"}, "undo": {"H"}}, map[string]string{"hint": "left", "undo": "upper"})
	if err != nil {
		t.Fatal(err)
	}
	if got := comesTo(m, stroke(t, "U")); !slices.Equal(got, []Impulse{Hint}) {
		t.Errorf("U stands for %v", got)
	}
}

func TestBadMapsAreRefused(t *testing.T) {
	for name, tt := range map[string]struct {
		keys map[string][]string
		pad  map[string]string
	}{
		"no such wish":      {keys: map[string][]string{"fly": {"Q"}}},
		"no such key":       {keys: map[string][]string{"hint": {"Banana"}}},
		"no key":            {keys: map[string][]string{"hint": {}}},
		"too many keys":     {keys: map[string][]string{"hint": {"Q", "W", "E", "A", "S"}}},
		"twice":             {keys: map[string][]string{"hint": {"Q", "Q"}}},
		"taken":             {keys: map[string][]string{"hint": {"U"}}},
		"both":              {keys: map[string][]string{"hint": {"Q"}, "talk": {"Q"}}},
		"held":              {keys: map[string][]string{"hint": {"ShiftLeft"}}},
		"no sign":           {keys: map[string][]string{"hint": {"sign *"}}},
		"writes":            {keys: map[string][]string{"confirm": {"Q"}}},
		"digit":             {keys: map[string][]string{"hint": {"Digit1"}}},
		"no such button":    {pad: map[string]string{"hint": "nose"}},
		"taken button":      {pad: map[string]string{"hint": "lower"}},
		"button for no one": {pad: map[string]string{"": "home"}},
	} {
		if m, err := ReadMap(tt.keys, tt.pad); err == nil {
			t.Errorf("%s: read as %v", name, m)
		}
	}
}

func TestNamesOfWishesAndButtons(t *testing.T) {
	seen := map[string]bool{}
	for _, wish := range Wishes() {
		code := wish.Code()
		if back, ok := wishOf(code); !ok || back != wish || seen[code] {
			t.Errorf("%d is named %q, which comes to %d", wish, code, back)
		}
		seen[code] = true
	}
	for wish := Left; wish <= ZoomOut; wish++ {
		if wish.Code() == "" {
			t.Errorf("the wish %d has no name, so that no key can be given to it", wish)
		}
	}
	for b := ebiten.StandardGamepadButton(0); b <= ebiten.StandardGamepadButtonMax; b++ {
		if back, err := ParseButton(ButtonCode(b)); err != nil || back != b {
			t.Errorf("the button %d is named %q, which comes to %d, %v", b, ButtonCode(b), back, err)
		}
	}
}

func FuzzParseStroke(f *testing.F) {
	for _, text := range []string{"Z", "Ctrl+Shift+Z", "sign +", "F11", "Shift+Shift+", "Ctrl+", "sign", "ControlLeft"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if s, err := ParseStroke(text); err == nil && s.String() != text {
			t.Errorf("%q is read as %q", text, s.String())
		}
	})
}
