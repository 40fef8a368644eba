package homeworlds

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// nextPlayer says who comes next once the turn has ended, "" where the match ends with it.
func (b *Board) nextPlayer() string {
	after := b.choice.State.Clone()
	if _, err := after.Apply(rules.Move{By: b.choice.By, Do: game.Choice{Kind: game.KindEnd}.Pack()}, nil); err != nil {
		return ""
	}
	seat, ok := after.Actors().Only()
	if !ok {
		return ""
	}
	return b.words().T(lang.HomeworldsNext, b.name(seat))
}

// isTurnDone reports whether all that the player who chooses can still do is to end the turn, or to undo it.
func (b *Board) isTurnDone() bool {
	return b.choice.State != nil && b.pos.Phase == game.Done && !slices.ContainsFunc(b.choice.Next, func(p rules.Part) bool { return p != button(buttonEnd) })
}

// turnEndRow says in the place of the powers, none of which can be used any more, what has been done and who comes next.
func (b *Board) turnEndRow() widget.Widget {
	const edge, sign, size = 12.0, 26.0, 15.0
	done := &widget.Text{Text: b.lastTurn(0), Style: ui.Strong(size), Ink: sprites.Ink, MinSize: minText, Balance: true, Elide: true}
	next := &widget.Text{Text: b.nextPlayer(), Style: ui.Body(size), Ink: sprites.Ink2, MinSize: minText, Elide: true}
	return widget.Panel{Surface: ui.LitPlate(), Child: widget.Pad(edge, 2,
		widget.Row(edge, widget.Icon("check", sign, sprites.Matsu), widget.Grow(widget.Column(1, done, next).Along(widget.Centre))).Across(widget.Centre))}
}
