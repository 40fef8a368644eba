package data

import (
	"fmt"

	"engawa/internal/pagefile"
)

// source is the lists beside the page.
type source map[string]*pagefile.Fetch

func newSource() source { return source{} }

// text returns the list of a game, "" for other games, and while it is on its way.
func (s source) text(game string) (string, error) {
	f := s[game]
	if f == nil {
		file, ok := find(game)
		if !ok {
			return "", nil
		}
		f = pagefile.Get(file.Address(), file.Size)
		s[game] = f
	}
	data, err := f.Data()
	if err != nil {
		delete(s, game)
		return "", fmt.Errorf("puzzles: %w", err)
	}
	return string(data), nil
}

// find returns the entry of a game's file.
func find(game string) (File, bool) {
	for _, f := range Files() {
		if f.Name == FileName(game) {
			return f, true
		}
	}
	return File{}, false
}

// Text returns the list of a game that is inside the program: on a page there is none.
func Text(string) string { return "" }
