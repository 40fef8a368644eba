package shelf

import (
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// Story implements stage.Teller.
func (s *Shelf) Story() stage.Story {
	return stage.Story{Title: "Engawa", Text: []string{s.house.Words.T(lang.ShelfTagline)}}
}

// Story implements stage.Teller.
func (m *matches) Story() stage.Story {
	words := m.House.Words
	s := stage.Story{Title: words.T(lang.ShelfMatches)}
	if len(m.list) == 0 {
		s.Text = []string{words.T(lang.ShelfNoMatches)}
	}
	return s
}
