package honshu

import (
	game "engawa/rules/honshu"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// tallPhone is the height from which a phone held upright has room for larger lands.
const tallPhone = 770.0

// tallTable stacks everything: the own label with the rounds, the others, the land or the cards, and the buttons under
// the thumb. A sentence has room for two lines.
func (a arrangement) tallTable() widget.Widget {
	const (
		gap, head     = 6.0, 46.0
		ownLabel      = 126.0
		leastForThree = 360.0 // with room for a third tool
		short         = 730.0
		bottom        = phoneEdge + 3
	)
	room, large := a.view.Safe, a.view.TextScale() > 1
	small := room.H < short
	message, main, bar, score, hand, own, aside := 48.0, 54.0, 54.0, 78.0, 150.0, 84.0, 80.0
	if small {
		message, main, bar, score, hand, own, aside = 46, 48, 48, 64, 104, 48, 62
		if a.seats == game.MaxSeats { // the panels of the others take two rows
			bar, score, aside = 46, 61, 56
		}
	}
	under, share := 4.0, 0.36
	if room.H >= tallPhone && !large { // the own land is seen best of all
		own, share = 106, 0.41
		if a.seats == game.MaxSeats { // the cards of the trick are small then
			hand = 132
		}
	}
	switch {
	case large && small && a.hasMessage():
		hand, aside = 90, 56
	case large && !small:
		message, hand, aside, score, under = 84, 108, 70, 98, 9
	}
	if small {
		share = 0.26
	}
	message = a.messageHeight(message, 2)
	bench := widget.Column(gap+2, widget.Grow(landPlace()), widget.Fixed(score, slot(slotScore)), widget.Fixed(bar, slot(slotBar)))
	cards := widget.Widget(widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		hand := hand
		if a.lesson { // its panel leaves little height: what the middle needs not is for the hand
			const mostHand, enoughMiddle = 150.0, 180.0
			hand = max(hand, min(mostHand, room.H-enoughMiddle-aside-own-3*gap))
		}
		return widget.Column(gap, widget.Grow(slot(slotMiddle)), widget.Fixed(aside, slot(slotBoost)), widget.Fixed(hand, broad(slot(slotHand))),
			widget.Fixed(own, a.tallStrip(own, share)))
	}))
	if a.leavesOut() {
		const cubes = 152.0 // with room for all that comes of a choice
		if !small {
			aside = cubes
		}
		cards = a.handCards(gap, aside)
	}
	top := message + under
	upper := widget.Column(under, widget.Fixed(message, widget.Slot{Name: table.SlotMessage}), widget.Grow(bench))
	foot := widget.Fixed(main+gap+2, widget.Padding{Top: gap + 2, Child: a.tallButtons(room.W-2*phoneEdge >= leastForThree)})
	if a.isWatched { // the strip reaches down to where the buttons were
		const share = 0.4
		cards = widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
			strip := own + gap + 2 + main
			if room.H-strip-gap < lowMiddle { // the cards need the room
				strip = own
			}
			return widget.Column(gap, widget.Grow(slot(slotMiddle)), widget.Fixed(strip, a.tallStrip(strip, share)))
		})
		upper, foot = widget.Column(0, widget.Fixed(message, widget.Slot{Name: table.SlotMessage}), widget.Spacer()), widget.Gap(0)
	}
	if a.lesson && !a.isWatched { // it says itself what there is to say
		top = 0
	}
	field := widget.Stack{upper, widget.Padding{Top: top, Child: cards}}
	panels := widget.Padding{Bottom: phoneEdge + 3 + main + gap, Child: widget.Stack{measuredPlace(slotLarge), measuredPlace(slotOverlay)}}
	whole := widget.Column(0, widget.Fixed(head, widget.Row(2*gap, widget.Fixed(ownLabel, a.seat(0).label()), widget.Grow(slot(slotTrack))).Flipped()),
		widget.Gap(gap+2), a.tallOthers(room.W-2*phoneEdge, small), widget.Gap(gap), widget.Grow(field), foot)
	if a.leavesOut() {
		whole.Children[0] = widget.Fixed(head, widget.Row(lanternRadius, widget.Grow(a.seat(0).label()), tool(toolWhole, toolPhone)).Flipped())
		whole.Children[2], whole.Children[3] = widget.Gap(0), widget.Gap(0)
	}
	if large { // over the panels of the others, too
		panels.Top = phoneEdge
		return widget.Pad(phoneEdge, 0, widget.Stack{widget.Padding{Top: 12, Bottom: bottom, Child: whole}, panels})
	}
	whole.Children[4] = widget.Grow(widget.Stack{field, widget.Padding{Bottom: -2, Child: measuredPlace(slotLarge)}})
	panel := widget.Padding{Top: phoneEdge, Bottom: panels.Bottom, Child: measuredPlace(slotOverlay)} // over the panels of the others, too
	return widget.Pad(phoneEdge, 0, widget.Stack{widget.Padding{Top: 12, Bottom: bottom, Child: whole}, panel})
}

