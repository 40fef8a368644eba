package alphabeta

import (
	"testing"

	"engawa/rules/bot"
	"engawa/rules/yokai"
)

func TestForcingActionsAreFollowed(t *testing.T) {
	p, err := yokai.ParseBoard(yokai.Mori, "1l1/1G1/3/L2[] w")
	if err != nil {
		t.Fatal(err)
	}
	for left, want := range []bool{false, true, true} {
		s := newTestSearch(Root[yokai.Board]{Position: p})
		s.quiescence = left
		if n, proven := bot.Distance(s.value(0, 0, -bot.Infinity, bot.Infinity)); proven != want || want && n != 1 {
			t.Errorf("%d forcing actions beyond the depth: proven %v in %d", left, proven, n)
		}
	}
}

// BenchmarkYokai searches the start position to a fixed depth.
func BenchmarkYokai(b *testing.B) {
	for _, v := range []struct {
		name    string
		variant yokai.Variant
	}{{"mori", yokai.Mori}, {"dobutsu", yokai.Dobutsu}} {
		b.Run(v.name, func(b *testing.B) {
			r := Root[yokai.Board]{Position: yokai.StartBoard(v.variant), Repeats: true}
			s := newTestSearch(r)
			s.quiescence = 1
			b.ReportAllocs()
			for b.Loop() {
				s.begin(r, s.meter)
				for depth := 1; depth <= 9; depth++ {
					s.value(0, depth, -bot.Infinity, bot.Infinity)
				}
			}
			b.ReportMetric(float64(s.meter.Nodes)/b.Elapsed().Seconds(), "nodes/s")
		})
	}
}
