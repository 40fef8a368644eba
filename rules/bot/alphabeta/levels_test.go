package alphabeta

import (
	"math/rand/v2"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/bottest"
	"engawa/rules/toys/pebbles"
)

// wins solves pebbles by plain recursion over the contract: whether the seat to act can win.
func wins(s rules.State) bool {
	seat := bottest.First(s.Actors())
	for _, a := range s.Legal(seat, nil) {
		next := s.Clone()
		if _, err := next.Apply(rules.Move{By: seat, Do: a}, nil); err != nil {
			continue
		}
		if next.Actors() == 0 {
			if next.Payoffs()[seat] > 0 {
				return true
			}
		} else if wins(next) == (bottest.First(next.Actors()) == seat) {
			return true
		}
	}
	return false
}

// Alpha-beta over States plays pebbles perfectly, also where a turn has two actions: it proves every value, and
// wins from every won position against the best resistance, its own.
func TestAlphaBetaPlaysPebblesPerfectly(t *testing.T) {
	game := pebbles.Game{}
	for _, options := range []map[string]string{
		{"heaps": "2/2"},
		{"heaps": "7", "last": "loses"},
		{"heaps": "2/2", "grabs": "2"},
		{"heaps": "7", "grabs": "2", "last": "loses"},
	} {
		m, err := rules.NewMatch(game, rules.Setup{Options: options}, 1)
		if err != nil {
			t.Fatal(err)
		}
		b := bottest.New(t, Bots(game), "alphabeta")
		for !m.Over() {
			seat := bottest.First(m.State().Actors())
			a, err := bot.Choose(b, m.State().View(seat), seat, rand.New(rand.NewPCG(1, 1)), bot.Budget{})
			if err != nil {
				t.Fatal(err)
			}
			n, proven := bot.Distance(b.Thought().Value)
			if !proven || (n > 0) != wins(m.State()) {
				t.Fatalf("%v, %s: proven %v in %d, the truth is %v", options, game.FormatPosition(m.State()), proven, n, wins(m.State()))
			}
			if _, err := m.Do(rules.Move{By: seat, Do: a}); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func TestAlphaBetaBeatsRandomAtPebbles(t *testing.T) {
	s := bottest.Series(t, pebbles.Game{}, Bots(pebbles.Game{}), rules.Setup{Options: map[string]string{"heaps": "3/4/5"}}, "alphabeta", "random", 20)
	if s.Sum != 20 {
		t.Errorf("%v points of 20", s.Sum)
	}
}
