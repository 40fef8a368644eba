package rules_test

import (
	"testing"

	"engawa/rules"
)

func TestCheckActor(t *testing.T) {
	for _, c := range []struct {
		actors rules.Seats
		by     rules.Seat
		code   string
	}{
		{0, 0, rules.CodeOver},
		{rules.SeatsOf(1), 0, rules.CodeNotYourTurn},
		{rules.SeatsOf(0, 1), 1, ""},
		{rules.SeatsOf(rules.Nature), rules.Nature, ""},
		{rules.SeatsOf(0), rules.Public, rules.CodeNotYourTurn},
	} {
		if have := rules.CodeOf(rules.CheckActor(c.actors, c.by)); have != c.code {
			t.Errorf("seat %s of %s: %q, want %q", c.by, c.actors, have, c.code)
		}
	}
}

func TestCheckMover(t *testing.T) {
	const format = "%s may not act now; %s is to move"
	for _, c := range []struct {
		actors rules.Seats
		by     rules.Seat
		want   string
	}{
		{0, 0, "over: the match is over; nothing can be played"},
		{rules.SeatsOf(1), 1, ""},
		{rules.SeatsOf(1), 0, "not-your-turn: seat 0 may not act now; seat 1 is to move"},
		{rules.SeatsOf(rules.Nature), 0, "not-your-turn: seat 0 may not act now; nature is to move"},
		{rules.SeatsOf(0), rules.Nature, "not-your-turn: nature may not act now; seat 0 is to move"},
	} {
		have := ""
		if err := rules.CheckMover(c.actors, c.by, format); err != nil {
			have = err.Error()
		}
		if have != c.want {
			t.Errorf("seat %s of %s: %q, want %q", c.by, c.actors, have, c.want)
		}
	}
}

func TestCheckHidden(t *testing.T) {
	if err := rules.CheckHidden(true); err != nil {
		t.Errorf("a hidden move is refused: %v", err)
	}
	if err := rules.CheckHidden(false); rules.CodeOf(err) != rules.CodeAction {
		t.Errorf("a move that the reader sees may be hidden: %v", err)
	}
}

func TestOrNil(t *testing.T) {
	var none *rules.Error
	if err := none.OrNil(); err != nil {
		t.Errorf("no error is %v", err)
	}
	if err := rules.Errorf("code", "text").OrNil(); rules.CodeOf(err) != "code" {
		t.Errorf("an error is %v", err)
	}
}

// TestHashBytes compares bytes that differ in length, in zeros at the end or in one bit.
func TestHashBytes(t *testing.T) {
	seen := map[uint64]string{}
	base := "a position of a match"
	for k := range len(base) {
		for _, text := range []string{base[:k], base[:k] + "\x00", base[:k] + "\x80" + base[k+1:]} {
			h := rules.HashBytes([]byte(text))
			if other, ok := seen[h]; ok && other != text {
				t.Errorf("%q and %q have the same hash", other, text)
			}
			seen[h] = text
		}
	}
}
