package forhonor

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/field"
	"engawa/scenes/geom"
)

// phoneEdge is free at the edges of phones.
const phoneEdge = 8.0

// nearSide is the side of a square that is looked at nearly, large enough for a finger.
const nearSide = 46.0

// tall stacks everything: the score, the seats, the heroes of the camp above, the battlefield, the heroes of the camp
// below, what is said, and the orders under the thumb.
func (l *layout) tall(s geom.Rect, m muster, below game.Camp, leftHanded bool) {
	const (
		wood, tool  = 6.0, 46.0
		worded      = 116.0 // of a switch with its word
		leastWorded = 480.0
		leastNamed  = 560.0 // the height of a lesson with room for the names of heroes
		leastSlip   = 100.0 // of a seat with a whole name beside the lantern
		briefSlip   = 72.0  // of one in a replay on a small phone, whose battlefield needs the room
	)
	gap, score, slip, card, message, main := 6.0, 66.0, 34.0, 64.0, 58.0, 56.0
	least := leastSlip
	if s.H < 730 {
		gap, score, slip, card, message, main = 4, 52, 30, 46, 58, 48
		if l.watch {
			least = briefSlip
		}
	}
	if l.learns && s.H >= leastNamed {
		card, message = 58, leastPress
	}
	l.strip, l.near = true, nearSide
	l.lie = field.Upright
	if below == game.Defenders {
		l.lie = field.Turned
	}
	room := geom.R(s.X+phoneEdge, s.Y+10, s.W-2*phoneEdge, s.H-10-phoneEdge)

	l.score, room = room.CutTop(score)
	l.initiative = geom.Around(l.score.Centre(), min(96, l.score.W*0.25), l.score.H)
	room = geom.R(room.X, room.Y+gap+4, room.W, room.H-gap-4)
	seats, room := room.CutTop(l.tallSlips(room, m, slip, least, gap))
	room = geom.R(room.X, seats.Bottom()+gap, room.W, room.Bottom()-seats.Bottom()-gap)

	others, room := room.CutTop(card)
	if !l.watch { // a replay has no menu
		var menu geom.Rect
		menu, others = others.CutRight(tool)
		others.W -= gap
		if leftHanded {
			menu.X, others.X = room.X, room.X+tool+gap
		}
		l.tools[toolMenu] = geom.Around(menu.Centre(), tool, tool)
	}
	copy(l.cards[below.Other()][:], others.Columns(game.CampSize, gap))

	buttons, room := room.CutBottom(main)
	undo := geom.R(buttons.X, buttons.Y+(main-tool)/2, tool, tool)
	l.orders = geom.R(buttons.X+tool+gap, buttons.Y, buttons.W-tool-gap, main)
	if leftHanded {
		undo.X, l.orders.X = buttons.Right()-tool, buttons.X
	}
	l.tools[toolUndo], l.confirm = undo, l.orders
	room.H -= gap
	said, room := room.CutBottom(message)
	room.H -= gap
	press := leastPress
	if said.W >= leastWorded {
		press = worded
	}
	switches := row(geom.R(said.X, said.Y+(message-leastPress)/2, said.W, leastPress), 2, press, gap, !leftHanded)
	l.threat, l.whole = switches[0], switches[1]
	l.message = geom.R(said.X, said.Y, said.W-2*(press+gap), message)
	if leftHanded {
		l.message.X += 2 * (press + gap)
	}

	own, room := room.CutBottom(card)
	copy(l.cards[below][:], own.Columns(game.CampSize, gap))
	room.H -= gap
	l.frame = geom.R(room.X, room.Y+gap, room.W, room.H-gap)
	l.window = l.frame.Inset(wood)
	l.breaking = l.banner()
	l.over = geom.R(room.X, others.Y, room.W, l.message.Y-gap-others.Y)
	if leftHanded {
		l.over.Y = others.Y
	}
	if l.watch {
		l.tools = [tools]geom.Rect{}
		l.orders, l.confirm = geom.Rect{}, buttons
		l.threat, l.whole, l.near = geom.Rect{}, geom.Rect{}, 0 // all is seen, over what a replay has below
		if l.window.W > l.window.H {
			l.lie = field.Lying
		}
	}
}

// banner returns the place of the banner of broken camps on the window; in a replay, whose battlefield is small, it has
// one line.
func (l *layout) banner() geom.Rect {
	const oneLine, lines = 30.0, 50.0
	high := lines
	if l.watch {
		high = oneLine
	}
	banner, _ := l.window.CutTop(high)
	return banner
}

