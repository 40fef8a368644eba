// Package help tells about keys, touch and pad over the present scene.
package help

import (
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
)

// Scene is the screen.
type Scene struct {
	house *stage.House
	page  ui.Page
}

// New returns the screen.
func New(h *stage.House) *Scene { return &Scene{house: h} }

// Arrange implements stage.Scene.
func (s *Scene) Arrange(stage.View) {}

// Update implements stage.Scene.
func (s *Scene) Update(f *input.Frame) { s.page.Update(f) }

// Stale implements stage.Scene.
func (s *Scene) Stale() bool { return s.page.Stale() }

// Draw implements stage.Scene.
func (s *Scene) Draw(c *canvas.Canvas) { s.page.Draw(c) }

// Page implements stage.Paged.
func (s *Scene) Page() *ui.Page { return &s.page }
