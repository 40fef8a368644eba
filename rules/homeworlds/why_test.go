package homeworlds

import (
	"testing"

	"engawa/rules"
)

// pointAt builds the parts of a test: "r3" the bank's piece, "H0" a system, "H0.0.g3" a ship, "end" a button, "s1!g"
// the mark of an overpopulation.
func pointAt(t *testing.T, s *State, words ...string) []rules.Part {
	t.Helper()
	buttons := map[string]int32{
		"end": ButtonEnd, "build": ButtonBuild, "trade": ButtonTrade, "move": ButtonMove, "attack": ButtonAttack,
		"sacrifice": ButtonSacrifice, "detonate": ButtonDetonate,
	}
	var out []rules.Part
	for _, w := range words {
		if b, ok := buttons[w]; ok {
			out = append(out, buttonPart(b))
			continue
		}
		if p, ok := parsePiece(w); ok {
			out = append(out, reservePart(p))
			continue
		}
		slot, ok := s.Find(w[:2])
		if !ok {
			t.Fatalf("there is no system in %q", w)
		}
		switch {
		case len(w) == 2:
			out = append(out, cellPart(slot))
		case w[2] == '!':
			c, _ := colourWord(w[3:])
			out = append(out, overpopulationPart(slot, c))
		default:
			piece, _ := parsePiece(w[5:])
			owner := rules.Seat(w[3] - '0')
			if w[3] == '*' {
				owner = Nobody
			}
			out = append(out, shipPart(slot, owner, piece))
		}
	}
	return out
}

