package honshu

import (
	"slices"
	"strconv"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	honshusprites "engawa/sprites/honshu"
)

// ownMax is the largest square of the picture of the own land, which is not small where only the hand is seen beside it.
func (b *Board) ownMax() float64 {
	if b.leavesOut {
		return phoneUnit
	}
	return landUnit
}

// smallLand is the land of a seat as it lies now, its squares no larger than most, with the card that a line of the log is
// about outlined.
func (b *Board) smallLand(seat rules.Seat, most float64) widget.Widget {
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		m := b.lands[seat]
		if m == nil {
			return
		}
		chart := honshuart.DrawSmall(c, m, r, most)
		if cells := b.logCells[seat]; len(cells) > 0 {
			honshuart.DrawRim(c, chart, cells, sprites.Kin2)
		}
		b.drawLitCard(c, seat, chart)
	}}
}

// updateLogCells finds what shows on the lands of the card that the lit line of the log has built there.
func (b *Board) updateLogCells() {
	b.logCells = [game.MaxSeats][]game.Cell{}
	parts := b.marks.Parts
	if b.marks.Kind != table.MarkLog || len(parts) != 3 || parts[0].Kind != rules.PartCell {
		return
	}
	for seat, m := range b.lands[:b.seats] {
		if m != nil {
			b.logCells[seat] = showingCells(m, func(p game.Placement) bool {
				return p.Cell() == game.Cell(parts[0].Index) && parts[1] == button(int(game.ButtonTurn)+int(p.Turn))
			})
		}
	}
}

// seatFacts returns what the panel of a seat tells now: not what it has before there is a land, nor while points are
// counted.
func (b *Board) seatFacts(seat rules.Seat) seatFacts {
	f := seatFacts{words: b.words(), seat: seat, owner: b.playerName(seat), opens: b.state != nil && b.top().covers() == widget.Beside}
	if m := b.lands[seat]; b.state != nil && m != nil && !b.counting {
		f.counts, f.points, f.cubes = true, b.score(seat, m).Total(), m.Cubes()
		_, f.cardsInHand = b.state.Hand(seat)
	}
	return f
}

// buildPoints is the points of a seat and the cards that it holds, beside each other or, in a narrow place that is high
// enough, below each other.
func (f seatFacts) buildPoints() widget.Widget {
	const high = 34.0
	points, cards := number(f.points, drawBlossom), number(f.cardsInHand, drawCards)
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		if room.H >= high {
			return widget.Column(0, widget.Grow(points), widget.Grow(cards))
		}
		return widget.Row(0, widget.Share(0.54, points), widget.Grow(cards))
	})
}

// buildCubes is in a row how many cubes of each good lie on the land of a seat, those that it has.
func (f seatFacts) buildCubes() widget.Widget {
	const most, digit, gap = 32.0, 9.0, 2.0
	row := widget.Row(0)
	for good, n := range f.cubes {
		if n == 0 {
			continue
		}
		text, cube := strconv.Itoa(int(n)), cubeSign(game.Colour(good), honshusprites.CubeWhole)
		row.Children = append(row.Children, &widget.Item{Grow: 1, Max: most, Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
			size := max(0, min(15, room.W-digit*float64(len(text))-gap))
			return widget.Row(gap, widget.Fixed(size, cube.widget(size)), widget.Grow(figure(text, ui.Strong(13), sprites.Ink)))
		})})
	}
	return row
}

// buildHoldings is how many cubes of each good lie on the land of a seat, those that it has, and how many cards it holds:
// below each other or, in a broad place, beside each other.
func (f seatFacts) buildHoldings() widget.Widget {
	const most, broad = 27.0, 44.0 // the height of a row, the width of a number
	var list []widget.Widget
	for good, n := range f.cubes {
		if n > 0 {
			list = append(list, number(int(n), cubeSign(game.Colour(good), honshusprites.CubeWhole)))
		}
	}
	list = append(list, number(f.cardsInHand, drawCards))
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		flex, size := widget.Column(0).Along(widget.End), most
		if room.W > 2*room.H {
			flex, size = widget.Row(0), broad
		}
		for _, w := range list {
			flex.Children = append(flex.Children, widget.Basis(size, w))
		}
		return flex
	})
}

// ownPanel is where things lie on the panel of the own land.
func ownPanel(head, held, picture widget.Widget) widget.Widget {
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget { return layoutOwn(head, held, picture, room) })
}

// layoutOwn sets the panel of the own land out in a room.
func layoutOwn(head, held, picture widget.Widget, room widget.Size) widget.Widget {
	const heldHigh, heldWide, signed, headed = 61.0, 131.0, 96.0, 111.0 // the least panel with what the seat holds, with the sign above that, and with a head
	sign := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { ui.DrawIcon(c, "trial", r.Centre(), 22, sprites.Ink) }}
	below, holds := widget.Row(0, widget.Grow(picture)), room.H >= heldHigh && room.W >= heldWide
	if holds && room.H >= signed && room.H < headed {
		left := widget.Column(2, widget.Fixed(20, widget.Align{X: widget.Start, Child: widget.Sized{W: 24, H: 20, Child: sign}}), widget.Grow(held))
		return widget.Pad(8, 8, widget.Row(0, widget.Fixed(44, left), below.Children[0]))
	}
	if holds {
		below = widget.Row(0, widget.Fixed(46, held), below.Children[0])
	}
	if room.H >= headed {
		return widget.Pad(8, 8, widget.Column(0, widget.Fixed(26, widget.Row(0, widget.Gap(6), widget.Grow(head), widget.Fixed(28, sign))), widget.Grow(below)))
	}
	return widget.Pad(8, 8, widget.Row(0, widget.Grow(below), widget.Fixed(26, sign)))
}

// ownModel is what the panel of the own land shows.
type ownModel struct {
	b         *Board  // whose lands are drawn as they lie
	text      string  // what a touch does
	maxSquare float64 // the side of the largest square
	isLit     bool    // a lesson speaks of it
	seatFacts
}

// buildOwn is the own land small, beside the cards of a trick: a button that opens the trial.
func (b *Board) buildOwn() widget.Widget {
	return widget.Memo("own", ownModel{b, b.ownWords(), b.ownMax(), b.lessonNamesLand(), b.seatFacts(b.self())}, func(m ownModel) widget.Widget {
		const edge = 4.0 // the frame lies on it
		head := widget.Line(m.text, ui.Strong(16), sprites.Ink).Elided()
		panel := ownPanel(head, m.buildHoldings(), m.b.smallLand(m.seat, m.maxSquare))
		own := part(buttonOwn, buttonLayer, m.text, widget.Stack{widget.Panel{Surface: ui.Panel(), Child: panel}, widget.If(m.isLit, widget.Pad(edge, edge, buildFrame(hintFrame)))})
		own.Tip = own.Name
		return own
	})
}

// lessonNamesLand reports whether a lesson speaks of squares of the own land.
func (b *Board) lessonNamesLand() bool {
	return b.marks.Kind == table.MarkLesson && slices.ContainsFunc(b.marks.Parts, func(p rules.Part) bool { return p.Kind == rules.PartCell })
}

// ownWords is what the picture of the own land is called: what a touch does.
func (b *Board) ownWords() string {
	if b.choice.State != nil && len(b.tryable()) > 0 {
		return b.words().T(lang.HonshuTryOn)
	}
	if seat := b.self(); b.match.Viewer() != seat { // nobody here has it
		return b.words().T(lang.HonshuLandOf, lang.Text("name", b.playerName(seat)))
	}
	return b.words().T(lang.HonshuYourLand)
}
