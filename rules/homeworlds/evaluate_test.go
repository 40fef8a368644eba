package homeworlds

import (
	"math/rand/v2"
	"testing"

	"engawa/rules"
)

func TestEvaluateOfTwoSeatsAddsUpToNothing(t *testing.T) {
	w := Evaluation()
	for k, c := range countedPositions(t) {
		f := c.searchPosition(t)
		if one, other := f.Evaluate(0, w), f.Evaluate(1, w); one != -other {
			t.Fatalf("position %d: %d for seat 0 and %d for seat 1", k+1, one, other)
		}
	}
}

// TestEvaluateComparesPositions pairs positions of which the first is better for seat 0.
func TestEvaluateComparesPositions(t *testing.T) {
	w := Evaluation()
	for _, c := range []struct{ name, better, worse string }{
		{"another ship", "2/3 0 0(b3y1)g1g3| 1(b2r1)|g3", "2/3 0 0(b3y1)g3| 1(b2r1)|g3"},
		{"a larger ship", "2/3 0 0(b3y1)g2g3| 1(b2r1)|g3", "2/3 0 0(b3y1)g1g3| 1(b2r1)|g3"},
		{"the other's loss", "2/3 0 0(b3y1)g3| 1(b2r1)|g3", "2/3 0 0(b3y1)g3| 1(b2r1)|g1g3"},
		{"another colour", "2/3 0 0(b3y1)g3r1| 1(b2r1)|g3", "2/3 0 0(b3y1)g1g3| 1(b2r1)|g3"},
		{"green before red", "2/3 0 0(b3y1)g3| 1(b2r1)|g3", "2/3 0 0(b3y1)r3| 1(b2r1)|g3"},
		{"a large ship at home", "2/3 0 0(b3y1)g3| 1(b2r1)|g3 s1:-1(g2)y1|", "2/3 0 0(b3y1)y1| 1(b2r1)|g3 s1:-1(g2)g3|"},
		{"two stars", "2/3 0 0(b3y1)g3| 1(b2r1)|g3", "2/3 0 0(b3)g3| 1(b2r1)|g3"},
		{"nobody at the door", "2/3 0 0(b3y1)g3| 1(b2r1)|g3r3 s1:-1(g2)y1|", "2/3 0 0(b3y1)g3|r3 1(b2r1)|g3 s1:-1(g2)y1|"},
		{"no three of a colour", "2/3 0 0(b3y1)g1g3r1| 1(b2r1)|g3 s1:-1(y2)g1|", "2/3 0 0(b3y1)g1g1g3| 1(b2r1)|g3 s1:-1(y2)r1|"},
		{"the next build is large", "2/3 0 0(b3y1)g3r1| 1(b2r1)|g3 s1:-1(r1)|b1 s2:-1(r2)|b1", "2/3 0 0(b3y1)g3r1| 1(b2r2)|g3 s1:-1(r3)|b1 s2:-1(r2)|b1"},
	} {
		better, worse := NewSearchPosition(load(t, c.better).Position()), NewSearchPosition(load(t, c.worse).Position())
		if x, y := better.Evaluate(0, w), worse.Evaluate(0, w); x <= y {
			t.Errorf("%s: %d is not above %d", c.name, x, y)
		}
	}
}

func TestEvaluateAgainstSharesOut(t *testing.T) {
	var g Turns
	w := Evaluation()
	f := opening(&g, 4, 12, Rules{}, rand.New(rand.NewPCG(5, 5)))
	for other := rules.Seat(1); other < 4; other++ {
		var only [MaxSeats]int
		only[other] = 7
		if have, want := f.EvaluateAgainst(0, &only, w), f.value(0, w)-f.value(other, w); have != want {
			t.Errorf("against seat %d alone: %d, expected %d", other, have, want)
		}
	}
	if have, want := f.EvaluateAgainst(0, &[MaxSeats]int{}, w), f.value(0, w); have != want {
		t.Errorf("against nobody: %d, expected %d", have, want)
	}
}

func TestFleetsBySize(t *testing.T) {
	f := pieces(t, "b1b1b2b3b3b3g1g3r2r2r2r2r2r2r2y3")
	for size, want := range []int{0, 3, 8, 5} {
		if size > 0 && f.countSize(size) != want {
			t.Errorf("%d pieces of size %d, expected %d", f.countSize(size), size, want)
		}
	}
	for size, want := range []string{"", "b1b1g1", "b1b1b2g1r2r2r2r2r2r2r2", f.String()} {
		if have := f.UpTo(size).String(); have != want {
			t.Errorf("up to size %d: %s, expected %s", size, have, want)
		}
	}
}

// BenchmarkEvaluate estimates each recorded position once.
func BenchmarkEvaluate(b *testing.B) {
	var fields []*SearchPosition
	for _, c := range countedPositions(b) {
		fields = append(fields, c.searchPosition(b))
	}
	w := Evaluation()
	n := 0
	b.ReportAllocs()
	for b.Loop() {
		for _, f := range fields {
			f.Evaluate(0, w)
			n++
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(n), "ns/position")
}
