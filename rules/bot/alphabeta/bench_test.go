package alphabeta

import (
	"engawa/rules/bot"
	"testing"
)

// BenchmarkAlphaBeta reports the cost of a node apart from the game's own work.
func BenchmarkAlphaBeta(b *testing.B) {
	s := newTestSearch(Root[heaps]{Position: heaps{counts: [4]uint8{7, 6, 5, 4}}})
	b.ReportAllocs()
	for b.Loop() {
		s.table.Clear()
		s.value(0, 5, -bot.Infinity, bot.Infinity)
	}
	b.ReportMetric(float64(s.meter.Nodes)/b.Elapsed().Seconds(), "nodes/s")
}
