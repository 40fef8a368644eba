package homeworlds

import (
	"testing"

	"engawa/rules"
)

// TestWhatDecidedTheMatch plays last turns after which a match is over, and some after which it is not.
func TestWhatDecidedTheMatch(t *testing.T) {
	for _, tt := range []struct {
		position, turn string
		options        map[string]string
		want           rules.Decision
	}{
		{"2/3 0 0(b3y1)g3| 1(b2r1)g2|g1", "attack g1 H1 P1", nil, rules.Decision{Cause: CauseCapture, By: 0, Of: rules.SeatsOf(1), Aim: AimLast}},
		{"2/3 0 0(b3y1)g3| 1(r2r1)r1r2|g3g1", "catastrophe H1 r", nil, rules.Decision{Cause: CauseCatastrophe, By: 0, Of: rules.SeatsOf(1), Aim: AimLast}},
		{"2/3 0 0(b3y1)g3| 1(b2r1)|g3", "sacrifice g3 H0", map[string]string{OptSelf: "loss"}, rules.Decision{Cause: CauseLeft, By: 0, Of: rules.SeatsOf(0), Aim: AimLast}},
		{"2/3 0 0(b3y1)g3| 1(b2r1)|g3", "trade g3 r3 H0", nil, rules.Decision{}},
	} {
		m, err := rules.NewMatch(Game{}, rules.Setup{Seats: 2, From: tt.position, Options: tt.options}, 1)
		if err != nil {
			t.Fatal(err)
		}
		actions, _, err := Game{}.ParseTurn(m, 0, tt.turn)
		if err != nil {
			t.Fatalf("%s: %v", tt.turn, err)
		}
		for _, a := range actions {
			if _, err := m.Do(rules.Move{By: 0, Do: a}); err != nil {
				t.Fatalf("%s: %v", tt.turn, err)
			}
		}
		if got := rules.DecisionOf(m); got != tt.want || m.Over() != (tt.want.Cause != "") {
			t.Errorf("%s: decided by %+v, want %+v; over: %v", tt.turn, got, tt.want, m.Over())
		}
	}
}

// TestWhatTheWinnersHadToReach ends matches in each way that wins one.
func TestWhatTheWinnersHadToReach(t *testing.T) {
	good, evil := [MaxSeats]Alignment{Good, Good, Evil}, [MaxSeats]Alignment{Evil, Good, Good}
	for _, tt := range []struct {
		ending  Ending
		cards   cards
		win     Win
		living  rules.Seats
		winners rules.Seats
		want    string
	}{
		{Elimination, cards{isInPlay: true, alignments: evil}, GoodEvil, rules.SeatsOf(0, 1), rules.SeatsOf(0), AimAnyone},
		{Elimination, cards{isInPlay: true, alignments: good}, GoodEvil, rules.SeatsOf(0, 1), rules.SeatsOf(0, 1), AimNoEvil},
		{SelfLost, cards{isInPlay: true, alignments: evil}, GoodEvil, rules.SeatsOf(1, 2), rules.SeatsOf(1, 2), AimNoEvil},
		{Elimination, cards{}, Sinister, rules.SeatsOf(0, 2), rules.SeatsOf(0), AimNext},
		{Elimination, cards{}, Sinister, rules.SeatsOf(0), rules.SeatsOf(0), AimLast},
		{SelfLost, cards{}, LastStanding, rules.SeatsOf(1), rules.SeatsOf(1), AimLast},
	} {
		s := &State{ending: tt.ending, cards: tt.cards, winners: tt.winners}
		s.pos.Rules.Win, s.pos.Living = tt.win, tt.living
		if got := s.aim(0); got != tt.want {
			t.Errorf("%+v: the winners had to reach %q", tt, got)
		}
	}
}
