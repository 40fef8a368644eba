package honshu

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
)

const plainPosition = "2.play 0: order=2 map=A1+30@0,0r0o hand=1,2,3,4,5 1: order=1 map=A2+31@1,2r0o cubes=1,1+2,4 hand=6,7,8,9,10 2: order=3 map=A3+32@0,2r0u hand=11,12,13,14,15"

func TestPositionRefusals(t *testing.T) {
	setup := rules.Setup{Seats: 3}
	for _, c := range []struct{ old, new string }{
		{plainPosition, ""},
		{"2.play", "2.fish"},
		{"2.play", "two.play"},
		{"2.play", "3.play"},
		{"2.play", "2.bid"},
		{"2.play", "2.pick"},
		{"2.play", "2.over"},
		{"2.play", "2.play goal=3"},
		{"2.play", "2.play opened=20"},
		{"2.play", "2.play out=20"},
		{"2.play", "2.play paid"},
		{"2.play", "2.play view=1"},
		{"0:", "1:"},
		{"order=2", "order=1"},
		{"order=2", "order=4"},
		{"order=2", "order=2 order=2"},
		{"order=2 ", ""},
		{"map=A1", "map=A2"},
		{"map=A1", "map=B1"},
		{"map=A1", "map=C1"},
		{"30@0,0r0o", "30@5,5r0o"},
		{"30@0,0r0o", "31@0,0r0o"},
		{"30@0,0r0o", "61@0,0r0o"},
		{"30@0,0r0o", "30@0,0r0o+33@0,1r0o"},
		{"31@1,2r0o", "31@1,-2r0u"},
		{"hand=1,2", "hand=1,1"},
		{"hand=1,2", "hand=6,2"},
		{"hand=1,2", "hand=2"},
		{"hand=1,2", "hand=?,2"},
		{"hand=1,2", "played=1 hand=2"},
		{"hand=1,2", "card=1 hand=2"},
		{"hand=1,2", "laid=b hand=1,2"},
		{"hand=1,2", "pair=1 hand=1,2"},
		{"hand=1,2", "aside=40 hand=1,2"},
		{"hand=1,2", "dropped=40 hand=1,2"},
		{"hand=1,2", "choice=pick1 hand=1,2"},
		{"cubes=1,1+2,4", "cubes=0,0"},
		{"cubes=1,1+2,4", "cubes=2,4+1,1"},
		{"cubes=1,1+2,4", "cubes=1,1+1,1"},
		{"2: order=3", "3: order=3"},
		{"14,15", "14,15 3: order=4"},
	} {
		text := strings.Replace(plainPosition, c.old, c.new, 1)
		if _, err := (Game{}).ParsePosition(setup, text); rules.CodeOf(err) != rules.CodePosition {
			t.Errorf("%s for %s: %v, want %s", c.new, c.old, err, rules.CodePosition)
		}
	}
	s, err := Game{}.ParsePosition(setup, plainPosition)
	if err != nil || (Game{}).FormatPosition(s) != plainPosition {
		t.Errorf("%v; the position is written %s", err, (Game{}).FormatPosition(s))
	}
}

// TestViewsAreWrittenWithBlanks shows what a View says of a hand passed on: its giver still sees it.
func TestViewsAreWrittenWithBlanks(t *testing.T) {
	m := newMatch(t, 3, nil)
	playOn(t, m, PhasePlay, 4)
	s := stateOf(m)
	hand, _ := s.Hand(1)
	for by, want := range map[rules.Seat]string{0: cardList(hand, 0), 1: cardList(hand, 0), 2: "?,?,?", rules.Public: "?,?,?"} {
		text := Game{}.FormatPosition(s.View(by))
		if !strings.Contains(text, "view="+by.String()) || !strings.Contains(text[strings.Index(text, " 1: "):], "hand="+want+" ") {
			t.Errorf("seat %s sees %s, want the hand %s for seat 1", by, text, want)
		}
		if _, err := (Game{}).ParsePosition(m.Setup, text); rules.CodeOf(err) != rules.CodePosition {
			t.Errorf("a match begins from what %s knows: %v", by, err)
		}
	}
}

