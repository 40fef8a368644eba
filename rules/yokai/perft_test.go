package yokai

import (
	"fmt"
	"testing"
)

// startCounts are the published counts from the start, by rule set.
var startCounts = []struct {
	name    string
	variant Variant
	want    []uint64 // depth 1 and up
}{
	{"mori", Mori, []uint64{4, 17, 123, 976, 8122, 71677, 635117, 5684459, 50503579, 452544100}},
	{"dobutsu", Dobutsu, []uint64{4, 14, 82, 516, 3188, 21323, 152491, 1106703, 7833001, 57399147}},
	{"mori-strict", MoriStrict, []uint64{4, 17, 123, 976, 8122, 71677, 645705, 5895267, 53667219, 496109240}},
}

// testDepth is how deep ordinary tests count from the start; BenchmarkPerft goes to the end of the list.
const testDepth = 8

func TestPerftFromTheStart(t *testing.T) {
	for _, c := range startCounts {
		for k, want := range c.want[:testDepth] {
			if got := StartBoard(c.variant).Perft(k + 1); got != want {
				t.Errorf("%s depth %d: %d sequences, want %d", c.name, k+1, got, want)
			}
		}
	}
}

// BenchmarkPerft counts to depths 9 and 10 and reports sequences a second.
func BenchmarkPerft(b *testing.B) {
	for _, c := range startCounts {
		for depth := 9; depth <= len(c.want); depth++ {
			b.Run(fmt.Sprintf("%s-%d", c.name, depth), func(b *testing.B) {
				board := StartBoard(c.variant)
				var nodes uint64
				for b.Loop() {
					nodes += board.Perft(depth)
				}
				if want := uint64(b.N) * c.want[depth-1]; nodes != want {
					b.Fatalf("%d sequences, want %d", nodes, want)
				}
				b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
			})
		}
	}
}
