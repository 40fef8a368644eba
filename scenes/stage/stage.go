// Package stage is what every scene stands on: the contract of a scene, the stack of scenes with the change from one
// to the next, the room a scene is arranged in, and the services (words, settings, saves, sounds, ways to
// other scenes). It imports the base packages of scenes (canvas, input, lang, store …), rules, rules/bot,
// rules/puzzles, remote and remote/client, audio and sprites, and no scene.
package stage

import (
	"engawa/audio"
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/ui"
)

// Scene is one screen. Arrange is called before anything else and again whenever the window, the language or a
// setting has changed; Update once a tick while the scene is on top; Draw only when Stale was true.
type Scene interface {
	Arrange(v View)
	Update(f *input.Frame)
	Draw(c *canvas.Canvas)
	Stale() bool
}

// Overlay is implemented by scenes that leave the uppermost one that is no Overlay visible, such as menus.
type Overlay interface{ Overlays() }

// Leaver is implemented by scenes that must let go of something when they are taken off the stack.
type Leaver interface{ Leave() }

// Returner is implemented by scenes that want to know when they are on top again.
type Returner interface{ Return() }

// Hider is implemented by scenes that must hide something before the program goes to the background.
type Hider interface{ Hide() }

// SystemBacker is implemented by scenes in which the system's own way back, the button of a phone or of a browser, does
// something else than the key: SystemBack does it, and reports false where it is to do what the key does.
type SystemBacker interface{ SystemBack() bool }

// Paged is implemented by scenes that can say what can be pointed at just now, for tests, pictures and people who cannot
// see the screen.
type Paged interface{ Page() *ui.Page }

// Sounding is implemented by scenes that want a certain bed of sound below everything else.
type Sounding interface{ Bed() audio.Bed }

// Stack is the pile of scenes; only the top one gets input.
type Stack struct {
	scenes     []Scene
	view       View
	hasView    bool
	wipe       *wipe
	isStale    bool
	isStill    bool // scene changes happen at once
	largePrint largePrint
}

// SetStill decides whether scenes change at once, without the stroke of ink.
func (s *Stack) SetStill(still bool) { s.isStill = still }

// Top returns the scene on top, nil when there is none.
func (s *Stack) Top() Scene {
	if len(s.scenes) == 0 {
		return nil
	}
	return s.scenes[len(s.scenes)-1]
}

// Bed returns the bed of sound of the uppermost scene that asks for one, else the summer night of the veranda.
func (s *Stack) Bed() audio.Bed {
	for k := len(s.scenes) - 1; k >= 0; k-- {
		if scene, ok := s.scenes[k].(Sounding); ok {
			return scene.Bed()
		}
	}
	return audio.CricketsAndWater
}

// Len returns the number of scenes.
func (s *Stack) Len() int { return len(s.scenes) }

// Push puts a scene on top. What is being pressed or dragged on the one below is let go.
func (s *Stack) Push(next Scene) {
	if p, ok := s.Top().(Paged); ok {
		p.Page().Release()
	}
	s.begin(next)
	s.scenes = append(s.scenes, next)
	s.arrange(next)
}

// Pop takes the top scene away; the lowest one stays.
func (s *Stack) Pop() {
	if len(s.scenes) < 2 {
		return
	}
	top := s.Top()
	below := s.scenes[len(s.scenes)-2]
	if _, ok := top.(Overlay); !ok {
		s.begin(below)
	}
	leave(top)
	s.scenes = s.scenes[:len(s.scenes)-1]
	s.isStale = true
	if _, through := top.(Through); through {
		return // it has gone on all the time
	}
	s.arrange(below)
	if r, ok := below.(Returner); ok {
		r.Return()
	}
}

// Replace takes all scenes above the lowest keep away and puts the next one on top.
func (s *Stack) Replace(keep int, next Scene) {
	s.begin(next)
	for len(s.scenes) > max(keep, 0) {
		leave(s.Top())
		s.scenes = s.scenes[:len(s.scenes)-1]
	}
	s.scenes = append(s.scenes, next)
	s.arrange(next)
}

