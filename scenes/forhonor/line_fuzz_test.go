package forhonor

import (
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/store"
)

// FuzzLineOfARevealedChoice has the log tell whatever a host says to have been chosen in secret.
func FuzzLineOfARevealedChoice(f *testing.F) {
	m, err := rules.NewMatch(game.Game{}, rules.Setup{Seats: 4}, 1)
	if err != nil {
		f.Fatal(err)
	}
	for !m.Over() && len(m.Log) < 160 {
		if err := m.PlayNature(); err != nil {
			f.Fatal(err)
		}
		by, ok := m.State().Actors().First()
		if !ok {
			break
		}
		legal := m.State().Legal(by, nil)
		if _, err := m.Do(rules.Move{By: by, Do: legal[len(m.Log)*7%len(legal)]}); err != nil {
			f.Fatal(err)
		}
	}
	var secret []int
	for n, mv := range m.Log {
		if mv.By != rules.Nature && rules.IsRevealed(m.Game, m.At(n), m.State()) {
			secret = append(secret, n)
			f.Add(m.Game.FormatAction(m.At(n), mv))
		}
	}
	b := testBoard(m, 3, stage.NewView(1280, 800, 1, geom.Insets{}), store.Off)
	f.Fuzz(func(t *testing.T, text string) {
		for _, n := range secret {
			view, by := m.At(n).View(rules.Public), m.Log[n].By
			if do, err := rules.ParseRevealed(m.Game, view, by, text); err == nil && b.Line(view, rules.Move{By: by, Do: do}) == "" {
				t.Errorf("%q of seat %v has no line after %d moves", text, by, n)
			}
		}
	})
}
