package yokai

import (
	"testing"

	"engawa/rules"
)

func BenchmarkMoves(b *testing.B) {
	boards := sampleBoards(256)
	buffer := make([]rules.Action, 0, MaxMoves)
	n := 0
	for b.Loop() {
		buffer = boards[n&255].Moves(buffer[:0])
		n++
	}
}

func BenchmarkCount(b *testing.B) {
	boards := sampleBoards(256)
	n, sum := 0, 0
	for b.Loop() {
		sum += boards[n&255].Count()
		n++
	}
}

func BenchmarkPlay(b *testing.B) {
	boards := sampleBoards(256)
	moves := make([]rules.Action, len(boards))
	for k, board := range boards {
		moves[k] = board.Moves(nil)[0]
	}
	n := 0
	var last Board
	for b.Loop() {
		last = boards[n&255].Play(moves[n&255])
		n++
	}
	_ = last
}

func BenchmarkEvaluate(b *testing.B) {
	boards := sampleBoards(256)
	n, sum := 0, 0
	for b.Loop() {
		sum += boards[n&255].Evaluate()
		n++
	}
}

func BenchmarkKey(b *testing.B) {
	boards := sampleBoards(256)
	n := 0
	var sum uint64
	for b.Loop() {
		sum += boards[n&255].Key()
		n++
	}
}

// BenchmarkApply clones a State and plays one move on it, as a match does.
func BenchmarkApply(b *testing.B) {
	s := played(b, Mori, startText, "c1c2", "a4a3", "b1c1", "b4a4", "c1b1")
	a, err := Game{}.ParseAction(s, 1, "a4b4")
	if err != nil {
		b.Fatal(err)
	}
	var events []rules.Event
	for b.Loop() {
		next := s.Clone()
		if events, err = next.Apply(rules.Move{By: 1, Do: a}, events[:0]); err != nil {
			b.Fatal(err)
		}
	}
}
