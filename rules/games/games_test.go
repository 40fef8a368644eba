package games_test

import (
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/rules/games"
	"engawa/rules/rulestest"
)

func TestEveryGameKeepsTheContract(t *testing.T) {
	texts := map[string][]string{forhonor.OptHeroes: {"BN BW AR JU/RA JA BE VA"}}
	for _, g := range games.All() {
		t.Run(g.Info().ID, func(t *testing.T) { rulestest.Run(t, g, rulestest.Config{Walks: 1, Positions: 6, Values: texts}) })
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
