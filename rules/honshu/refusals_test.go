package honshu

import (
	"fmt"
	"testing"

	"engawa/rules"
)

// TestRefusals goes through what is refused: docs/rules/honshu.md, 14.
func TestRefusals(t *testing.T) {
	trick := newMatch(t, 4, nil, fourSeats()...)
	taking := newMatch(t, 4, nil, append(fourSeats(), "0 play 11", "1 play 29", "2 play 57", "3 play 59")...)
	bidding := newMatch(t, 2, nil, duelMoves("33 1 2 3 4 5", "50 6 7 8 9 10")...)
	bid := newMatch(t, 2, nil, append(duelMoves("33 1 2 3 4 5", "50 6 7 8 9 10"), "0 bid 33")...)
	contest := newMatch(t, 2, nil, append(duelMoves("33 1 2 3 4 5", "50 6 7 8 9 10"), "0 bid 33", "1 bid 50")...)
	keeping := newMatch(t, 2, nil, append(duelMoves("33 1 2 3 4 5", "50 6 7 8 9 10"), "0 bid 33", "1 bid 50", "0 stand", "1 pair 1")...)
	building := newMatch(t, 2, nil, append(duelMoves("33 1 2 3 4 5", "16 6 7 8 9 10"), "0 bid 33", "1 bid 16", "1 stand", "0 pair 1", "0 keep 44", "1 keep 16")...)
	drafting := newMatch(t, 3, map[string]string{OptSelection: valueDraft}, natureMoves("1 2 3 4 5 6", "7 8 9 10 11 12", "13 14 15 16 17 18")...)
	over := newMatch(t, 2, nil)
	playOn(t, over, PhaseOver, Rounds)
	for _, c := range []struct {
		m          *rules.Match
		move, code string
	}{
		{trick, "1 play 29", rules.CodeNotYourTurn},
		{bid, "0 bid 1", rules.CodeNotYourTurn},
		{trick, "0 play 29", CodeNotInHand},
		{bidding, "0 bid 50", CodeNotInHand},
		{drafting, "0 pick 7", CodeNotInHand},
		{building, "1 44@0,2r0o", CodeNotInHand},
		{trick, "0 play 11+0,0", CodeNoCube},
		{trick, "0 play 11+9,9", CodeNoCube},
		{bidding, "0 bid 33+0,1", CodeNoBoost},
		{drafting, "0 pick 1+0,1", CodeNoBoost},
		{taking, "3 take 1", CodeNotOnTable},
		{contest, "0 pay 0,1 0,1", CodeSameCube},
		{contest, "0 pay 0,1 0,0", CodeNoCube},
		{contest, "0 pair 1", CodeWrongPhase},
		{keeping, "0 keep 44", CodeNotInPair},
		{building, "1 16@0,0r4o", CodeInput},
		{building, "1 61@0,0r0o", CodeInput},
		{building, "1 16@0,0r0:ba", CodeInput},
		{building, "1 16@5,5r0u", "no-overlap"},
		{building, "1 16@0,0r0u", "lake-under"},
		{trick, "0 fish", CodeInput},
		{trick, "0 take 11", CodeWrongPhase},
		{over, "0 play 1", rules.CodeOver},
	} {
		before := fmt.Sprint(c.m.State().Hash())
		if err := try(c.m, c.move); rules.CodeOf(err) != c.code {
			t.Errorf("%s: %v, want %s", c.move, err, c.code)
		}
		if fmt.Sprint(c.m.State().Hash()) != before {
			t.Errorf("the refused %s has changed something", c.move)
		}
	}
	winner := newMatch(t, 2, nil, append(duelMoves("33 1 2 3 4 5", "50 6 7 8 9 10"), "0 bid 33", "1 bid 50", "0 stand")...)
	if err := try(winner, "1 pair 3"); rules.CodeOf(err) != CodeNoPair {
		t.Errorf("pair 3: %v, want %s", err, CodeNoPair)
	}
	if err := payRefusal(NewMap(Province('A', 1)), [2]Cell{CellAt(0, 1), CellAt(1, 1)}); codeOf(err) != CodeTooFew {
		t.Errorf("paying without cubes: %v, want %s", err, CodeTooFew)
	}
}

// TestNotationIsLenient reads what is written with other spaces and letters.
func TestNotationIsLenient(t *testing.T) {
	m := newMatch(t, 2, nil, duelMoves("33 1 2 3 4 5", "50 6 7 8 9 10")[:2]...)
	enter(t, m, "nature #1>1", "nature #2 > 0")
	enter(t, m, duelMoves("33 1 2 3 4 5", "50 6 7 8 9 10")[4:]...)
	enter(t, m, "0 BID33", "1 b i d 5 0")
	if stateOf(m).Order(1) != 1 || stateOf(m).Phase() != PhaseContest {
		t.Fatalf("phase %s", stateOf(m).Phase())
	}
	enter(t, m, "0  Pay 1,1   0 ,1", "0 pair1", "0 keep 44", "1 keep 50", "0 44 @ 0,-2 R0U", "1 50@0,2R0O")
	if stateOf(m).Round() != 2 {
		t.Errorf("round %d", stateOf(m).Round())
	}
}
