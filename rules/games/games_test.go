package games_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/games"
)

// TestEveryGameIsHeldAgainstTheContract wants the conformance suite in the tests of every shipped game.
func TestEveryGameIsHeldAgainstTheContract(t *testing.T) {
	for _, g := range games.All() {
		text, err := os.ReadFile(filepath.Join("..", g.Info().ID, "conformance_test.go"))
		if err != nil {
			t.Error(err)
		} else if !strings.Contains(string(text), "\nfunc TestContract(") || !strings.Contains(string(text), "rulestest.Run(t, "+g.Info().ID+".Game{}") {
			t.Errorf("conformance_test.go of %s has no TestContract with rulestest.Run, see go doc ./rules/rulestest", g.Info().ID)
		}
	}
}

func TestFind(t *testing.T) {
	seen := map[string]bool{}
	for _, g := range games.All() {
		id := g.Info().ID
		if seen[id] {
			t.Errorf("two games have the id %q", id)
		}
		seen[id] = true
		if found, ok := games.Find(id); !ok || found.Info().ID != id {
			t.Errorf("Find(%q) does not find it", id)
		}
	}
	var none rules.Game
	if g, ok := games.Find("Yokai"); ok || g != none {
		t.Errorf("Find takes an id in another case: %v", g)
	}
}
