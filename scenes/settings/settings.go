// Package settings is the panel of settings over the present scene. Every change acts at once.
//
// It imports the base packages of scenes, audio and sprites; no other scene and no rules.
package settings

import (
	"engawa/audio"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
)

// Scene is the panel.
type Scene struct{ stage.Panel }

// New returns the panel.
func New(svc *stage.Services) *Scene { return &Scene{stage.NewPanel(svc, audio.Button)} }

// Arrange implements stage.Scene.
func (s *Scene) Arrange(v stage.View) {
	s.Lay(v, lang.SettingsTitle, nil, s.items(), s.Arrange)
	page := s.Page()
	if page.FocusedControl() != nil {
		return
	}
	for _, c := range page.Controls() {
		if c.Role != ui.RoleText {
			page.Focus(c.Key)
			break
		}
	}
}
