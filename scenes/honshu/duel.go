package honshu

import (
	"slices"

	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// A duel asks for a bid, and then perhaps whether the loser pays. A second press on the button that bids must not answer
// that. So the usual place of the main button has then one that does nothing until two cubes are chosen, and the answer not
// to pay stands beside the cubes. A phone held sideways has no room there: its button that bids stands in the place of the
// cubes, and that not to pay in the usual place.

// lowDuel reports whether the table is that of a phone held sideways.
func (b *Board) lowDuel() bool { return b.view.Class == stage.Low }

// bidsAbove reports whether the button that bids stands in the place of the cubes now.
func (b *Board) bidsAbove() bool { return b.hand.phase == game.PhaseBid && b.lowDuel() }

// buildBid is the button that bids, in the place of the cubes.
func (b *Board) buildBid() widget.Widget {
	const high = 56.0
	press := b.buildMainButton(b.cardAction())
	return widget.If(press != nil, widget.Align{Y: widget.End, Child: widget.Sized{H: high, Child: press}})
}

// standModel is what the button shows that lets a duel stand.
type standModel struct {
	text string // "" where the main button does it
	lit  bool   // a hint points at it
}

// standModel returns the model of the button that lets the duel stand.
func (b *Board) standModel() (m standModel) {
	if !b.lowDuel() && b.hasMainButton() {
		m.text = b.words().T(lang.HonshuStand)
		m.lit = b.hintsStand()
	}
	return m
}

// hintsStand reports whether a hint says to let the duel stand: the main button does it then.
func (b *Board) hintsStand() bool {
	return b.marks.Kind == table.MarkHint && slices.Contains(b.marks.Parts, button(int(game.ButtonStand)))
}

// build is the button.
func (m standModel) build() widget.Widget {
	line := &widget.Text{Text: m.text, Style: ui.Strong(17), MinSize: 13, Ink: sprites.Ink, Lines: 2, Balance: true, Align: canvas.Centre}
	face := part(int(game.ButtonStand), buttonLayer, m.text, widget.Stack{
		widget.Panel{Surface: ui.Plain(), Child: widget.Pad(6, 2, widget.Align{Y: widget.Centre, Child: line})},
		widget.If(m.lit, buildFrame(hintFrame)),
	})
	face.Lifts = true
	return face
}

// buildPayment has the cubes that can be paid and the button that lets the duel stand: below each other, or on a low strip
// beside each other.
func (m boostModel) buildPayment(title, goods, result widget.Widget, room widget.Size) widget.Widget {
	const gap, head, row, most, high = 8.0, 28.0, 76.0, 140.0, 48.0
	if m.isLow {
		return widget.Row(gap, widget.Fixed(min(room.W*0.36, most), m.stand.build()), widget.Grow(goods))
	}
	return widget.Column(0, widget.Fixed(head, title), widget.Fixed(min(row, (room.H-head)*0.4), goods), widget.Gap(gap),
		widget.Grow(result), widget.Fixed(high, m.stand.build()))
}
