package bindings_test

import (
	"reflect"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/scenes/help/bindings"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
)

func enter(t *testing.T, svc *stage.Services, w stagetest.Window) *stagetest.Player {
	t.Helper()
	return stagetest.EnterOver(t, svc, bindings.New(svc), w)
}

// How people get about.
var (
	tab      = input.Stroke{Key: ebiten.KeyTab}
	carriage = input.Stroke{Key: ebiten.KeyEnter}
	f7       = input.Stroke{Key: ebiten.KeyF7}
)

// reach moves the focus to the control, on whichever page it is, by going on and choosing.
func reach(t *testing.T, p *stagetest.Player, key string, on, choose func()) {
	t.Helper()
	for range 12 {
		want := key
		if p.Page().Find(key) == nil {
			want = "next"
		}
		for range 80 {
			if c := p.Page().FocusedControl(); c != nil && c.Key == want && p.Page().ShowsFocus() {
				break
			}
			on()
		}
		if c := p.Page().FocusedControl(); c == nil || c.Key != want {
			t.Fatalf("the focus does not come to %q", want)
		}
		if want == key {
			return
		}
		choose()
	}
	t.Fatalf("%q is on no page", key)
}

// find turns leaves by pointing until the control is there.
func find(p *stagetest.Player, key string) {
	for p.Page().Find("previous") != nil && !p.Find("previous").Off {
		p.Click("previous")
	}
	for p.Page().Find(key) == nil && p.Page().Find("next") != nil && !p.Find("next").Off {
		p.Click("next")
	}
}

func TestEverythingIsChangedByKeysAlone(t *testing.T) {
	const free = ebiten.StandardGamepadButtonRightStick
	svc, nav := stagetest.NewServices(lang.English)
	p := enter(t, svc, stagetest.Windows()[0])
	on, choose := func() { p.Strike(tab) }, func() { p.Strike(carriage) }
	for k, action := range input.Actions() {
		if k == 0 {
			reach(t, p, action.Code()+".key", on, choose)
		} else {
			find(p, action.Code()+".key")
			p.Page().Focus(action.Code() + ".key")
		}
		choose()
		p.Strike(f7)
		if got := svc.Keys().Strokes(action); !slices.Equal(got, []input.Stroke{f7}) || svc.Stack.Len() != 2 {
			t.Fatalf("%s has the keys %v, and %d scenes are open", action.Code(), got, svc.Stack.Len())
		}
		if kept := svc.Store.Settings().Keys[action.Code()]; !slices.Equal(kept, []string{"F7"}) {
			t.Errorf("kept for %s is %v", action.Code(), kept)
		}
		svc.Settings.Keys = nil
		svc.OnChange()
		p.Page().Focus(action.Code() + ".pad")
		p.Button(ebiten.StandardGamepadButtonRightBottom)
		p.Button(free)
		if got, ok := svc.Keys().Button(action); !ok || got != free || svc.Stack.Len() != 2 {
			t.Fatalf("%s has the button %v, and %d scenes are open", action.Code(), got, svc.Stack.Len())
		}
		svc.Settings.Pad = nil
		svc.OnChange()
	}
	find(p, "usual")
	svc.Settings.Keys = map[string][]string{"hint": {"F7"}}
	svc.OnChange()
	reach(t, p, "usual", on, choose)
	choose()
	nav.Yes()
	if !reflect.DeepEqual(svc.Keys(), input.Usual()) || len(svc.Store.Settings().Keys) != 0 {
		t.Error("not everything is as usual again")
	}
}

func TestEverythingIsReachedByPadAlone(t *testing.T) {
	svc, _ := stagetest.NewServices(lang.French)
	p := enter(t, svc, stagetest.Windows()[1])
	on := func() { p.Button(ebiten.StandardGamepadButtonFrontTopRight) }
	choose := func() { p.Button(ebiten.StandardGamepadButtonRightBottom) }
	reach(t, p, "undo.pad", on, choose)
	choose()
	p.Button(ebiten.StandardGamepadButtonLeftStick)
	if got, _ := svc.Keys().Button(input.Undo); got != ebiten.StandardGamepadButtonLeftStick {
		t.Errorf("the button to take a move back is %v", got)
	}
}

func TestConflictsAreNamedAndAnotherKeyIsAwaited(t *testing.T) {
	for _, tag := range lang.Tags() {
		svc, _ := stagetest.NewServices(tag)
		p := enter(t, svc, stagetest.Windows()[0])
		for _, tt := range []struct {
			cell    string
			press   func()
			refusal string
		}{
			{"hint.key", func() { p.Strike(input.Stroke{Key: ebiten.KeyU}) }, svc.Words.T(lang.BindTaken, lang.Text("key", "U"), lang.Text("what", svc.Words.Action("undo")))},
			{"hint.key", func() { p.Strike(input.Stroke{Key: ebiten.KeyDigit1}) }, svc.Words.T(lang.BindDigits)},
			{"confirm.key", func() { p.Strike(input.Stroke{Key: ebiten.KeyQ}) }, svc.Words.T(lang.BindWrites, lang.Text("key", "Q"))},
			{"hint.pad", func() { p.Button(ebiten.StandardGamepadButtonRightLeft) }, svc.Words.T(lang.BindTaken,
				lang.Text("key", svc.Words.PadButton("left")), lang.Text("what", svc.Words.Action("undo")))},
		} {
			find(p, tt.cell)
			p.Click(tt.cell)
			tt.press()
			narration := svc.Stack.Top().(stage.Narrator).Narrate()
			if narration.Message != tt.refusal || !reflect.DeepEqual(svc.Keys(), input.Usual()) {
				t.Errorf("%s: the refusal is %q, want %q", tt.cell, narration.Message, tt.refusal)
			}
			p.Strike(input.Stroke{Key: ebiten.KeyEscape})
			if svc.Stack.Len() != 2 || !reflect.DeepEqual(svc.Keys(), input.Usual()) {
				t.Fatalf("%s: there is no way back", tt.cell)
			}
		}
	}
}

func TestAChangedKeyActsAtOnce(t *testing.T) {
	svc, _ := stagetest.NewServices(lang.English)
	p := enter(t, svc, stagetest.Windows()[0])
	find(p, "back.key")
	p.Click("back.key")
	p.Strike(f7)
	p.Strike(input.Stroke{Key: ebiten.KeyEscape})
	if svc.Stack.Len() != 2 {
		t.Fatal("the old key still leads back")
	}
	p.Strike(f7)
	if svc.Stack.Len() != 1 {
		t.Error("the new key does not lead back")
	}
}

func TestBadKeptMapsAreLeftOut(t *testing.T) {
	svc, _ := stagetest.NewServices(lang.English)
	svc.Settings.Keys = map[string][]string{"hint": {"U"}}
	svc.Settings.Pad = map[string]string{"menu": "home"}
	if !reflect.DeepEqual(svc.Keys(), input.Usual()) {
		t.Error("a map with a conflict is followed")
	}
}

func TestThePanelFitsEveryWindow(t *testing.T) {
	for _, tag := range append(lang.Tags(), lang.Pseudo) {
		for _, w := range stagetest.Windows() {
			svc, _ := stagetest.NewServices(tag)
			p := enter(t, svc, w)
			p.CheckScreen()
			for n := 0; n < 20 && p.Page().Find("next") != nil && !p.Find("next").Off; n++ {
				p.Click("next")
				p.CheckScreen()
			}
			find(p, "erase.key")
			p.Click("erase.key")
			p.CheckScreen()
			p.Strike(input.Stroke{Key: ebiten.KeyQ})
			p.CheckScreen()
		}
	}
}
