package pebbles_test

import (
	"fmt"
	"testing"

	"engawa/rules"
	"engawa/rules/toys/pebbles"
)

// wins solves a position by trying everything: whether the seat to move wins.
func wins(t *testing.T, s rules.State, known map[uint64]bool) bool {
	if won, ok := known[s.Hash()]; ok {
		return won
	}
	by, _ := s.Actors().Only()
	won := false
	for _, do := range s.Legal(by, nil) {
		next := s.Clone()
		if _, err := next.Apply(rules.Move{By: by, Do: do}, nil); err != nil {
			t.Fatal(err)
		}
		if next.Actors() == 0 {
			won = won || next.Payoffs()[by] > 0
		} else {
			won = won || !wins(t, next, known)
		}
	}
	known[s.Hash()] = won
	return won
}

// TestTheory compares with the theory of Nim with bounded takes: the mover wins unless the heaps' remainders by four
// cancel out; where the last pebble loses, a single heap is lost with one pebble more than a multiple of four.
func TestTheory(t *testing.T) {
	setup := rules.Setup{Seats: 2, Options: map[string]string{"grabs": "1", "last": "wins"}}
	for a := range 7 {
		for b := range 7 {
			for c := range 3 {
				if a+b+c == 0 {
					continue
				}
				s, err := pebbles.Game{}.ParsePosition(setup, fmt.Sprintf("%d/%d/%d 0", a, b, c))
				if err != nil {
					t.Fatal(err)
				}
				if have, want := wins(t, s, map[uint64]bool{}), a%4^b%4^c%4 != 0; have != want {
					t.Errorf("%d/%d/%d: the mover wins %v, want %v", a, b, c, have, want)
				}
			}
		}
	}
	setup.Options["last"] = "loses"
	for n := 1; n <= 15; n++ {
		s, err := pebbles.Game{}.ParsePosition(setup, fmt.Sprintf("%d 1", n))
		if err != nil {
			t.Fatal(err)
		}
		if have, want := wins(t, s, map[uint64]bool{}), n%4 != 1; have != want {
			t.Errorf("a heap of %d, last loses: the mover wins %v, want %v", n, have, want)
		}
	}
}
