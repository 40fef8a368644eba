package honshu

import "testing"

// TestPrinted finds the card and printed square behind each cell of a map, woven cards among them.
func TestPrinted(t *testing.T) {
	m := buildCards(t, province(t, "A1"), "60@1,2r0o", "53@0,2r0:bdf")
	for _, c := range []struct {
		at     Cell
		card   Card
		letter byte
	}{
		{CellAt(0, 0), Province('A', 1), 'a'}, {CellAt(0, 2), 53, 'a'}, {CellAt(1, 2), 60, 'a'}, {CellAt(2, 4), 60, 'f'}, {CellAt(0, 4), 53, 'e'},
	} {
		p, i, ok := m.PrintedSquare(c.at)
		if !ok || p.Card != c.card || byte('a'+i) != c.letter || p.SquareAt(i) != c.at || m.At(c.at) != p.Card.Face()[i] {
			t.Errorf("%s: card %s, square %c, %v; want %s, %c", c.at, p.Card, 'a'+i, ok, c.card, c.letter)
		}
	}
	if _, _, ok := m.PrintedSquare(CellAt(2, 0)); ok {
		t.Error("a card is found beside the map")
	}
}

// TestTheLastCardIsTakenAway: what shows again has its cube, other squares keep theirs, and the province stays.
func TestTheLastCardIsTakenAway(t *testing.T) {
	for _, c := range []struct{ cards, cubes, before, cubesBefore string }{
		{"A1+16@0,1r0o", "1,2", "A1", "0,1+1,1"}, // covered cubes lie there again
		{"A1+53@0,2r0o", "1,1", "A1", "1,1"},     // a square that showed stays empty
		{"A1+60@1,2r0o+53@0,2r0:bdf", "", "A1+60@1,2r0o", ""},
		{"A1", "0,1", "A1", "0,1"},
	} {
		m, err := ParseMap(c.cards, c.cubes)
		if err != nil {
			t.Fatalf("%s: %v", c.cards, err)
		}
		want, err := ParseMap(c.before, c.cubesBefore)
		if err != nil {
			t.Fatalf("%s: %v", c.before, err)
		}
		if got := m.WithoutLast(); *got != *want {
			t.Errorf("%s without its last card is %s with cubes at %v, want %s at %v", c.cards, got, got.CubeCells(nil), want, want.CubeCells(nil))
		}
	}
}

// TestTrialReportsEachSquare looks at every set of a trial.
func TestTrialReportsEachSquare(t *testing.T) {
	m := province(t, "A1")
	// Card 16 is T b3 / F y / T L: over the lower four squares of D D / b n / T T.
	over := m.Try(placementOn(t, m, "16@0,1r0o"), false)
	if want := (Trial{Shared: 0b001111, Lost: 0b000011, New: 0b001000}); over != want {
		t.Errorf("over: %+v, want %+v", over, want)
	}
	under := m.Try(placementOn(t, m, "16@0,-1r0u"), false)
	if want := (Trial{Faults: FaultLakeUnder, Shared: 0b111100, Hidden: 0b111100, LakeUnder: 0b100000}); under != want {
		t.Errorf("under: %+v, want %+v", under, want)
	}
	lake := buildCards(t, m, "16@0,2r0o")
	covering := lake.Try(placementOn(t, lake, "50@1,4r0o"), false)
	if want := (Trial{Faults: FaultLakeCovered, Shared: 0b000001, LakeCovered: 0b000001}); covering != want {
		t.Errorf("covering a lake: %+v, want %+v", covering, want)
	}
}

// TestSquareCodes reads and writes every square.
func TestSquareCodes(t *testing.T) {
	for s := Forest; s < numSquares; s++ {
		back, ok := squareOf(s.String())
		if !ok || back != s {
			t.Errorf("square %d is written %q and read as %d", s, s, back)
		}
	}
	if _, ok := squareOf("b5"); ok || numSquares.String() != "?" || NoSquare.String() != "." {
		t.Error("what is no square is read or written as one")
	}
}

// TestFieldsAndPack: packing and taking apart are inverse for every action of random matches, and single bits matter.
func TestFieldsAndPack(t *testing.T) {
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		m := newMatch(t, seats, map[string]string{OptCard: valueRandom})
		playOn(t, m, PhaseOver, Rounds)
		for _, mv := range m.Log {
			c, ok := Fields(mv.Do)
			if !ok || c.Pack() != mv.Do {
				t.Fatalf("%d is taken apart to %+v", mv.Do, c)
			}
			if _, ok := Fields(mv.Do | 1<<posEnd); ok {
				t.Fatalf("a bit above %d means nothing, but is taken", mv.Do)
			}
		}
	}
}
