package honshu

import (
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Measures of the table, in logical units.
const (
	wideEdge  = 24.0 // free at the edges of a large table
	wideHem   = 34.0 // free above and below, where the mats have their hems
	phoneEdge = 8.0
	toolWide  = 50.0 // of a round button on a large table
	toolPhone = 46.0
	wideGap   = 12.0 // between papers there
	wideHead  = 44.0 // of a seat's paper there, with its name
	mostRoom  = 230.0
	lantern   = 13.0 // half of the lantern over the right end of a slip
	mostUnit  = 76.0 // side of a square of the own land on a large table
	phoneUnit = 56.0
)

// Places of the round buttons among those of the table's Frame.
const (
	toolMenu = iota
	toolUndo
	toolHint
	toolRules
	tools = 6
)

// scoreForm is how the score of the own land is set out.
type scoreForm uint8

const (
	scoreRows  scoreForm = iota // a line for each category
	scoreStrip                  // side by side
	scoreGrid                   // two columns
)

// layout is where everything lies in one room. While a card is laid on the own land (the bench), land, score, bar and
// card are seen; else (the table) middle, hand, aside and own.
type layout struct {
	seats   []seatRoom // the one below first, then in the order of play
	track   geom.Rect  // the rounds
	message geom.Rect
	act     geom.Rect // the one vermilion button
	tools   [tools]geom.Rect
	log     geom.Rect
	goal    geom.Rect // the scoring card
	pool    geom.Rect // cubes that are left
	unseen  geom.Rect // the button of the cards not yet seen

	land  geom.Rect
	score geom.Rect
	card  geom.Rect // the card that is laid, with words
	bar   geom.Rect // turn, over, under
	form  scoreForm
	unit  float64 // the largest square of the own land

	small float64 // the largest square of the lands of the others

	middle geom.Rect // the cards of the trick, the duel or the draft
	hand   geom.Rect
	boost  geom.Rect // cubes to raise a card with, and what else a choice needs
	own    geom.Rect // the own land, small

	large geom.Rect // a land looked at closely, over everything
}

// sitting is who sits at a table, and what for. What is only there to choose is left out where a match is only looked at;
// a lesson keeps no place for a scoring card that its match has not, nor for sentences, which it says itself, where the
// middle of a phone held upright is low.
type sitting struct {
	seats          int
	watched, learn bool
	goal           bool // there is a scoring card
}

// goalPlace is whether the scoring card has a place.
func (s sitting) goalPlace() bool { return s.goal || !s.learn }

// Names of the places.
const (
	slotTrack   = "track"
	slotMessage = "message"
	slotAct     = "act"
	slotLog     = "log"
	slotGoal    = "goal"
	slotPool    = "pool"
	slotUnseen  = "unseen"
	slotLand    = "land"
	slotScore   = "score"
	slotCard    = "card"
	slotBar     = "bar"
	slotMiddle  = "middle"
	slotHand    = "hand"
	slotBoost   = "boost"
	slotOwn     = "own"
	slotLarge   = "large"
)

// layoutFor arranges the table in the room. For the left hand everything changes sides.
func layoutFor(v stage.View, s sitting, leftHanded bool) layout {
	l := layout{form: scoreRows, unit: mostUnit, small: sprites.OverviewBelow - 1} // so that all are overviews alike
	var tree widget.Widget
	switch v.Class {
	case stage.Tall:
		l.form, l.unit = scoreStrip, phoneUnit
		tree = tallTable(v.Safe, s, v.Reading() > 1)
	case stage.Low:
		l.form, l.unit = scoreGrid, phoneUnit
		tree = lowTable(v.Safe, s)
	default:
		tree = wideTable(v.Safe, s)
	}
	if s.seats == 2 {
		l.small = ownUnit
	}
	if s.watched && v.Class == stage.Wide {
		l.small = watchUnit
	}
	t := widget.Layout(widget.Env{LeftHanded: leftHanded}, v.Safe, tree, nil)
	l.track, l.message, l.act, l.log = t.Slot(slotTrack), t.Slot(slotMessage), t.Slot(slotAct), t.Slot(slotLog)
	l.goal, l.pool, l.unseen = t.Slot(slotGoal), t.Slot(slotPool), t.Slot(slotUnseen)
	l.land, l.score, l.card, l.bar = t.Slot(slotLand), t.Slot(slotScore), t.Slot(slotCard), t.Slot(slotBar)
	l.middle, l.hand, l.boost = t.Slot(slotMiddle), t.Slot(slotHand), t.Slot(slotBoost)
	l.own, l.large = t.Slot(slotOwn), t.Slot(slotLarge)
	for k := range s.seats {
		l.seats = append(l.seats, seatRoomOf(t, k))
	}
	for k := range l.tools {
		l.tools[k] = t.Slot(slotTool(k))
	}
	return l
}

// watchUnit is the largest square of the lands of all seats where a match is only looked at.
const watchUnit = 48.0

// slot is a place that takes all the room it is given.
func slot(name string) widget.Widget { return widget.Slot{Name: name} }

// tool is the place of a round button.
func tool(k int, side float64) widget.Widget {
	return widget.Slot{Name: slotTool(k), W: side, H: side}
}

// centred is a place in the middle of a row, so wide at most.
func centred(most float64, w widget.Widget) widget.Widget {
	return widget.Row(0, widget.Spacer(), widget.Item{Child: w, Grow: 1000, Max: most}, widget.Spacer())
}

// toolRow is the row of the four round buttons of a column; of a match that is only looked at there is the menu alone.
func (s sitting) toolRow(side, gap float64) widget.Widget {
	row := widget.Row(gap, tool(toolMenu, side)).Mirrored()
	for k := toolUndo; k <= toolRules && !s.watched; k++ {
		row.Children = append(row.Children, tool(k, side))
	}
	return widget.Row(0, row, widget.Spacer()).Mirrored()
}

// poolRow is the place of the cubes that are left, with the button of the cards not yet seen at its end.
func poolRow(pool widget.Widget) widget.Widget {
	button := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		over := max(0, leastPress-room.H) / 2 // it is as large as a finger in a lower row, too
		place := widget.Align{Y: widget.Centre, Child: widget.Slot{Name: slotUnseen, W: leastPress, H: leastPress}}
		return widget.Padding{Top: -over, Bottom: -over, Child: place}
	})
	return widget.Row(8, widget.Grow(pool), button).Mirrored()
}

