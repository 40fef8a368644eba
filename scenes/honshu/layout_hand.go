package honshu

import (
	game "engawa/rules/honshu"
	"engawa/scenes/stage"
	"engawa/scenes/widget"
)

// Beside a table screen an upright phone shows the hand and the own land alone, both large, with what is chosen from: the
// cubes, or the cards of the middle while this seat takes one of them.

// leavesOut reports whether what the table screen shows is left out.
func (a arrangement) leavesOut() bool {
	return a.handOnly && !a.isWatched && a.view.Class == stage.Tall
}

// fromMiddle reports whether the player chooses among the cards of the middle now.
func (b *Board) fromMiddle() bool {
	if b.choice.State == nil || b.state == nil {
		return false
	}
	switch b.state.Phase() {
	case game.PhaseTake, game.PhaseChoose, game.PhaseKeep:
		return true
	}
	return false
}

// handCards are the own land, what is chosen from, and the hand.
func (a arrangement) handCards(gap, cubes float64) *widget.Flex {
	own, from, hand := widget.Grow(ownPlace()), widget.Fixed(cubes, slot(slotBoost)), widget.Grow(slot(slotHand))
	own.Grow, hand.Grow = 0.4, 0.6
	if a.picks {
		from = widget.Grow(slot(slotMiddle))
		own.Grow, from.Grow, hand.Grow = 0.26, 0.4, 0.34
	}
	return widget.Column(gap, own, from, hand)
}