func TestWhy(t *testing.T) {
	const plain = "2/3 0 0(b3y1)g3y2|g1r3 1(b2r1)|g3 s1:-1(g2)r1|y1 s2:-1(r3)y1|"
	const noGreen = "2/3 0 0(g3r3)g3r1| 1(b2y1)|g3g2g2g2g1g1g1r1r1r2r2r2r3r3"
	const noLarge = "2/3 0 0(y1g2)g3g1| 1(b2r1)|g3g3r3r3r3y3y3y3b3b3b3"
	const red = "2/3 0 0(b3r1)g2g1|y1b3 1(b2y1)|g3"
	for _, c := range []struct {
		position string
		parts    []string
		code     string // "" when it leads to a legal action
	}{
		{plain, nil, ""},
		{plain, []string{"H0.0.g3"}, ""},
		{plain, []string{"H0.0.g3", "trade", "r3"}, ""},
		{plain, []string{"build"}, ""},
		{plain, []string{"end"}, ""},
		{plain, []string{"end", "end"}, rules.CodeAction},
		{plain, []string{"r3"}, ""}, // a trade
		{plain, []string{"H0"}, ""}, // with Build, or the goal of a move
		{plain, []string{"H0.*.b3"}, rules.CodeAction},
		{plain, []string{"H0.1.g1"}, CodeNoPower},
		{plain, []string{"attack"}, ""},
		{plain, []string{"attack", "H0.1.g1"}, CodeNoPower},
		{"2/3 0 0(b3r1)g3| 1(b2y1)|g3", []string{"move"}, CodePowerNowhere},
		{plain, []string{"H0.0.g3", "H0"}, CodeSameSystem},
		{plain, []string{"H0.0.g3", "move", "s1"}, ""},
		{plain, []string{"H0.0.g3", "s2"}, CodeConnected},
		{plain, []string{"H0.0.g3", "trade", "g3"}, CodeTradeSame},
		{plain, []string{"H0.0.g3", "trade", "r2"}, CodeTradeSize},
		{plain, []string{"H0.0.g3", "move", "b1"}, CodeConnected},
		{plain, []string{"s1.0.r1", "s1.0.r1"}, rules.CodeAction},
		{plain, []string{"s1.0.r1", "trade"}, CodeNoPower},
		{plain, []string{"s1.0.r1", "H0"}, CodeNoPower},
		{plain, []string{"s2.0.y1", "build"}, CodeNoPower},
		{plain, []string{"s2.0.y1", "s2.0.y1"}, rules.CodeAction},
		{plain, []string{"s1!g"}, CodeNoOverpopulation},
		{plain, []string{"s1!g", "detonate"}, CodeNoOverpopulation},
		{plain, []string{"detonate"}, rules.CodeAction},
		{plain, []string{"build", "r1"}, ""},
		{plain, []string{"s1", "build", "r1"}, ""},
		{plain, []string{"build", "y2", "s2"}, CodeNoPower},
		{plain, []string{"build", "r3"}, CodeNotSmallest},
		{plain, []string{"build", "b1"}, CodeBuildColour},
		{plain, []string{"g1", "H0"}, ""},
		{plain, []string{"build", "H1"}, CodeNotPresent},
		{plain, []string{"build", "s2"}, CodeNoPower},
		{plain, []string{"b2", "s2"}, CodeNotSmallest},
		{plain, []string{"trade", "r2"}, ""},
		{plain, []string{"trade", "r1"}, CodeNoneCan},
		{plain, []string{"trade", "H0"}, CodeWhichShip},
		{plain, []string{"attack", "r1"}, rules.CodeAction},
		{plain, []string{"attack", "H0", "s1"}, rules.CodeAction},
		{plain, []string{"move", "H1"}, ""},
		{plain, []string{"move", "s1", "H0.0.g3"}, ""},
		{plain, []string{"s1", "H0.0.g3"}, ""},
		{plain, []string{"r3", "H0.0.y2"}, CodeConnected},
		{plain, []string{"H0.1.g1", "H0.0.g3"}, CodeNoPower},
		{plain, []string{"H0.1.r3", "build"}, CodeNoShip},
		{plain, []string{"s2.0.y1", "attack"}, CodeNoRival},
		{"2/3 0 0(b3r1)g2|b3 1(b2y1)|g3", []string{"H0.0.g2", "attack"}, CodeTooBig},
		{plain, []string{"H0.0.g3", "build", "g3"}, CodeNotSmallest},
		{"2/3 0!b2 0(b3y1)g3| 1(b2r1)|g3", []string{"H0.0.g3", "r2"}, CodeTradeSize},
		{"2/3 0!r2 0(b3y1)g3| 1(b2r1)|g3", []string{"H0.0.g3"}, CodeNoRival},
		{red, []string{"H0.1.b3"}, CodeTooBig},
		{red, []string{"H0.1.y1"}, ""},
		{red, []string{"H0.0.g1", "H0.1.b3"}, CodeTooBig},
		{red, []string{"H0.0.g1", "attack", "H0.1.y1"}, ""},
		{red, []string{"H0.0.g1", "b3"}, CodeNoPower},
		{"2/3 0 0(b3y1)g3| 1(b2r1)|g3", []string{"H0.0.g3", "sacrifice"}, CodeHomeLost},
		{"2/3 0 0(b3y1)g3| 1(b2r1)|g3", []string{"sacrifice"}, CodeHomeLost},
		{"2/3 0 0(b3y1)g3| 1(b2r1)|g3", []string{"H0.0.g3", "move", "g2"}, CodeHomeLost},
		{"2/3 0 0(b3y1)g3| 1(b2r1)|g3", []string{"H0.0.g3", "move"}, CodeHomeLost},
		{"2/3 0 0(b3y1)g3| 1(b2r1)|g3", []string{"move"}, CodeHomeLost},
		{"2/3 0 0(b3y1)g3| 1(b2r1)|g3 s1:-1(g2)r1|", []string{"move"}, CodeHomeLost},
		{"2/3 0!g2 0(b3y1)g3| 1(b2r1)|g3", []string{"H0.0.g3", "trade"}, CodeWrongColour},
		{"2/3 0!g2 0(b3y1)g3| 1(b2r1)|g3", []string{"sacrifice"}, CodeOptionUsed},
		{"2/3 0!g2 0(b3y1)g3| 1(b2r1)|g3", []string{"g1"}, ""},
		{"2/3 0!g2 0(b3y1)g3| 1(b2r1)|g3", []string{"g2"}, CodeNotSmallest},
		{"2/3 0!g2 0(b3y1)g3| 1(b2r1)|g3", []string{"r2"}, CodeNotSmallest},
		{"2/3 0!g2 0(b3y1)g3| 1(b2r1)|g3", []string{"r1"}, CodeBuildColour},
		{"2/3 0!r2 0(b3y1)g3| 1(b2r1)|g3", []string{"r1"}, rules.CodeAction},
		{"2/3 0!r2 0(b3y1)g3| 1(b2r1)|g3", []string{"attack"}, CodeNoRival},
		{noGreen, []string{"build"}, CodeNothingToBuild},
		{noGreen, []string{"H0.0.g3", "build"}, CodeBank},
		{"2/3 0 0(b3y1)g3| 1(b2r1)|g3y3y3y3r3r3r3b3b3", []string{"trade"}, CodeNothingToTrade},
		{"2/3 0 0(b3y1)g3| 1(b2r1)|g3y3y3y3r3r3r3b3b3", []string{"H0.0.g3", "trade"}, CodeNothingToTrade},
		{noLarge, []string{"move"}, CodeNowhereToMove},
		{noLarge, []string{"H0.0.g1", "move"}, CodeNowhereToMove},
		{"2/3 0 0(b3r1)g3| 1(b2y1)|g3", []string{"attack"}, CodeNoRival},
		{"2/3 0 0(b3r1)g2|b3 1(b2y1)|g3", []string{"attack"}, CodeTooBig},
		{"2/3 0 0(b3r1)g2|b3 1(b2y1)|g3 s1:-1(r3)y1|", []string{"attack"}, CodeNoneCan}, // too large there, nobody here
		{"2/3 0. 0(b3y1)g3| 1(b2r1)|g3", []string{"g1"}, CodeOptionUsed},
		{"2/3 0. 0(b3y1)g3| 1(b2r1)|g3", []string{"H0.0.g3"}, CodeOptionUsed},
		{"2/3 0. 0(b3y1)g3| 1(b2r1)|g3", []string{"build"}, CodeOptionUsed},
		{"2/3 0!y1 0(b3y1)| 1(b2r1)|g3 s1:-1(g2)r1y1|", []string{"end"}, CodeHomeLost},
		{"2/3 0!y1 0(b3y1)| 1(b2r1)|g3 s1:-1(g2)r1y1|", []string{"s1.0.r1", "b3"}, CodeHomeLost},
		{"2/3 0!y1 0(b3y1)| 1(b2r1)|g3 s1:-1(g2)r1y1|", []string{"b3"}, CodeHomeLost},
		{"2/3 0+", []string{"b3"}, ""},
		{"2/3 0+", []string{"end"}, CodeSetupPass},
		{"2/3 0+", []string{"build"}, CodeSetupFirst},
		{"2/3 0+", []string{"b3", "b3"}, rules.CodeAction},
		{"2/3 1+ 0(b3b3)b3| 1(g3)|", []string{"b3"}, CodeBank},
	} {
		s := load(t, c.position)
		parts := pointAt(t, s, c.parts...)
		err := Game{}.Why(s, s.pos.Mover, parts)
		if code := rules.CodeOf(err); code != c.code {
			t.Errorf("%s, %q: %v, want %q", c.position, c.parts, err, c.code)
		}
	}
}

