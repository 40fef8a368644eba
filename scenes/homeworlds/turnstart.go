package homeworlds

import (
	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/widget"
)

// turnStart returns how many moves had been made at the start of the turn that is being played, false when nothing has
// been done in it yet.
func (b *Board) turnStart() (played int, ok bool) {
	now, ok := b.match.State().(*game.State)
	if !ok || b.choice.State == nil || now.Phase() == game.Setup {
		return 0, false
	}
	k := b.match.Len()
	for k > 0 && b.match.At(k-1).(*game.State).Turns() == now.Turns() && b.match.Move(k-1).By != rules.Nature {
		k--
	}
	return k, k < b.match.Len()
}

// before returns after how many moves the position stood that can be looked at beside the present one: at the start of
// the turn, or, as long as nothing has been done in it, what its player left to the others; false for none.
func (b *Board) before() (played int, ok bool) {
	if k, ok := b.turnStart(); ok {
		return k, true
	}
	return b.lastSeen()
}

// showBefore shows the position before, or the present again.
func (b *Board) showBefore() {
	if b.past {
		b.showPresent()
		return
	}
	k, ok := b.before()
	if !ok {
		return
	}
	start := b.match.At(k).View(rules.Public).(*game.State) // as everybody sees it
	b.past, b.selected = true, nowhere
	b.closeAll()
	b.pos = *start.Position()
	b.setUp()
	b.plan()
	b.settle()
	b.updateHighlights()
}

// showPresent shows the present again, if the start of the turn is being shown.
func (b *Board) showPresent() {
	if !b.past {
		return
	}
	b.past = false
	b.pos = *b.state.Position()
	b.setUp()
	b.plan()
	b.settle()
	b.updateHighlights()
}

// beforeSwitch is the round switch between the position before and now, once something has been done.
func (b *Board) beforeSwitch() widget.Widget {
	if _, ok := b.before(); !ok {
		return nil
	}
	return b.roundButton(buttonPosition, b.past, iconSign("history"))
}
