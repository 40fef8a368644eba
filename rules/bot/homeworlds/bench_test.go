package homeworlds

import (
	"math/rand/v2"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/homeworlds"
)

// BenchmarkHomeworlds decides with level 5 on a turn in the middle of a match and reports the nodes in a second.
func BenchmarkHomeworlds(b *testing.B) {
	const text = "2/3 1 0(b3g2)b3r1r3y1| 1(b1y3)g3|b3g2g3r1r2r3y2 s1:-1(b1)b2g1| s2:-1(b2)|r1r2y1y3 s3:-1(y2)|g1g2r2r3 s4:-1(b1)y1y3| s5:-1(g1)b2|"
	s, err := homeworlds.Game{}.ParsePosition(rules.Setup{Seats: 2}, text)
	if err != nil {
		b.Fatal(err)
	}
	player, err := Bots().New("5")
	if err != nil {
		b.Fatal(err)
	}
	var nodes int64
	for b.Loop() {
		if _, err := bot.Choose(player, s.View(1), 1, rand.New(rand.NewPCG(1, 1)), bot.Budget{Nodes: 50_000}); err != nil {
			b.Fatal(err)
		}
		nodes += player.Thought().Nodes
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}
