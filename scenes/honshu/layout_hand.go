package honshu

import (
	game "engawa/rules/honshu"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// Beside a table screen a phone shows the hand and the own land alone, both large, with what is chosen from: the cubes, or
// the cards of the middle while this seat takes one of them.

// leavesOut reports whether what the table screen shows is left out: where there is room for all of it, it is not.
func (a arrangement) leavesOut() bool { return a.handOnly && !a.watched && a.view.Class != stage.Wide }

// handTable is the table without what the table screen shows.
func (a arrangement) handTable() widget.Widget {
	if a.view.Class == stage.Low {
		return a.lowHand()
	}
	return a.tallHand()
}

// fromMiddle reports whether the player chooses among the cards of the middle now.
func (b *Board) fromMiddle() bool {
	if b.choice.State == nil || b.state == nil {
		return false
	}
	switch b.state.Phase() {
	case game.PhaseTake, game.PhaseChoose, game.PhaseKeep:
		return true
	}
	return false
}

// tallHand stacks the label, what is said, the own land, what is chosen from, the hand and the buttons.
func (a arrangement) tallHand() widget.Widget {
	const (
		gap, head     = 6.0, 46.0
		leastForThree = 360.0 // with room for a third tool
		short         = 730.0
		bottom        = phoneEdge + 3
		under         = 4.0
	)
	room := a.view.Safe
	message, main, bar, score, cubes := 42.0, 54.0, 54.0, 78.0, 152.0
	if room.H < short {
		message, main, bar, score, cubes = 36, 48, 48, 64, 90
	}
	message = a.messageHigh(message, 2)
	bench := widget.Column(gap+2, widget.Grow(landPlace()), widget.Fixed(score, slot(slotScore)), widget.Fixed(bar, slot(slotBar)))
	cards := widget.Column(gap, &widget.Item{Child: ownPlace(), Grow: 0.4}, widget.Fixed(cubes, slot(slotBoost)), &widget.Item{Child: slot(slotHand), Grow: 0.6})
	if a.picks {
		cards = widget.Column(gap, &widget.Item{Child: ownPlace(), Grow: 0.26}, &widget.Item{Child: slot(slotMiddle), Grow: 0.4},
			&widget.Item{Child: slot(slotHand), Grow: 0.34})
	}
	whole := widget.Column(0,
		widget.Fixed(head, widget.Row(2*gap, widget.Grow(a.seat(0).label()), widget.Gap(lantern), tool(toolWhole, toolPhone)).Flipped()), widget.Gap(gap+2),
		widget.Fixed(message, widget.Slot{Name: table.SlotMessage}), widget.Gap(under),
		widget.Grow(widget.Stack{bench, cards, widget.Padding{Bottom: -2, Child: measured(slotLarge)}}),
		widget.Fixed(main+gap+2, widget.Padding{Top: gap + 2, Child: a.tallButtons(room.W-2*phoneEdge >= leastForThree)}))
	panel := widget.Padding{Top: phoneEdge, Bottom: phoneEdge + 3 + main + gap, Child: measured(slotOverlay)}
	return widget.Pad(phoneEdge, 0, widget.Stack{widget.Padding{Top: 12, Bottom: bottom, Child: whole}, panel})
}

// lowHand has the own land beside the hand, and what is decided in a column.
func (a arrangement) lowHand() widget.Widget {
	const (
		gap               = 8.0
		own               = 150.0
		main, head        = 52.0, 46.0
		button, buttonGap = 44.0, 5.0
		bar               = 104.0
		hem               = 16.0 // of the mats, below the land
		bottom            = phoneEdge + 3
	)
	cards := widget.Widget(slot(slotHand))
	if a.picks {
		cards = widget.Column(6, &widget.Item{Child: slot(slotMiddle), Grow: 0.58}, &widget.Item{Child: slot(slotHand), Grow: 0.42})
	}
	field := widget.Stack{
		widget.Padding{Bottom: hem, Child: landPlace()},
		widget.Row(gap, widget.Share(0.32, ownPlace()), widget.Grow(cards)).Flipped(),
	}
	message := max(head, a.messageHigh(head, 1))
	top := widget.Row(gap, widget.Fixed(own, widget.Align{Y: widget.Start, Child: widget.Sized{H: head, Child: a.seat(0).label()}}),
		widget.Gap(lantern), widget.Grow(widget.Slot{Name: table.SlotMessage})).Flipped()
	body := widget.Stack{widget.Column(gap, widget.Grow(slot(slotScore)), widget.Fixed(bar, slot(slotBar))), slot(slotBoost)}
	column := widget.Column(gap, widget.Fixed(button, a.toolRow(button, buttonGap)), widget.Grow(body), widget.Fixed(main, mainButtonPlace()))
	whole := widget.Row(gap, widget.Grow(widget.Column(4, widget.Fixed(message, top), widget.Grow(field))), widget.Share(0.25, column).Within(202, 214)).Flipped()
	large := widget.Padding{Top: button + gap - 2, Child: widget.Stack{measured(slotLarge), measured(slotOverlay)}}
	return widget.Padding{Top: phoneEdge, Right: phoneEdge, Bottom: bottom, Left: phoneEdge, Child: widget.Stack{whole, large}}
}
