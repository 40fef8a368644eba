package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/field"
	"engawa/scenes/geom"
)

// wide has the camps in columns beside the battlefield, the score above it, and orders below the right column.
func (l *layout) wide(s geom.Rect, m muster, leftHanded bool) {
	const (
		edge      = 14.0
		score     = 90.0
		message   = 40.0
		wood      = 12.0 // of the frame
		tool      = 44.0
		mostCard  = 140.0
		flat      = 700.0
		leastCard = 84.0
		paper     = 272.0 // the breadth of a replay's paper, whose buttons are for fingers
		mostPaper = 298.0 // its height where the cards of heroes leave that
		aPaper    = 228.0 // where it has room for three lines of a move
		leastSlip = 34.0
	)
	gap, orders, oneSlip, severalSlips := 8.0, 196.0, 62.0, 42.0
	if s.H < flat {
		gap, orders, oneSlip, severalSlips = 6, 178, 46, 34
	}
	top, foot := s.Y+edge, s.Bottom()-edge
	column := min(250, max(184, s.W*0.162))
	left := geom.R(s.X+edge, top, column, foot-top)
	if l.watch {
		column = max(column, paper)
		slips := 0.0
		for camp := range game.Camp(game.NumCamps) {
			owners, _ := m.owners(camp)
			slips = max(slips, float64(len(owners)))
		}
		room := foot - top - game.CampSize*(leastCard+gap)
		severalSlips = max(leastSlip, min(severalSlips, (room-aPaper)/slips-gap))
		oneSlip = severalSlips
		orders = min(mostPaper, max(orders, room-slips*(severalSlips+gap)))
	}
	right := geom.R(s.Right()-edge-column, top, column, foot-top)

	x := left.Right() + edge
	middle := geom.R(x, top, right.X-edge-x, foot-top)
	l.score, middle = middle.CutTop(score)
	middle = geom.R(middle.X, middle.Y+gap, middle.W, middle.H-gap)
	if !l.learns && !l.watch { // which say themselves what there is to say
		l.message, middle = middle.CutBottom(message)
		middle.H -= gap
	}
	lie := field.Lying
	wide, high := lie.Size()
	side := min((middle.W-2*wood)/float64(wide), (middle.H-2*wood)/float64(high))
	l.frame = geom.Around(middle.Centre(), side*float64(wide)+2*wood, side*float64(high)+2*wood)
	l.frame.Y = middle.Y
	l.window, l.lie = l.frame.Inset(wood), lie
	l.initiative = geom.Around(l.score.Centre(), min(216, l.score.W*0.27), l.score.H)
	if !l.message.Empty() {
		l.message.Y = l.frame.Bottom() + gap
	}

	var under [game.NumCamps]geom.Rect
	for camp, r := range [game.NumCamps]geom.Rect{left, right} {
		under[camp], r = r.CutBottom(orders)
		r.H -= gap
		slip := severalSlips
		if owners, _ := m.owners(game.Camp(camp)); len(owners) == 1 {
			slip = oneSlip
		}
		l.column(r, m, game.Camp(camp), slip, gap, mostCard, 0)
	}
	l.strip = min(l.cards[0][0].H, l.cards[1][0].H) < leastCard
	hand, other := under[1], under[0]
	if leftHanded {
		hand, other = other, hand
	}
	l.orders = hand
	l.confirm, _ = hand.CutBottom(56)
	buttons, rest := other.CutBottom(tool)
	list := row(buttons, 4, tool, (other.W-4*tool)/3, false)
	l.tools = [tools]geom.Rect{toolMenu: list[0], toolUndo: list[1], toolHint: list[2], toolRules: list[3]}
	rest.H -= gap
	switches, rest := rest.CutBottom(tool)
	l.threat = geom.R(switches.X, switches.Y, switches.W, tool)
	rest.H -= gap
	l.breaking = rest
	l.over = geom.R(l.score.X, l.score.Y, l.score.W, l.frame.Bottom()-l.score.Y)
	if l.watch {
		l.tools = [tools]geom.Rect{toolMenu: l.tools[toolMenu]}
		l.log, l.orders, l.confirm = l.orders, geom.Rect{}, geom.Rect{}
	}
}
