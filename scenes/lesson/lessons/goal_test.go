package lessons

import "testing"

// TestLinesJudgeMoves tries the goals that are lines of moves, written out or begun.
func TestLinesJudgeMoves(t *testing.T) {
	exact := Exactly("b2b3; b3b4+", "C@b2")
	begun := PlayLine("build g; end", "trade g1 y1")
	for _, c := range []struct {
		name  string
		goal  Goal
		texts []string
		want  Verdict
	}{
		{"a line of one move", exact, []string{"C@b2"}, GoalReached},
		{"the first of two moves", exact, []string{"b2b3"}, GoalPending},
		{"both moves", exact, []string{"b2b3", "b3b4+"}, GoalReached},
		{"the second move alone", exact, []string{"b3b4+"}, GoalMissed},
		{"the moves of two lines", exact, []string{"b2b3", "C@b2"}, GoalMissed},
		{"more than the line", exact, []string{"b2b3", "b3b4+", "c1c2"}, GoalMissed},
		{"only begun", exact, []string{"b2b"}, GoalMissed},

		{"a beginning", begun, []string{"build g1 H0"}, GoalPending},
		{"beginnings of both moves", begun, []string{"build g1 H0", "end"}, GoalReached},
		{"the words elsewhere", begun, []string{"do build g1 H0"}, GoalMissed},
		{"less than the beginning", begun, []string{"trade g1"}, GoalMissed},
		{"the other line", begun, []string{"trade g1 y1 H0"}, GoalReached},
	} {
		if got := c.goal(Progress{Texts: c.texts}); got != c.want {
			t.Errorf("%s: the verdict on %q is %d, want %d", c.name, c.texts, got, c.want)
		}
	}
}
