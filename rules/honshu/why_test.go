package honshu

import (
	"testing"

	"engawa/rules"
)

// TestWhySquares: a refused ghost tells each rule with the squares to blame.
func TestWhySquares(t *testing.T) {
	m := newMatch(t, 2, nil, append(duelMoves("33 1 2 3 4 5", "16 6 7 8 9 10"), "0 bid 33", "1 bid 16", "1 stand", "0 pair 1", "0 keep 44", "1 keep 16")...)
	s := stateOf(m)
	cell := func(x, y int) rules.Part { return cellPart(CellAt(x, y)) }
	turn := func(n int32) rules.Part { return buttonPart(ButtonTurn + n) }
	over, under := buttonPart(ButtonOver), buttonPart(ButtonUnder)
	for _, c := range []struct {
		parts []rules.Part
		code  string
		blame []rules.Part
	}{
		{[]rules.Part{cell(0, 0)}, "", nil},
		{[]rules.Part{cell(0, 0), turn(1)}, "", nil},
		{[]rules.Part{cell(0, 2), turn(0), over}, "", nil},
		{[]rules.Part{cell(9, 9)}, "no-overlap", nil},
		{[]rules.Part{cell(31, 9)}, "far", nil},
		{[]rules.Part{cell(9, 9), turn(1)}, "no-overlap", nil},
		{[]rules.Part{cell(0, -2), turn(0), under}, "lake-under", []rules.Part{cell(1, 0)}},
		{[]rules.Part{cell(0, 0), turn(0), under}, "lake-under", []rules.Part{cell(1, 2)}},
		{[]rules.Part{cell(0, 1), turn(0), buttonPart(ButtonWoven + 1)}, "mixed-level", []rules.Part{cell(0, 1), cell(1, 1), cell(0, 2), cell(1, 2)}},
		{[]rules.Part{cell(0, 2), turn(0), buttonPart(ButtonWoven + 3)}, CodeInput, []rules.Part{buttonPart(ButtonWoven + 3)}},
		{[]rules.Part{cell(0, 2), over}, CodeInput, []rules.Part{over}},
		{[]rules.Part{cardPart(16)}, CodeInput, []rules.Part{cardPart(16)}},
		{[]rules.Part{cell(0, 2), turn(0), over, over}, CodeInput, []rules.Part{over}},
	} {
		err := Game{}.Why(s, 1, c.parts)
		if rules.CodeOf(err) != c.code {
			t.Errorf("%v: %v, want %s", c.parts, err, c.code)
			continue
		}
		if e, ok := err.(*rules.Error); ok && len(e.Parts) != len(c.blame) {
			t.Errorf("%v blames %v, want %v", c.parts, e.Parts, c.blame)
		} else if ok {
			for k, part := range c.blame {
				if e.Parts[k] != part {
					t.Errorf("%v blames %v, want %v", c.parts, e.Parts, c.blame)
				}
			}
		}
	}
}

