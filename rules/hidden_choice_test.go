package rules_test

import (
	"testing"

	"engawa/rules"
	"engawa/rules/toys/sealed"
)

// TestSeenHidesWhatOthersChoseInSecret looks at a sealed bid with the eyes of everybody.
func TestSeenHidesWhatOthersChoseInSecret(t *testing.T) {
	m := begin(t, sealed.Game{}, rules.Setup{Seats: 3}, 1)
	play(t, m, "0 bid 2")
	n := len(m.Log) - 1
	for viewer, knows := range map[rules.Seat]bool{0: true, 1: false, 2: false, rules.Public: false, rules.Referee: true} {
		mv, events := m.ViewMove(n, viewer)
		if (mv == m.Log[n]) != knows || mv.By != 0 || len(events) == 0 || (events[0].Thing != 0) != knows {
			t.Errorf("%s sees %+v and %+v", viewer, mv, events)
		}
	}
}
