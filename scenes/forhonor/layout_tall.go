package forhonor

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// Measures on phones, in logical units.
const (
	phoneEdge = 8.0 // free at the edges
	phoneTop  = 8.0 // free above, where it is held upright
	phoneTool = minPress
	nearSide  = minPress // side of a square that is looked at nearly, large enough for a finger
)

// tallMeasures are the heights of what stands on a phone held upright, and the least breadths of plates and switches.
type tallMeasures struct {
	gap, score, plate, card, message, main, minPlate, press float64
}

func (s sitting) tallMeasures(room widget.Size) tallMeasures {
	const (
		small       = 730.0
		tallScore   = 90.0  // of a score on four lines
		worded      = 116.0 // of a switch with its word
		leastWorded = 480.0
		leastNamed  = 560.0 // the height of a lesson with room for the names of heroes
		leastPlate  = 100.0 // of a seat with a whole name beside the lantern
		briefPlate  = 72.0  // of one in a replay on a small phone, whose battlefield needs the room
	)
	m := tallMeasures{5, tallScore, 32, 64, 58, 52, leastPlate, minPress}
	if room.H < small {
		m = tallMeasures{4, 52, 30, 46, 58, 48, leastPlate, minPress}
		if s.isWatched {
			m.minPlate = briefPlate
		}
	}
	switch {
	case !s.learns:
		m.message = max(m.message, table.MessageHeight(s.textScale, 2))
	case room.H >= leastNamed:
		m.card, m.message = 58, minPress
	}
	if room.W-2*phoneEdge >= leastWorded {
		m.press, m.score = worded, tallScore
	}
	return m
}

// tallTable stacks everything: the score, the seats, the heroes of the camp above, the battlefield, the heroes of the
// camp below, what is said, and the orders under the thumb.
func (s sitting) tallTable(room widget.Size) widget.Widget {
	const wood, leastHinted, leastLarge, large = 6.0, 730.0, 480.0, 1.5 // the height with room for the hint beside three orders; the breadth where words are larger than that
	hinted := room.H >= leastHinted && !s.learns && (s.textScale <= large || room.W >= leastLarge)
	m := s.tallMeasures(room)
	others, foot := s.heroRow(s.below.Other(), m.gap), slot(table.SlotConfirm)
	if !s.isWatched { // a replay has no menu
		others = widget.Row(m.gap, widget.Grow(others), upright(tool(toolMenu, min(phoneTool, m.card)))).Flipped()
		choices := widget.Stack{s.placeWithContent(slotOrders), s.recap(), slot(table.SlotConfirm)}
		foot = widget.Row(m.gap, upright(tool(toolUndo, phoneTool)), widget.Grow(choices),
			widget.If(hinted, upright(tool(toolHint, phoneTool)))).Flipped()
	}
	battle := widget.Column(m.gap, widget.Fixed(m.card, others), widget.Grow(s.fieldFrame(wood)), widget.Fixed(m.card, s.heroRow(s.ownCamp(), m.gap)))
	whole := widget.Column(m.gap, widget.Fixed(m.score, s.placeWithContent(slotScore)), widget.Padding{Top: 4, Child: s.tallPlates(m)},
		widget.Grow(widget.Stack{battle, slot(slotOverlay)}), s.tallMessage(m), widget.Fixed(m.main, foot))
	if s.leavesOut() {
		battle.Children, whole.Children = battle.Children[1:], whole.Children[1:]
	}
	duel := widget.Widget(slot(slotDuel))
	if s.isWatched { // above what leads through it
		duel = widget.Padding{Bottom: 6 + m.message + m.gap + m.main + phoneEdge, Child: duel}
	}
	return widget.Stack{duel, widget.Padding{Top: phoneTop, Right: phoneEdge, Bottom: phoneEdge, Left: phoneEdge, Child: whole}}
}

// tallPanel has the plates in the place of the score, and a panel below them over all but what leads through a replay and
// the text about the camps.
func (s sitting) tallPanel(room widget.Size) widget.Widget {
	const foot = 10.0
	m := s.tallMeasures(room)
	panel := widget.Column(m.gap, s.tallPlates(m), widget.Grow(slot(slotOverlay)))
	bottom := foot
	if s.isWatched || s.panel == campsPanel {
		bottom = phoneEdge
		panel.Children = append(panel.Children, s.tallMessage(m), widget.Gap(m.main))
	}
	return widget.Padding{Top: phoneTop, Right: phoneEdge, Bottom: bottom, Left: phoneEdge, Child: panel}
}

// tallMessage has the message beside the switches.
func (s sitting) tallMessage(m tallMeasures) widget.Widget {
	change := func(name string) widget.Widget {
		return upright(hideIf(s.isWatched, widget.Sized{W: m.press, H: minPress, Child: s.placeWithContent(name)}))
	}
	return widget.Fixed(m.message, widget.Row(m.gap, widget.Grow(slot(table.SlotMessage)), change(slotWhole), change(slotThreat)).Flipped())
}

