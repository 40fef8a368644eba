package bots_test

import (
	"fmt"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/games"
)

// TestNormalOpeningsAreNotWarnedOf has strong bots play the first turns of every game, for as few and as many seats as it
// has: none of what they do is warned of.
func TestNormalOpeningsAreNotWarnedOf(t *testing.T) {
	const turns, nodes = 3, 3000
	for _, g := range games.All() {
		levels := bots.Levels(g)
		level := levels[0]
		for _, l := range levels {
			if _, probes := l.New().(bot.TablebaseUser); !probes {
				level = l
			}
		}
		info := g.Info()
		for _, seats := range []int{info.MinSeats, info.MaxSeats} {
			for seed := range uint64(3) {
				t.Run(fmt.Sprintf("%s/%d/%d", info.ID, seats, seed), func(t *testing.T) {
					m, err := rules.NewMatch(g, rules.Setup{Seats: seats}, seed+1)
					if err != nil {
						t.Fatal(err)
					}
					players := map[rules.Seat]bot.Bot{}
					done := map[rules.Seat]int{}
					last := rules.Nature
					for err = m.PlayNature(); err == nil && !m.Over(); err = m.PlayNature() {
						by, _ := m.State().Actors().First()
						if by != last {
							if done[by]++; done[by] > turns {
								return
							}
							last = by
						}
						if players[by] == nil {
							players[by] = level.New()
						}
						a, err := bot.Decide(players[by], m, by, bot.Budget{Nodes: nodes})
						if err != nil {
							t.Fatal(err)
						}
						for _, w := range rules.Warnings(g, m.State().View(by), by, a) {
							t.Errorf("after %d moves %s of seat %s is warned of: %s", len(m.Log), g.FormatAction(m.State(), rules.Move{By: by, Do: a}), by, w.Code)
						}
						if _, err := m.Do(rules.Move{By: by, Do: a}); err != nil {
							t.Fatal(err)
						}
					}
					if err != nil {
						t.Fatal(err)
					}
				})
			}
		}
	}
}
