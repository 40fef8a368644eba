package replay

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// TestAPhoneListsTheMovesOfTheAnalysis opens the list of the moves beside the analysis of a phone: a press shows a move,
// the list stays, and mistakes are told in words.
func TestAPhoneListsTheMovesOfTheAnalysis(t *testing.T) {
	m := short(t)
	r, svc, _ := openReview(t, m, stage.NewView(390, 844, 1, geom.Insets{}))
	click(svc, r, keyMoves)
	for n := range m.Log {
		key := keyMove + strconv.Itoa(n+1)
		if r.page.Find(key) == nil {
			click(svc, r, keyNext)
		}
		click(svc, r, key)
		waitTicks(svc, 120)
		c := r.page.Find(key)
		if r.moveCount != n+1 || c == nil || !c.On {
			t.Fatalf("pressed, move %d of the list is not the one that is shown: that is %d", n+1, r.moveCount)
		}
		want := svc.Words.T(lang.ReplayBlunder)
		if mistake := n == 3 || n == 4; strings.HasSuffix(c.Name, want) != mistake {
			t.Errorf("move %d is called %q", n+1, c.Name)
		}
	}
	press(svc, input.Back)
	if r.review.listing || !r.review.open || r.moveCount != len(m.Log) || r.page.Find(keyMoves) == nil {
		t.Error("back does not close the list alone")
	}
}

// TestADeskHasTheMovesInSight: where the panel has the moves no button lists them.
func TestADeskHasTheMovesInSight(t *testing.T) {
	r, _, _ := openReview(t, short(t), desktopView())
	if r.page.Find(keyMoves) != nil {
		t.Error("a button lists the moves that are in sight")
	}
}

// TestOpeningTheAnalysisMovesNothing wants board and panel of a phone where they were, and as large.
func TestOpeningTheAnalysisMovesNothing(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {360, 640}, {320, 568}, {600, 900}} {
		r, _, _ := openReview(t, short(t), stage.NewView(size[0], size[1], 1, geom.Insets{}))
		panel, board := r.plan.panel, table.PlacesOf(r.board.Tree(), 2).Seats
		r.closeAnalysis()
		if closed := table.PlacesOf(r.board.Tree(), 2).Seats; r.plan.panel != panel || !slices.Equal(closed, board) {
			t.Errorf("%v: the panel lies at %v beside %v, without the analysis at %v beside %v", size, panel, board, r.plan.panel, closed)
		}
	}
}
