package honshu

import (
	"reflect"
	"testing"

	"engawa/rules"
)

// TestViewsFollowWholeMatches applies every move of whole matches to what each seat and a spectator know, as they see
// it: where nothing is revealed that they could not know, the result is what they know next.
func TestViewsFollowWholeMatches(t *testing.T) {
	for k, setup := range []rules.Setup{
		{Seats: 2, Options: map[string]string{OptSelection: valueDraft}},
		{Seats: 2, Options: map[string]string{OptCard: valueRandom}},
		{Seats: 2, Options: map[string]string{OptSteal: valueAfter, OptWeave: valueOn}},
		{Seats: 3, Options: map[string]string{OptSelection: valueDraft}},
		{Seats: 4},
	} {
		m, err := rules.NewMatch(Game{}, setup, uint64(k))
		if err != nil {
			t.Fatal(err)
		}
		rng := rules.Rand(17, k)
		for !m.Over() {
			s := stateOf(m)
			mv, ok := m.NatureMove()
			if !ok {
				mv.By, _ = s.Actors().First()
				legal := s.Legal(mv.By, nil)
				mv.Do = legal[rng.IntN(len(legal))]
			}
			events, err := m.Do(mv)
			if err != nil {
				t.Fatal(err)
			}
			for viewer := rules.Public; int(viewer) < s.Seats(); viewer++ {
				if viewer != rules.Nature {
					follow(t, m, s, mv, events, viewer)
				}
			}
		}
	}
}

// follow applies a move that was made in s to the viewer's View.
func follow(t *testing.T, m *rules.Match, s *State, mv rules.Move, events []rules.Event, viewer rules.Seat) {
	t.Helper()
	if !rules.Visible(events, viewer, s.Seats()) {
		mv.Do = rules.Hidden
	}
	v := s.View(viewer).(*State)
	seen, err := v.Apply(mv, nil)
	if err != nil {
		t.Fatalf("round %d, %s: the View of %s refuses %v: %v", s.round, s.phase, viewer, mv, err)
	}
	known := true
	for k, e := range events {
		if e.Kind == rules.EvReveal {
			known = mv.By == rules.Nature
			break
		}
		if k >= len(seen) || !reflect.DeepEqual(e.For(viewer, s.Seats()), seen[k]) {
			t.Fatalf("round %d, %s: %s sees %+v, want %+v first", s.round, s.phase, viewer, seen, e)
		}
	}
	next := stateOf(m).View(viewer).(*State)
	if known && v.Hash() != next.Hash() {
		t.Fatalf("round %d, %s: after %v the View of %s is\n%s\nwant\n%s", s.round, s.phase, mv, viewer,
			Game{}.FormatPosition(v), Game{}.FormatPosition(next))
	}
	if !known && v.isWaiting() {
		if whole := v.Sample(rules.Rand(1, 1)).(*State); whole.isWaiting() || whole.fault() != nil {
			t.Fatalf("round %d, %s: a guess of what %s waits for is no position: %s", s.round, s.phase, viewer, whole.fault())
		}
	}
}
