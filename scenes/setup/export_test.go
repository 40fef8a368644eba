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
var Flames = flameCount

// SetCount seats so many players.
func (s *Scene) SetCount(n int) { s.setCount(n) }

// Turn opens a page.
func (s *Scene) Turn(to int) { s.turn(to) }

// Tree returns what is shown.
func (s *Scene) Tree() *widget.Tree { return s.host.Tree() }

// Room returns the room that the tree has.
func (s *Scene) Room() geom.Rect { return s.host.Room() }

// OfferedOptions returns what is offered for a table for people elsewhere on clocks and on absence: value, label and sentence.
func OfferedOptions(s *Scene) (clocks, absences [][3]string) {
	for _, o := range s.hosting.options() {
		for k, value := range o.values {
			row := [3]string{value, o.labels[k], o.hints[k]}
			switch o.key {
			case clockOption:
				clocks = append(clocks, row)
			case absenceOption:
				absences = append(absences, row)
			}
		}
	}
	return clocks, absences
}
