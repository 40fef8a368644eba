package honshu

import (
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// Press implements table.Board: the main button builds where the card lies, or does what has been chosen.
func (b *Board) Press(p rules.Part) table.Answer {
	b.scene.Change()
	if b.touch(p) {
		return table.Answer{Then: table.ThenStay}
	}
	if parts, ok := b.compose(p); ok {
		return table.Answer{Then: table.ThenPlay, Parts: parts}
	}
	return table.Answer{}
}

// touch reports whether a part is looked at, tried, turned or moved without anything being chosen.
func (b *Board) touch(p rules.Part) bool {
	if b.state == nil {
		return false
	}
	if o := b.over(); o != nil {
		o.press(b, p)
		return true
	}
	if seat, ok := landOf(p); ok {
		b.openLand(seat)
		return true
	}
	switch p {
	case button(buttonUnseen):
		b.open(&unseenSheet{})
		return true
	case button(buttonGoal), button(buttonValues):
		b.open(&valuesSheet{})
		return true
	case button(buttonScore):
		b.openLand(b.self())
		return true
	case button(buttonOwn):
		b.tryFirst()
		return true
	}
	switch {
	case b.pending() && p != button(buttonBack):
		return true // what waits to be confirmed stays as it is
	case b.bench == nil:
		return b.touchHand(p)
	}
	return b.touchBench(p)
}

// pending reports whether an action is complete and waits to be confirmed.
func (b *Board) pending() bool { return b.choice.Action != rules.Hidden }

// tryFirst tries the card that has been chosen, else the first that can be tried; where there is none it shows the own
// land.
func (b *Board) tryFirst() {
	list := b.tryable()
	card := b.chosenCard()
	if card == game.NoCard && len(list) > 0 && !b.watched {
		card = list[0]
	}
	if card == game.NoCard {
		b.openLand(b.self())
		return
	}
	b.tryOn(card)
}

// touchBench answers the touches of the bench; only the main button is the table's.
func (b *Board) touchBench(p rules.Part) bool {
	n := b.bench
	switch p {
	case button(buttonAct):
		return false
	case button(buttonLeft):
		n.ghost.turn(-1)
	case button(buttonRight), button(buttonCorner):
		n.ghost.turn(1)
	case button(buttonOver):
		n.ghost.ask(over)
	case button(buttonUnder):
		n.ghost.ask(under)
	case button(buttonBoth):
		n.both = !n.both
	case button(buttonBack):
		b.tryOff()
		return true
	case button(buttonPrevious):
		b.otherTrial(-1)
		return true
	case button(buttonNext):
		b.otherTrial(1)
		return true
	case button(buttonGround):
	default:
		x, y, ok := cellOf(p)
		if !ok {
			return b.touchHand(p)
		}
		if !n.ghost.thread(x, y) {
			n.ghost.bring(x, y)
		}
	}
	n.settle(b)
	return true
}

// Back implements table.Board.
func (b *Board) Back() bool {
	b.scene.Change()
	switch {
	case b.opened != nil:
		b.open(nil)
	case b.trial != game.NoCard:
		b.tryOff()
	default:
		return b.closeHand()
	}
	return true
}

// compose returns the choice that a press of the main button makes of what is laid and picked.
func (b *Board) compose(p rules.Part) (parts []rules.Part, ok bool) {
	if b.choice.State == nil {
		return nil, false
	}
	if b.building() {
		return b.bench.parts(), p == button(buttonAct)
	}
	return b.composeCard(p)
}

// Grab implements table.Carrier: the card on the bench is dragged, or the land under it.
func (b *Board) Grab(p rules.Part, at geom.Point) bool {
	b.scene.Change()
	switch {
	case b.over() != nil:
		return false
	case b.pending():
		return true // nothing moves
	}
	if b.bench == nil {
		return b.grabCard(p, at)
	}
	if _, _, ok := cellOf(p); !ok && p != button(buttonGround) && p != button(buttonCorner) {
		return false
	}
	b.bench.grab(p, at)
	return true
}

// Drag implements table.Carrier.
func (b *Board) Drag(_ rules.Part, at geom.Point) {
	switch {
	case b.pending():
		return
	case b.bench == nil:
		b.dragCard(at) // nothing else of the tree changes
		return
	}
	b.scene.Change()
	b.bench.drag(b, at, b.view.Class != stage.Wide)
}

// Drop implements table.Carrier.
func (b *Board) Drop(_ geom.Point, kept bool) {
	b.scene.Change()
	switch {
	case b.pending(), !b.holds():
		return
	case b.bench == nil:
		b.releaseCard(kept)
		return
	}
	b.bench.release(b, kept)
}

// holds reports whether something is being dragged.
func (b *Board) holds() bool {
	return b.hand.drag != nil || b.bench != nil && b.bench.grip.kind != noGrip
}

// handling reports whether there is a card on the bench that can be moved now.
func (b *Board) handling() bool {
	return b.bench != nil && b.over() == nil && !b.pending()
}

// Turn implements table.Carrier: the card is turned, but not while the land is dragged below it.
func (b *Board) Turn(steps int, over bool) bool {
	b.scene.Change()
	if !b.handling() || b.bench.grip.kind == groundGrip {
		return false
	}
	if over {
		b.bench.ghost.flip()
	} else {
		b.bench.ghost.turn(steps)
	}
	b.bench.settle(b)
	return true
}

// Nudge implements table.Carrier: the arrows move the card while it has the focus.
func (b *Board) Nudge(p rules.Part, dx, dy int) bool {
	b.scene.Change()
	if !b.handling() || p != button(buttonCorner) {
		return false
	}
	place := b.bench.ghost.place
	b.bench.ghost.moveTo(int(place.X)+dx, int(place.Y)+dy)
	b.bench.settle(b)
	return true
}

// Zoom implements table.Carrier.
func (b *Board) Zoom(at geom.Point, factor float64) bool {
	b.scene.Change()
	return b.bench != nil && b.over() == nil && b.bench.enlarge(b, at, factor)
}
