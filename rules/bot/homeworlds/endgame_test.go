package homeworlds

import (
	"math/rand/v2"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/bottest"
	"engawa/rules/homeworlds"
)

// wonPositions are won by seat 1, which has nearly all pieces. A level 5 that only looks at what it has moves them about
// without an end.
var wonPositions = []string{
	"2/3 1 0(b3r1)g1g1r3| 1(b3r2)|g3r3y2 s7:-1(r1)|g1y2 s12:-1(b1)|r3y1y3 s6:-1(b1)|g2g3r2y1y3 s9:-1(r1)|b2b2g2g3y2 s14:-1(y3)|b1b2g2y1 s15:-1(r2)b3|",
	"2/3 0 0(b1r3)g1g2y2y3| 1(b3r2)|b3g3g3r2y2 s3:-1(g1)|b2b2r3y3y3 s5:-1(r1)|b3g2g3r1y1 s7:-1(r1)|b2g1r2y1 s9:-1(b1)|b1g2r3y1y2",
	// Leads of some 2000 points from matches of the levels 4 and 5.
	"2/3 0 0(b2r1)g3r2| 1(b3y1)|b2g2g3r2y1 s1:-1(g2)|r1r2 s5:-1(b3)b2| s4:-1(b3)|b1g1g1g3r3r3 s7:-1(y3)y2| s8:-1(y2)|g1 s9:-1(g2)|y1y2y3",
	"2/3 0 0(b1r3)r1y1|g3y2 1(b2y1)|b3g1g3 s7:-1(b3)|g1 s5:-1(g2)b2y1y2| s6:-1(r3)|g1g2 s8:-1(b2)|g2",
	"2/3 0 0(b3r2)b1r3y2| 1(b3r1)|b3y1y2 s1:-1(b1)|r1r3 s2:-1(g2)|y1 s5:-1(g3)y3|y2 s9:-1(r1)|g1g2g3y3 s6:-1(b1)|r2r2y1y3",
}

// TestAWonMatchIsWonWithinFortyTurns has level 5 go on against others, with a twentieth of its nodes, from positions in
// which it has nearly all and the other a home that is hard to take. With all its nodes it won 106 of 106 matches that
// stood at 2000 points and more, three of them after 42 to 50 turns.
func TestAWonMatchIsWonWithinFortyTurns(t *testing.T) {
	const most = 40
	for k, text := range wonPositions {
		for _, other := range []string{"3", "5"} {
			m, err := rules.NewMatch(homeworlds.Game{}, rules.Setup{Seats: 2, From: text}, uint64(k))
			if err != nil {
				t.Fatal(err)
			}
			h := homeworldsTable{m, t}
			bots := []bot.Bot{bottest.New(t, Bots(), other), bottest.New(t, Bots(), "5")}
			for !m.Over() && h.state().Turns() < most {
				by := bottest.First(m.State().Actors())
				do, err := bot.Decide(bots[by], m, by, bot.Budget{Nodes: 10_000})
				if err != nil {
					t.Fatal(err)
				}
				if _, err := m.Do(rules.Move{By: by, Do: do}); err != nil {
					t.Fatal(err)
				}
			}
			if m.State().Payoffs()[1] != 1 {
				t.Errorf("position %d against level %s: after %d turns %q, expected a win within %d: %s", k, other, h.state().Turns(),
					rules.End(m.Game, m.State()), most, m.Game.FormatPosition(m.State()))
			}
		}
	}
}

// TestWhoIsAheadLetsNoPositionComeAgain asks level 5 for a turn from won positions, and again where the position after
// that turn has stood in the match before.
func TestWhoIsAheadLetsNoPositionComeAgain(t *testing.T) {
	texts := []string{
		"2/3 1 0(b1r3)b3g2g2r1y2| 1(b2r3)|b2g1g3r3y1y1 s3:-1(r2)b2b3g1g2| s4:-1(y1)g3|b1 s5:-1(y2)g1g3| s6:-1(r1)|b3 s7:-1(r2)b1|",
		wonPositions[0],
	}
	for _, text := range texts {
		s, err := homeworlds.Game{}.ParsePosition(rules.Setup{Seats: 2}, text)
		if err != nil {
			t.Fatal(err)
		}
		seat := bottest.First(s.Actors())
		if homeworlds.NewSearchPosition(s.(*homeworlds.State).Position()).Evaluate(seat, homeworlds.Evaluation()) < clearLead {
			seat = 1 - seat
			pass := rules.Move{By: 1 - seat, Do: endTurn}
			if _, err := s.Apply(pass, nil); err != nil {
				t.Fatal(err)
			}
		}
		after := turnOf(t, s, seat, bot.History{})
		again := turnOf(t, s, seat, bot.History{Start: after.View(seat)})
		if again.Hash() == after.Hash() {
			t.Errorf("the position after the turn has stood before, and comes again: %s", text)
		}
	}
}

// turnOf returns the State after the turn that level 5 decides on.
func turnOf(t *testing.T, s rules.State, seat rules.Seat, past bot.History) rules.State {
	t.Helper()
	b := bottest.New(t, Bots(), "5")
	if err := b.Begin(s.View(seat), seat, past, rand.New(rand.NewPCG(1, 1)), bot.Budget{Nodes: bottest.Nodes}); err != nil {
		t.Fatal(err)
	}
	bot.Finish(b)
	next := s.Clone()
	for _, a := range b.Thought().Line {
		if _, err := next.Apply(rules.Move{By: seat, Do: a}, nil); err != nil {
			t.Fatal(err)
		}
	}
	return next
}
