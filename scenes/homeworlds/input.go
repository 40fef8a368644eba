package homeworlds

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	homeworldssprites "engawa/sprites/homeworlds"
)

// Movements that follow the hand.
const (
	backMS      = 150
	warningMS   = 1200 // the marks of overpopulation open and close, once
	dragLift    = 16.0 // above the sand, logical units
	aboveFinger = 40.0 // further up where a finger covers the piece
)

// drag is a ship carried by the pointer.
type drag struct {
	pyramid *pyramidSprite
	at      geom.Point
}

// Choose implements table.Board.
func (b *Board) Choose(c table.Choice) {
	switch c.Changed {
	case table.ChangedPicks:
		b.choose(c)
	case table.ChangedMarks:
		b.mark(c.Marks)
	case table.ChangedHover:
		b.hover(c.Hover)
		b.scrollToHover(c.Hover)
	}
}

func (b *Board) choose(c table.Choice) {
	b.scene.Change()
	if len(c.Picked) > 0 && !slices.Equal(c.Picked, b.choice.Picked) && b.marks.Kind == table.MarkRefused {
		b.marks = table.Marks{}
	}
	b.choice, b.canChoose = c, true
	b.legality.reset(c)
	if b.state == nil {
		return
	}
	b.earlier.leave()
	b.updateHighlights()
	if b.highlights.ship != (rules.Part{}) && (b.highlights.power == buttonMove || b.highlights.power == buttonTrade) {
		b.closeAll() // where to is chosen on the chart or in the bank
	}
}

// mark lights parts up and brings them into the window. A hint is about the whole chart: an opened system closes.
func (b *Board) mark(m table.Marks) {
	if b.marks = m; m.Kind == table.MarkHint && b.overlays.Has(&b.system) {
		b.closeAll()
		b.scene.Change()
	}
	b.setBetter(m.Better)
	var slots []int
	for _, p := range m.Parts {
		if slot, ok := slotOf(p); ok && slot < game.MaxSystems {
			slots = append(slots, slot)
		}
	}
	slices.Reverse(slots) // the first is the most important
	b.reveal(slots...)
}

// Press implements table.Board.
func (b *Board) Press(p rules.Part) table.Answer {
	b.scene.Change()
	if mark, ok := markOfButton(p); ok {
		return table.Answer{Instead: mark}
	}
	if p == button(buttonFirstHome) {
		return b.takeFirstHome()
	}
	switch {
	case len(b.choice.Picked) > 0 && b.releases(p):
		return table.Answer{Then: table.ThenRelease}
	case b.touch(p):
		return table.Answer{Then: table.ThenStay}
	}
	if b.overlays.Has(&b.system) && isAction(p) && b.system.lacksShip(p) {
		return table.Answer{Then: table.ThenPlay, Parts: []rules.Part{p, cellPart(b.system.slot)}} // which is refused
	}
	if only := b.onlyAnswer(p); only != nil {
		return table.Answer{Then: table.ThenPlay, Parts: only}
	}
	if slot, ok := b.pointedSystem(); ok {
		return table.Answer{Place: cellPart(slot)}
	}
	return table.Answer{}
}

// onlyAnswer returns the parts of the action that the button of a power leaves no choice of, in the system that is pointed
// at or else on the whole chart: it is played at once, for it can be undone. A sacrifice that takes away more than its ship
// is shown first. Where more than a power has been picked, the table finds what is left.
func (b *Board) onlyAnswer(p rules.Part) (only []rules.Part) {
	if !isAction(p) || slices.Contains(b.choice.Picked, p) || len(b.insteadOfPower(p)) > 1 {
		return nil
	}
	if slot, ok := b.pointedSystem(); ok {
		only = b.legality.onlyWith(p, slot)
	}
	if only == nil {
		only = b.legality.onlyWith(p, noSystem)
	}
	if only == nil || p != button(buttonSacrifice) {
		return only
	}
	if slot, by, ship, _ := pieceOf(only[0]); b.lossOf(slot, by, ship) != (loss{}) {
		return nil
	}
	return only
}

