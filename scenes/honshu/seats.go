package honshu

import (
	"strconv"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/land"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// ownUnit is the largest square of the small picture of the own land.
const ownUnit = 34.0

// buildSmall is the land of a seat, small.
func (b *Board) buildSmall(seat rules.Seat) widget.Widget { return b.smallLand(seat, b.small()) }

// smallLand is the land of a seat as it lies now, its squares no larger than most.
func (b *Board) smallLand(seat rules.Seat, most float64) widget.Widget {
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		if m := b.lands[seat]; m != nil {
			b.drawSmall(c, m, r, most)
		}
	}}
}

// drawSmall draws a land small, with the card that a line of the log tells of outlined.
func (b *Board) drawSmall(c *canvas.Canvas, m *game.Map, r geom.Rect, most float64) {
	chart := land.DrawSmall(c, m, r, most)
	if cells := b.logged(m); len(cells) > 0 {
		land.DrawRim(c, chart, cells, sprites.Kin2)
	}
}

// logged returns what shows on a land of the card that the lit line of the log has built there.
func (b *Board) logged(m *game.Map) (cells []game.Cell) {
	parts := b.marks.Parts
	if b.marks.Kind != table.MarkLog || len(parts) != 3 || parts[0].Kind != rules.PartCell {
		return nil
	}
	m.Cells(func(at game.Cell) bool {
		if p, _, ok := m.Printed(at); ok && p.Cell() == game.Cell(parts[0].Index) && parts[1] == button(int(game.ButtonTurn)+int(p.Turn)) {
			cells = append(cells, at)
		}
		return true
	})
	return cells
}

// counted reports whether it is told what a seat has: not before it has a land, nor while points are counted.
func (b *Board) counted(seat rules.Seat) bool { return b.lands[seat] != nil && !b.hand.count.running() }

// buildTotal is the points of a seat.
func (b *Board) buildTotal(seat rules.Seat) widget.Widget {
	if !b.counted(seat) {
		return widget.Empty{}
	}
	return number(b.lands[seat].Score(b.state.Scoring()).Total(), drawBlossom)
}

// buildPoints is the points of a seat and the cards that it holds, beside each other or, in a narrow place that is high
// enough, below each other.
func (b *Board) buildPoints(seat rules.Seat) widget.Widget {
	const high = 34.0
	if !b.counted(seat) {
		return widget.Empty{}
	}
	points, cards := b.buildTotal(seat), b.heldCards(seat)
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		if room.H >= high {
			return widget.Column(0, widget.Grow(points), widget.Grow(cards))
		}
		return widget.Row(0, widget.Share(0.54, points), widget.Grow(cards))
	})
}

// heldCards is how many cards a seat holds.
func (b *Board) heldCards(seat rules.Seat) widget.Widget {
	_, held := b.state.Hand(seat)
	return number(held, drawCards)
}

// buildCubes is in a row how many cubes of each good lie on the land of a seat, those that it has.
func (b *Board) buildCubes(seat rules.Seat) widget.Widget {
	const most, digit, gap = 32.0, 9.0, 2.0
	row := widget.Row(0)
	if b.counted(seat) {
		for good, n := range b.lands[seat].Cubes() {
			if n == 0 {
				continue
			}
			text, cube := strconv.Itoa(int(n)), cubeSign(game.Colour(good), land.CubeWhole)
			row.Children = append(row.Children, widget.Item{Grow: 1, Max: most, Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
				size := min(15, room.W-digit*float64(len(text))-gap)
				return widget.Row(gap, widget.Fixed(size, cube.widget(size)), widget.Grow(widget.Line(text, ui.Strong(13), sprites.Ink)))
			})})
		}
	}
	return row
}

// buildHeld is below each other how many cubes of each good lie on the land of a seat, those that it has, and how many
// cards it holds.
func (b *Board) buildHeld(seat rules.Seat) widget.Widget {
	const most = 27.0 // the height of a row
	if !b.counted(seat) {
		return widget.Empty{}
	}
	column := widget.Column(0).Along(widget.End)
	for good, n := range b.lands[seat].Cubes() {
		if n > 0 {
			column.Children = append(column.Children, widget.Basis(most, number(int(n), cubeSign(game.Colour(good), land.CubeWhole))))
		}
	}
	column.Children = append(column.Children, widget.Basis(most, b.heldCards(seat)))
	return column
}

// ownPaper is where things lie on the paper of the own land.
func ownPaper(head, held, picture widget.Widget) widget.Widget {
	sign := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { ui.DrawIcon(c, "trial", r.Centre(), 22, sprites.Ink) }}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		below := widget.Row(0, widget.Grow(widget.Stack{widget.Slot{Name: slotOwnMap}, picture}))
		if room.H > 60 && room.W > 130 {
			below = widget.Row(0, widget.Fixed(46, held), below.Children[0])
		}
		if room.H > 110 {
			return widget.Inset(8, 8, widget.Column(0, widget.Fixed(26, widget.Row(0, widget.Gap(6), widget.Grow(head), widget.Fixed(28, sign))), widget.Grow(below)))
		}
		return widget.Inset(8, 8, widget.Row(0, widget.Grow(below), widget.Fixed(26, sign)))
	})
}

// buildOwn is the own land small, beside the cards of a trick: a button that opens the trial.
func (b *Board) buildOwn() widget.Widget {
	text := b.ownWords()
	head := widget.Line(text, ui.Strong(16), sprites.Ink).Elided()
	paper := widget.Panel{Paper: ui.Panel(), Child: ownPaper(head, b.buildHeld(b.self()), b.smallLand(b.self(), ownUnit))}
	return part(buttonOwn, buttonLayer, text, paper)
}

// ownWords is what the picture of the own land is called: what a touch does.
func (b *Board) ownWords() string {
	if b.choice.State != nil && len(b.tryable()) > 0 {
		return b.words().T(lang.HonshuTryOn)
	}
	return b.words().T(lang.HonshuYourLand)
}
