package honshu

import (
	"strings"
	"testing"

	"engawa/rules"
)

// TestHandsMove follows the hands through a match: passed to the left after round 3 and to the right after round 9,
// dealt anew after round 6.
func TestHandsMove(t *testing.T) {
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		m := newMatch(t, seats, nil)
		for _, c := range []struct{ before, shift int }{{3, 1}, {9, -1}} {
			playOn(t, m, PhaseBuild, c.before)
			before := stateOf(m)
			playOn(t, m, PhaseBuild, c.before+1)
			for k := range seats {
				was, _ := before.Hand(rules.Seat(k))
				is, n := stateOf(m).Hand(rules.Seat((k + c.shift + seats) % seats))
				if n != 2 || is&^was != 0 {
					t.Errorf("%d seats, after round %d: the hand %s of seat %d became %s", seats, c.before, cardList(was, 0), k, cardList(is, 0))
				}
			}
		}
		m.Truncate(0)
		playOn(t, m, PhaseDeal, 6)
		if _, n := stateOf(m).Hand(0); n != 0 {
			t.Errorf("%d seats: %d cards are left when new ones are dealt", seats, n)
		}
		playOn(t, m, PhaseBuild, 7)
		if hand, n := stateOf(m).Hand(0); n != 5 || hand.Len() != 5 {
			t.Errorf("%d seats: %d cards are left in round 7, want 5", seats, n)
		}
	}
}

func TestAfterRound(t *testing.T) {
	for selection, want := range map[string]string{valueTrick: "--l--d--r---", valueDraft: "llllldrrrrr-"} {
		s := stateOf(newMatch(t, 3, map[string]string{OptSelection: selection}))
		have := ""
		for round := 1; round <= Rounds; round++ {
			have += string("-lrd"[s.HandMoveAfter(round)])
		}
		if have != want {
			t.Errorf("%s: hands move as %s, want %s", selection, have, want)
		}
	}
}

func TestSizesOfMatches(t *testing.T) {
	for _, c := range []struct {
		seats            int
		selection        string
		natures, actions int // 0 for not given
		pile             int
	}{
		{5, valueTrick, 71, 180, 0},
		{2, valueTrick, 53, 0, 12},
		{2, valueDraft, 49, 68, 60 - 44},
		{3, valueDraft, 3 + 3 + 1 + 36, 72, 24},
	} {
		m := newMatch(t, c.seats, map[string]string{OptSelection: c.selection, OptCard: valueRandom})
		playOn(t, m, PhaseBuild, Rounds)
		if n := pileSize(stateOf(m)); n != c.pile {
			t.Errorf("%d seats, %s: %d cards stay unseen, want %d", c.seats, c.selection, n, c.pile)
		}
		playOn(t, m, PhaseOver, Rounds)
		natures := 0
		for _, mv := range m.Log {
			if mv.By == rules.Nature {
				natures++
			}
		}
		if natures != c.natures || c.actions > 0 && len(m.Log)-natures != c.actions || len(m.Log) > maxMoves {
			t.Errorf("%d seats, %s: %d moves of Nature and %d others", c.seats, c.selection, natures, len(m.Log)-natures)
		}
	}
}

// emptyPoolPosition is a position in which all ten blue cubes lie on maps and seat 0 is to build a card that makes blue.
const emptyPoolPosition = "4.build 0: order=1 map=A1+8@1,2r0u+13@2,4r0u+51@3,6r0u cubes=0,1+2,4+3,6 hand=2,3 card=10 " +
	"1: order=2 map=A2+14@1,2r0u+31@2,4r0u+37@3,6r0u cubes=1,2+1,3+3,6+3,7 hand=4,5 card=49 " +
	"2: order=3 map=A4+38@1,2r0u+1@2,4r2u+52@3,6r0u cubes=1,0+1,4+2,6 hand=6,7 card=50"

// TestPoolRunsOut: an empty pool leaves squares empty for good, unless a covered cube of that colour comes back first.
func TestPoolRunsOut(t *testing.T) {
	for _, c := range []struct {
		supply, build string
		empty, pool   int
	}{
		{valueLimited, "10@4,8r0u", 1, 0},
		{valueFree, "10@4,8r0u", 0, -1},
		{valueLimited, "10@-1,1r0o", 0, 0},
	} {
		m := matchFrom(t, rules.Setup{Seats: 3, Options: map[string]string{OptSupply: c.supply, OptSelection: valueDraft}}, emptyPoolPosition)
		enter(t, m, "0 "+c.build, "1 49@4,8r0u", "2 50@4,8r0u")
		s := stateOf(m)
		empty := 0
		for at := range s.Map(0).Cells {
			if s.Map(0).At(at) == Production(Blue) && !s.Map(0).Cube(at) {
				empty++
			}
		}
		if empty != c.empty || s.Pool(Blue) != c.pool {
			t.Errorf("%s, %s: %d blue squares stay empty, the pool has %d; want %d, %d", c.supply, c.build, empty, s.Pool(Blue), c.empty, c.pool)
		}
		limited := rules.Setup{Seats: 3, Options: map[string]string{OptSelection: valueDraft}}
		if _, err := (Game{}).ParsePosition(limited, Game{}.FormatPosition(s)); (err != nil) != (c.pool < 0) {
			t.Errorf("with %d blue cubes in a limited pool: %v", c.pool, err)
		}
	}
}

// TestLastCube: of two seats that make blue, the one with the lower order card gets the last blue cube, no matter
// who has built first.
func TestLastCube(t *testing.T) {
	text := strings.NewReplacer("order=1", "order=3", "order=3", "order=1", "1,0+1,4+2,6", "1,0+2,6", "card=49", "card=46").Replace(emptyPoolPosition)
	for _, order := range [][]string{
		{"0 10@4,8r0u", "1 46@4,8r0o", "2 50@4,8r0u"},
		{"2 50@4,8r0u", "1 46@4,8r0o", "0 10@4,8r0u"},
	} {
		m := matchFrom(t, rules.Setup{Seats: 3, Options: map[string]string{OptSelection: valueDraft}}, text)
		enter(t, m, order...)
		if s := stateOf(m); s.Map(0).Cube(CellAt(4, 10)) || !s.Map(1).Cube(CellAt(4, 8)) || s.Pool(Blue) != 0 {
			t.Errorf("after %v seat 0 has the cube: %v, seat 1: %v", order, s.Map(0).Cube(CellAt(4, 10)), s.Map(1).Cube(CellAt(4, 8)))
		}
	}
}

// TestTieBreak: fields decide between equal points, and a win can be shared.
func TestTieBreak(t *testing.T) {
	m := newMatch(t, 3, nil)
	playOn(t, m, PhaseOver, Rounds)
	s := *stateOf(m)
	low, high := parsePicture(t, "F D"), parsePicture(t, "F D D")
	for _, c := range []struct {
		maps [3]*Map
		want rules.Seats
	}{
		{[3]*Map{low, high, low}, rules.SeatsOf(1)},
		{[3]*Map{high, low, high}, rules.SeatsOf(0, 2)},
		{[3]*Map{low, parsePicture(t, "F F"), high}, rules.SeatsOf(1)},
	} {
		for k, land := range c.maps {
			s.players[k].cardMap = land
		}
		if have := s.Winners(); have != c.want {
			t.Errorf("winners %s, want %s", have, c.want)
		}
	}
}
