package bot

import "testing"

// BenchmarkAlphaBeta reports the cost of a node apart from the game's own work.
func BenchmarkAlphaBeta(b *testing.B) {
	s := ready(root[heaps]{position: heaps{counts: [4]uint8{7, 6, 5, 4}}})
	b.ReportAllocs()
	for b.Loop() {
		s.table.clear()
		s.value(0, 5, -infinity, infinity)
	}
	b.ReportMetric(float64(s.meter.nodes)/b.Elapsed().Seconds(), "nodes/s")
}
