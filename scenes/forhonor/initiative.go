package forhonor

import (
	"math"
	"strconv"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/letters"
)

// initiative is the card that lies open between how many each camp has left. Before the cards have been shuffled only
// their back is seen.
func (b *Board) initiative(f scoreFacts) widget.Widget {
	const apart, broad = 3.0, 48.0 / 70 // the breadth of a card against its height
	open := widget.Paint{Draw: b.drawCalledCard}
	if f.calledCamp < 0 && f.turnsLeft == [game.NumCamps]int{} {
		return open
	}
	named := func(key lang.Key) widget.Widget {
		return widget.Fixed(wordHeight, widget.Line(f.words.T(key), ui.Body(13), sprites.Ink2).Aligned(canvas.Centre))
	}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		left := func(camp game.Camp) widget.Widget { return widget.Grow(f.turnsWidget(camp)) }
		row := func(high float64, card widget.Widget) *widget.Flex {
			apart := apart
			if room.W >= 2*cardWords+high*broad {
				apart = 10
			}
			return widget.Row(apart, left(game.Attackers), widget.Fixed(high*broad, card), left(game.Defenders))
		}
		switch {
		case room.H < wordHeight+minInitiative:
			return row(room.H, open)
		case room.W >= 2*cardWords+room.H*broad:
			return row(room.H, widget.Column(0, widget.Grow(open), named(lang.ForhonorCardsNow)))
		}
		return widget.Column(0, widget.Grow(row(room.H-wordHeight, open)), named(lang.ForhonorCardsUnder))
	})
}

// Measures of the initiative cards, in logical units.
const (
	cardWords     = 66.0 // the least breadth of a camp's, for words beside them
	wordHeight    = 15.0 // the height of a word below them
	minInitiative = 28.0 // and the least of theirs then
)

// turnsWidget says how many turns a camp has left, beside a small initiative card where there is room.
func (f *scoreFacts) turnsWidget(camp game.Camp) widget.Widget {
	const gap, most = 3.0, 40.0
	n, style := strconv.Itoa(f.turnsLeft[camp]), ui.Strong(14)
	box := canvas.RectOf(forhonorsprites.InitiativeCard(camp).Box())
	card := func(high float64) widget.Widget {
		return widget.Paint{W: high * box.W / box.H, H: high, Draw: func(c *canvas.Canvas, r geom.Rect) {
			fitPicture(c, canvas.Sprite(forhonorsprites.InitiativeCard(camp)), r)
		}}
	}
	number := widget.Line(n, style, forhonorsprites.Camp(camp).Cloth().Dark).Aligned(canvas.Centre)
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		if room.W >= cardWords { // a card for each turn, the next ones beside the open card
			high := min(room.H-wordHeight-gap, most, (room.W/game.CampSize-gap)*box.H/box.W)
			row := widget.Row(gap).Across(widget.Centre)
			if row.Main = widget.End; camp == game.Defenders {
				row.Main = widget.Start
			}
			for range f.turnsLeft[camp] {
				row.Children = append(row.Children, card(high))
			}
			text := widget.Line(f.words.T(lang.ForhonorCardsShort, lang.Count("n", f.turnsLeft[camp])), ui.Body(13), sprites.Ink2).Aligned(outerAlign(camp.Other()))
			return widget.Column(gap, widget.Grow(row), widget.Fixed(wordHeight, widget.FirstFit{text, number}))
		}
		high := room.H * 0.7
		if room.W < high*box.W/box.H+gap+letters.Measure(style, n) {
			return number
		}
		return widget.Row(gap, card(high), number).Across(widget.Centre).Along(widget.Centre)
	})
}

// drawCalledCard draws the card that calls a camp, as far as it has been turned over, else the back of the pile.
func (b *Board) drawCalledCard(c *canvas.Canvas, r geom.Rect) {
	card := forhonorsprites.InitiativeBack
	called := b.display.calledCamp >= 0
	if called && b.display.turn >= 0.5 {
		card = forhonorsprites.InitiativeCard(b.display.calledCamp)
	}
	box := canvas.RectOf(card.Box())
	size := r.H / box.H
	at := geom.Pt(r.Centre().X-(box.X+box.W/2)*size, r.Centre().Y-(box.Y+box.H/2)*size)
	look := canvas.Look{Size: size}
	if called && b.display.turn < 1 {
		look.Stretch = geom.Pt(max(0.02, math.Abs(1-2*b.display.turn)), 1)
	}
	c.Draw(canvas.Sprite(card), at, look)
	if called && b.display.turn >= 1 {
		const out, line = 2.5, 2.4 // of the ring off the card, in its units, and how wide it is on the screen
		c.Draw(ringFrame(box.W, box.H, out, line/size, forhonorsprites.ActInk), r.Centre().Sub(geom.Pt(box.W*size/2, box.H*size/2)), canvas.Look{Size: size})
	}
}
