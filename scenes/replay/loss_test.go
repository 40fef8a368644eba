package replay

import (
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/rules/yokai/tablebase"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/yokai"
)

// openLoss opens the replay of a short match that a seat is to have lost.
func openLoss(t *testing.T, seat rules.Seat) *Replay {
	t.Helper()
	svc, _ := services(lang.English)
	svc.Tablebases = tablebase.Open()
	r := New(svc, short(t), func(m *table.Match) table.Board { return yokai.NewBoard(svc, m) })
	svc.Stack.Push(r)
	svc.Stack.Arrange(desktopView())
	r.ShowAnalysis(seat)
	if want := "Analysing"; !strings.HasPrefix(r.saysOf(keyVerdict), want) {
		t.Errorf("at first it says %q, want %q", r.saysOf(keyVerdict), want)
	}
	if seat == 0 {
		waitFor(t, svc, func() bool { return !r.review.findsLoss })
	}
	return r
}

// TestTheLosingMoveIsShown opens a match at the move by which it was lost: the fifth, from where one press tries again.
func TestTheLosingMoveIsShown(t *testing.T) {
	r := openLoss(t, 0)
	if r.moveCount != 5 || r.grade(5) != analysis.Blunder {
		t.Errorf("it shows move %d, want the blunder 5", r.moveCount)
	}
	if at, mistake := r.retryPosition(); at != 4 || !mistake {
		t.Errorf("trying again begins at %d, a mistake is %t", at, mistake)
	}
}

// TestAStepEndsTheWayToTheLosingMove leaves the player where the player has gone.
func TestAStepEndsTheWayToTheLosingMove(t *testing.T) {
	r := openLoss(t, 1)
	r.seek(2)
	waitFor(t, r.services, func() bool { return r.review.analysisIfDone() != nil })
	waitTicks(r.services, 3)
	if r.moveCount != 2 {
		t.Errorf("it shows move %d, want 2", r.moveCount)
	}
}

// TestAResultLeadsToTheAnalysis opens the analysis of a match as a result does whose viewers have not lost: from the start.
func TestAResultLeadsToTheAnalysis(t *testing.T) {
	r := openLoss(t, rules.Public)
	waitFor(t, r.services, func() bool { return r.review.analysisIfDone() != nil })
	waitTicks(r.services, 3)
	if !r.review.open || r.moveCount != r.first() {
		t.Errorf("the analysis is open: %v, it shows move %d", r.review.open, r.moveCount)
	}
}
