package forhonor

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// Measures on phones, in logical units.
const (
	phoneEdge = 8.0  // free at the edges
	phoneTop  = 10.0 // free above, where it is held upright
	phoneTool = 46.0
	nearSide  = 46.0 // side of a square that is looked at nearly, large enough for a finger
)

// tallTable stacks everything: the score, the seats, the heroes of the camp above, the battlefield, the heroes of the
// camp below, what is said, and the orders under the thumb.
func (s sitting) tallTable(room geom.Rect) widget.Widget {
	const (
		wood        = 6.0
		worded      = 116.0 // of a switch with its word
		leastWorded = 480.0
		leastNamed  = 560.0 // the height of a lesson with room for the names of heroes
		leastSlip   = 100.0 // of a seat with a whole name beside the lantern
		briefSlip   = 72.0  // of one in a replay on a small phone, whose battlefield needs the room
	)
	gap, score, slip, card, message, main := 6.0, 66.0, 34.0, 64.0, 58.0, 56.0
	least := leastSlip
	if room.H < 730 {
		gap, score, slip, card, message, main = 4, 52, 30, 46, 58, 48
		if s.watched {
			least = briefSlip
		}
	}
	if s.learns && room.H >= leastNamed {
		card, message = 58, leastPress
	}
	press := leastPress
	if room.W-2*phoneEdge >= leastWorded {
		press = worded
	}
	others, foot := heroRow(s.below.Other(), gap), slot(table.SlotConfirm)
	if !s.watched { // a replay has no menu
		others = widget.Row(gap, widget.Grow(others), upright(tool(toolMenu, phoneTool))).Mirrored()
		choices := widget.Stack{slot(slotOrders), slot(table.SlotConfirm)}
		foot = widget.Row(gap, upright(tool(toolUndo, phoneTool)), widget.Grow(choices)).Mirrored()
	}
	change := func(name string) widget.Widget {
		return unless(s.watched, widget.Slot{Name: name, W: press, H: leastPress})
	}
	said := widget.Row(gap, widget.Grow(slot(table.SlotMessage)), upright(change(slotWhole)), upright(change(slotThreat))).Mirrored()
	battle := widget.Column(gap, widget.Fixed(card, others), widget.Grow(s.fieldFrame(wood)), widget.Fixed(card, heroRow(s.below, gap)))
	return widget.Padding{Top: phoneTop, Right: phoneEdge, Bottom: phoneEdge, Left: phoneEdge, Child: widget.Column(gap,
		widget.Fixed(score, scorePanel(0.25, 96)), widget.Padding{Top: 4, Child: s.tallSlips(slip, least, gap)},
		widget.Grow(widget.Stack{battle, slot(slotOver)}), widget.Fixed(message, said), widget.Fixed(main, foot))}
}

// tallSlips places the slips of the seats, one camp before the other, so high and no narrower than least where they
// share a row: in one row, or one for each camp.
func (s sitting) tallSlips(high, least, gap float64) widget.Widget {
	row := func(owners []rules.Seat) widget.Widget {
		row := widget.Even(gap)
		for _, owner := range owners {
			row.Children = append(row.Children, widget.Grow(slip(owner, slipLantern)))
		}
		return widget.Fixed(high, row)
	}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		above, _ := s.muster.owners(game.Attackers)
		below, _ := s.muster.owners(game.Defenders)
		if all := slices.Concat(above, below); len(all) <= int((room.W+gap)/(least+gap)) {
			return widget.Column(gap, row(all))
		}
		return widget.Column(gap, row(above), row(below))
	})
}

// leastBeside is the breadth of a low window from which a replay has its paper beside the battlefield.
const leastBeside = 860.0

// lowTable is for phones held sideways: a narrow column of heroes on each side of the battlefield, and the orders in a
// third one.
func (s sitting) lowTable(room geom.Rect) widget.Widget {
	const (
		wood, score  = 5.0, 46.0
		flat         = 360.0
		mostCard     = 84.0
		orders       = 152.0
		replay       = 280.0 // what the buttons of a replay need
		panel        = 210.0 // what the paper of a replay needs
		leastPanel   = 430.0 // the height with room for it; in less a replay is led by a strip of its own
		narrow, most = 73.0, 112.0
	)
	gap, slip := 6.0, 30.0
	if room.H < flat {
		gap, slip = 5, 28
	}
	column, hand, broad := min(most, max(92, room.W*0.115)), s.lowHand(gap), orders
	var paper widget.Widget
	switch {
	case s.watched && room.W < leastBeside: // a replay has its buttons below the battlefield
		column, hand, broad = narrow, widget.Column(0, tool(toolMenu, phoneTool)), phoneTool
		paper = widget.If(room.H >= leastPanel, widget.Fixed(panel, slot(table.SlotLog)))
	case s.watched:
		broad = replay
	}
	camp := func(camp game.Camp) widget.Widget {
		return widget.Fixed(column, s.heroColumn(camp, slip, gap, mostCard, slipLantern))
	}
	battle := widget.Column(gap, widget.Fixed(score, scorePanel(0.18, 64)), widget.Grow(s.fieldFrame(wood)))
	board := widget.Column(gap, widget.Grow(widget.Stack{battle, slot(slotOver)}), paper)
	return widget.Inset(phoneEdge, phoneEdge, widget.Row(gap,
		widget.Grow(widget.Row(gap, camp(game.Attackers), widget.Grow(board), camp(game.Defenders))), widget.Fixed(broad, hand)).Mirrored())
}

// lowHand is the column at the hand on a phone held sideways: the round buttons, the switches, what is said, and the
// orders. One row less leaves room for the paper of a replay.
func (s sitting) lowHand(gap float64) widget.Widget {
	const (
		leastSaid, mostSaid, replaySaid = 76.0, 134.0, 44.0
		twoOrders, main                 = 146.0, 50.0 // what two rows of orders need, and the tick and the cross
	)
	switches := widget.Even(gap, slot(slotThreat), slot(slotWhole))
	if s.watched {
		upper := widget.Row(gap, tool(toolMenu, phoneTool), widget.Grow(switches))
		return widget.Column(gap, widget.Fixed(phoneTool, upper), widget.Fixed(replaySaid, slot(table.SlotMessage)), widget.Grow(s.orders(main)))
	}
	upper := widget.Row(0, tool(toolMenu, phoneTool), tool(toolUndo, phoneTool), tool(toolHint, phoneTool)).Along(widget.SpaceBetween)
	return widget.Column(gap, widget.Fixed(phoneTool, upper), widget.Fixed(leastPress, switches),
		widget.Item{Child: slot(table.SlotMessage), Basis: leastSaid, Min: leastSaid, Max: mostSaid, Grow: first},
		widget.Item{Child: s.orders(main), Basis: twoOrders, Grow: 1})
}
