package honshu

import (
	"fmt"
	"testing"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/lang"
	"engawa/scenes/stage/stagetest"
)

// TestEverythingHasRoom lays the table and all that can lie over it out in every window, in every language, with words as
// usual and twice as large, and wants nothing to be short of room and no button of the placement to be too small for a finger.
func TestEverythingHasRoom(t *testing.T) {
	moments := []*testBoard{
		newTestBoard(t, trickOf(5), game.PhaseBuild, 7, landscape()), newTestBoard(t, trickOf(4), game.PhasePlay, 5, landscape()),
		newTestBoard(t, trickOf(2), game.PhaseBid, 5, landscape()), newTestBoard(t, trickOf(2), game.PhaseContest, 3, landscape()),
	}
	for name, v := range stagetest.Views() {
		for _, tag := range lang.Tags() {
			for _, text := range []float64{1, 2} {
				v.Text = text
				for _, d := range moments {
					d.services.Words = lang.For(tag)
					d.arrange(v.For(nil))
					d.showChoice()
					d.checkRoom(fmt.Sprintf("%s %s %v, %v", name, tag, text, d.state.Phase()))
				}
			}
		}
	}
}

// checkRoom looks at the table, at a card that is tried, and at each panel.
func (d *testBoard) checkRoom(about string) {
	d.t.Helper()
	check := func(what string) {
		d.t.Helper()
		if short := append(d.tree().Overflows, d.middle.tree.Overflows...); len(short) > 0 {
			d.t.Errorf("%s, %s: there is no room for %q", about, what, short)
		}
		for _, c := range d.cells() {
			p := c.Of.(rules.Part)
			pressed := p.Kind == rules.PartButton && p.Index >= buttonMain && p.Index <= buttonNext
			if pressed && min(c.Rect.W, c.Rect.H) < minPress {
				d.t.Errorf("%s, %s: %q is only %.0f x %.0f", about, what, c.Name, c.Rect.W, c.Rect.H)
			}
		}
	}
	check("table")
	if d.placement() == nil {
		d.touch(cardPart(d.choosableOr()))
		check("picked")
		d.touch(button(buttonOwn))
		check("trial")
		d.Back()
		d.Back()
	}
	for _, n := range []int{buttonLand + 1, buttonValues, buttonUnseen} {
		d.touch(button(n))
		check(fmt.Sprintf("button %d", n))
		d.Back()
	}
}

// choosableOr returns a card that can be chosen, none where cubes are.
func (d *testBoard) choosableOr() game.Card {
	if list := d.choosable(); len(list) > 0 {
		return list[0]
	}
	return game.NoCard
}