func TestWhyOfOthers(t *testing.T) {
	s := load(t, "2/3 0 0(b3y1)g3| 1(b2r1)|g3")
	if err := (Game{}).Why(s, 1, nil); rules.CodeOf(err) != rules.CodeNotYourTurn {
		t.Errorf("another seat gets %v", err)
	}
	start, err := newGame(rules.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	seat := []rules.Part{{Kind: rules.PartSeat, Index: 1}}
	if err := (Game{}).Why(start, rules.Nature, seat); err != nil {
		t.Errorf("chance may pick seat 1, but gets %v", err)
	}
	if err := (Game{}).Why(start, rules.Nature, append(seat, seat...)); rules.CodeOf(err) != rules.CodeAction {
		t.Errorf("chance picks two seats: %v", err)
	}
}

// TestPathsOfEveryKind compares all ways to point at one action of each kind.
func TestPathsOfEveryKind(t *testing.T) {
	s := load(t, "2/3 0 0(b3r1)g3g1|y1 1(b2y1)|g3 s1:-1(y2)y1y3b1|y3")
	for action, want := range map[string][][]string{
		"build g1 H0": {
			{"H0.0.g1", "build"}, {"H0.0.g1", "g1"}, {"H0.0.g1", "build", "g1"},
			{"H0.0.g3", "build"}, {"H0.0.g3", "g1"}, {"H0.0.g3", "build", "g1"},
			{"build", "g1"}, {"build", "H0"}, {"g1", "H0"}, {"build", "g1", "H0"},
		},
		"trade g3 y3 H0":       {{"H0.0.g3", "trade", "y3"}, {"H0.0.g3", "y3"}},
		"trade b1 g1 s1":       {{"s1.0.b1", "trade", "g1"}, {"s1.0.b1", "g1"}}, // the same may be a discovery
		"discover b1 s1 g1 s2": {{"s1.0.b1", "move", "g1"}, {"s1.0.b1", "g1"}},
		"move b1 s1 H0":        {{"s1.0.b1", "H0"}, {"s1.0.b1", "move", "H0"}},
		"attack y1 H0 P1":      {{"H0.1.y1", "attack"}, {"H0.0.g1", "H0.1.y1"}, {"H0.0.g1", "H0.1.y1", "attack"}, {"H0.0.g3", "H0.1.y1"}, {"H0.0.g3", "H0.1.y1", "attack"}},
		"sacrifice b1 s1":      {{"s1.0.b1", "sacrifice"}},
		"catastrophe s1 y":     {{"s1!y", "detonate"}},
		"end":                  {{"end"}},
	} {
		do, err := Game{}.ParseAction(s, 0, action)
		if err != nil {
			t.Errorf("%s: %v", action, err)
			continue
		}
		have := Game{}.Paths(s, do)
		same := len(have) == len(want)
		for k := range min(len(have), len(want)) {
			parts := pointAt(t, s, want[k]...)
			same = same && len(parts) == len(have[k])
			for n := range min(len(parts), len(have[k])) {
				same = same && parts[n] == have[k][n]
			}
		}
		if !same {
			t.Errorf("%s: the paths are %v, want %q", action, have, want)
		}
		for _, way := range have {
			if err := (Game{}).Why(s, 0, way); err != nil {
				t.Errorf("%s: %v is refused: %v", action, way, err)
			}
		}
	}
}

func TestPartsAreTakenApart(t *testing.T) {
	for _, owner := range []rules.Seat{Nobody, 0, 5} {
		slot, who, p, ok := PieceAt(PieceIndex(17, owner, 11))
		if !ok || slot != 17 || who != owner || p != 11 {
			t.Errorf("the piece of %s comes back as %d, %s, %d, %t", owner, slot, who, p, ok)
		}
	}
	for _, bad := range []int32{-1, int32(MaxSystems) << 8, 7 << 4, 12} {
		if _, _, _, ok := PieceAt(bad); ok {
			t.Errorf("%d is taken for a piece", bad)
		}
	}
	for _, bad := range []int32{-1, ButtonEnd, ButtonDetonate, ButtonOverpopulation - 1, ButtonOverpopulation + MaxSystems*NumColours} {
		if _, _, ok := OverpopulationAt(bad); ok {
			t.Errorf("%d is taken for an overpopulation", bad)
		}
	}
	if _, ok := Fields(rules.Hidden); ok {
		t.Error("the hidden action is taken apart")
	}
}
