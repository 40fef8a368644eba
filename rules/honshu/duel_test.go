package honshu

import (
	"testing"

	"engawa/rules"
)

// duelMoves bring two seats to the first bids: 44 and 12 are opened.
func duelMoves(hand0, hand1 string) []string {
	return append(natureMoves(hand0, hand1), "nature open 44", "nature open 12")
}

func TestDuel(t *testing.T) {
	for _, c := range []struct {
		name    string
		steal   string
		moves   []string
		kept    [2]Card
		out     []Card
		cubes   int // of the loser, seat 0
		contest bool
	}{
		{"the winner chooses", valueBefore, []string{"0 stand", "1 pair 1", "0 keep 33", "1 keep 12"}, [2]Card{33, 12}, []Card{44, 50}, 2, true},
		{"the loser pays and chooses", valueBefore, []string{"0 pay 0,1 1,1", "0 pair 1", "0 keep 44", "1 keep 50"}, [2]Card{44, 50}, []Card{12, 33}, 0, true},
		{"the loser stands afterwards", valueAfter, []string{"1 pair 2", "0 stand", "0 keep 44", "1 keep 50"}, [2]Card{44, 50}, []Card{12, 33}, 2, false},
		{"the loser steals the pair", valueAfter, []string{"1 pair 2", "0 pay 1,1 0,1", "1 keep 12", "0 keep 33"}, [2]Card{33, 12}, []Card{44, 50}, 0, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := newMatch(t, 2, map[string]string{OptSteal: c.steal}, duelMoves("33 1 2 3 4 5", "50 6 7 8 9 10")...)
			enter(t, m, "1 bid 50", "0 bid 33")
			if s := stateOf(m); s.Order(1) != 1 || (s.Phase() == PhaseContest) != c.contest {
				t.Errorf("seat 1 has order card %d, phase %s", s.Order(1), s.Phase())
			}
			enter(t, m, c.moves...)
			s := stateOf(m)
			if s.Phase() != PhaseBuild || s.Card(0) != c.kept[0] || s.Card(1) != c.kept[1] {
				t.Errorf("phase %s, cards %s and %s, want %v", s.Phase(), s.Card(0), s.Card(1), c.kept)
			}
			if want := CardSet(0).With(c.out[0]).With(c.out[1]); s.Discards() != want || s.Map(0).NumCubes() != c.cubes {
				t.Errorf("out of the game %s, cubes left %d; want %v, %d", cardList(s.Discards(), 0), s.Map(0).NumCubes(), c.out, c.cubes)
			}
		})
	}
}

// TestDuelOfThePoor: who has fewer than two cubes is not asked to pay.
func TestDuelOfThePoor(t *testing.T) {
	for _, c := range []struct {
		land  string // of the loser
		steal string
		asked bool
	}{
		{"A1+30@0,0r0o", valueBefore, false}, {"A1+30@0,0r0o", valueAfter, false},
		{"A1+30@0,2r0o cubes=0,1", valueBefore, false}, {"A1+30@0,2r0o cubes=1,1", valueAfter, false},
		{"A1+30@0,2r0o cubes=0,1+1,1", valueBefore, true}, {"A1+30@0,2r0o cubes=0,1+1,1", valueAfter, true},
	} {
		text := "2.bid opened=12,44 out=13,14 0: order=2 map=" + c.land + " hand=1,2,3,4,5 1: order=1 map=A2+31@1,2r0o hand=6,7,8,9,10"
		m := matchFrom(t, rules.Setup{Seats: 2, Options: map[string]string{OptSteal: c.steal}}, text)
		enter(t, m, "0 bid 1", "1 bid 6")
		if c.asked && c.steal == valueBefore {
			enter(t, m, "0 stand")
		}
		if s := stateOf(m); s.Phase() != PhaseChoose {
			t.Errorf("%s, %s: phase %s, want choose", c.land, c.steal, s.Phase())
		}
		enter(t, m, "1 pair 2")
		if c.asked && c.steal == valueAfter {
			enter(t, m, "0 stand")
		}
		if s := stateOf(m); s.Phase() != PhaseKeep {
			t.Errorf("%s, %s: phase %s, want keep", c.land, c.steal, s.Phase())
		}
	}
}
