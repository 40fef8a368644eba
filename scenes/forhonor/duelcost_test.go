package forhonor

import (
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
)

// The cost of a duel is shown until the hero after the next one is activated, and not after it was undone.
func TestWhatADuelHasCostIsToldForAWhile(t *testing.T) {
	heroes := [2]game.Hero{1, 2}
	v := display{}
	for k, h := range heroes {
		v.figures[k][0] = figure{Figure: game.Figure{Hero: h, Life: int8(3 - k)}}
	}
	flip := rules.Event{Kind: rules.EvFlip, Thing: 3}
	paid := duelCostAfter(heroes, [2]int{1, 2}, &v)
	for _, e := range []rules.Event{{Kind: rules.EvMove}, {Kind: rules.EvFlip, Thing: game.ThingBlow}, flip} {
		paid.pass(e)
		paid.check(&v)
		if got := [3]int{paid.lifeCost(1), paid.lifeCost(2), paid.lifeCost(3)}; got != [3]int{1, 2, 0} {
			t.Errorf("after %v the heroes 1, 2 and 3 have lost %v, want 1, 2 and 0", e, got)
		}
	}
	next := paid
	if next.pass(flip); next != (duelCost{}) {
		t.Errorf("once two more heroes are activated, %v is still told", next)
	}
	v.figures[1][0].Life++ // as before the duel
	if paid.check(&v); paid != (duelCost{}) {
		t.Errorf("after the duel was undone, %v is still told", paid)
	}
}
