package homeworlds

import (
	"testing"

	"engawa/rules"
	"engawa/rules/perft"
)

// load makes a State from a position text; repetition does not count.
func load(t testing.TB, text string, options ...string) *State {
	t.Helper()
	setup := rules.Setup{Seats: int(text[0] - '0'), Options: map[string]string{OptRepetition: valueOff}}
	for k := 0; k < len(options); k += 2 {
		setup.Options[options[k]] = options[k+1]
	}
	s, err := Game{}.ParsePosition(setup, text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return s.(*State)
}

// TestPerftInTurns holds the count against the numbers of docs/rules/homeworlds.md, 14, as deep as takes little
// time.
func TestPerftInTurns(t *testing.T) {
	for text, want := range map[string][]uint64{
		"2/3 0 0(b3y1)g3| 1(b2r1)|g3": {1, 5, 25, 190, 1168, 12547, 101605},
		"2/3 0 0(b1r3)g3| 1(b2y1)|g3": {1, 5, 25, 150, 1176, 9272, 102808},
	} {
		s := load(t, text)
		for depth, n := range want {
			if testing.Short() && depth > 4 {
				continue
			}
			have, err := perft.Count(Game{}, s, depth, perft.Turn, perft.Watch{})
			if err != nil || have != n {
				t.Errorf("%s: depth %d gives %d, %v, want %d", text, depth, have, err, n)
			}
		}
	}
}

// TestPerftOfSetup counts homes: 78 pairs of stars and a ship of 12 kinds, less those that need four of a kind; from
// three of a kind that is none.
func TestPerftOfSetup(t *testing.T) {
	start, err := newGame(rules.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	for depth, want := range []uint64{1, 78 * 12} {
		if have, err := perft.Count(Game{}, start, depth, perft.Turn, perft.Watch{}); err != nil || have != want {
			t.Errorf("depth %d gives %d, %v, want %d", depth, have, err, want)
		}
	}
	for depth, want := range []uint64{1, 12, 144, 1728} {
		if have, err := perft.Count(Game{}, start, depth, perft.Action, perft.Watch{}); err != nil || have != want {
			t.Errorf("depth %d in actions gives %d, %v, want %d", depth, have, err, want)
		}
	}
}

func TestPerftAfterTheEnd(t *testing.T) {
	s := load(t, "2/3 0 0(b3y1)g3| 1(b2r1)g2|g1")
	if err := playTurn(s, 0, "attack g1 H1 P1"); err != nil {
		t.Fatal(err)
	}
	for depth, want := range []uint64{1, 0, 0} {
		if have, err := perft.Count(Game{}, s, depth, perft.Turn, perft.Watch{}); err != nil || have != want {
			t.Errorf("depth %d gives %d, %v, want %d", depth, have, err, want)
		}
	}
}

// TestPerftInAMomentOfATurn counts the positions after what is left of a turn.
func TestPerftInAMomentOfATurn(t *testing.T) {
	for text, want := range map[string]uint64{
		"2/3 0. 0(b3y1)g1g2g3r1|g1 1(b2r1)|g3 s1:-1(y2)y1y3|y1": 4, // each catastrophe or not
		"2/3 0!y1 0(b3y1)| 1(b2r1)|g3 s1:-1(g2)r1y1|":           2, // one of two ships must come home
	} {
		if have, err := perft.Count(Game{}, load(t, text), 1, perft.Turn, perft.Watch{}); err != nil || have != want {
			t.Errorf("%s: %d, %v, want %d", text, have, err, want)
		}
	}
}
