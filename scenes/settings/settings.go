// Package settings is the panel of settings over the present scene. Every change acts at once.
//
// It imports the small rooms of scenes and audio; no other scene and no rules.
package settings

import (
	"engawa/audio"
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
)

// Scene is the panel.
type Scene struct {
	house *stage.House
	page  ui.Page
	view  stage.View
	folio ui.Folio
	stale bool
}

// New returns the panel.
func New(h *stage.House) *Scene {
	s := &Scene{house: h}
	s.page.Pressed = func(*ui.Control) { h.Sound.Play(audio.Button) }
	return s
}

// Overlays implements stage.Overlay.
func (s *Scene) Overlays() {}

// Arrange implements stage.Scene.
func (s *Scene) Arrange(v stage.View) {
	s.view, s.stale = v, true
	words := s.house.Words
	s.page.Set(v.Area, s.folio.Lay(v.Safe, s.columns(), ui.Item{}, s.items(), ui.FolioWords{
		Title: words.T(lang.SettingsTitle), Close: words.T(lang.Close), Next: words.T(lang.Next), Previous: words.T(lang.Previous),
	}, func() { s.Arrange(s.view) }, s.house.Stack.Pop)...)
	if s.page.Focused() == nil {
		for _, c := range s.page.Controls() {
			if c.Role != ui.RoleText {
				s.page.Focus(c.Key)
				break
			}
		}
	}
}

// columns returns in how many columns the items stand.
func (s *Scene) columns() int {
	if s.view.Class == stage.Tall {
		return 1
	}
	return 2
}

// Update implements stage.Scene.
func (s *Scene) Update(f *input.Frame) {
	if f.Has(input.Back) || f.Has(input.Menu) || ui.Outside(f, s.folio.Card) {
		s.house.Stack.Pop()
		return
	}
	s.page.Update(f)
}

// Stale implements stage.Scene.
func (s *Scene) Stale() bool { return s.stale || s.page.Stale() }

// Draw implements stage.Scene.
func (s *Scene) Draw(c *canvas.Canvas) {
	s.stale = false
	s.folio.Draw(c, s.view.Area)
	s.page.Draw(c)
}

// Page implements stage.Paged.
func (s *Scene) Page() *ui.Page { return &s.page }
