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