// seatColumn has the papers of the others below each other, no higher than most, and the own slip at its foot; where a
// match is only looked at the seat below has a paper like the others.
func (s sitting) seatColumn(most, gap, head, own float64) widget.Widget {
	if s.watched {
		column := widget.Column(gap)
		for k := range s.seats {
			column.Children = append(column.Children, widget.Grow(seatPaper((k+1)%s.seats, head)).Within(0, mostRoom-gap))
		}
		return column
	}
	column := widget.Column(0)
	for k := 1; k < s.seats; k++ {
		column.Children = append(column.Children, widget.Item{Grow: 1000, Max: most, Child: widget.Padding{Bottom: gap, Child: seatPaper(k, head)}})
	}
	column.Children = append(column.Children, widget.Spacer(), widget.Fixed(own, slot(slotSlip(0))))
	return column
}

// wideTable has the seats at the left, what is counted and decided at the right, and the land or the cards between.
func wideTable(room geom.Rect, s sitting) widget.Widget {
	const (
		gap, beside     = wideGap, 16.0
		own             = 62.0
		track, message  = 52.0, 56.0
		mostTop         = 520.0
		main, bar       = 64.0, 76.0
		mostBar         = 560.0
		goal, pool      = 60.0, 46.0
		mostScore, card = 318.0, 108.0
		rise            = 2.0 // of the buttons over the columns
	)
	most := mostRoom
	if s.seats == 2 {
		most *= 1.4
	}
	left := func(w widget.Widget) widget.Item { return widget.Share(0.185, w).Within(172, 236) }

	scores := widget.Column(gap, widget.Item{Child: slot(slotScore), Basis: mostScore, Grow: 0.001},
		widget.Item{Child: slot(slotCard), Basis: card, Min: card, Grow: 1}.Optional())
	choices := widget.Column(gap, widget.Item{Child: slot(slotBoost), Grow: 0.46}, widget.Item{Child: slot(slotOwn), Grow: 0.54})
	body := widget.Widget(widget.Stack{scores, choices})
	if s.watched {
		body = slot(slotLog)
	}
	buttons := widget.Padding{Top: -rise, Bottom: rise, Child: s.toolRow(toolWide, 7)}
	right := widget.Column(gap, widget.Fixed(toolWide, buttons), widget.Grow(body), widget.If(s.goalPlace(), widget.Fixed(goal, slot(slotGoal))),
		widget.Fixed(pool, poolRow(slot(slotPool))), widget.If(!s.watched, widget.Fixed(main+2, widget.Padding{Top: 2, Child: slot(slotAct)})))

	hand := min(222, max(150, room.H*0.27))
	field := widget.Widget(slot(slotMiddle))
	if !s.watched {
		bench := widget.Column(10, widget.Grow(slot(slotLand)), widget.Fixed(bar, centred(mostBar, slot(slotBar))))
		field = widget.Stack{bench, widget.Column(10, widget.Grow(slot(slotMiddle)), widget.Fixed(hand, slot(slotHand)))}
	}
	middle := widget.Column(0, widget.Fixed(track, centred(mostTop, slot(slotTrack))), widget.Gap(9),
		widget.Fixed(message, centred(mostTop, slot(slotMessage))), widget.Gap(5), widget.Grow(field))

	table := widget.Row(0, widget.Gap(wideEdge), left(s.seatColumn(most, gap, wideHead, own)), widget.Gap(beside), widget.Grow(middle),
		widget.Gap(beside), widget.Share(0.232, right).Within(236, 296), widget.Gap(wideEdge)).Mirrored()
	large := widget.Row(0, widget.Gap(wideEdge), left(widget.Empty{}), widget.Gap(beside-4), widget.Grow(slot(slotLarge)), widget.Gap(wideEdge)).Mirrored()
	return widget.Inset(0, wideHem, widget.Stack{table, widget.Padding{Top: toolWide + gap - 4, Child: large}})
}