// broad is a place that has nearly all the width of the screen.
func broad(w widget.Widget) widget.Widget {
	const edge = 2.0
	return widget.Padding{Left: edge - phoneEdge, Right: edge - phoneEdge, Child: w}
}

// tallStrip has the own land, the scoring card, the pool and the list of cards not yet seen side by side; scoring card
// and pool below each other where the strip is high.
func (a arrangement) tallStrip(strip, share float64) widget.Widget {
	const gap, high, goal, narrow = 6.0, 80.0, 42.0, 46.0
	pool := widget.Widget(slot(slotPool))
	switch {
	case !a.goalPlace():
	case strip < high:
		pool = widget.Row(gap, widget.Fixed(narrow, slot(slotGoal)), widget.Grow(slot(slotPool))).Flipped()
	default:
		pool = widget.Column(gap-1, widget.Fixed(max(goal, strip/2), slot(slotGoal)), widget.Grow(slot(slotPool)))
	}
	return widget.Row(gap, widget.Share(share, ownPlace()), widget.Grow(a.poolRow(pool))).Flipped()
}

// tallOthers has the panels of the others side by side, or two and two.
func (a arrangement) tallOthers(wide float64, small bool) widget.Widget {
	const gap, leastBeside = 6.0, 140.0
	high2, high3, high4 := 90.0, 104.0, 66.0
	if a.view.Safe.H >= tallPhone && a.view.TextScale() == 1 { // their lands are seen well
		high2, high3, high4 = 102, 134, 84
	}
	others, columns, high := a.seats-1, 0, 0.0
	switch {
	case others <= 2 && small:
		columns, high = others, 66
	case others <= 2:
		columns, high = others, high2
	case others == 3 && small:
		columns, high = 3, 88
	case others == 3:
		columns, high = 3, high3
	case small:
		columns, high = 2, 46
	default:
		columns, high = 2, high4
	}
	form := besidePanel
	if (wide+gap)/float64(columns)-gap < leastBeside {
		form = narrowPanel
	}
	grid := widget.Column(gap)
	for first := 1; first < a.seats; first += columns {
		row := widget.Row(gap).Flipped()
		for k := first; k < first+columns; k++ {
			var place widget.Widget
			if k < a.seats {
				place = a.seat(k).panel(form)
			}
			row.Children = append(row.Children, widget.Grow(place))
		}
		grid.Children = append(grid.Children, widget.Fixed(high, row))
	}
	return grid
}

// tallButtons has the round buttons at the left of a row and the main button at its right.
func (a arrangement) tallButtons(three bool) widget.Widget {
	round := func(k int) widget.Widget {
		return widget.Align{Y: widget.Centre, Child: tool(k, toolPhone)}
	}
	return widget.Row(6, round(toolMenu), round(toolUndo), widget.If(three, round(toolHint)),
		widget.Grow(widget.Row(0, widget.Gap(2), widget.Grow(mainButtonPlace())).Flipped())).Flipped()
}

