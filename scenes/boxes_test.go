package scenes

import (
	"testing"

	"engawa/rules/games"
	"engawa/scenes/lang"
	"engawa/scenes/lesson/lessons"
	"engawa/sprites"
)

// TestEveryGameHasItsBoard wants all that README.md promises of every game.
func TestEveryGameHasItsBoard(t *testing.T) {
	made := boxes()
	for _, g := range games.All() {
		if b := made[g.Info().ID]; b.board == nil || b.Thumb == nil {
			t.Errorf("%s has no Board, or no little picture (Box.Thumb), in boxes.go", g.Info().ID)
		}
		if _, err := sprites.Drawing("boxes/" + g.Info().ID); err != nil {
			t.Errorf("the box of %s is black, see sprites/art/boxes: %v", g.Info().ID, err)
		}
		if lang.Book(g.Info().ID, lang.English, "") == nil {
			t.Errorf("%s has no book of its rules: bookPlan in scenes/lang/book.go does not know it", g.Info().ID)
		}
		if lessons.IDs(g.Info().ID) == nil {
			t.Errorf("%s has no lesson: IDs in scenes/lesson/lessons does not know it", g.Info().ID)
		}
	}
	if len(made) != len(games.All()) {
		t.Errorf("there are Boards for %d games of %d", len(made), len(games.All()))
	}
}
