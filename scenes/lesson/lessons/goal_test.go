package lessons

import "testing"

// TestLinesJudgeMoves tries the goals that are lines of moves, written out or begun.
func TestLinesJudgeMoves(t *testing.T) {
	exact := Exactly("b2b3; b3b4+", "C@b2")
	begun := Like("build g; end", "trade g1 y1")
	for _, c := range []struct {
		name  string
		goal  Goal
		texts []string
		want  Verdict
	}{
		{"a line of one move", exact, []string{"C@b2"}, Reached},
		{"the first of two moves", exact, []string{"b2b3"}, OnTheWay},
		{"both moves", exact, []string{"b2b3", "b3b4+"}, Reached},
		{"the second move alone", exact, []string{"b3b4+"}, Missed},
		{"the moves of two lines", exact, []string{"b2b3", "C@b2"}, Missed},
		{"more than the line", exact, []string{"b2b3", "b3b4+", "c1c2"}, Missed},
		{"only begun", exact, []string{"b2b"}, Missed},

		{"a beginning", begun, []string{"build g1 H0"}, OnTheWay},
		{"beginnings of both moves", begun, []string{"build g1 H0", "end"}, Reached},
		{"the words elsewhere", begun, []string{"do build g1 H0"}, Missed},
		{"less than the beginning", begun, []string{"trade g1"}, Missed},
		{"the other line", begun, []string{"trade g1 y1 H0"}, Reached},
	} {
		if got := c.goal(Played{Texts: c.texts}); got != c.want {
			t.Errorf("%s: the verdict on %q is %d, want %d", c.name, c.texts, got, c.want)
		}
	}
}
