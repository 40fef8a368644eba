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
	m := honshuMatch(b, rules.Setup{Seats: 4}, 1, honshu.PhaseBuild, 6)
	seat := bottest.First(m.State().Actors())
	shogun, err := Bots().New("5")
	if err != nil {
		b.Fatal(err)
	}
	var nodes int64
	for b.Loop() {
		if _, err := bot.Choose(shogun, m.State().View(seat), seat, rand.New(rand.NewPCG(1, 1)), bot.Budget{}); err != nil {
			b.Fatal(err)
		}
		nodes += shogun.Thought().Nodes
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}

// BenchmarkHonshuLevels plays 200 matches of each level against the one below and reports the share of points in
// percent with its 95 % interval. Run it with -benchtime=1x; the last pair takes some minutes.
func BenchmarkHonshuLevels(b *testing.B) {
	const matches = 200
	levels := Bots().Levels
	for k := 1; k < len(levels); k++ {
		upper, lower := levels[k].Name, levels[k-1].Name
		b.Run(upper+"-"+lower, func(b *testing.B) {
			for range b.N {
				share, width := bottest.Series(b, honshu.Game{}, Bots(), rules.Setup{Seats: 2}, upper, lower, matches).Mean()
				b.ReportMetric(100*share, "points%")
				b.ReportMetric(100*width, "±%")
			}
		})
	}
}