// isAction reports whether a part is the button of one of the five actions.
func isAction(p rules.Part) bool {
	return p.Kind == rules.PartButton && int(p.Index) >= buttonBuild && int(p.Index) <= buttonSacrifice
}

// pointedSystem returns the system that was pointed at before for the action. One that was pointed at for an earlier action
// keeps its ring, but counts no more: the next action would be played there without a word.
func (b *Board) pointedSystem() (slot int, ok bool) {
	return b.selection, b.selection != noSystem && b.selectionIsCurrent
}

// touch answers a touch that chooses nothing, and reports whether it is one.
func (b *Board) touch(p rules.Part) bool {
	switch p {
	case button(buttonLeave):
		return true
	case button(buttonConnections):
		b.allConnections = !b.allConnections && b.hasConnections()
		return true
	case groundPart():
		b.Back()
		return true
	}
	return b.top().touch(p)
}

// holdsNext reports whether a piece in the system can follow in the choice.
func (b *Board) holdsNext(slot int) bool {
	return slices.ContainsFunc(b.choice.Next, func(p rules.Part) bool {
		at, _, _, ok := pieceOf(p)
		return ok && at == slot
	})
}

// releases reports whether a button lets go what has been picked: a catastrophe that is looked at can be left, and
// stepping to another system leaves what was chosen in this one.
func (b *Board) releases(p rules.Part) bool {
	return p == button(buttonLeave) || p == button(buttonBefore) || p == button(buttonAfter)
}

// point shows the connections of a system, and opens it where its ships are small or it is pointed at again.
func (b *Board) point(slot int) {
	again := b.selection == slot
	b.selection, b.selectionIsCurrent = slot, true
	if again || b.small() {
		b.open(slot)
	}
	b.updateHighlights()
}

// Back implements table.Board.
func (b *Board) Back() bool {
	b.scene.Change()
	return b.top().close()
}

// dragShip moves a chosen ship to the pointer.
func (b *Board) dragShip(p rules.Part, at geom.Point) {
	t := b.drag.pyramid
	if t == nil {
		slot, owner, piece, ok := pieceOf(p)
		if !ok {
			return
		}
		if t = b.pyramidAt(slot, owner, piece); t == nil {
			return
		}
		b.closeAll()
		t.isHeld, t.isFloating = true, true
		b.drag.pyramid = t
	}
	b.drag.at = at
	t.at, t.lift = at, dragLift
	if b.view.Class != stage.Wide {
		t.at.Y -= aboveFinger
	}
}

// putDown lays the ship down that is carried.
func (b *Board) putDown(played bool) {
	t := b.drag.pyramid
	if t == nil {
		return
	}
	b.drag = drag{}
	t.lift = 0
	if played {
		return
	}
	from := t.pose
	b.home = anim.NewTween(b.services.Speed().Ticks(backMS), anim.CubicOut, func(p float64) {
		t.pose = interpolatePose(from, t.goal, p)
	}).Then(func() { b.resetPosition(t) })
}

// Tick implements table.Board.
func (b *Board) Tick() bool {
	moving := false
	if b.home != nil {
		moving = true
		if b.home.Tick() {
			b.home = nil
		}
	}
	if b.warning > 0 {
		b.warning--
		moving = true
	}
	if b.better != nil && b.better.ticks > 0 {
		b.better.ticks--
		moving = true
	}
	return b.scene.NoteMotion(moving)
}

// drawCarried draws the discs under a carried ship that it can go to; the ship itself floats.
func (b *Board) drawCarried(c *canvas.Canvas) {
	if b.drag.pyramid == nil {
		return
	}
	for _, slot := range b.highlights.links {
		w := &b.systems[slot]
		if w.exists && b.drag.at.Sub(w.spot.at).Len() <= w.spot.radius {
			c.Draw(ringPicture(homeworldssprites.ChosenRing, w.spot.radius), w.spot.at, canvas.Look{})
		}
	}
}
