package homeworlds

import (
	"slices"

	"engawa/scenes/canvas"
	"engawa/scenes/ui"
	"engawa/sprites"
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

// drawSteps draws the buttons that lead to the systems before and after the opened one.
func (b *Board) drawSteps(c *canvas.Canvas, p openedPlan) {
	if !b.stepping() {
		return
	}
	paper := ui.Plain()
	paper.Radius = openStep / 2
	for k, icon := range []string{"arrow-left", "arrow-right"} {
		ui.DrawPaper(c, paper, p.steps[k])
		ui.DrawIcon(c, icon, p.steps[k].Centre(), openStep*0.46, sprites.Ink)
	}
}
