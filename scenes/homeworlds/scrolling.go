package homeworlds

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/anim"
	"engawa/scenes/geom"
	"engawa/scenes/table"
)

// reveal brings systems into the window, the last of them above all, at once.
func (b *Board) reveal(slots ...int) {
	if b.state == nil || !b.scrollView.scrolls() {
		return
	}
	b.scrollView.want = slots
	before := b.scrollView.offset
	b.plan()
	if b.scrollView.offset != before {
		b.finishAnimations()
	}
}

// Grab implements table.Carrier: everything scrolls but a ship that can be carried.
func (b *Board) Grab(p rules.Part, at geom.Point) bool {
	b.scene.Change()
	return b.top().grab(p, at)
}

func (v chartView) grab(p rules.Part, at geom.Point) bool {
	b, carried := v.Board, func(t *pyramidSprite) bool { return t.part() == p }
	if !b.scrollView.scrolls() || p.Kind != rules.PartCell && p.Kind != rules.PartPiece || p == b.highlights.ship || slices.ContainsFunc(b.highlights.ready, carried) {
		return false
	}
	b.scrollView.dragStart, b.scrollView.startOffset, b.scrollView.isDragged = at, b.scrollView.offset, true
	return true
}

// Drag implements table.Carrier.
func (b *Board) Drag(p rules.Part, at geom.Point) {
	b.scene.Change()
	if !b.scrollView.isDragged {
		b.dragShip(p, at)
		return
	}
	b.scroll(b.scrollView.startOffset - (at.Y - b.scrollView.dragStart.Y))
}

// scroll scrolls the chart to where so much of it is above the window.
func (b *Board) scroll(off float64) {
	b.scrollView.offset = min(max(off, 0), b.scrollView.maxOffset())
	b.plan()
	b.finishAnimations()
}

// Drop implements table.Carrier.
func (b *Board) Drop(_ geom.Point, kept bool) {
	b.scene.Change()
	if !b.scrollView.isDragged {
		b.putDown(kept)
		return
	}
	b.scrollView.isDragged = false
	if !kept {
		b.scroll(b.scrollView.startOffset)
		return
	}
	from, to := b.scrollView.offset, b.scrollView.snapOffset()
	b.finishHome()
	b.home = anim.NewTween(b.services.Speed().Ticks(backMS), anim.CubicOut, func(p float64) { b.scroll(from + (to-from)*p) })
}

// Nudge implements table.Carrier: arrows scroll while the ground has the keyboard's focus.
func (b *Board) Nudge(p rules.Part, _, dy int) bool {
	b.scene.Change()
	if p != groundPart() || dy == 0 || !b.scrollView.scrolls() {
		return false
	}
	b.scroll(b.scrollView.snapOffset() + b.scrollView.pitch*float64(dy))
	return true
}

// Turn implements table.Carrier: there is nothing to turn.
func (b *Board) Turn(int, bool) bool { return false }

// Zoom implements table.Carrier: a system that is seen larger opens, and one that is seen smaller closes.
func (b *Board) Zoom(at geom.Point, factor float64) bool {
	const enough = 1.25 // for the one or the other
	b.zoomFactor *= factor
	if b.zoomFactor == 0 {
		b.zoomFactor = factor
	}
	larger := b.zoomFactor > 1
	if max(b.zoomFactor, 1/b.zoomFactor) < enough {
		return false
	}
	b.zoomFactor = 1
	b.scene.Change()
	return b.top().zoom(at, larger)
}

func (v chartView) zoom(at geom.Point, larger bool) bool {
	slot := v.systemAt(at)
	if !larger || slot == noSystem || v.state == nil || v.pos.Systems[slot].Free() || len(v.choice.Picked) > 0 && slot != v.highlights.slot {
		return false
	}
	v.selection, v.selectionIsCurrent = slot, false // to look at it chooses nothing
	v.open(slot)
	v.updateHighlights()
	return true
}

func (o *systemOverlay) zoom(_ geom.Point, larger bool) bool { return !larger && o.close() }
func (o *earlierOverlay) zoom(geom.Point, bool) bool         { return false }

// systemAt returns the system that is nearest to a point of the chart, nowhere where it is far from all.
func (b *Board) systemAt(at geom.Point) int {
	const far = 1.6 // of a disc's radius
	best, least := noSystem, far
	for slot := range b.systems {
		if w := &b.systems[slot]; w.exists && w.goal.radius > 0 {
			if away := at.Sub(w.goal.at).Len() / w.goal.radius; away < least {
				best, least = slot, away
			}
		}
	}
	return best
}

// scrollToHover brings what has the keyboard's focus into the window.
func (b *Board) scrollToHover(g table.Hover) {
	if slot, ok := slotOf(g.Part); !g.Mouse && ok && slot < game.MaxSystems {
		b.top().focus(slot)
	}
}
