package setup

import (
	"engawa/scenes/stage"
)

// Story implements stage.Teller: the game, whose it is, and what the option that was changed last means.
func (s *Scene) Story() stage.Story {
	g := s.words().Edition(s.id(), s.options)
	return stage.Story{Title: g.Title, Text: []string{g.Caption, g.Credit}, Now: s.hint()}
}
