package honshu

import (
	"engawa/scenes/honshuart"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/widget"
	honshusprites "engawa/sprites/honshu"
)

// Measures of the table, in logical units.
const (
	wideEdge      = 24.0 // free at the edges of a large table
	wideHem       = 34.0 // free above and below, where the mats have their hems
	phoneEdge     = 8.0
	toolWidth     = 50.0 // of a round button on a large table
	toolPhone     = 46.0
	wideGap       = 12.0 // between panels there
	panelShape    = 1.4  // the most height of the panel of a seat there, in widths
	lanternRadius = 13.0 // half of the lantern over the right end of a label
	maxUnit       = 76.0 // side of a square of the own land on a large table
	phoneUnit     = 72.0
)

// Round buttons of the table, see [table.SlotTool].
const (
	toolMenu = iota
	toolUndo
	toolHint
	toolRules
	toolWhole = 6
)

// scoreForm is how the score of the own land is set out.
type scoreForm uint8

const (
	scoreRows  scoreForm = iota // a line for each category
	scoreStrip                  // side by side
	scoreGrid                   // two columns
)

// table is the tree of places of the whole table.
func (a arrangement) table() widget.Widget {
	switch a.view.Class {
	case stage.Tall:
		return a.tallTable()
	case stage.Low:
		return a.lowTable()
	}
	return a.wideTable()
}

// form is how the score of the own land is set out.
func (b *Board) form() scoreForm {
	switch b.view.Class {
	case stage.Tall:
		return scoreStrip
	case stage.Low:
		return scoreGrid
	}
	return scoreRows
}

// unit is the side of the largest square of the own land.
func (b *Board) unit() float64 {
	if b.view.Class == stage.Wide {
		return maxUnit
	}
	return phoneUnit
}

// small is the side of the largest square of the lands in the panels of seats: one side for all with which each fits its
// place; where that is too little for whole pictures, all are overviews alike, each as large as it fits.
func (b *Board) small() float64 {
	const rim = 0.3 // of a square, free about whole pictures
	side := landUnit
	for k := range b.seats {
		if room, m := b.room(slotMap(k)), b.lands[b.seatAt(k)]; m != nil && !room.Empty() {
			side = honshuart.FitRim(honshuart.BoxOf(m), rim, room, side, 1).Side
		}
	}
	if side < honshusprites.OverviewBelow {
		return honshusprites.OverviewBelow - 1
	}
	return side
}

// landUnit is the largest square of lands that are seen at the edge of the table.
const landUnit = 54.0

// tool is the place of a round button.
func tool(k int, side float64) widget.Widget {
	return widget.Slot{Name: table.SlotTool(k), W: side, H: side}
}

// centerInRow is a place in the middle of a row, so wide at most.
func centerInRow(most float64, w widget.Widget) widget.Widget {
	return widget.Row(0, widget.Spacer(), &widget.Item{Child: w, Grow: 1000, Max: most}, widget.Spacer())
}

// toolRow is the row of the four round buttons of a column; of a match that is only looked at there is the menu alone.
func (s tableSetup) toolRow(side, gap float64) widget.Widget {
	row := widget.Row(gap, tool(toolMenu, side)).Flipped()
	for k := toolUndo; k <= toolRules && !s.isWatched; k++ {
		row.Children = append(row.Children, tool(k, side))
	}
	return widget.Row(0, row, widget.Spacer()).Flipped()
}

// poolRow is the place of the cubes that are left, with the button of the cards not yet seen at its end.
func (a arrangement) poolRow(pool widget.Widget) widget.Widget {
	button := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		over := max(0, minPress-room.H) / 2 // it is as large as a finger in a lower row, too
		place := widget.Align{Y: widget.Centre, Child: widget.Sized{W: minPress, H: minPress, Child: slot(slotUnseen)}}
		return widget.Padding{Top: -over, Bottom: -over, Child: place}
	})
	return widget.Row(8, widget.Grow(pool), button).Flipped()
}

