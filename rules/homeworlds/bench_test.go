package homeworlds

import (
	"testing"

	"engawa/rules"
	"engawa/rules/perft"
)

// middlePosition returns a position of a grown match of three seats, at the start of a turn.
func middlePosition(b *testing.B) *State {
	b.Helper()
	states := walkTo(b, 3, 4, 160, nil)
	return states[len(states)-1]
}

func BenchmarkLegal(b *testing.B) {
	s := middlePosition(b)
	var list []rules.Action
	for b.Loop() {
		list = s.Legal(s.pos.Mover, list[:0])
	}
	b.ReportMetric(float64(len(list)), "actions")
}

// BenchmarkLegalHomeEmpty lists actions of a moment in which each of them is tested for a way home.
func BenchmarkLegalHomeEmpty(b *testing.B) {
	s := load(b, "2/3 0!y3 0(b3y1)|r1 1(b2r1)|g3 s1:-1(g3)r1y1|g1 s2:-1(y1)b1b2|y2 s3:-1(g2)b3|r2r2", OptCatastrophes, valueAnytime)
	var list []rules.Action
	for b.Loop() {
		list = s.Legal(s.pos.Mover, list[:0])
	}
	b.ReportMetric(float64(len(list)), "actions")
}

func BenchmarkApply(b *testing.B) {
	s := middlePosition(b)
	legal := s.Legal(s.pos.Mover, nil)
	var events []rules.Event
	k := 0
	for b.Loop() {
		next := s.Clone()
		var err error
		if events, err = next.Apply(rules.Move{By: s.pos.Mover, Do: legal[k%len(legal)]}, events[:0]); err != nil {
			b.Fatal(err)
		}
		k++
	}
}

func BenchmarkHash(b *testing.B) {
	s := middlePosition(b)
	for b.Loop() {
		s.Hash()
	}
}

func BenchmarkSample(b *testing.B) {
	s := load(b, "6/5 5. cards=gegege 0(b3y1)g3||||| 1(b2r1)|g3|||| 2(b1g2)||g3||| 3(b3r1)|||y3|| 4(g2r1)||||y3| 5(g1r2)|||||r3 s9:-1(g3)|||||y1")
	v := s.View(5)
	rng := rules.Rand(1, 1)
	for b.Loop() {
		v.Sample(rng)
	}
}

func BenchmarkWarnings(b *testing.B) {
	s := middlePosition(b)
	for b.Loop() {
		Game{}.Warnings(s, s.pos.Mover, Choice{Kind: KindEnd}.Pack())
	}
}

func BenchmarkParseTurn(b *testing.B) {
	s := load(b, "2/3 0 0(b3y1)y2| 1(b2r1)|g3 s1:-1(g3)r1y1|")
	for b.Loop() {
		if _, _, err := ReadTurn(s, 0, "sacrifice y2 H0; discover r1 s1 g2 s2; move r1 s2 H0", nil); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkPerftTurns(b *testing.B) {
	s := load(b, "2/3 0 0(b3y1)g3| 1(b2r1)|g3")
	for b.Loop() {
		if n, err := (Game{}).Perft(s, 5, perft.Turn, perft.Watch{}); err != nil || n != 12547 {
			b.Fatal(n, err)
		}
	}
}
