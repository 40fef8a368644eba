package homeworlds

import (
	"slices"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
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
	b.touched = b.opened
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

// Measures of the overview beside an opened system, in logical units.
const (
	overviewMost = 84.0 // its longer side, at most
	overviewPart = 0.95 // of the disc's radius
	overviewEdge = 9.0
	overviewHome = 4.2 // the radius of a home
	overviewDot  = 3.0 // of another system
)

// drawOverview draws the whole chart small in the lower left corner of the disc's room, the opened system lit.
func (b *Board) drawOverview(c *canvas.Canvas, p openedPlan) {
	if !b.stepping() {
		return
	}
	chart := b.sky.whole.Move(0, -b.sky.off)
	scale := (min(overviewMost, overviewPart*p.spot.radius) - 2*overviewEdge) / max(chart.W, chart.H)
	w, h := chart.W*scale+2*overviewEdge, chart.H*scale+2*overviewEdge
	foot := p.spot.at.Y + p.spot.radius + openMargin
	r := geom.R(p.name.X, foot-h, w, h)
	c.Draw(slabPicture(r.W, r.H, 8, sprites.Night2, 0.9, 1.2, sprites.Ai3), geom.Pt(r.X, r.Y), canvas.Look{})
	for _, slot := range b.slotsFromAbove() {
		at := b.worlds[slot].goal.at.Sub(geom.Pt(chart.X, chart.Y)).Mul(scale).Add(geom.Pt(r.X+overviewEdge, r.Y+overviewEdge))
		radius, face := overviewDot, sprites.Ai3
		if b.isHome(slot) {
			radius = overviewHome
		}
		if slot == b.opened {
			radius, face = radius+1.2, sprites.Kin2
		}
		c.Draw(discPicture(radius, face, sprites.Night), at, canvas.Look{})
	}
}
