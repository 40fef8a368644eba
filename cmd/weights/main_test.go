package main

import (
	"math"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/homeworlds"
)

// TestEqualFlagsPrintEqualTables fits all weights twice, with one worker and with three.
func TestEqualFlagsPrintEqualTables(t *testing.T) {
	var tables [2]strings.Builder
	for k, workers := range []int{1, 3} {
		if err := run(&tables[k], options{level: "2", matches: 4, nodes: 60, seed: 1}, workers); err != nil {
			t.Fatal(err)
		}
	}
	text := tables[0].String()
	if text != tables[1].String() {
		t.Errorf("one worker\n%s\nthree\n%s", text, tables[1].String())
	}
	for _, e := range evaluations() {
		for _, w := range e.weights {
			if !strings.Contains(text, "| "+w.name+" | ") {
				t.Errorf("no line of %s", w.name)
			}
		}
	}
}

// TestHomeworldsCountsMakeTheEvaluation compares the evaluation with the sum of what is counted. It is not quite linear:
// what may be attacked or lost to a catastrophe takes percents of what ships are worth.
func TestHomeworldsCountsMakeTheEvaluation(t *testing.T) {
	const text = "2/3 1 0(b3g2)b3r1r3y1| 1(b1y3)g3|b3g2g3r1r2r3y2 s1:-1(b1)b2g1| s2:-1(b2)|r1r2y1y3 s3:-1(y2)|g1g2r2r3 s4:-1(b1)y1y3| s5:-1(g1)b2|"
	s, err := homeworlds.Game{}.ParsePosition(rules.Setup{Seats: 2}, text)
	if err != nil {
		t.Fatal(err)
	}
	e := homeworldsEvaluation()
	counts := e.counts(s, 1)
	plain, want := 0.0, float64(homeworlds.NewSearchPosition(s.(*homeworlds.State).Position()).Evaluate(1, homeworlds.Evaluation()))
	for k, w := range e.weights {
		if w.name != "Crowd" && w.name != "Attack" { // the percents, which the weights of ships count already
			plain += w.value * counts[k]
		}
	}
	if math.Abs(plain-want) > 10 {
		t.Errorf("the counts make %.1f, the evaluation is %g", plain, want)
	}
}

func TestRunRefuses(t *testing.T) {
	for _, c := range []struct {
		o    options
		want string
	}{
		{options{level: "2", matches: 1, nodes: 1}, "2 matches"},
		{options{level: "2", matches: 2, nodes: 1, game: "chess"}, "chess"},
		{options{level: "nobody", matches: 2, nodes: 1}, "nobody"},
	} {
		if err := run(new(strings.Builder), c.o, 1); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v, expected a word of %q", c.o, err, c.want)
		}
	}
}
