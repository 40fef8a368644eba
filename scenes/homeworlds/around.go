package homeworlds

import (
	"slices"

	"engawa/scenes/widget"
)

// stepping reports whether there are other systems than the opened one.
func (b *Board) stepping() bool { return len(b.slotsFromAbove()) > 1 }

// step opens another system: so many further in the order in which they lie on the chart, round and round. It reports
// whether one was open.
func (b *Board) step(by int) bool {
	if b.opened == nowhere {
		return false
	}
	slots := b.slotsFromAbove()
	k := slices.Index(slots, b.opened) + by + len(slots)
	b.opened = slots[k%len(slots)]
	b.touched, b.meant = b.opened, true
	b.look()
	return true
}

// steps are the buttons that lead to the systems before and after the opened one, nil where there is no other.
func (b *Board) steps() (before, after widget.Widget) {
	if !b.stepping() {
		return nil, nil
	}
	step := func(n int, icon string) widget.Widget {
		return widget.Sized{W: openStep, H: openStep, Child: b.roundButton(n, false, iconSign(icon))}
	}
	return step(buttonBefore, "arrow-left"), step(buttonAfter, "arrow-right")
}
