package honshu

import (
	"math/rand/v2"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/bottest"
	"engawa/rules/honshu"
)

// BenchmarkHonshu decides with level 5 on a build in the middle of a match and reports the nodes in a second.
func BenchmarkHonshu(b *testing.B) {
	m := matchAt(b, rules.Setup{Seats: 4}, 1, honshu.PhaseBuild, 6)
	seat := bottest.First(m.State().Actors())
	player, err := Bots().New("5")
	if err != nil {
		b.Fatal(err)
	}
	var nodes int64
	for b.Loop() {
		if _, err := bot.Choose(player, m.State().View(seat), seat, rand.New(rand.NewPCG(1, 1)), bot.Budget{}); err != nil {
			b.Fatal(err)
		}
		nodes += player.Thought().Nodes
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}
