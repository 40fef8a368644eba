package honshu

import (
	"strconv"
	"strings"
	"testing"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/table"
)

// TestABetterMoveIsComparedByPoints shows a worse build beside the best, and a worse card beside a better one, with what
// the rules count for both.
func TestABetterMoveIsComparedByPoints(t *testing.T) {
	for _, phase := range []game.Phase{game.PhaseBuild, game.PhaseTake} {
		d := newTestBoard(t, trickOf(4), phase, 3, landscape())
		st := d.match.State().(*game.State)
		legal := st.Legal(0, nil)
		points := func(a rules.Action) int {
			c, _ := game.Fields(a)
			if phase == game.PhaseTake {
				return st.BestBuild(0, c.Card).Total()
			}
			after, _ := st.Preview(0, c.Place)
			return after.Score(st.Scoring()).Total()
		}
		worst, best := legal[0], legal[0]
		for _, a := range legal {
			if points(a) < points(worst) {
				worst = a
			}
			if points(a) > points(best) {
				best = a
			}
		}
		reason := func(played, better rules.Action) string {
			marks := table.Marks{Kind: table.MarkLog, Better: &table.Alternative{Before: st, Played: played, Better: better}}
			d.Choose(table.Choice{Marks: marks, Changed: table.ChangedMarks})
			for _, c := range d.tree().Controls() {
				if c.Key == "compare.reason" {
					return c.Name
				}
			}
			return ""
		}
		want := points(best)
		if phase == game.PhaseBuild {
			want -= points(worst)
		}
		if text := reason(worst, best); !strings.Contains(text, strconv.Itoa(want)) {
			t.Errorf("phase %v: the better move is explained by %q, want %d points", phase, text, want)
		}
		if text := reason(best, worst); text != "No more points this round, but more later on." {
			t.Errorf("phase %v: a move that brings no more points is explained by %q", phase, text)
		}
		d.Choose(table.Choice{Changed: table.ChangedMarks})
		if d.compares() || d.reason() != nil {
			t.Errorf("phase %v: without marks something is compared", phase)
		}
	}
}
