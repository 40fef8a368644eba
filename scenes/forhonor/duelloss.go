package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
)

// oneLoss reports whether the table of losses shows the chosen card alone, as large words need the room.
func (b *Board) oneLoss() bool {
	return b.view.Reading() > 1 && b.over.picked.card != game.NoCard && b.choosingOver()
}

// lossRows are the cards that the table of losses has rows for.
func (b *Board) lossRows(k int) []game.Card {
	if b.oneLoss() {
		return []game.Card{b.over.picked.card}
	}
	return b.cardsLeft(k)
}

// narrowTable is the breadth of a table of losses, in its heights, below which the losses with the chosen card stand
// below each other.
const narrowTable = 1.8

// drawLossList draws what the chosen card of side k costs, a line for each card that the other may show.
func (b *Board) drawLossList(c *canvas.Canvas, r geom.Rect, k int, sign float64) {
	const share = 0.3 // of the breadth
	cards := b.cardsLeft(1 - k)
	high := min(r.H/float64(len(cards)), 2*sign)
	c.Fill(geom.R(r.X, r.Y, r.W, high*float64(len(cards))), sprites.Shu3)
	mine := b.over.picked.card
	cells := make([]geom.Rect, len(cards))
	for n := range cells {
		_, cells[n] = geom.R(r.X, r.Y+float64(n)*high, r.W, high).CutLeft(r.W * share)
	}
	size := b.lossSize(cells, k, mine, cards)
	for n, card := range cards {
		line := geom.R(r.X, cells[n].Y, r.W, high)
		first, cell := line.CutLeft(r.W * share)
		b.drawLossSign(c, first, 1-k, card, sign)
		b.drawLoss(c, cell, b.costs(k, mine, card), size, true)
		c.Fill(geom.R(r.X, line.Y-0.5, r.W, 1), sprites.Paper4)
	}
}
