package yokai

import (
	"strconv"
	"testing"

	"engawa/rules"
)

// oracles is where the reference data lies.
const oracles = "testdata/"

func variantNamed(t *testing.T, name string) Variant {
	t.Helper()
	switch name {
	case "mori":
		return Mori
	case "dobutsu":
		return Dobutsu
	case "mori-strict":
		return MoriStrict
	}
	t.Fatalf("no rule set %q", name)
	return 0
}

func mustParse(t testing.TB, v Variant, text string) Board {
	t.Helper()
	b, err := ParseBoard(v, text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return b
}

// load makes a State from a position text; seat 0 plays White.
func load(t testing.TB, v Variant, text string) *State {
	t.Helper()
	s, err := Game{}.ParsePosition(setupOf(v), text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return s.(*State)
}

// setupOf returns the setup that plays by the rule set, seat 0 as White.
func setupOf(v Variant) rules.Setup {
	options := map[string]string{OptStart: "0"}
	switch v {
	case Dobutsu:
		options[OptRules] = "dobutsu"
	case MoriStrict:
		options[OptAttackedTry] = "strict"
	}
	return rules.Setup{Options: options}
}

// do plays a move given as text by the seat to move.
func do(t testing.TB, s *State, text string) []rules.Event {
	t.Helper()
	events, err := try(s, text)
	if err != nil {
		t.Fatalf("%s: %s: %v", s.board, text, err)
	}
	return events
}

// try plays a move given as text by the seat to move, or by seat 0 after the end.
func try(s *State, text string) ([]rules.Event, error) {
	by, _ := s.Actors().Only()
	if s.Actors() == 0 {
		by = 0
	}
	a, err := Game{}.ParseAction(s, by, text)
	if err != nil {
		return nil, err
	}
	return s.Apply(rules.Move{By: by, Do: a}, nil)
}

func number(t *testing.T, text string) int {
	t.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}
