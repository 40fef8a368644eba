package scenes

import (
	"testing"

	"engawa/rules/games"
)

func TestEveryGameHasItsBoard(t *testing.T) {
	made := boxes()
	for _, g := range games.All() {
		if b := made[g.Info().ID]; b.board == nil || b.Thumb == nil {
			t.Errorf("%s has no Board, or no little picture (Box.Thumb), in boxes.go", g.Info().ID)
		}
	}
	if len(made) != len(games.All()) {
		t.Errorf("there are Boards for %d games of %d", len(made), len(games.All()))
	}
}
