package homeworlds

import (
	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/anim"
	"engawa/scenes/geom"
	"engawa/scenes/table"
)

var (
	_ table.Handler = (*Board)(nil)
	_ table.Gazer   = (*Board)(nil)
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

// Grab implements table.Handler: the sky is dragged by everything but a ship that can be carried.
func (b *Board) Grab(p rules.Part, at geom.Point) bool {
	if !b.sky.scrolls() || b.opened != nowhere || p.Kind != rules.PartCell && p.Kind != rules.PartPiece {
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
	b.sky.from, b.sky.held = at, b.sky.off
	return true
}

// Drag implements table.Handler.
func (b *Board) Drag(at geom.Point) { b.scroll(b.sky.held - (at.Y - b.sky.from.Y)) }

// scroll drags the sky to where so much of it is above the window.
func (b *Board) scroll(off float64) {
	b.sky.off = min(max(off, 0), b.sky.most())
	b.plan()
	b.settle()
}

// Release implements table.Handler.
func (b *Board) Release(_ geom.Point, kept bool) {
	if !kept {
		b.scroll(b.sky.held)
		return
	}
	from, to := b.sky.off, b.sky.snapped()
	b.finishHome()
	b.home = anim.NewTween(b.house.Speed().Ticks(backMS), anim.CubicOut, func(p float64) { b.scroll(from + (to-from)*p) })
}

// Nudge implements table.Handler: arrows drag the sky while it has the keyboard's focus.
func (b *Board) Nudge(p rules.Part, _, dy int) bool {
	if p != skyPart() || dy == 0 || !b.sky.scrolls() {
		return false
	}
	b.scroll(b.sky.snapped() + b.sky.pitch*float64(dy))
	return true
}

// SecondFinger, Turn, Flip and Zoom implement table.Handler: there is nothing to turn, and the sky has one size.
func (b *Board) SecondFinger() bool { return false }

// Turn implements table.Handler.
func (b *Board) Turn(int) bool { return false }

// Flip implements table.Handler.
func (b *Board) Flip() bool { return false }

// Zoom implements table.Handler.
func (b *Board) Zoom(geom.Point, float64) bool { return false }

// Gaze implements table.Gazer: what has the keyboard's focus comes into the window.
func (b *Board) Gaze(p rules.Part, mouse bool) bool {
	slot, ok := slotOf(p)
	if mouse || !ok || slot >= game.MaxSystems || b.opened != nowhere {
		return false
	}
	before := b.sky.off
	b.reveal(slot)
	return b.sky.off != before
}