func TestSketch(t *testing.T) {
	s, err := Game{}.ParsePosition(rules.Setup{Seats: 3}, plainPosition)
	if err != nil {
		t.Fatal(err)
	}
	sketch := s.View(1).(*State).String()
	for _, want := range []string{
		"Round 2 of 12: play. Pool: blue 9 brown 10 grey 9 yellow 10\n",
		"Seat 1, order card 1, forest 0, town 3, factory 0, lake 0, card 0, points 3, fields 2\nHand: 6,7,8,9,10\n",
		"Seat 0, order card 2, forest 2, town 2, factory 0, lake 0, card 0, points 4, fields 1\nHand: ?,?,?,?,?\n",
		"       6: L y/D D/T D\n",
		"       0   1   2\n   0  T   T   .\n   1  D   g*  .\n   2  D   T   L\n   3  .   T   T\n   4  .  y4   b*\n",
	} {
		squeezed := strings.ReplaceAll(sketch, " ", "")
		if !strings.Contains(squeezed, strings.ReplaceAll(want, " ", "")) {
			t.Errorf("the sketch lacks\n%s\nit is\n%s", want, sketch)
		}
	}
}

func TestSketchOfTheTable(t *testing.T) {
	trick := newMatch(t, 4, map[string]string{OptCard: "3", OptSupply: valueFree}, append(fourSeats(), "0 play 11", "1 play 29+1,2")...)
	duel := newMatch(t, 2, nil, append(duelMoves("33 1 2 3 4 5", "50 6 7 8 9 10"), "0 bid 33", "1 bid 50", "0 stand", "1 pair 1", "0 keep 50", "1 keep 12")...)
	opened := newMatch(t, 2, nil, duelMoves("33 1 2 3 4 5", "50 6 7 8 9 10")...)
	for _, c := range []struct {
		m    *rules.Match
		want string
	}{
		{trick, "Pool: blue brown grey yellow. Scoring card 3\nSeat 0 played 11\nSeat 1 played 29 + 60 with a blue cube = 89\n"},
		{opened, "Pair 1: 12,44\n"},
		{duel, "To build: 50\n"},
	} {
		if have := c.m.State().(*State).String(); !strings.Contains(have, c.want) {
			t.Errorf("the sketch lacks %q:\n%s", c.want, have)
		}
	}
}

// TestTheBestBuildIsTheBestOfAll compares what a card can bring at most with all its legal places.
func TestTheBestBuildIsTheBestOfAll(t *testing.T) {
	m := newMatch(t, 3, nil)
	playOn(t, m, PhaseBuild, 3)
	s := stateOf(m)
	by, _ := s.Actors().First()
	before, best, card := s.Map(by).Score(s.Scoring()).Total(), -1000, NoCard
	for _, a := range s.Legal(by, nil) {
		c, _ := Fields(a)
		after, _ := s.Preview(by, c.Place)
		best, card = max(best, after.Score(s.Scoring()).Total()-before), c.Card
	}
	if got := s.BestBuild(by, card).Total(); got != best {
		t.Errorf("card %v brings %d points at most, want %d", card, got, best)
	}
}

// TestWordsOfCardsAreThoseOfPositions plays whole matches: every phase of a round is among those told, and so is every word
// that lists cards, with one card or more.
func TestWordsOfCardsAreThoseOfPositions(t *testing.T) {
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		for _, selection := range []string{valueTrick, valueDraft} {
			m := newMatch(t, seats, map[string]string{OptSelection: selection})
			for ; !m.Over(); playNext(t, m) {
				s := stateOf(m)
				if s.Phase() > PhaseDeal && !slices.Contains(s.Phases(), s.Phase()) {
					t.Errorf("%d seats, %s: the phase %s is not told", seats, selection, s.Phase())
				}
				isShared := true
				for _, word := range strings.Fields(Game{}.FormatPosition(s)) {
					isShared = isShared && !strings.HasSuffix(word, ":")
					key, list, _ := strings.Cut(word, "=")
					if !slices.Contains([]string{"hand", "played", "card", "aside", "dropped", "opened", "out"}, key) {
						continue
					}
					n := len(strings.Split(list, ","))
					if !slices.ContainsFunc(s.CardWords(), func(w CardWord) bool { return w.Key == key && w.IsShared == isShared && (n == 1 || !w.IsSingle) }) {
						t.Errorf("%d seats, %s: %q is not told", seats, selection, word)
					}
				}
			}
		}
	}
}