// TestWhyElsewhere points at things in the other phases.
func TestWhyElsewhere(t *testing.T) {
	trick := newMatch(t, 4, nil, fourSeats()...)
	led := newMatch(t, 4, nil, append(fourSeats(), "0 play 11", "1 play 29+1,2")...)
	bidding := newMatch(t, 2, nil, duelMoves("33 1 2 3 4 5", "50 6 7 8 9 10")...)
	contest := newMatch(t, 2, nil, append(duelMoves("33 1 2 3 4 5", "50 6 7 8 9 10"), "0 bid 33", "1 bid 50")...)
	choosing := newMatch(t, 2, nil, append(duelMoves("33 1 2 3 4 5", "50 6 7 8 9 10"), "0 bid 33", "1 bid 50", "0 stand")...)
	keeping := newMatch(t, 2, nil, append(duelMoves("33 1 2 3 4 5", "50 6 7 8 9 10"), "0 bid 33", "1 bid 50", "0 stand", "1 pair 1")...)
	blue, yellow, brown := cellPart(CellAt(0, 1)), cellPart(CellAt(0, 0)), cellPart(CellAt(1, 1))
	plain, stand := buttonPart(ButtonPlain), buttonPart(ButtonStand)
	for _, c := range []struct {
		m     *rules.Match
		by    rules.Seat
		parts []rules.Part
		code  string
	}{
		{trick, 0, []rules.Part{cardPart(11)}, ""},
		{trick, 0, []rules.Part{cardPart(11), plain}, ""},
		{trick, 0, []rules.Part{cardPart(11), blue}, ""},
		{trick, 0, []rules.Part{cardPart(11), yellow}, CodeNoCube},
		{trick, 0, []rules.Part{cardPart(29)}, CodeNotInHand},
		{trick, 0, []rules.Part{plain}, CodeInput},
		{trick, 1, []rules.Part{cardPart(29)}, rules.CodeNotYourTurn},
		{trick, 0, []rules.Part{cardPart(11), plain, plain}, CodeInput},
		{led, 2, []rules.Part{cardPart(57), yellow}, CodeColour},
		{bidding, 1, []rules.Part{cardPart(50)}, ""},
		{bidding, 1, []rules.Part{cardPart(50), blue}, CodeNoBoost},
		{bidding, 1, []rules.Part{blue}, CodeInput},
		{contest, 0, []rules.Part{stand}, ""},
		{contest, 0, []rules.Part{brown}, ""},
		{contest, 0, []rules.Part{brown, blue}, ""},
		{contest, 0, []rules.Part{brown, brown}, CodeSameCube},
		{contest, 0, []rules.Part{yellow}, CodeNoCube},
		{contest, 0, []rules.Part{stand, stand}, CodeInput},
		{choosing, 1, []rules.Part{cardPart(44)}, ""},
		{choosing, 1, []rules.Part{cardPart(33)}, ""},
		{choosing, 1, []rules.Part{cardPart(6)}, CodeNotOnTable},
		{choosing, 1, []rules.Part{stand}, CodeInput},
		{keeping, 1, []rules.Part{cardPart(12)}, ""},
		{keeping, 1, []rules.Part{cardPart(33)}, CodeNotInPair},
		{trick, rules.Nature, nil, rules.CodeNotYourTurn},
	} {
		if err := (Game{}).Why(c.m.State(), c.by, c.parts); rules.CodeOf(err) != c.code {
			t.Errorf("seat %s points at %v: %v, want %q", c.by, c.parts, err, c.code)
		}
	}
}

// TestPartsOfChance: what Nature does is pointed at as who or what is drawn.
func TestPartsOfChance(t *testing.T) {
	m := newMatch(t, 2, map[string]string{OptCard: valueRandom})
	seat := func(k int32) rules.Part { return rules.Part{Kind: rules.PartSeat, Index: k} }
	for _, c := range []struct {
		move string
		want rules.Part
	}{
		{"nature A2>0", seat(0)}, {"nature A5>1", seat(1)}, {"nature order 1>1", seat(1)}, {"nature order 2>0", seat(0)},
		{"nature goal 7", rules.Part{Kind: rules.PartCount, Index: 7}}, {"nature 30>0", seat(0)},
	} {
		mv, err := m.ParseMove(c.move)
		if err != nil {
			t.Fatal(err)
		}
		if parts := rules.Parts(Game{}, m.State(), mv.Do); len(parts) != 1 || parts[0] != c.want {
			t.Errorf("%s is pointed at as %v, want %v", c.move, parts, c.want)
		}
		enter(t, m, c.move)
	}
	if s := stateOf(m); s.Goal() != 7 || s.Rules().Goal != goalDrawn {
		t.Errorf("scoring card %d", s.Goal())
	}
	if parts := rules.Parts(Game{}, m.State(), 5); parts != nil {
		t.Errorf("what is no action is pointed at as %v", parts)
	}
}
