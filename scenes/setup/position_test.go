package setup_test

import (
	"testing"

	"engawa/rules/bots"
	"engawa/rules/games"
	"engawa/scenes/lang"
	"engawa/scenes/setup"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/table"
)

// TestEveryGameLeadsToItsPositions explores the games that can be explored, and sets up a position of the others, with the
// players and the number of seats that are chosen.
func TestEveryGameLeadsToItsPositions(t *testing.T) {
	for _, g := range games.All() {
		for _, w := range stagetest.Windows() {
			svc, nav := stagetest.NewServices(lang.English)
			p := stagetest.Enter(t, svc, setup.New(svc, g), w)
			p.Click("explore")
			id := g.Info().ID
			if bots.Of(g).NewJudge != nil {
				if nav.Last() != "explore "+id {
					t.Errorf("%s in %s: it leads to %v", id, w.Name, nav.Way)
				}
				continue
			}
			if nav.Last() != "position" || nav.Match.Game.Info().ID != id || table.Players(nav.Match)[1].Bot == "" {
				t.Errorf("%s in %s: it leads to %v", id, w.Name, nav.Way)
			}
		}
	}
}
