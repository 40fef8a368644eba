package bot

import (
	"math/rand/v2"
	"testing"

	"engawa/rules"
	"engawa/rules/toys/sealed"
)

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

// BenchmarkTreeSearch decides the first bid of a match of three.
func BenchmarkTreeSearch(b *testing.B) {
	m, err := rules.NewMatch(sealed.Game{}, rules.Setup{}, 1)
	if err != nil {
		b.Fatal(err)
	}
	if err := m.Settle(); err != nil {
		b.Fatal(err)
	}
	var nodes int64
	for b.Loop() {
		search := &treeSearch{budget: 10_000}
		if _, err := Choose(search, m.State().View(0), 0, rand.New(rand.NewPCG(1, 1)), Budget{}); err != nil {
			b.Fatal(err)
		}
		nodes += search.meter.nodes
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}
