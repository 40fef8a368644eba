package honshu

import (
	"testing"

	"engawa/rules"
	game "engawa/rules/honshu"
)

// TestAButtonTellsThePriceOfItsCube compares the price on the button of a good, before it is pressed, with what the land has
// lost once the cube is given, in tricks and, of one cube and then another, in a duel.
func TestAButtonTellsThePriceOfItsCube(t *testing.T) {
	prices := map[int]bool{}
	for _, moment := range []struct {
		setup rules.Setup
		phase game.Phase
	}{{trickOf(4), game.PhasePlay}, {trickOf(2), game.PhaseContest}} {
		for round := 2; round <= game.Rounds; round++ {
			d := newTestBoard(t, moment.setup, moment.phase, round, landscape())
			if d.state.Phase() != moment.phase {
				continue
			}
			points := func() int {
				given := d.hand.selection.payment
				if d.hand.selection.isBoosted {
					given = []game.Cell{d.hand.selection.from}
				}
				return d.state.Map(0).WithoutCubes(given...).Score(d.state.Scoring()).Total()
			}
			for good := range game.Colour(game.NumColours) {
				if moment.phase == game.PhasePlay {
					d.clearSelection()
				}
				before, m, given := points(), d.goodModel(good), len(d.hand.selection.payment)
				d.touch(button(buttonGood + int(good)))
				gives := d.hand.selection.isBoosted || len(d.hand.selection.payment) > given
				if gives != m.hasPrice {
					t.Errorf("round %d: %s has a price: %t, and can be given: %t", round, good, m.hasPrice, gives)
				} else if lost := before - points(); gives && m.price != lost {
					t.Errorf("round %d: %s costs %d, its button says %d", round, good, lost, m.price)
				}
				prices[m.price] = true
			}
		}
	}
	if len(prices) < 3 {
		t.Errorf("only the prices %v have been seen", prices)
	}
}