// tallPlates places the plates of the seats, one camp before the other: in one row where they are broad enough there, or
// in one for each camp.
func (s sitting) tallPlates(m tallMeasures) widget.Widget {
	if s.leavesOut() {
		return widget.Sized{H: phoneTool, Child: s.ownHead()}
	}
	row := func(owners []rules.Seat) widget.Widget {
		row := widget.Even(m.gap)
		for _, owner := range owners {
			row.Children = append(row.Children, widget.Grow(s.plate(owner, plateLantern)))
		}
		return widget.Sized{H: m.plate, Child: row}
	}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		above, _ := s.heroOwners.owners(game.Attackers)
		below, _ := s.heroOwners.owners(game.Defenders)
		if all := slices.Concat(above, below); len(all) <= int((room.W+m.gap)/(m.minPlate+m.gap)) {
			return row(all)
		}
		return widget.Column(m.gap, row(above), row(below))
	})
}

// minBesideWidth is the breadth of a low window from which a replay has its paper beside the battlefield.
const minBesideWidth = 860.0

// lowTable is for phones held sideways: a narrow column of heroes on each side of the battlefield, and the orders in a
// third one.
func (s sitting) lowTable(room widget.Size) widget.Widget {
	const (
		two          = 2 // seats: a panel is below their plates
		wood, score  = 5.0, minPress
		flat         = 360.0
		maxCard      = 84.0
		orders       = 158.0
		replay       = 280.0 // what the buttons of a replay need
		panel        = 210.0 // what the paper of a replay needs
		leastPanel   = 430.0 // the height with room for it; in less a replay is led by a strip of its own
		narrow, most = 73.0, 112.0
	)
	gap, plate := 6.0, 30.0
	if room.H < flat {
		gap, plate = 5, 28
	}
	column, hand, broad := min(most, max(85, room.W*0.115)), s.lowHand(room, gap), orders
	duel, paper := widget.Widget(slot(slotDuel)), widget.Widget(nil)
	switch {
	case s.isWatched && room.W < minBesideWidth: // a replay has its buttons below the battlefield
		column, hand, broad = narrow, widget.Column(0, tool(toolMenu, phoneTool)), phoneTool
		if room.H >= leastPanel {
			paper = widget.Fixed(panel, s.withoutPanel(widget.Slot{Name: table.SlotLog, Of: table.Shifting}))
			duel = widget.Column(6, widget.Grow(duel), widget.Gap(panel+phoneEdge))
		}
	case s.isWatched:
		broad = replay
		duel = widget.Row(6, widget.Grow(duel), widget.Gap(replay+phoneEdge)).Flipped()
	}
	camp := func(camp game.Camp) widget.Widget {
		return widget.Fixed(column, s.heroColumn(camp, plate, gap, maxCard, plateLantern))
	}
	battle := widget.Column(gap, widget.Fixed(score, s.placeWithContent(slotScore)), widget.Grow(s.fieldFrame(wood)))
	board := widget.Column(gap, widget.Grow(widget.Stack{battle, slot(slotOverlay)}), paper)
	sides := widget.Row(gap, camp(game.Attackers), widget.Grow(board), camp(game.Defenders))
	if s.panel != noPanel && !s.isWatched && s.seats() == two {
		plates := func(camp game.Camp) widget.Widget {
			return widget.Fixed(column, s.plateColumn(camp, plate, plateLantern))
		}
		sides = widget.Column(4, widget.Row(gap, plates(game.Attackers), widget.Spacer(), plates(game.Defenders)), widget.Grow(slot(slotOverlay)))
	}
	whole := widget.Row(gap, widget.Grow(sides), widget.Fixed(broad, hand)).Flipped()
	return widget.Stack{duel, widget.Pad(phoneEdge, phoneEdge, whole)}
}

// lowHand is the column at the hand on a phone held sideways: the round buttons, the switches, what is said, and the
// orders. One row less leaves room for the paper of a replay.
func (s sitting) lowHand(room widget.Size, gap float64) widget.Widget {
	const (
		leastSaid, maxTalk, replaySaid = 76.0, 134.0, 44.0
		twoOrders, main                = 146.0, 50.0 // what two rows of orders need, and the tick and the cross
		besideOrders                   = 90.0        // of large words, at most: orders need the rest
	)
	switches := widget.Even(gap, s.placeWithContent(slotThreat), s.placeWithContent(slotWhole))
	if s.isWatched {
		upper := widget.Row(gap, tool(toolMenu, phoneTool), widget.Grow(switches))
		return widget.Column(gap, widget.Fixed(phoneTool, upper), widget.Fixed(replaySaid, slot(table.SlotMessage)), widget.Grow(s.orders(main)))
	}
	message, most, panel := leastSaid, maxTalk, s.textScale > 1 && s.panel != noPanel
	switch high := table.MessageHeight(s.textScale, 3); {
	case s.learns:
	case high <= besideOrders:
		message = max(message, high)
	default:
		message = table.MessageHeight(s.textScale, 2)
	}
	if panel { // it leaves all the room to a sentence
		most = room.H
	}
	upper := widget.Row(0, tool(toolMenu, phoneTool), s.withoutPanel(tool(toolUndo, phoneTool)), tool(toolHint, phoneTool)).Along(widget.SpaceBetween)
	return widget.Column(gap, widget.Fixed(phoneTool, upper), widget.Fixed(minPress, switches),
		&widget.Item{Child: slot(table.SlotMessage), Basis: message, Min: message, Max: most, Grow: first},
		widget.If(!panel, &widget.Item{Child: s.orders(main), Basis: twoOrders, Grow: 1}))
}
