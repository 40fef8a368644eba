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
	m := matchAt(b, rules.Setup{Seats: 2}, 1, forhonor.PhaseCall, 4)
	seat := bottest.First(m.State().Actors())
	player := bottest.New(b, Bots(), "5")
	var nodes int64
	for b.Loop() {
		if _, err := bot.Choose(player, m.State().View(seat), seat, rand.New(rand.NewPCG(1, 1)), bot.Budget{}); err != nil {
			b.Fatal(err)
		}
		nodes += player.Thought().Nodes
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}
