package shelf

import (
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// Narrate implements stage.Narrator.
func (s *Shelf) Narrate() stage.Narration {
	return stage.Narration{Title: "Engawa", Text: []string{s.services.Words.T(lang.ShelfTagline)}}
}

// Narrate implements stage.Narrator.
func (m *matches) Narrate() stage.Narration {
	words := m.Services.Words
	s := stage.Narration{Title: words.T(lang.ShelfMatches)}
	if len(m.list) == 0 {
		s.Text = []string{words.T(lang.ShelfNoMatches)}
	}
	return s
}
