package setup

import (
	"engawa/rules/bot"
	"engawa/scenes/geom"
	"engawa/scenes/widget"
)

// Offer offers other levels of computer players than the game has.
func (s *Scene) Offer(levels []bot.Level) *Scene {
	s.levels = levels
	return s
}

// Flames gives the tests flames.
var Flames = flames

// SetCount seats so many players.
func (s *Scene) SetCount(n int) { s.setCount(n) }

// Turn opens a page.
func (s *Scene) Turn(to int) { s.turn(to) }

// Tree returns what is shown.
func (s *Scene) Tree() *widget.Tree { return s.host.Tree() }

// Room returns the room that the tree has.
func (s *Scene) Room() geom.Rect { return s.host.Room() }
