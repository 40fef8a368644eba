package e2e

import (
	"testing"

	"engawa/drive"
	"engawa/rules"
	"engawa/rules/honshu"
)

func TestLandsOfTwoInTheWindow(t *testing.T) {
	p := open(t, byMouse, 1280, 800, home(t, swift), "-seed", "1")
	w := newLands(t, p, p.width, p.height, 1, map[rules.Seat]string{0: "2", 1: "2"})
	w.begin("count.less", "count.less", persons)
	w.sit()
	m := w.finish(mostActs, func(m *rules.Match, _ rules.Seat) {
		if len(m.Log) == 60 {
			drive.Keep(t, "table", p.Picture())
		}
	})
	w.tell(m)
	w.rematch()
	p.Close()
}

// tell logs what came up in a match.
func (w *lands) tell(m *rules.Match) {
	w.t.Helper()
	w.t.Logf("%d moves, payoffs %v, by pointing %v, %d raised, %d slid under, doors opened %d times", len(m.Log), m.State().Payoffs(), w.did, w.raised, w.slid, w.opened)
	if w.did[honshu.VerbBuild] == 0 {
		w.t.Error("nobody has built anything")
	}
}
