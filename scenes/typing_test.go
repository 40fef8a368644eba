package scenes_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/platform"
	"engawa/scenes/scenestest"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
)

// shortcuts are all keys that could mean something beside writing: letters and digits with what they write, signs, the
// row of function keys, and letters with Ctrl.
func shortcuts() (list []*input.Frame) {
	var script input.Script
	frame := func(s input.Stroke, typed string) {
		script.Strike(s)
		f := script.Poll(1)
		script.Poll(1)
		f.TypedRunes = []rune(typed)
		list = append(list, f)
	}
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		frame(input.Stroke{Key: k}, strings.ToLower(k.String()))
		frame(input.Stroke{Key: k, Shift: true}, k.String())
		if k != ebiten.KeyV && k != ebiten.KeyA { // to paste, and to select all, are for the field
			frame(input.Stroke{Key: k, Ctrl: true}, "")
		}
	}
	for k := ebiten.KeyDigit0; k <= ebiten.KeyDigit9; k++ {
		frame(input.Stroke{Key: k}, string(rune('0'+k-ebiten.KeyDigit0)))
	}
	for k := ebiten.KeyF1; k <= ebiten.KeyF12; k++ {
		frame(input.Stroke{Key: k}, "")
	}
	for _, sign := range "+-" {
		frame(input.Stroke{Sign: sign}, string(sign))
	}
	frame(input.Stroke{Key: ebiten.KeySlash, Shift: true}, "?")
	frame(input.Stroke{Key: ebiten.KeySpace}, " ")
	return list
}

// fieldScreens lead to every screen in which something can be typed.
func fieldScreens(t *testing.T) map[string]func(g *testUser) {
	return map[string]func(g *testUser){
		"name of a player": func(g *testUser) {
			g.Services.Navigator.Setup("yokai")
			g.FinishAnimations()
			g.page().Focus("seat0.name")
		},
		"name of a place": func(g *testUser) {
			if err := screensNamed(t, scenestest.Screens(), "homeworlds-naming")[0].Show(g.Driver); err != nil {
				t.Fatal(err)
			}
			g.FinishAnimations()
			g.page().Focus("label")
		},
		"text of a game": func(g *testUser) {
			g.Services.Navigator.Open()
			g.FinishAnimations()
			g.page().Focus("text")
		},
	}
}

// TestAFieldOwnsTheKeyboard strikes every key in every field: the screen stays, no setting changes, what was written is
// in the field, and Escape leads away.
func TestAFieldOwnsTheKeyboard(t *testing.T) {
	for name, visit := range fieldScreens(t) {
		t.Run(name, func(t *testing.T) {
			g := newTestUser(t, lateral(), &store.Memory{}, byKeys)
			g.FinishAnimations()
			visit(g)
			top, depth, settings := g.top(), g.Services.Stack.Len(), g.Services.Settings.Clone()
			field, _ := g.page().Editing()
			if field == nil {
				t.Fatal("no field has the focus")
			}
			for _, f := range shortcuts() {
				held := len([]rune(field.Value))
				typed := string(f.TypedRunes)
				g.Script.Add(f)
				g.Tick(3)
				now := g.page().Find(field.Key)
				if g.top() != top || g.Services.Stack.Len() != depth || now == nil || !g.page().Typing() {
					t.Fatalf("the key of %+v, %q leads from a %T to a %T", f.KeysDown, typed, top, g.top())
				}
				if want := field.Value + typed; held < field.Edit.Limit && now.Value != want {
					t.Fatalf("after %q the field says %q, want %q", typed, now.Value, want)
				}
				field = now
				if len([]rune(field.Value)) > 8 {
					g.page().Write(field.Key, "", ui.Selection{})
					g.Tick(1)
					field = g.page().Find(field.Key)
				}
			}
			if now := g.Services.Settings; now.Fullscreen != settings.Fullscreen || now.TextSize != settings.TextSize {
				t.Errorf("a setting has changed: %+v", now)
			}
			g.Script.Strike(input.Stroke{Key: ebiten.KeyEscape})
			g.Tick(3)
			if g.top() == top && g.page().Typing() {
				t.Error("Escape does not lead out of the field")
			}
		})
	}
}

// pasteboard is an outside that holds a text in its clipboard.
type pasteboard struct {
	stage.Outside
	wasRead bool
}

func (p *pasteboard) Can() stage.Abilities { return stage.Abilities{Paste: true} }
func (p *pasteboard) Paste()               { p.wasRead = true }
func (p *pasteboard) Arrivals() (got []stage.Arrival) {
	if p.wasRead {
		got = append(got, stage.Arrival{Text: "Éloïse\n"})
	}
	p.wasRead = false
	return got
}

// TestANameIsPasted puts the clipboard's text into a name by the keys for it.
func TestANameIsPasted(t *testing.T) {
	g := newTestUser(t, lateral(), &store.Memory{}, byKeys)
	g.FinishAnimations()
	g.Services.Outside = &pasteboard{}
	fieldScreens(t)["name of a player"](g)
	g.page().Write("seat0.name", "", ui.Selection{})
	g.Script.Strike(input.Stroke{Key: ebiten.KeyV, Ctrl: true})
	for range 4 {
		g.App.Receive()
		g.Tick(1)
	}
	if got := g.page().Find("seat0.name").Value; got != "Éloïse" {
		t.Errorf("pasted, the name is %q", got)
	}
}

// TestTheWindowHasFolders opens the panel for games from elsewhere as the window does: there is a way to its files.
func TestTheWindowHasFolders(t *testing.T) {
	if platform.Open().Files() == nil {
		t.Skip("this system has no folders for the player")
	}
	g := newTestUser(t, lateral(), &store.Memory{}, byKeys)
	g.FinishAnimations()
	g.Services.Files = platform.Open().Files()
	g.Services.Navigator.Open()
	g.FinishAnimations()
	g.page().Focus("pick")
	g.Script.Press(input.Confirm)
	g.Tick(3)
	if !g.says(lang.For(lang.English).T(lang.PickTitle)) {
		t.Errorf("the button for files leads to a %T that says %q", g.top(), g.Trace().Texts())
	}
}
