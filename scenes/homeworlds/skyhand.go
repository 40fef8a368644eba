package homeworlds

import (
	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/anim"
	"engawa/scenes/geom"
	"engawa/scenes/table"
)

// reveal brings systems into the window, the last of them above all, at once.
func (b *Board) reveal(slots ...int) {
	if b.state == nil || !b.sky.scrolls() {
		return
	}
	b.sky.want = slots
	before := b.sky.off
	b.plan()
	if b.sky.off != before {
		b.settle()
	}
}

// Grab implements table.Carrier: the sky is dragged by everything but a ship that can be carried.
func (b *Board) Grab(p rules.Part, at geom.Point) bool {
	b.scene.Change()
	return b.top().grab(p, at)
}

func (v chartView) grab(p rules.Part, at geom.Point) bool {
	b := v.Board
	if !b.sky.scrolls() || p.Kind != rules.PartCell && p.Kind != rules.PartPiece {
		return false
	}
	for _, t := range b.sight.ready {
		if t.part() == p {
			return false
		}
	}
	if p == b.sight.ship && p != (rules.Part{}) {
		return false
	}
	b.sky.from, b.sky.held, b.sky.dragged = at, b.sky.off, true
	return true
}

// Drag implements table.Carrier.
func (b *Board) Drag(p rules.Part, at geom.Point) {
	b.scene.Change()
	if !b.sky.dragged {
		b.carry(p, at)
		return
	}
	b.scroll(b.sky.held - (at.Y - b.sky.from.Y))
}

// scroll drags the sky to where so much of it is above the window.
func (b *Board) scroll(off float64) {
	b.sky.off = min(max(off, 0), b.sky.most())
	b.plan()
	b.settle()
}

// Drop implements table.Carrier.
func (b *Board) Drop(_ geom.Point, kept bool) {
	b.scene.Change()
	if !b.sky.dragged {
		b.putDown(kept)
		return
	}
	b.sky.dragged = false
	if !kept {
		b.scroll(b.sky.held)
		return
	}
	from, to := b.sky.off, b.sky.snapped()
	b.finishHome()
	b.home = anim.NewTween(b.house.Speed().Ticks(backMS), anim.CubicOut, func(p float64) { b.scroll(from + (to-from)*p) })
}

// Nudge implements table.Carrier: arrows drag the sky while it has the keyboard's focus.
func (b *Board) Nudge(p rules.Part, _, dy int) bool {
	b.scene.Change()
	if p != skyPart() || dy == 0 || !b.sky.scrolls() {
		return false
	}
	b.scroll(b.sky.snapped() + b.sky.pitch*float64(dy))
	return true
}

// Turn implements table.Carrier: there is nothing to turn.
func (b *Board) Turn(int, bool) bool { return false }

// Zoom implements table.Carrier: the sky has one size.
func (b *Board) Zoom(geom.Point, float64) bool { return false }

// gaze brings what has the keyboard's focus into the window.
func (b *Board) gaze(g table.Gaze) {
	if slot, ok := slotOf(g.Part); !g.Mouse && ok && slot < game.MaxSystems {
		b.top().focus(slot)
	}
}
