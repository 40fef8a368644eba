package honshu

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/widget"
)

// DrawSecret implements table.Privacy: the hand of the seat, as large as there is room, in one row or two.
func (b *Board) DrawSecret(c *canvas.Canvas, r geom.Rect, s rules.State, by rules.Seat) {
	cards := slices.Collect(handIn(s, by).All())
	if len(cards) == 0 {
		return
	}
	widget.Layout(widget.Env{}, r, handCards(cards), nil).Draw(c, nil)
}

// handCards are cards side by side, in one row or two, whichever lets them be larger.
func handCards(cards []game.Card) widget.Widget {
	const gap = 8.0
	picture := func(card game.Card) widget.Widget {
		return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
			t := cardSprite{card: card, pose: poseIn(r)}
			t.height = min(t.height, highOf(maxSquare))
			t.draw(c)
		}}
	}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		high := func(columns int, rows float64) float64 {
			n := float64(columns)
			return min((room.H-gap*(rows-1))/rows, (room.W-gap*(n-1))/n/cardShape)
		}
		columns := len(cards)
		if half := (columns + 1) / 2; columns > 2 && high(columns, 1) < high(half, 2) {
			columns = half
		}
		grid := widget.Grid{Columns: slices.Repeat([]float64{1}, columns), Gap: gap, RowGap: gap}
		for _, card := range cards {
			grid.Children = append(grid.Children, picture(card))
		}
		return grid
	})
}

// OnLook implements table.Privacy.
func (b *Board) OnLook(rules.Seat) {}

// DescribeSecret implements table.Privacy.
func (b *Board) DescribeSecret(s rules.State, by rules.Seat) string {
	return b.speaker().hand(handIn(s, by))
}

// handIn returns the cards that a seat holds as far as the position tells them.
func handIn(s rules.State, by rules.Seat) (set game.CardSet) {
	if st, ok := s.(*game.State); ok && by >= 0 && int(by) < st.Seats() {
		set, _ = st.Hand(by)
	}
	return set
}
