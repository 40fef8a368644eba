package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/field"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

const (
	wideEdge  = 14.0 // free at the edges of a large table
	wideTool  = 44.0
	leastCard = 84.0 // the height of a hero's card with all that is told of it
)

// wideTable has the camps in columns beside the battlefield, the score above it, and orders below the column at the
// hand.
func (s sitting) wideTable(room geom.Rect, leftHanded bool) widget.Widget {
	const (
		score, message = 90.0, 40.0
		wood           = 12.0 // of the frame
		mostCard, flat = 140.0, 700.0
		paper          = 272.0 // of a replay, whose buttons are for fingers
	)
	gap, one, several, orders := 8.0, 62.0, 42.0, 196.0 // the heights of the only slip of a camp, of one of several, and of what is ordered
	if room.H < flat {
		gap, one, several, orders = 6, 46, 34, 178
	}
	if s.watched {
		several, orders = s.replayHeights(room.H-2*wideEdge-game.CampSize*(leastCard+gap), several, orders, gap)
		one = several
	}
	hand := game.Defenders
	if leftHanded {
		hand = game.Attackers
	}
	side := func(camp game.Camp) widget.Widget {
		high, under := several, s.orders(56)
		if owners, _ := s.muster.owners(camp); len(owners) == 1 {
			high = one
		}
		if camp != hand {
			under = s.wideTools(gap)
		}
		column := widget.Column(gap, widget.Grow(s.heroColumn(camp, high, gap, mostCard, 0)), widget.Fixed(orders, under))
		if s.watched && camp == game.Defenders {
			return widget.Fixed(paper, column)
		}
		return widget.Share(0.162, column).Within(184, 250)
	}
	wide, high := field.Lying.Size()
	board := widget.Stack{
		widget.Inset(wood, wood, widget.Aspect{W: float64(wide), H: float64(high), Child: slot(slotWindow)}), slot(slotFrame),
	}
	upper := widget.Stack{
		widget.Column(gap, widget.Fixed(score, scorePanel(0.27, 216)), widget.Align{X: widget.Centre, Child: board}), slot(slotOver),
	}
	said := widget.If(!s.learns && !s.watched, widget.Fixed(message, slot(table.SlotMessage))) // else it is said elsewhere
	edge := widget.Gap(0)
	return widget.Inset(0, wideEdge, widget.Row(wideEdge, edge, side(game.Attackers), widget.Grow(widget.Column(gap, upper, said)), side(game.Defenders), edge))
}

// replayHeights returns how high slips and paper of a replay are where the cards of heroes leave so much room: slips no
// lower than can be read, so that the paper has room for three lines of a move, and no higher than so much.
func (s sitting) replayHeights(room, slip, paper, gap float64) (slips, papers float64) {
	const leastSlip, threeLines, mostPaper = 34.0, 228.0, 298.0
	n := 0.0
	for camp := range game.Camp(game.NumCamps) {
		owners, _ := s.muster.owners(camp)
		n = max(n, float64(len(owners)))
	}
	slips = max(leastSlip, min(slip, (room-threeLines)/n-gap))
	return slips, min(mostPaper, max(paper, room-n*(slips+gap)))
}

// orders is the place of what can be ordered, with that of the tick and the cross at its foot, or of what leads through
// a replay.
func (s sitting) orders(confirm float64) widget.Widget {
	if s.watched {
		return slot(table.SlotLog)
	}
	return widget.Stack{slot(slotOrders), atFoot(confirm, slot(table.SlotConfirm))}
}

// wideTools has the banner of broken camps, the button of the threat map and the round buttons below each other.
func (s sitting) wideTools(gap float64) widget.Widget {
	row := widget.Row(0, tool(toolMenu, wideTool)).Along(widget.SpaceBetween)
	for k := toolUndo; k <= toolRules && !s.watched; k++ {
		row.Children = append(row.Children, tool(k, wideTool))
	}
	return widget.Column(gap, widget.Grow(slot(slotBreaking)), widget.Fixed(wideTool, slot(slotThreat)), widget.Fixed(wideTool, row))
}