// lowTable is for phones held sideways: a narrow column on each side, the land or the cards between them.
func (a arrangement) lowTable() widget.Widget {
	const (
		gap               = 8.0
		own               = 46.0
		maxLand           = 150.0
		main, track       = 52.0, 38.0
		button, buttonGap = 44.0, 5.0
		bar, goal, pool   = 104.0, 40.0, 34.0
		hem               = 16.0  // of the mats, below the land
		replay            = 136.0 // what leads through a match
		bottom            = phoneEdge + 3
	)
	left := func(w widget.Widget) *widget.Item { return widget.Share(0.18, w).Within(124, 156) }
	right := func(w widget.Widget) *widget.Item { return widget.Share(0.25, w).Within(202, 214) }
	buttons := widget.Fixed(button, a.toolRow(button, buttonGap))
	head := func(below widget.Widget) widget.Widget {
		return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
			message := a.lowMessage(room.W)
			return widget.Column(4, widget.Fixed(track, slot(slotTrack)), widget.Fixed(message, widget.Slot{Name: table.SlotMessage}), below)
		})
	}
	seats := a.seatColumn(maxLand, gap, own)
	whole := widget.Row(0).Flipped()
	if a.isWatched {
		watched := widget.Builder(func(_ widget.Env, area widget.Size) widget.Widget {
			side := min(214, max(202, a.view.Safe.W*0.25))
			return widget.Stack{
				widget.Row(gap, widget.Grow(head(widget.Grow(widget.Empty{}))), widget.Fixed(side, widget.Column(0, buttons, widget.Spacer()))).Flipped(),
				widget.Padding{Top: track + a.lowMessage(area.W-side-gap) + 8,
					Child: widget.Column(6, widget.Grow(slot(slotMiddle)), widget.Fixed(replay, mainButtonPlace()))},
			}
		})
		whole.Children = []widget.Widget{widget.Gap(phoneEdge), left(seats), widget.Gap(gap), widget.Grow(watched), widget.Gap(phoneEdge)}
	} else {
		hand := min(124, a.view.Safe.H*0.31)
		field := widget.Stack{
			widget.Padding{Bottom: hem, Child: landPlace()},
			widget.Column(6, widget.Grow(slot(slotMiddle)), widget.Fixed(hand, slot(slotHand))),
		}
		body := widget.Stack{
			widget.Column(gap, widget.Grow(slot(slotScore)), widget.Fixed(bar, slot(slotBar))),
			widget.Column(gap, &widget.Item{Child: slot(slotBoost), Grow: 0.55}, &widget.Item{Child: ownPlace(), Grow: 0.45},
				widget.If(a.goalPlace(), widget.Fixed(goal, slot(slotGoal))), widget.Fixed(pool, a.poolRow(slot(slotPool)))),
		}
		column := widget.Column(gap, buttons, widget.Grow(body), widget.Fixed(main, mainButtonPlace()))
		whole.Children = []widget.Widget{widget.Gap(phoneEdge), left(seats), widget.Gap(gap), widget.Grow(head(widget.Grow(field))),
			widget.Gap(gap), right(column), widget.Gap(phoneEdge)}
	}
	large := widget.Row(0, widget.Gap(phoneEdge), left(widget.Empty{}), widget.Gap(gap-2), widget.Grow(widget.Stack{measuredPlace(slotLarge), measuredPlace(slotOverlay)}), widget.Gap(phoneEdge)).Flipped()
	return widget.Padding{Top: phoneEdge, Bottom: bottom, Child: widget.Stack{whole, widget.Padding{Top: button + gap - 2, Child: large}}}
}

// lowMessage is the height of the place for sentences on a phone held sideways, by its width.
func (a arrangement) lowMessage(width float64) float64 {
	const leastWide, oneLine, twoLines = 330.0, 36.0, 60.0
	message, lines := oneLine, 1 // of large words: cards need the room
	if width < leastWide {
		message, lines = twoLines, 2
	}
	return a.messageHeight(message, lines)
}

// messageHeight is the height of the place for sentences, by what it usually is: that of so many lines of large words.
func (a arrangement) messageHeight(usual float64, lines int) float64 {
	if !a.hasMessage() {
		return usual
	}
	return max(usual, table.MessageHeight(a.view.TextScale(), lines))
}

// hasMessage reports whether the table asks for something: a lesson says itself what there is to say, and a replay asks nothing.
func (a arrangement) hasMessage() bool { return !a.lesson && !a.isWatched }