// tallSlips places the slips of the seats from the top of r on, one camp before the other, so high and no narrower than
// least where they share a row, and returns how much of it they take: one row, or one for each camp.
func (l *layout) tallSlips(r geom.Rect, m muster, slip, least, gap float64) float64 {
	mostInRow := int((r.W + gap) / (least + gap))
	var owners [game.NumCamps][]rules.Seat
	for camp := range owners {
		owners[camp], _ = m.owners(game.Camp(camp))
	}
	if all := slices.Concat(owners[0], owners[1]); len(all) <= mostInRow {
		l.slipRow(geom.R(r.X, r.Y, r.W, slip), all, gap)
		return slip
	}
	for camp, list := range owners {
		l.slipRow(geom.R(r.X, r.Y+float64(camp)*(slip+gap), r.W, slip), list, gap)
	}
	return 2*slip + gap
}

// slipRow places the slips of seats side by side.
func (l *layout) slipRow(r geom.Rect, seats []rules.Seat, gap float64) {
	for k, place := range r.Columns(len(seats), gap) {
		place.W -= slipLantern
		l.slips[seats[k]] = place
	}
}

// leastBeside is the breadth of a low window from which a replay has its paper beside the battlefield.
const leastBeside = 860.0

// low is for phones held sideways: a narrow column of heroes on each side of the battlefield, and the orders in a third
// one.
func (l *layout) low(s geom.Rect, m muster, leftHanded bool) {
	const (
		wood         = 5.0
		score        = 46.0
		flat         = 360.0
		flatMessage  = 76.0
		watchMessage = 44.0
		mostMessage  = 134.0
		twoOrders    = 146.0 // what two rows of orders need
		tool, main   = 46.0, 50.0
		mostCard     = 84.0
		replay       = 280.0 // what the buttons of a replay need
		panel        = 210.0 // what the paper of a replay needs
		leastPanel   = 430.0 // the height with room for it; in less a replay is led by a strip of its own
		narrow       = 73.0
	)
	gap, slip := 6.0, 30.0
	if s.H < flat {
		gap, slip = 5, 28
	}
	message := min(mostMessage, max(flatMessage, s.H-2*phoneEdge-tool-leastPress-3*gap-twoOrders))
	l.strip, l.near, l.lie = true, nearSide, field.Lying
	if l.watch {
		l.near, message = 0, watchMessage // all is seen
	}
	column := min(112, max(92, s.W*0.115))
	orders := 152.0
	below := l.watch && s.W < leastBeside // a replay has its buttons below the battlefield
	switch {
	case below:
		column, orders = narrow, tool // for the menu alone
	case l.watch:
		orders = replay
	}
	room := geom.R(s.X+phoneEdge, s.Y+phoneEdge, s.W-2*phoneEdge, s.H-2*phoneEdge)
	var hand geom.Rect
	if leftHanded {
		hand, room = room.CutLeft(orders)
		room.X += gap
	} else {
		hand, room = room.CutRight(orders)
	}
	room.W -= gap
	left, room := room.CutLeft(column)
	right, room := room.CutRight(column)
	room = room.InsetXY(gap, 0)
	for camp, r := range [game.NumCamps]geom.Rect{left, right} {
		l.column(r, m, game.Camp(camp), slip, gap, mostCard, slipLantern)
	}
	l.score, room = room.CutTop(score)
	l.initiative = geom.Around(l.score.Centre(), min(64, l.score.W*0.18), l.score.H)
	if below && s.H >= leastPanel {
		l.log, room = room.CutBottom(panel)
		room.H -= gap
	}
	l.frame = geom.R(room.X, room.Y+gap, room.W, room.H-gap)
	l.window = l.frame.Inset(wood)
	l.breaking = l.banner()
	l.over = geom.R(l.frame.X, l.score.Y, l.frame.W, l.frame.Bottom()-l.score.Y)
	if below {
		l.tools[toolMenu] = geom.R(hand.X, hand.Y, tool, tool)
		return
	}

	upper, hand := hand.CutTop(tool)
	places := row(upper, 3, tool, (upper.W-3*tool)/2, false)
	l.tools = [tools]geom.Rect{toolMenu: places[0]}
	var switches geom.Rect
	if l.watch { // one row less leaves room for the paper of a replay
		switches = geom.R(places[0].Right()+gap, upper.Y, upper.Right()-places[0].Right()-gap, tool)
	} else {
		l.tools[toolUndo], l.tools[toolHint] = places[1], places[2]
		hand.Y, hand.H = hand.Y+gap, hand.H-gap
		switches, hand = hand.CutTop(leastPress)
	}
	places = row(switches, 2, (switches.W-gap)/2, gap, false)
	l.threat, l.whole = places[0], places[1]
	hand.Y, hand.H = hand.Y+gap, hand.H-gap
	l.message, hand = hand.CutTop(message)
	hand.Y, hand.H = hand.Y+gap, hand.H-gap
	l.orders = hand
	l.confirm, _ = hand.CutBottom(main)
	if l.watch {
		l.log, l.orders, l.confirm = l.orders, geom.Rect{}, geom.Rect{}
	}
}
