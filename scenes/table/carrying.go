package table

import (
	"slices"

	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
)

// dragOf returns how the part can be dragged.
func (t *Table) dragOf(p rules.Part) *ui.Drag {
	var last geom.Point
	isRefused := false // it cannot be chosen, which has been said
	refuse := func() bool {
		if t.choose.anyOrder {
			return false
		}
		isRefused = true
		t.refusePart(p, rules.Why(t.choose.game, t.choose.state, t.choose.by, []rules.Part{p}))
		t.updateChoice()
		return true
	}
	start := func(at geom.Point) bool {
		if t.watching() {
			t.finish()
		}
		t.touchGuide()
		if t.grab(p, at) {
			return true
		}
		if !t.choose.active() {
			return false
		}
		if !slices.Equal(t.choose.picks, []rules.Part{p}) {
			t.choose.clear()
			if !t.choose.canLead([]rules.Part{p}) {
				return refuse()
			}
			if a, err := t.choose.pick(p); err != nil || a != rules.Hidden {
				t.choose.clear()
				return false
			}
		}
		t.pending = 0
		t.services.Sound.Play(audio.PickUp)
		t.updateChoice()
		t.dragTo(p, at)
		return true
	}
	drop := func(at geom.Point, over *ui.Control) {
		if isRefused {
			return
		}
		if t.manipulation.isGrabbed {
			t.drop(at, true)
			return
		}
		part, ok := PartOf(over)
		// With two fingers, the other one may meanwhile have played, taken back or chosen something else.
		held := t.choose.active() && slices.Equal(t.choose.picks, []rules.Part{p})
		if !ok || part == p || !held {
			t.putDown(at, false)
			return
		}
		a, err := t.choose.pick(part)
		switch {
		case err != nil:
			t.putDown(at, false)
			t.refusePart(part, err)
			t.updateChoice()
		case a == rules.Hidden:
			t.putDown(at, false)
			t.updateChoice()
		default:
			t.putDown(at, len(t.warnings(a)) == 0 && !t.services.Settings.Confirm)
			t.submitAction(a)
		}
	}
	return &ui.Drag{
		Start: start,
		Move: func(at geom.Point, _ *ui.Control) {
			last = at
			if !isRefused {
				t.dragTo(p, at)
			}
		},
		Drop: drop,
		Cancel: func() {
			if isRefused {
				return
			}
			if t.manipulation.isGrabbed {
				t.drop(last, false)
				return
			}
			t.putDown(last, false)
			t.clearChoice()
		},
	}
}

// dragTo has the Board move what is being dragged to the pointer.
func (t *Table) dragTo(p rules.Part, at geom.Point) {
	if c, ok := t.board.(Carrier); ok {
		c.Drag(p, at)
	}
	t.isStale = true
}

// putDown has the Board lay down what has been dragged.
func (t *Table) putDown(at geom.Point, kept bool) {
	if c, ok := t.board.(Carrier); ok {
		c.Drop(at, kept)
	}
	t.isStale = true
}
