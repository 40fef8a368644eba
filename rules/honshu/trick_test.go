package honshu

import (
	"slices"
	"testing"

	"engawa/rules"
)

// fourSeats are Nature's moves before the printed example of a trick: Jacques, Marie, Christophe and Lise on the seats
// 0 to 3.
func fourSeats() []string {
	moves := natureMoves("11 1 2 3 4 5", "29 6 7 8 9 10", "57 12 13 14 15 16", "59 17 18 19 20 21")
	moves[2], moves[3] = "nature A4>2", "nature A3>3"
	return moves
}

func TestPrintedTrick(t *testing.T) {
	m := newMatch(t, 4, nil, fourSeats()...)
	enter(t, m, "0 play 11", "1 play 29+1,2")
	if led, ok := stateOf(m).LeadColour(); !ok || led != Blue || stateOf(m).Value(1) != 89 {
		t.Errorf("led %s %v, value %d; want blue and 89", led, ok, stateOf(m).Value(1))
	}
	if err := try(m, "2 play 57+0,0"); rules.CodeOf(err) != CodeColour {
		t.Errorf("a yellow cube: %v, want %s", err, CodeColour)
	}
	enter(t, m, "2 play 57+1,0")
	if n := stateOf(m).Pool(Blue); n != 10-3 {
		t.Errorf("the pool has %d blue cubes, want 7: of three provinces two cubes lie on cards", n)
	}
	enter(t, m, "3 play 59")
	if have := stateOf(m).InOrder(); !slices.Equal(have, []rules.Seat{2, 1, 3, 0}) || stateOf(m).Value(2) != 117 {
		t.Errorf("the order is %v, the best value %d", have, stateOf(m).Value(2))
	}
	enter(t, m, "2 take 57", "1 take 11")
	if err := try(m, "3 take 11"); rules.CodeOf(err) != CodeNotOnTable {
		t.Errorf("a card already taken: %v", err)
	}
	if err := try(m, "3 take 33"); rules.CodeOf(err) != CodeNotOnTable {
		t.Errorf("a card never played: %v", err)
	}
	enter(t, m, "3 take 59")
	if legal := m.State().Legal(0, nil); len(legal) != 1 {
		t.Errorf("the last seat has %d choices, want 1", len(legal))
	}
	enter(t, m, "0 take 29")
	s := stateOf(m)
	if s.Phase() != PhaseBuild || s.Pool(Blue) != 9 || s.Map(2).Cube(CellAt(1, 0)) || s.Table() != 0 {
		t.Errorf("after the last take: phase %s, %d blue cubes in the pool, table %b", s.Phase(), s.Pool(Blue), s.Table())
	}
}

func TestPrintedTrickWithoutTheFirstCube(t *testing.T) {
	m := newMatch(t, 4, nil, fourSeats()...)
	enter(t, m, "0 play 11", "1 play 29", "2 play 57+0,0")
	if led, _ := stateOf(m).LeadColour(); led != Yellow {
		t.Errorf("led %s, want yellow", led)
	}
}
