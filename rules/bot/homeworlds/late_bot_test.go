package homeworlds

import (
	"errors"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/bottest"
	"engawa/rules/homeworlds"
)

// TestALateBotBelievesLikeOneThatWasThere compares what the two bots make of the other seats.
func TestALateBotBelievesLikeOneThatWasThere(t *testing.T) {
	for _, level := range Bots().Levels {
		for k, n := range []int{2, 5} {
			bottest.LateDecisions(t, homeworlds.Game{}, level.New, rules.Setup{Seats: n}, uint64(k+1), func(late, early bot.Bot) error {
				if late.(*Bot).search.evaluator != early.(*Bot).search.evaluator {
					return errors.New("a new bot judges otherwise")
				}
				return nil
			})
		}
	}
}

// TestALateBotKnowsItsSeat has seat 1 hear of an attack on seat 2 by seat 0, and of a truce offered to seat 0: neither
// is its own.
func TestALateBotKnowsItsSeat(t *testing.T) {
	h := killablePosition(t, "GGE")
	h.turns("move r1 H0 H1")
	h.Note(2, rules.NoteTalk, "truce 0")
	b := bottest.New(t, Bots(), "5").(*Bot)
	if _, err := bot.Decide(b, h.Match, 1, bot.Budget{Nodes: 300}); err != nil {
		t.Fatal(err)
	}
	if b.beliefs.truces != 0 {
		t.Errorf("a truce offered to seat 0 counts as one with %v", b.beliefs.truces)
	}
	if b.beliefs.fromActions[0] == 0 {
		t.Error("what seat 0 did is no evidence")
	}
	// In another match with another seat nothing is left of it.
	other := newTestMatch(t, 2, "")
	if _, err := bot.Decide(b, other.Match, 0, bot.Budget{Nodes: 300}); err != nil {
		t.Fatal(err)
	}
	if b.beliefs.seat != 0 || len(b.beliefs.moves) != len(other.Log) || b.beliefs.fromActions != [homeworlds.MaxSeats]int{} {
		t.Errorf("in another match the bot believes %+v", b.beliefs)
	}
}
