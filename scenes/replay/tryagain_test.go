package replay

import (
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// taskNav keeps what is to be done in the match that is played on.
type taskNav struct {
	*nav
	replay *Replay
	task   *table.Task
}

func (d *taskNav) Table(m *rules.Match, id store.MatchID) {
	d.nav.Table(m, id)
	d.task = d.replay.Task()
}

// TestTryingAgainSaysWhatIsToBeDone tries again from before a mistake, which is to be bettered, with the next one of the same
// player to follow, and from where there is none.
func TestTryingAgainSaysWhatIsToBeDone(t *testing.T) {
	for _, c := range []struct {
		at   int
		says string
		task bool
	}{
		{5, "Find a better move than this one: Kitsune to a3.", true},
		{4, "You now play Hana’s side. Find a better move than this one: Kitsune to c2.", true}, // the computer's mistake
		{0, "Aki plays on from here. The computer plays perfectly.", false},
	} {
		r, svc, fake := openReview(t, short(t), desktopView())
		d := &taskNav{nav: fake, replay: r}
		svc.Navigator = d
		r.seek(c.at)
		click(svc, r, keyAgain)
		if !strings.HasPrefix(d.want, c.says) {
			t.Errorf("from move %d it says %q, want %q", c.at, d.want, c.says)
		}
		if (d.task != nil) != c.task || r.Task() != nil {
			t.Fatalf("from move %d the task is %v, afterwards %v", c.at, d.task, r.Task())
		}
		if !c.task {
			continue
		}
		if d.task.Best.Result != 1 || d.task.Played.Result != -1 || d.task.Next != nil {
			t.Errorf("from move %d the task is %v", c.at, *d.task)
		}
	}
}

// TestTryingAgainForTheComputerSaysSo plays on from the start, where the computer is to move.
func TestTryingAgainForTheComputerSaysSo(t *testing.T) {
	r, svc, fake := openReview(t, short(t, table.Player{Name: "Aki", Bot: "2"}, table.Player{Name: "Hana"}), desktopView())
	r.seek(0)
	click(svc, r, keyAgain)
	if want := "You now play Aki’s side. Hana plays on from here. The computer plays perfectly."; fake.want != want {
		t.Errorf("it says %q, want %q", fake.want, want)
	}
}

// TestTheNextMistakeIsTriedAgain goes on from one mistake to the next one of the same player, until the last.
func TestTheNextMistakeIsTriedAgain(t *testing.T) {
	m := playMatch(t)
	r, svc, fake := openReview(t, m, desktopView())
	d := &taskNav{nav: fake, replay: r}
	svc.Navigator = d
	var mistakes []int
	for n := 1; n <= len(m.Log); n++ {
		if r.grade(n) != analysis.NoMistake && (mistakes == nil || m.Log[n-1].By == m.Log[mistakes[0]-1].By) {
			mistakes = append(mistakes, n)
		}
	}
	if len(mistakes) < 3 {
		t.Fatalf("the match has the mistakes %v", mistakes)
	}
	r.seek(mistakes[0])
	waitTicks(svc, 120)
	click(svc, r, keyAgain)
	for k, n := range mistakes {
		if len(d.match.Log) != n-1 || r.moveCount != n {
			t.Errorf("mistake %d is move %d: it goes on from %d, the replay shows %d", k, n, len(d.match.Log), r.moveCount)
		}
		if last := k == len(mistakes)-1; last != (d.task.Next == nil) {
			t.Fatalf("after mistake %d of %d the next one is offered: %v", k, len(mistakes), d.task.Next != nil)
		} else if !last {
			d.task.Next()
		}
	}
}
