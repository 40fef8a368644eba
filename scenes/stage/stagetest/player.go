package stagetest

import (
	"testing"

	"engawa/scenes/input"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
)

// Player uses the topmost scene as a person would.
type Player struct {
	t        testing.TB
	services *stage.Services
}

// Enter puts the scene on the stack, in a window, and returns who uses it.
func Enter(t testing.TB, svc *stage.Services, scene stage.Scene, w Window) *Player {
	t.Helper()
	svc.Stack.Arrange(w.View())
	svc.Stack.Push(scene)
	return &Player{t, svc}
}

// EnterOver does what [Enter] does with a panel that lies over another scene, which shows and does nothing.
func EnterOver(t testing.TB, svc *stage.Services, panel stage.Scene, w Window) *Player {
	t.Helper()
	Enter(t, svc, blank{}, w)
	return Enter(t, svc, panel, w)
}

// blank is a scene for panels to lie on.
type blank struct{ stage.Scene }

// Arrange implements stage.Scene.
func (blank) Arrange(stage.View) {}

// Update implements stage.Scene.
func (blank) Update(*input.Frame) {}

// Page returns the controls of the topmost scene.
func (p *Player) Page() *ui.Page {
	p.t.Helper()
	paged, ok := p.services.Stack.Top().(stage.Paged)
	if !ok {
		p.t.Fatal("the topmost scene does not tell its controls")
	}
	return paged.Page()
}

// Find returns the control with the key; without one the test fails.
func (p *Player) Find(key string) *ui.Control {
	p.t.Helper()
	c := p.Page().Find(key)
	if c == nil {
		var keys []string
		for _, c := range p.Page().Controls() {
			keys = append(keys, c.Key)
		}
		p.t.Fatalf("there is no control %q, but %q", key, keys)
	}
	return c
}

// Do runs a script and lets movements end.
func (p *Player) Do(write func(s *input.Script)) {
	script := &input.Script{}
	script.Bind(p.services.Keys())
	write(script)
	for !script.IsDone() {
		p.services.Stack.Update(script.Poll(1))
	}
	for range 30 {
		p.services.Stack.Update(&input.Frame{})
	}
}

// Click presses controls with the mouse, one after the other.
func (p *Player) Click(keys ...string) {
	p.t.Helper()
	for _, key := range keys {
		at := p.Find(key).Rect.Centre()
		p.Do(func(s *input.Script) { s.Click(at) })
	}
}

// Tap presses controls with a finger, one after the other.
func (p *Player) Tap(keys ...string) {
	p.t.Helper()
	for _, key := range keys {
		at := p.Find(key).Rect.Centre()
		p.Do(func(s *input.Script) { s.Tap(at) })
	}
}

// Press sends actions, as keys and pads do.
func (p *Player) Press(actions ...input.Action) {
	p.Do(func(s *input.Script) {
		for _, w := range actions {
			s.Press(w)
		}
	})
}

// Strike strikes keys of the keyboard, whatever they stand for.
func (p *Player) Strike(strokes ...input.Stroke) {
	p.Do(func(s *input.Script) {
		for _, stroke := range strokes {
			s.Strike(stroke)
		}
	})
}

// Button presses buttons of a pad, whatever they stand for.
func (p *Player) Button(buttons ...input.Button) {
	p.Do(func(s *input.Script) {
		for _, b := range buttons {
			s.Button(b)
		}
	})
}

// Type writes letters into what has the focus.
func (p *Player) Type(text string) { p.Do(func(s *input.Script) { s.Type(text) }) }

// GoTo moves the focus with the keyboard alone to the control with the key.
func (p *Player) GoTo(key string) {
	p.t.Helper()
	p.Find(key)
	for range 2 * len(p.Page().Controls()) {
		if c := p.Page().FocusedControl(); c != nil && c.Key == key && p.Page().ShowsFocus() {
			return
		}
		p.Press(input.Next)
	}
	p.t.Fatalf("the keyboard does not reach %q", key)
}
