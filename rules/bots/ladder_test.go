package bots_test

import (
	"strings"
	"testing"

	"engawa/internal/ladder"
	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
	"engawa/rules/yokai"
	"engawa/rules/yokai/tablebase"
)

// TestEveryLevelBeatsTheOneBelow plays a short ladder with a part of the nodes that a player meets: each level gets more
// than a fair share of the points of so many matches against the one below, and the first against random moves. A step
// ends once the level has them. Level 7 of yokai is left out: TestPerfectPlay proves it. Levels lie close together:
// whether a change that fails here by a match or two has made a level weaker, "make ladder" tells.
func TestEveryLevelBeatsTheOneBelow(t *testing.T) {
	for _, c := range []struct {
		game    rules.Game
		options map[string]string
		seats   int
		scale   float64 // of the levels' own nodes
		least   int64   // nodes, unless a level has fewer
		matches int
		needs   map[string]int64 // the least nodes of a step, by its upper level, where fewer are too few for it
	}{
		{yokai.Game{}, nil, 2, 0.03, 1000, 24, nil},
		{yokai.Game{}, map[string]string{"rules": "dobutsu"}, 2, 0.03, 1000, 24, nil},
		{homeworlds.Game{}, nil, 2, 0.01, 1000, 10, map[string]int64{"4.5": 10_000}}, // the first that searches deeply
		{honshu.Game{}, nil, 4, 0.03, 5000, 16, nil},
		{forhonor.Game{}, nil, 2, 0.04, 1000, 8, nil},
	} {
		for _, s := range ladder.Steps(c.game, c.options, c.seats) {
			if s.Game.Info().ID == "yokai" && s.Upper == "7" {
				continue
			}
			budgets := ladder.ScaleNodes(c.scale, max(c.least, c.needs[s.Upper]))
			name := strings.TrimSpace(c.game.Info().ID+" "+s.Rules()) + " " + s.Upper
			t.Run(name, func(t *testing.T) {
				points, played := 0.0, 0
				for ; played < c.matches && points*float64(c.seats) <= float64(c.matches); played++ {
					share, err := s.Play(played, 1, budgets, tablebase.Open())
					if err != nil {
						t.Fatal(err)
					}
					points += share
				}
				t.Logf("against %s: %.1f points of %d matches", s.Lower, points, played)
				if fair := float64(c.matches) / float64(c.seats); points <= fair {
					t.Errorf("%s got %.1f points of %d matches against %s, want more than %g: it is too weak for its place", s.Upper, points, played, s.Lower, fair)
				}
			})
		}
	}
}
