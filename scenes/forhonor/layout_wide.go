package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/forhonorart"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

const (
	wideEdge = 14.0 // free at the edges of a large table
	wideTool = 44.0
	minCard  = 84.0 // the height of a hero's card with all that is shown of it
)

// wideTable has the camps in columns beside the battlefield, the score above it, and orders below the column at the
// hand.
func (s sitting) wideTable(room widget.Size, leftHanded bool) widget.Widget {
	const (
		score, message = 90.0, 40.0
		wood           = 12.0 // of the frame
		maxCard, flat  = 140.0, 700.0
		paper          = 272.0 // of a replay, whose buttons are for fingers
	)
	gap, one, several, orders := 8.0, 62.0, 42.0, 196.0 // the heights of the only plate of a camp, of one of several, and of what is ordered
	if room.H < flat {
		gap, one, several, orders = 6, 46, 34, 178
	}
	if s.isWatched {
		several, orders = s.replayHeights(room.H-2*wideEdge-game.CampSize*(minCard+gap), several, orders, gap)
		one = several
	}
	hand := game.Defenders
	if leftHanded {
		hand = game.Attackers
	}
	plateHigh := func(camp game.Camp) float64 {
		if owners, _ := s.heroOwners.owners(camp); len(owners) == 1 {
			return one
		}
		return several
	}
	side := func(camp game.Camp, w widget.Widget) widget.Widget {
		if s.isWatched && camp == hand {
			return widget.Fixed(paper, w)
		}
		return widget.Share(0.162, w).Within(184, 250)
	}
	across := func(left, between, right widget.Widget) widget.Widget {
		edge := widget.Gap(0)
		return widget.Row(wideEdge, edge, side(game.Attackers, left), widget.Grow(between), side(game.Defenders, right), edge)
	}
	var under [game.NumCamps]widget.Widget
	under[hand], under[hand.Other()] = s.orders(56), s.wideTools(gap)
	plates := func(camp game.Camp) widget.Widget { return s.plateColumn(camp, plateHigh(camp), 0) }
	if s.isFullWidth() {
		prompt := widget.Align{Y: widget.Start, Child: widget.Slot{Name: table.SlotMessage, H: plateHigh(game.Attackers)}}
		under[hand], under[hand.Other()] = widget.Empty{}, s.toolRow()
		paper := widget.Pad(wideEdge, 0, slot(slotOverlay))
		return widget.Pad(0, wideEdge, widget.Stack{slot(slotDuel), widget.Column(8, across(plates(game.Attackers), prompt, plates(game.Defenders)),
			widget.Grow(paper), widget.Fixed(wideTool, across(under[0], widget.Empty{}, under[1])))})
	}
	column := func(camp game.Camp) widget.Widget {
		return widget.Column(gap, widget.Grow(s.heroColumn(camp, plateHigh(camp), gap, maxCard, 0)), widget.Fixed(orders, under[camp]))
	}
	wide, high := forhonorart.Landscape.Size()
	board := s.inFrame(wood, widget.Aspect{W: float64(wide), H: float64(high), Child: slot(slotWindow)})
	upper := widget.Stack{
		widget.Column(gap, widget.Fixed(score, s.placeWithContent(slotScore)), widget.Align{X: widget.Centre, Child: board}), slot(slotOverlay),
	}
	prompt := widget.If(!s.learns && !s.isWatched, widget.Fixed(message, slot(table.SlotMessage))) // else it is said elsewhere
	middle := widget.Column(gap, upper, prompt)
	return widget.Stack{slot(slotDuel), widget.Pad(0, wideEdge, across(column(game.Attackers), middle, column(game.Defenders)))}
}

// isFullWidth reports whether a panel takes the whole width of a desktop window, so that no heroes lie between the
// plates: unless these
// need too much of it, or something stands below them.
func (s sitting) isFullWidth() bool {
	const most = 4
	return s.panel != noPanel && !s.isWatched && s.seats() <= most
}

// replayHeights returns how high plates and paper of a replay are where the cards of heroes leave so much room: plates no
// lower than can be read, so that the paper has room for three lines of a move, and no higher than so much.
func (s sitting) replayHeights(room, plate, paper, gap float64) (plates, papers float64) {
	const leastPlate, threeLines, maxPaper = 34.0, 228.0, 298.0
	n := 0.0
	for camp := range game.Camp(game.NumCamps) {
		owners, _ := s.heroOwners.owners(camp)
		n = max(n, float64(len(owners)))
	}
	plates = max(leastPlate, min(plate, (room-threeLines)/n-gap))
	return plates, min(maxPaper, max(paper, room-n*(plates+gap)))
}

// orders is the place of what can be ordered, with that of the tick and the cross at its foot, or of what leads through
// a replay.
func (s sitting) orders(confirm float64) widget.Widget {
	if s.isWatched {
		return s.withoutPanel(widget.Slot{Name: table.SlotLog, Of: table.Shifting})
	}
	return s.withoutPanel(widget.Stack{s.placeWithContent(slotOrders), atFoot(confirm, s.recap()), atFoot(confirm, slot(table.SlotConfirm))})
}

// wideTools has the banner of broken camps, the button of the threat map and the round buttons below each other.
func (s sitting) wideTools(gap float64) widget.Widget {
	return widget.Column(gap, widget.Grow(s.placeWithContent(slotBreaking)), widget.Fixed(wideTool, s.placeWithContent(slotThreat)), widget.Fixed(wideTool, s.toolRow()))
}

// toolRow is the row of the round buttons; below a panel, where nothing is undone, the hint is beside the menu.
func (s sitting) toolRow() widget.Widget {
	list := []widget.Widget{tool(toolMenu, wideTool), tool(toolUndo, wideTool), tool(toolHint, wideTool), tool(toolRules, wideTool)}
	switch {
	case s.isWatched:
		list = list[:1]
	case s.panel != noPanel:
		list[1], list[2], list[3] = list[2], hideIf(true, list[1]), hideIf(true, list[3])
	}
	return widget.Row(0, list...).Along(widget.SpaceBetween)
}
