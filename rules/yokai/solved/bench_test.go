package solved

import (
	"testing"

	"engawa/rules/yokai"
)

// BenchmarkSolve solves the game with an elephant, a giraffe and two chicks. It says how many positions of the table
// are settled in a second.
func BenchmarkSolve(b *testing.B) {
	m := Material{1, 1, 2}
	places := 0
	for b.Loop() {
		table, err := Solve(m, yokai.Mori)
		if err != nil {
			b.Fatal(err)
		}
		places += len(table.values)
	}
	perSecond(b, places, "positions/s")
}

// BenchmarkPredecessors takes back the moves of positions spread over the whole table: the inner loop of Solve.
func BenchmarkPredecessors(b *testing.B) {
	x := newTestIndex(b, Full())
	u := unranker{index: x}
	var buffer [256]uint32
	taken, at := 0, uint32(0)
	for b.Loop() {
		p := u.position(at)
		taken += len(x.predecessors(&p, buffer[:0]))
		at = (at + 1_000_003) % (openBlocks * x.size)
	}
	perSecond(b, taken, "moves/s")
}

// BenchmarkSuccessors makes and numbers the moves of positions spread over the whole table: the inner loop of Census.
func BenchmarkSuccessors(b *testing.B) {
	x := newTestIndex(b, Full())
	u := unranker{index: x}
	var buffer [yokai.MaxMoves]position
	made, at := 0, uint32(0)
	for b.Loop() {
		p := u.position(at)
		if !p.canCatch() {
			next, _ := p.successors(buffer[:0])
			for k := range next {
				x.canonical(&next[k])
			}
			made += len(next)
		}
		at = (at + 1_000_003) % (openBlocks * x.size)
	}
	perSecond(b, made, "moves/s")
}

func perSecond(b *testing.B, n int, unit string) {
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), unit)
}

// BenchmarkTablebase reads chunks of a tablebase, the inner loop of perfect play.
func BenchmarkTablebase(b *testing.B) {
	_, d, _ := compressed(b, Material{1, 1, 2})
	symbols := make([]byte, chunkSize)
	number, places := uint32(0), 0
	for b.Loop() {
		d.decode(number, symbols)
		places += chunkSize
		number = (number + 1) % uint32(d.index.chunks())
	}
	perSecond(b, places, "positions/s")
}