// seatColumn has the panels of the others below each other, no higher than most with the gap below, and the own label at
// its foot; where a match is only looked at the seat below has a paper like the others.
func (a arrangement) seatColumn(most, gap, own float64) widget.Widget {
	if a.isWatched {
		column := widget.Column(gap)
		for k := range a.seats {
			column.Children = append(column.Children, widget.Grow(a.seat((k+1)%a.seats).buildFittedPanel()).Within(0, most-gap))
		}
		return column
	}
	column := widget.Column(0)
	for k := 1; k < a.seats; k++ {
		column.Children = append(column.Children, &widget.Item{Grow: 1000, Max: most, Child: widget.Padding{Bottom: gap, Child: a.seat(k).buildFittedPanel()}})
	}
	column.Children = append(column.Children, widget.Spacer(), widget.Fixed(own, a.seat(0).label()))
	return column
}

// wideTable has the seats at the left, what is counted and decided at the right, and the land or the cards between.
func (a arrangement) wideTable() widget.Widget {
	const (
		gap, beside    = wideGap, 16.0
		own            = 62.0
		track, message = 52.0, 56.0
		maxTop         = 520.0
		main, bar      = 64.0, 76.0
		maxBar         = 560.0
		goal, pool     = 60.0, 46.0
		maxScore, card = 318.0, 108.0
		rise           = 2.0 // of the buttons over the columns

		sideShare, leastSide, mostSide = 0.185, 172.0, 300.0 // the width of the column of seats
	)
	side := min(mostSide, max(leastSide, sideShare*a.view.Safe.W))
	left := func(w widget.Widget) *widget.Item { return widget.Fixed(side, w) }

	scores := widget.Column(gap, &widget.Item{Child: slot(slotScore), Basis: maxScore, Grow: 0.001},
		&widget.Item{Child: slot(slotCard), Basis: card, Min: card, Grow: 1, Spare: true})
	choices := widget.Column(gap, &widget.Item{Child: slot(slotBoost), Grow: 0.46}, &widget.Item{Child: ownPlace(), Grow: 0.54})
	body := widget.Widget(widget.Stack{scores, choices})
	if a.isWatched {
		body = widget.Slot{Name: table.SlotLog}
	}
	buttons := widget.Padding{Top: -rise, Bottom: rise, Child: a.toolRow(toolWidth, 7)}
	right := widget.Column(gap, widget.Fixed(toolWidth, buttons), widget.Grow(body), widget.If(a.goalPlace(), widget.Fixed(goal, slot(slotGoal))),
		widget.Fixed(pool, a.poolRow(slot(slotPool))), widget.If(!a.isWatched, widget.Fixed(main+2, widget.Padding{Top: 2, Child: mainButtonPlace()})))

	hand := min(222, max(150, a.view.Safe.H*0.27))
	field := widget.Widget(slot(slotMiddle))
	if !a.isWatched {
		bench := widget.Column(10, widget.Grow(landPlace()), widget.Fixed(bar, centerInRow(maxBar, slot(slotBar))))
		field = widget.Stack{bench, widget.Column(10, widget.Grow(slot(slotMiddle)), widget.Fixed(hand, slot(slotHand)))}
	}
	middle := widget.Column(0, widget.Fixed(track, centerInRow(maxTop, slot(slotTrack))), widget.Gap(9),
		widget.Fixed(message, centerInRow(maxTop, widget.Slot{Name: table.SlotMessage})), widget.Gap(5), widget.Grow(field))

	whole := widget.Row(0, widget.Gap(wideEdge), left(a.seatColumn(panelShape*side, gap, own)), widget.Gap(beside), widget.Grow(middle),
		widget.Gap(beside), widget.Share(0.232, right).Within(236, 296), widget.Gap(wideEdge)).Flipped()
	large := widget.Row(0, widget.Gap(wideEdge), left(widget.Empty{}), widget.Gap(beside-4), widget.Grow(widget.Stack{measuredPlace(slotLarge), measuredPlace(slotOverlay)}), widget.Gap(wideEdge)).Flipped()
	return widget.Pad(0, wideHem, widget.Stack{whole, widget.Padding{Top: toolWidth + gap - 4, Child: large}})
}
