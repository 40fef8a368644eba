package atarigo_test

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/rulestest"
	"engawa/rules/toys/atarigo"
)

func TestContract(t *testing.T) { rulestest.Run(t, atarigo.Game{}, rulestest.Config{}) }

func FuzzWalk(f *testing.F) { rulestest.FuzzWalk(f, atarigo.Game{}) }

func FuzzDecode(f *testing.F) { rulestest.FuzzDecode(f, atarigo.Game{}) }

func FuzzParse(f *testing.F) { rulestest.FuzzParse(f, atarigo.Game{}) }

// play plays moves one after the other from a position, "" for the start.
func play(t *testing.T, from, moves string) (*rules.Match, []rules.Event) {
	t.Helper()
	m, err := rules.NewMatch(atarigo.Game{}, rules.Setup{From: from}, 1)
	if err != nil {
		t.Fatal(err)
	}
	var events []rules.Event
	for text := range strings.FieldsSeq(moves) {
		by, _ := m.State().Actors().Only()
		do, err := m.Game.ParseAction(m.State(), by, text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if events, err = m.Do(rules.Move{By: by, Do: do}); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	return m, events
}

func TestEnds(t *testing.T) {
	for _, tt := range []struct {
		name, from, moves string
		end               string
		payoffs           []int
		taken             []string // points
	}{
		{"in the corner", "", "b1 a1 a2", "capture", []int{1, -1}, []string{"a1"}},
		{"at the edge", "", "j9 e1 d1 a9 f1 b9 e2", "capture", []int{1, -1}, []string{"e1"}},
		{"in the middle", "", "e5 d5 a1 f5 b1 e4 c1 e6", "capture", []int{-1, 1}, []string{"e5"}},
		{"a group", "9/9/9/9/9/9/2xx5/1xoox4/3x5 0 0 0", "c1", "capture", []int{1, -1}, []string{"c2", "d2"}},
		{"two groups at once", "9/9/9/9/9/9/1x1x5/xo1ox4/1x1x5 0 0 0", "c2", "capture", []int{1, -1}, []string{"b2", "d2"}},
		{"one of two groups", "9/9/9/9/9/9/x8/ox7/1o7 0 0 0", "a1", "capture", []int{1, -1}, []string{"a2"}},
		{"without liberties of its own", "9/9/9/9/9/x8/ox7/1ox6/oox6 0 0 0", "a2", "capture", []int{1, -1}, []string{"a1", "b1", "b2", "a3"}},
		{"both pass", "", "e5 pass pass", "passes", []int{0, 0}, nil},
		{"a stone between two passes", "", "pass e5 pass", "", []int{0, 0}, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m, events := play(t, tt.from, tt.moves)
			if end := rules.End(m.Game, m.State()); end != tt.end || m.Over() != (tt.end != "") {
				t.Errorf("the end is %q, want %q", end, tt.end)
			}
			if payoffs := m.State().Payoffs(); !slices.Equal(payoffs, tt.payoffs) {
				t.Errorf("payoffs are %v, want %v", payoffs, tt.payoffs)
			}
			var taken []string
			for _, e := range events {
				if e.Kind == rules.EvTake {
					taken = append(taken, atarigo.PointName(int(e.From)))
				}
			}
			if !slices.Equal(taken, tt.taken) {
				t.Errorf("captured is %v, want %v", taken, tt.taken)
			}
			for _, line := range rules.Score(m.Game, m.State()) {
				want := 0
				if line.Payoff > 0 {
					want = len(tt.taken)
				}
				if line.Counts[0].N != want {
					t.Errorf("seat %s has captured %d, want %d", line.Seat, line.Counts[0].N, want)
				}
			}
			for _, name := range tt.taken {
				at := strings.IndexByte("abcdefghj", name[0]) + atarigo.Lines*int(name[1]-'1')
				if _, lies := m.State().(*atarigo.State).StoneAt(at); lies {
					t.Errorf("a stone still lies on %s", name)
				}
			}
		})
	}
}

func TestRefusals(t *testing.T) {
	const corner = "9/9/9/9/9/9/9/o8/1o7 0 0 0" // a1 is surrounded
	for _, tt := range []struct{ from, text, code string }{
		{corner, "a1", "suicide"},
		{"9/9/9/9/9/9/9/o8/1o7 1 0 0", "a1", ""},           // its own
		{"9/9/9/9/9/9/o8/xo7/1xo6 0 0 0", "a1", "suicide"}, // the whole group
		{"9/9/9/9/9/9/o8/xo7/2o6 0 0 0", "a1", ""},         // b1 is a liberty
		{"9/9/9/9/9/9/xo7/ox7/1ox6 0 0 0", "a1", ""},       // it captures
		{corner, "b1", "occupied"},
		{corner, "i1", "bad-input"},
		{corner, "a0", "bad-input"},
		{corner, "A1", "bad-input"},
		{corner, "", "bad-input"},
		{"9/9/9/9/9/9/9/9/9 0 2 0", "e5", rules.CodeOver},
	} {
		s, err := atarigo.Game{}.ParsePosition(rules.Setup{}, tt.from)
		if err != nil {
			t.Fatal(err)
		}
		by, _ := s.Actors().Only()
		if _, err := (atarigo.Game{}).ParseAction(s, by, tt.text); rules.CodeOf(err) != tt.code {
			t.Errorf("%q in %s is refused with %v, want %q", tt.text, tt.from, err, tt.code)
		}
	}
}

func TestPositions(t *testing.T) {
	m, _ := play(t, "", "e5 j1 a9")
	if text := m.Game.FormatPosition(m.State()); text != "x8/9/9/9/4x4/9/9/9/8o 1 0 0" {
		t.Errorf("the position is written %q", text)
	}
	for _, text := range []string{
		"", "9/9/9/9/9/9/9/9/9", "9/9/9/9/9/9/9/9/9 2 0 0", "9/9/9/9/9/9/9/9/9 0 3 0", "9/9/9/9/9/9/9/9/9 0 1 1",
		"9/9/9/9/9/9/9/9/45 0 0 0", "9/9/9/9/9/9/9/9/8 0 0 0", "9/9/9/9/9/9/9/9/9x 0 0 0", "9/9/9/9/9/9/9/9/8z 0 0 0",
		"9/9/9/9/9/9/9/9/9 0 0 82", "9/9/9/9/9/9/9/9/9 00 0 0", "9/9/9/9/9/9/9/x8/ox7 0 0 0", "9/9/9/9/9/9/9/9/9 0 0 0 ",
	} {
		if _, err := (atarigo.Game{}).ParsePosition(rules.Setup{}, text); rules.CodeOf(err) != rules.CodePosition {
			t.Errorf("%q is refused with %v", text, err)
		}
	}
}
