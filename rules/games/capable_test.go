package games_test

import (
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/games"
	"engawa/rules/perft"
)

// TestWhatGamesHave keeps a game from losing what it has by a method that is spelt otherwise, which compiles.
func TestWhatGamesHave(t *testing.T) {
	want := map[string]string{
		"yokai":      "pointer scorer warner remote counter",
		"homeworlds": "pointer scorer secretkeeper warner talker notation remote counter decider",
		"honshu":     "pointer scorer secretkeeper remote",
		"forhonor":   "pointer scorer secretkeeper warner remote",
	}
	for _, g := range games.All() {
		var have []string
		has := func(name string, ok bool) {
			if ok {
				have = append(have, name)
			}
		}
		_, pointer := g.(rules.Pointer)
		_, scorer := g.(rules.Scorer)
		_, secretkeeper := g.(rules.SecretKeeper)
		_, warner := g.(rules.Warner)
		_, talker := g.(rules.Talker)
		_, notation := g.(rules.Notation)
		_, remote := g.(rules.Remote)
		_, counter := g.(perft.Counter)
		_, decider := g.(rules.Decider)
		has("pointer", pointer)
		has("scorer", scorer)
		has("secretkeeper", secretkeeper)
		has("warner", warner)
		has("talker", talker)
		has("notation", notation)
		has("remote", remote)
		has("counter", counter)
		has("decider", decider)
		if got := strings.Join(have, " "); got != want[g.Info().ID] {
			t.Errorf("%s implements %q, the table of this test has %q; what a new game is to implement is listed there", g.Info().ID, got, want[g.Info().ID])
		}
	}
}
