package yokai

import (
	"slices"

	"engawa/rules"
	"engawa/scenes/anim"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// Movements that follow the hand, in milliseconds.
const (
	pickUpMS = 120
	backMS   = 150
	openMS   = 90 // of one mark
	ringMS   = 15 // later for each square further away
)

// Heights above the board, in units of a piece.
const (
	dragLift    = 13.0
	aboveFinger = 34.0 // further up where a finger covers the piece
)

// drag is a piece carried by the pointer.
type drag struct {
	token *token
	at    geom.Point // the pointer
}

// Choose implements table.Board.
func (b *Board) Choose(c table.Choice) {
	switch c.Changed {
	case table.ChangedPicks:
		b.choose(c)
	case table.ChangedMarks:
		b.marks = c.Marks
		b.scene.Change()
	}
}

// Press implements table.Board: all that is pointed at is chosen.
func (b *Board) Press(rules.Part) table.Answer { return table.Answer{} }

// Back implements table.Board: nothing is opened here.
func (b *Board) Back() bool { return false }

func (b *Board) choose(c table.Choice) {
	if !slices.Equal(c.Picked, b.choice.Picked) {
		b.markTicks = 0
		if len(c.Picked) > 0 && b.marks.Kind == table.MarkRefused {
			b.marks = table.Marks{}
		}
	}
	b.choice = c
	b.scene.Change()
	if b.state == nil {
		return
	}
	b.updateHighlights()
	chosen := b.selectedToken()
	for _, t := range b.tokens {
		t.goal = 0
		if t == chosen {
			t.goal = restLift * t.size
			b.bringToFront(t)
		}
	}
	if b.services.Speed() == anim.Off {
		b.snap()
	}
}

// selectedToken is the piece that has been pointed at, nil for none.
func (b *Board) selectedToken() *token {
	if len(b.choice.Picked) == 0 {
		return nil
	}
	return b.tokenAt(b.choice.Picked[0], nil)
}

// shownToken is the piece that the card describes: the chosen one, or while nothing is chosen one that was refused. It is nil
// for none.
func (b *Board) shownToken() *token {
	if len(b.choice.Picked) == 0 && b.marks.Kind == table.MarkRefused && len(b.marks.Parts) == 1 {
		return b.tokenAt(b.marks.Parts[0], nil)
	}
	return b.selectedToken()
}

// snap ends the movements that follow the hand.
func (b *Board) snap() {
	for _, t := range b.tokens {
		if !t.isHeld {
			t.lift, t.shade = t.goal, t.goal
		}
	}
	b.markTicks = b.fullMarks()
}

// fullMarks is the number of ticks after which every mark stands in full size.
func (b *Board) fullMarks() int {
	if len(b.choice.Picked) == 0 {
		return 0
	}
	return anim.Ticks(openMS + (lines+columns)*ringMS)
}

// Grab implements table.Carrier: what is dragged here is chosen.
func (b *Board) Grab(rules.Part, geom.Point) bool { return false }

// Turn implements table.Carrier: nothing is turned.
func (b *Board) Turn(int, bool) bool { return false }

// Nudge implements table.Carrier: the arrows go from square to square.
func (b *Board) Nudge(rules.Part, int, int) bool { return false }

// Zoom implements table.Carrier: the board has one size.
func (b *Board) Zoom(geom.Point, float64) bool { return false }

// Drag implements table.Carrier.
func (b *Board) Drag(p rules.Part, at geom.Point) {
	t := b.drag.token
	if t == nil {
		if t = b.tokenAt(p, nil); t == nil {
			return
		}
		t.isHeld = true
		b.drag.token = t
		b.bringToFront(t)
	}
	b.drag.at = at
	t.size = b.onSquare()
	t.at = at
	if b.view.Class != stage.Wide {
		t.at.Y -= aboveFinger * t.size
	}
	t.lift = dragLift * t.size
	t.shade = t.lift
}

// Drop implements table.Carrier.
func (b *Board) Drop(_ geom.Point, played bool) {
	t := b.drag.token
	if t == nil {
		return
	}
	at := b.drag.at
	b.drag = drag{}
	if cell, ok := b.cellAt(at); ok && played {
		t.at = b.partRect(cellPart(cell)).Centre()
		return
	}
	b.glideBack(t)
}

// glideBack has the token return to its place by itself.
func (b *Board) glideBack(t *token) {
	from, size, lift := t.at, t.size, t.lift
	to, rest := b.place(t)
	b.returning = anim.NewTween(b.services.Speed().Ticks(backMS), anim.CubicOut, func(p float64) {
		t.at, t.size = from.Lerp(to, p), size+(rest-size)*p
		t.lift = lift + (t.goal-lift)*p
		t.shade = t.lift
	}).Then(func() { t.isHeld, t.size = false, rest })
}

// Tick implements table.Board.
func (b *Board) Tick() bool {
	moving := false
	if b.returning != nil {
		moving = true
		if b.returning.Tick() {
			b.returning = nil
		}
	}
	if b.markTicks < b.fullMarks() {
		b.markTicks++
		moving = true
	}
	for _, t := range b.tokens {
		if b.approach(t) {
			moving = true
		}
	}
	return b.scene.NoteMotion(moving)
}

// approach lifts or lowers a token that nothing else moves towards its goal.
func (b *Board) approach(t *token) bool {
	if t.isHeld || t.lift == t.goal && t.shade == t.goal {
		return false
	}
	step := restLift * t.size / float64(anim.Ticks(pickUpMS))
	t.lift = approach(t.lift, t.goal, step)
	t.shade = approach(t.shade, t.goal, step)
	return true
}

// approach moves v by no more than the step.
func approach(v, goal, step float64) float64 {
	if v < goal {
		return min(goal, v+step)
	}
	return max(goal, v-step)
}
