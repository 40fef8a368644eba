package alphabeta

import (
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
)

// newTestSearch returns a search without limits that stands at the root.
func newTestSearch[P Position[P]](r Root[P]) *search[P] {
	s := &search[P]{}
	s.begin(r, bot.NewMeter(bot.Unlimited))
	return s
}

func TestAlphaBetaSolvesNim(t *testing.T) {
	s := newTestSearch(Root[heaps]{})
	for counts := range 4 * 4 * 4 * 3 {
		h := heaps{counts: [4]uint8{uint8(counts % 4), uint8(counts / 4 % 4), uint8(counts / 16 % 4), uint8(counts / 64)}}
		s.begin(Root[heaps]{Position: h}, s.meter)
		n, proven := bot.Distance(s.value(0, 16, -bot.Infinity, bot.Infinity))
		if !proven || (n > 0) != h.wins() {
			t.Fatalf("%v: proven %v in %d, theory says win %v", h.counts, proven, n, h.wins())
		}
	}
}

// minimax is the value by the definition, without any cut.
func minimax(h heaps, ply, depth int) int {
	if result, over := h.Over(); over {
		return result * (bot.WinValue - ply)
	}
	if depth == 0 {
		return 0
	}
	best := -bot.Infinity
	for _, a := range h.Moves(nil) {
		best = max(best, -minimax(h.Play(a), ply+1, depth-1))
	}
	return best
}

func TestAlphaBetaEqualsMinimax(t *testing.T) {
	h := heaps{counts: [4]uint8{3, 2, 2, 1}}
	for depth := 1; depth <= 7; depth++ {
		if got, want := newTestSearch(Root[heaps]{Position: h}).value(0, depth, -bot.Infinity, bot.Infinity), minimax(h, 0, depth); got != want {
			t.Errorf("depth %d: %d, minimax %d", depth, got, want)
		}
	}
}

// walk is a position on a ring of four places: one step either way, no end. The mover owns what his place is worth.
type walk struct{ at, mover uint8 }

func (w walk) Mover() int { return int(w.mover) }

func (w walk) Moves(dst []rules.Action) []rules.Action { return append(dst, 1, 3) }

func (w walk) Play(a rules.Action) walk { return walk{(w.at + uint8(a)) % 4, 1 - w.mover} }

func (w walk) Over() (int, bool) { return 0, false }

func (w walk) Evaluate() int { return 10 + int(w.at) }

func (w walk) Key() uint64 { return uint64(w.at)*2 + uint64(w.mover) + 1 }

func (w walk) Forcing(rules.Action) bool { return false }

func TestRepetitionIsADraw(t *testing.T) {
	for _, c := range []struct {
		name  string
		root  Root[walk]
		ply   int
		depth int
		draw  bool
	}{
		{"on a ring every line repeats", Root[walk]{Repeats: true}, 0, 20, true},
		{"one step away nothing repeats", Root[walk]{Repeats: true}, 0, 1, false},
		{"where it does not matter", Root[walk]{}, 0, 20, false},
		{"a third occurrence", Root[walk]{Repeats: true, Twice: []uint64{9, walk{}.Key()}}, 1, 1, true},
		{"a second occurrence", Root[walk]{Repeats: true, Twice: []uint64{9}}, 1, 1, false},
	} {
		s := newTestSearch(c.root)
		s.frames[0].key++ // so that the position at ply 1, the same one, does not repeat it
		if v := s.value(c.ply, c.depth, -bot.Infinity, bot.Infinity); (v == 0) != c.draw {
			t.Errorf("%s: value %d, draw %v expected", c.name, v, c.draw)
		}
	}
}

func TestSearchAllocatesNothing(t *testing.T) {
	h := heaps{counts: [4]uint8{5, 4, 3, 2}}
	s := newTestSearch(Root[heaps]{Position: h})
	s.value(0, 6, -bot.Infinity, bot.Infinity)
	allocs := testing.AllocsPerRun(3, func() {
		s.table.Clear()
		s.value(0, 6, -bot.Infinity, bot.Infinity)
	})
	if allocs != 0 {
		t.Errorf("%v allocations in a search, expected none", allocs)
	}
}

func TestLineIsPlayable(t *testing.T) {
	h := heaps{counts: [4]uint8{3, 2, 2, 0}}
	s := newTestSearch(Root[heaps]{Position: h})
	value := s.value(0, 8, -bot.Infinity, bot.Infinity)
	n, _ := bot.Distance(value)
	e, ok := s.table.Probe(h.Key())
	if !ok {
		t.Fatal("the table does not know the root")
	}
	line := s.line(h.Moves(nil)[e.Move])
	if len(line) != n {
		t.Errorf("the line has %d actions, the win takes %d", len(line), n)
	}
	for _, a := range line {
		if !slices.Contains(h.Moves(nil), a) {
			t.Fatalf("action %d of the line is not legal in %v", a, h.counts)
		}
		h = h.Play(a)
	}
	if _, over := h.Over(); !over {
		t.Error("the line does not reach the end")
	}
}

func TestHistoryNeverOverflows(t *testing.T) {
	var h history
	for range 1 << 15 {
		h.reward(1, 77, maxPly)
	}
	if n := *h.counter(1, 77); n <= 0 || n >= historyTop {
		t.Errorf("count %d after many refutations, expected 1 to %d", n, historyTop-1)
	}
	if n := *h.counter(0, 77); n != 0 {
		t.Errorf("the other mover's count is %d, expected 0", n)
	}
}
