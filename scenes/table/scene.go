package table

import (
	"engawa/scenes/geom"
	"engawa/scenes/widget"
)

// Scene keeps the tree of a Board, and makes it again where it is asked for after a change. Its zero value waits for
// Build and Arrange.
type Scene struct {
	Build func() widget.Widget

	cache   widget.TreeCache[int]
	changes int
	moving  bool
}

// Arrange takes over the room and the environment.
func (s *Scene) Arrange(room geom.Rect, e widget.Env) {
	s.cache.Build = func(int) widget.Widget { return s.Build() }
	s.cache.Arrange(room, e)
	s.Change()
}

// Change notes that slots or controls may lie elsewhere, be others or have other names now.
func (s *Scene) Change() { s.changes++ }

// NoteMotion notes whether something on the Board moves by itself just now, and returns the same: when it has come to rest,
// that is a change.
func (s *Scene) NoteMotion(moving bool) bool {
	if s.moving && !moving {
		s.Change()
	}
	s.moving = moving
	return moving
}

// Tree returns the tree.
func (s *Scene) Tree() *widget.Tree {
	s.cache.Show(s.changes)
	return s.cache.Tree()
}
