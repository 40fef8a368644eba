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

// actionsOf returns what a stroke stands for.
func actionsOf(m *Map, s Stroke) []Action {
	script := &Script{}
	script.Bind(m)
	script.Strike(s)
	f := script.Poll(1)
	return append(f.Actions, f.Letters...)
}

func TestTheUsualMapHasNoConflicts(t *testing.T) {
	m := Usual()
	for _, action := range Actions() {
		strokes := m.Strokes(action)
		if len(strokes) == 0 || len(strokes) > maxStrokes {
			t.Errorf("%s has %d keys", action.Code(), len(strokes))
		}
		if _, err := m.withKeys(action, strokes); err != nil {
			t.Errorf("%s: %v", action.Code(), err)
		}
		for _, s := range strokes {
			if got := actionsOf(m, s); !slices.Equal(got, []Action{action}) {
				t.Errorf("%v stands for %v, want %s alone", s, got, action.Code())
			}
		}
		if b, ok := m.Button(action); ok {
			if _, err := m.WithButton(action, b); err != nil {
				t.Errorf("%s: %v", action.Code(), err)
			}
		}
	}
	if keys, pad := m.Changes(); keys != nil || pad != nil {
		t.Errorf("the usual map is said to be changed: %v, %v", keys, pad)
	}
}

func TestEveryKeyAndButtonCanBeGivenToEveryAction(t *testing.T) {
	for _, action := range Actions() {
		m, err := Usual().WithKey(action, Stroke{Key: ebiten.KeyF7})
		if err == nil {
			m, err = m.WithButton(action, ebiten.StandardGamepadButtonRightStick)
		}
		if err != nil {
			t.Fatalf("%s: %v", action.Code(), err)
		}
		if got := actionsOf(m, Stroke{Key: ebiten.KeyF7}); !slices.Equal(got, []Action{action}) {
			t.Errorf("F7 stands for %v, want %s", got, action.Code())
		}
		for _, old := range Usual().Strokes(action) {
			if got := actionsOf(m, old); slices.Contains(got, action) {
				t.Errorf("%v still stands for %s", old, action.Code())
			}
		}
		script := &Script{}
		script.Bind(m)
		script.Button(ebiten.StandardGamepadButtonRightStick)
		if f := script.Poll(1); !slices.Equal(f.Actions, []Action{action}) {
			t.Errorf("the right stick stands for %v, want %s", f.Actions, action.Code())
		}
		keys, pad := m.Changes()
		if len(keys) != 1 || len(pad) != 1 {
			t.Errorf("%s: the changes are %v and %v", action.Code(), keys, pad)
		}
		if again, err := ReadMap(keys, pad); err != nil || !reflect.DeepEqual(again, m) {
			t.Errorf("%s: kept and read the map is another one, %v", action.Code(), err)
		}
	}
}

func TestConflictsAreRefused(t *testing.T) {
	var taken ConflictError
	for _, tt := range []struct {
		action Action
		text   string
		by     Action
	}{
		{Undo, "H", Hint}, {Hint, "Ctrl+Z", Undo}, {Confirm, "Escape", Back}, {TurnRight, "Shift+R", TurnLeft}, {Talk, "sign +", ZoomIn},
	} {
		m := Usual()
		if _, err := m.WithKey(tt.action, stroke(t, tt.text)); !errors.As(err, &taken) || taken.By != tt.by {
			t.Errorf("%s for %s: %v, want it taken by %s", tt.text, tt.action.Code(), err, tt.by.Code())
		}
		if !reflect.DeepEqual(m, Usual()) {
			t.Error("a refusal has changed the map")
		}
	}
	for _, tt := range []struct {
		action Action
		button string
		by     Action // 0 where it may be
	}{
		{Undo, "upper", Hint}, {Hint, "lower", Confirm}, {Flip, "lower", Confirm}, {Flip, "shoulderleft", TurnLeft}, {Flip, "left", 0},
		{Confirm, "upper", Hint}, {Talk, "home", 0}, {Restart, "stickleft", 0}, {Back, "crossup", UpWards},
	} {
		b, err := ParseButton(tt.button)
		if err != nil {
			t.Fatal(err)
		}
		_, err = Usual().WithButton(tt.action, b)
		switch {
		case tt.by == 0 && err != nil:
			t.Errorf("%s for %s: %v", tt.button, tt.action.Code(), err)
		case tt.by != 0 && (!errors.As(err, &taken) || taken.By != tt.by):
			t.Errorf("%s for %s: %v, want it taken by %s", tt.button, tt.action.Code(), err, tt.by.Code())
		}
	}
	for _, action := range []Action{Confirm, Back, Next, Erase, Paste} {
		if _, err := Usual().WithKey(action, stroke(t, "Q")); !errors.Is(err, ErrWrites) {
			t.Errorf("a letter for %s: %v", action.Code(), err)
		}
		if _, err := Usual().WithKey(action, stroke(t, "Ctrl+Q")); err != nil {
			t.Errorf("Ctrl and a letter for %s: %v", action.Code(), err)
		}
	}
}

func TestKeysCanBeExchangedInWhatIsKept(t *testing.T) {
	m, err := ReadMap(map[string][]string{"hint": {"U"}, "undo": {"H"}}, map[string]string{"hint": "left", "undo": "upper"})
	if err != nil {
		t.Fatal(err)
	}
	if got := actionsOf(m, stroke(t, "U")); !slices.Equal(got, []Action{Hint}) {
		t.Errorf("U stands for %v", got)
	}
}

func TestBadMapsAreRefused(t *testing.T) {
	for name, tt := range map[string]struct {
		keys map[string][]string
		pad  map[string]string
	}{
		"no such action":    {keys: map[string][]string{"fly": {"Q"}}},
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

func TestNamesOfActionsAndButtons(t *testing.T) {
	seen := map[string]bool{}
	for _, action := range Actions() {
		code := action.Code()
		if back, ok := actionOf(code); !ok || back != action || seen[code] {
			t.Errorf("%d is named %q, which comes to %d", action, code, back)
		}
		seen[code] = true
	}
	for action := Left; action <= ZoomOut; action++ {
		if action.Code() == "" {
			t.Errorf("the action %d has no name, so that no key can be given to it", action)
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
