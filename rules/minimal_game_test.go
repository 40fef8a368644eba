package rules_test

import (
	"testing"

	"engawa/rules"
	"engawa/rules/rulestest"
)

// TestTheLeastGame examines the example as every game is.
func TestTheLeastGame(t *testing.T) { rulestest.Run(t, Heap{}, rulestest.Config{}) }

// TestWhyWithoutPointer points at buttons, one for each legal action.
func TestWhyWithoutPointer(t *testing.T) {
	for _, c := range []struct {
		position string
		by       rules.Seat
		parts    []rules.Part
		want     string
	}{
		{"3 0", 0, nil, ""},
		{"3 0", 0, []rules.Part{{Kind: rules.PartButton, Index: 1}}, ""},
		{"3 0", 0, []rules.Part{{Kind: rules.PartButton, Index: 2}}, "bad-action: this is nothing to do now; expected one of 2 buttons"},
		{"1 0", 0, []rules.Part{{Kind: rules.PartButton, Index: 1}}, "bad-action: this is nothing to do now; expected one of 1 button"},
		{"3 0", 0, []rules.Part{{Kind: rules.PartButton, Index: -1}}, "bad-action: this is nothing to do now; expected one of 2 buttons"},
		{"3 0", 0, []rules.Part{{Kind: rules.PartCell}}, "bad-action: this is nothing to do now; expected one of 2 buttons"},
		{"3 0", 0, []rules.Part{{Kind: rules.PartButton}, {Kind: rules.PartButton}}, "bad-action: this is nothing to do now; expected one of 2 buttons"},
		{"3 0", 1, nil, "not-your-turn: seat 1 may not act now; it is the turn of 0"},
		{"0 0", 0, nil, "over: the match is over; nothing can be played"},
	} {
		s, err := Heap{}.ParsePosition(rules.Setup{}, c.position)
		if err != nil {
			t.Fatal(err)
		}
		have := ""
		if err := rules.Why(Heap{}, s, c.by, c.parts); err != nil {
			have = err.Error()
		}
		if have != c.want {
			t.Errorf("%s, seat %s, %v: %q, want %q", c.position, c.by, c.parts, have, c.want)
		}
	}
}
