package homeworlds

import (
	"testing"

	"engawa/rules"
)

// TestMarksTellOfOneThing holds that a lost home has no number, and a catastrophe a place.
func TestMarksTellOfOneThing(t *testing.T) {
	m, err := rules.NewMatch(Game{}, rules.Setup{Seats: 2}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		about    string
		event    rules.Event
		possible bool
	}{
		{"a lost home", rules.Event{Kind: rules.EvMark, Thing: LostMark + 1, From: noPlace, To: noPlace}, true},
		{"one with a number", rules.Event{Kind: rules.EvMark, Thing: LostMark + 1, From: noPlace, To: noPlace, N: -1}, false},
		{"a catastrophe", rules.Event{Kind: rules.EvMark, From: 0, To: noPlace, N: 1}, true},
		{"one nowhere", rules.Event{Kind: rules.EvMark, From: noPlace, To: noPlace, N: 1}, false},
		{"one without a number", rules.Event{Kind: rules.EvMark, From: 0, To: noPlace}, false},
	} {
		if got := (Game{}).PossibleEvent(m.State(), tt.event); got != tt.possible {
			t.Errorf("%s is possible: %v", tt.about, got)
		}
	}
}