func leave(scene Scene) {
	if l, ok := scene.(Leaver); ok {
		l.Leave()
	}
}

// Arrange gives all scenes the room again, to each in the units in which its words have the size that is wanted.
func (s *Stack) Arrange(v View) {
	s.view, s.hasView, s.isStale = v, true, true
	for _, scene := range s.scenes {
		v.arrange(scene)
	}
	s.layLargePrintButton()
}

// View returns the room given last; each scene has its own part of it, see [View.For].
func (s *Stack) View() View { return s.view }

// Room returns the room of the scene on top, in whose units its controls lie and input is wanted.
func (s *Stack) Room() View {
	if top := s.Top(); top != nil {
		return s.view.For(top)
	}
	return s.view
}

func (s *Stack) arrange(scene Scene) {
	s.isStale = true
	if s.hasView {
		s.view.arrange(scene)
	}
}

// arrange gives a scene its part of the room, and its page the size in which words are wanted there.
func (v View) arrange(scene Scene) {
	in := v.For(scene)
	if p, ok := scene.(Paged); ok {
		p.Page().TextScale = in.TextScale()
	}
	scene.Arrange(in)
}

// Update advances the top scene by one tick; the frame is in the units of [Stack.Room].
func (s *Stack) Update(f *input.Frame) {
	if s.wipe != nil {
		s.isStale = true
		if s.wipe.tick(!f.Empty()) {
			s.wipe = nil
		}
	}
	s.listen()
	s.updateBelow()
	if s.Typing() {
		f = f.ForText()
	}
	if top := s.Top(); top != nil {
		top.Update(s.serve(f))
	}
	s.layLargePrintButton()
}

// Typing reports whether letters go into a text field of the scene on top, which then owns the keyboard.
func (s *Stack) Typing() bool {
	p, ok := s.Top().(Paged)
	return ok && p.Page().Typing()
}

// Hide tells the scenes that the program goes to the background.
func (s *Stack) Hide() {
	for _, scene := range s.scenes {
		if h, ok := scene.(Hider); ok {
			h.Hide()
		}
	}
	s.wipe, s.isStale = nil, true // nothing is drawn as it was before
}

// Stale reports whether the picture differs from the last Draw.
func (s *Stack) Stale() bool {
	if s.isStale {
		return true
	}
	for _, scene := range s.visible() {
		if scene.Stale() {
			return true
		}
	}
	return false
}

// visible returns the scenes that are seen, the lowest first: the uppermost one that is no Overlay, and the Overlay on
// top. Those between them, such as the menu that a panel was opened from, wait unseen: two papers and two veils over
// each other are hard to read.
func (s *Stack) visible() []Scene {
	top := len(s.scenes) - 1
	k := top
	for k > 0 {
		if _, ok := s.scenes[k].(Overlay); !ok {
			break
		}
		k--
	}
	if k < 0 || k == top {
		return s.scenes[max(k, 0):]
	}
	return []Scene{s.scenes[k], s.scenes[top]}
}

// Draw draws what is seen on a canvas in the units of [Stack.View].
func (s *Stack) Draw(c *canvas.Canvas) {
	s.isStale = false
	if s.wipe != nil {
		s.wipe.draw(c, s.view, s.visible())
		return
	}
	s.view.draw(c, s.visible())
}

// draw draws the scenes, the lowest first, each in its own units.
func (v View) draw(c *canvas.Canvas, scenes []Scene) {
	for _, scene := range scenes {
		in := c.Enlarged(v.For(scene).Scale / v.Scale)
		scene.Draw(in)
		if p, ok := scene.(Paged); ok && p.Page().Extra() != nil {
			tool := p.Page().Extra()
			ui.DrawRoundButton(in, "large-print", tool.Rect, ui.Plain(), false, p.Page().StateOf(tool))
		}
	}
}
