package honshu

import (
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/widget"
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
func (b *Board) touch(p rules.Part) bool { return b.state != nil && b.top().press(b, p) }

// compose returns the choice that a press of the main button makes of what is laid and picked.
func (b *Board) compose(p rules.Part) (parts []rules.Part, ok bool) {
	if b.choice.State == nil {
		return nil, false
	}
	return b.top().compose(b, p)
}

// pressCommon answers the presses that hand and placement have in common: panels are opened, and what waits to be
// confirmed stays as it is.
func (b *Board) pressCommon(p rules.Part) bool {
	seat, isLand := landOf(p)
	cat, isCategory := categoryAt(p)
	switch {
	case isLand:
		b.open(&landPanel{seat: seat})
	case p == button(buttonUnseen):
		b.open(&unseenPanel{})
	case p == button(buttonGoal), p == button(buttonValues):
		b.open(&valuesPanel{})
	case p == button(buttonScore):
		b.open(&landPanel{seat: b.self()})
	case isCategory:
		b.open(&landPanel{seat: b.self(), onlyCategory: true, cat: cat})
	case p == button(buttonOwn):
		b.tryFirst()
	default:
		return b.pending()
	}
	return true
}

// pending reports whether an action is complete and waits to be confirmed.
func (b *Board) pending() bool { return b.choice.Action != rules.Hidden }

// tryFirst tries the card that has been chosen, else the first that can be tried; where there is none it shows the own
// land.
func (b *Board) tryFirst() {
	list := b.tryable()
	card := b.hand.selection.card
	if card == game.NoCard && len(list) > 0 && !b.isWatched {
		card = list[0]
	}
	if card == game.NoCard {
		b.open(&landPanel{seat: b.self()})
		return
	}
	b.tryOn(card)
}

// Back implements table.Board.
func (b *Board) Back() bool {
	b.scene.Change()
	return b.state != nil && b.top().goBack(b)
}

// Grab implements table.Carrier.
func (b *Board) Grab(p rules.Part, at geom.Point) bool {
	b.scene.Change()
	if b.top().covers() == widget.Beside && b.pending() {
		return true // nothing moves
	}
	held := b.top().grab(b, p, at)
	if b.carrying = nil; held {
		b.carrying = b.top()
	}
	return held
}

// Drag implements table.Carrier.
func (b *Board) Drag(_ rules.Part, at geom.Point) {
	if b.carrying != nil && !b.pending() {
		b.carrying.drag(b, at)
	}
}

// Drop implements table.Carrier.
func (b *Board) Drop(_ geom.Point, kept bool) {
	b.scene.Change()
	if b.carrying != nil && !b.pending() {
		b.carrying.drop(b, kept)
	}
	b.carrying = nil
}

// Turn implements table.Carrier.
func (b *Board) Turn(steps int, over bool) bool {
	b.scene.Change()
	return b.top().turn(b, steps, over)
}

// Nudge implements table.Carrier.
func (b *Board) Nudge(p rules.Part, dx, dy int) bool {
	b.scene.Change()
	return b.top().nudge(b, p, dx, dy)
}

// Zoom implements table.Carrier.
func (b *Board) Zoom(at geom.Point, factor float64) bool {
	b.scene.Change()
	return b.top().zoom(b, at, factor)
}
