package forhonor

import (
	"math/rand/v2"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/bottest"
	"engawa/rules/forhonor"
)

// BenchmarkForHonor names a hero with level 5 in the middle of a match and reports the nodes in a second.
func BenchmarkForHonor(b *testing.B) {
	m := battleMatch(b, rules.Setup{Seats: 2}, 1, forhonor.PhaseCall, 4)
	seat := bottest.First(m.State().Actors())
	warlord := bottest.New(b, Bots(), "5")
	var nodes int64
	for b.Loop() {
		if _, err := bot.Choose(warlord, m.State().View(seat), seat, rand.New(rand.NewPCG(1, 1)), bot.Budget{}); err != nil {
			b.Fatal(err)
		}
		nodes += warlord.Thought().Nodes
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}

// BenchmarkForHonorLevels plays 200 matches of two seats of each level against the one below, and of the highest
// against greedy, and reports the share of points in percent with its 95 % interval. Run it with -benchtime=1x; the
// last pairs take some minutes.
func BenchmarkForHonorLevels(b *testing.B) {
	const matches = 200
	pairs := [][2]string{{"greedy", "random"}, {"4", "greedy"}, {"5", "greedy"}}
	levels := Bots().Levels
	for k := 1; k < len(levels); k++ {
		pairs = append(pairs, [2]string{levels[k].Name, levels[k-1].Name})
	}
	for _, p := range pairs {
		b.Run(p[0]+"-"+p[1], func(b *testing.B) {
			for range b.N {
				share, width := bottest.Series(b, forhonor.Game{}, Bots(), rules.Setup{Seats: 2}, p[0], p[1], matches).Mean()
				b.ReportMetric(100*share, "points%")
				b.ReportMetric(100*width, "±%")
			}
		})
	}
}
