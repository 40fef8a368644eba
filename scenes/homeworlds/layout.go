package homeworlds

import (
	"strconv"

	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/widget"
)

// Measures of the table, in logical units.
const (
	tableEdge = 24.0 // free at the edges of a large table
	phoneEdge = 8.0
	toolWide  = 50.0 // of a round button on a large table
	toolPhone = 46.0
	leastTool = 44.0

	leastReplay = 330.0 // width in which all buttons of a replay have room
)

// Places of the round buttons among those of the table's Frame.
const (
	toolMenu = iota
	toolUndo
	toolHint
	toolRules
	toolTalk
	toolRestart
)

// layout is where everything lies in one room.
type layout struct {
	chart   geom.Rect   // the systems
	blocked []geom.Rect // what lies over a part of the chart
	slips   []geom.Rect // of the seats, the one below first, then in the order of play
	log     geom.Rect
	message geom.Rect
	confirm geom.Rect
	tools   [6]geom.Rect // in the order of the table's Frame
	keep    geom.Rect    // the control that shows a kept secret
	ways    geom.Rect    // the switch of all ways
	past    geom.Rect    // the switch between the start of the turn and now

	bank   geom.Rect
	wood   bool // the bank has a heading
	across int  // cells of the bank in a row: 4, a row for each size, or 6, two colours in a row

	powers geom.Rect // the row of the five powers
	end    geom.Rect
	large  geom.Rect // an opened system with its powers
	beside bool      // the powers of an opened system stand beside it, not below
}

// sitting is who sits at a table, and what for. What is only there to choose is left out where a match is only looked
// at, and of the round buttons a lesson has what leads out of it.
type sitting struct {
	seats          int
	watched, learn bool
}

// secrets reports whether seats keep secret cards.
func (s sitting) secrets() bool { return s.seats > 2 }

// arrangement is how the table stands in one kind of room: a tree whose slots are the places of a layout.
type arrangement struct {
	tree      widget.Widget
	wood      bool
	across    int
	beside    bool
	overChart []string // slots that lie over a part of the chart
	clearance float64  // free around these
}

// Names of the places.
const (
	slotChart   = "chart"
	slotLog     = "log"
	slotMessage = "message"
	slotConfirm = "confirm"
	slotKeep    = "keep"
	slotWays    = "ways"
	slotPast    = "past"
	slotBank    = "bank"
	slotPowers  = "powers"
	slotEnd     = "end"
	slotLarge   = "large"
	slotTools   = "tools" // the row of round buttons on a large table
)

func slotSlip(side int) string { return "slip " + strconv.Itoa(side) }
func slotTool(k int) string    { return "tool " + strconv.Itoa(k) }

// layoutFor arranges the table in the room. For the left hand everything changes sides.
func layoutFor(v stage.View, s sitting, leftHanded bool) layout {
	var a arrangement
	switch v.Class {
	case stage.Tall:
		a = tallTable(v.Safe, s, v.Reading() > 1)
	case stage.Low:
		a = lowTable(v.Safe, s)
	default:
		a = wideTable(s)
	}
	t := widget.Layout(widget.Env{LeftHanded: leftHanded}, v.Safe, a.tree, nil)
	l := layout{
		chart: t.Slot(slotChart), log: t.Slot(slotLog), message: t.Slot(slotMessage), confirm: t.Slot(slotConfirm),
		keep: t.Slot(slotKeep), ways: t.Slot(slotWays), past: t.Slot(slotPast), bank: t.Slot(slotBank),
		powers: t.Slot(slotPowers), end: t.Slot(slotEnd), large: t.Slot(slotLarge),
		slips: make([]geom.Rect, s.seats), wood: a.wood, across: a.across, beside: a.beside,
	}
	for side := range l.slips {
		l.slips[side] = t.Slot(slotSlip(side))
	}
	for k := range l.tools {
		l.tools[k] = t.Slot(slotTool(k))
	}
	for _, name := range a.overChart {
		if r := t.Slot(name); !r.Empty() {
			l.blocked = append(l.blocked, r.Inset(-a.clearance))
		}
	}
	return l
}

// slot is a place that takes all the room it is given; square is one of that side.
func slot(name string) widget.Widget { return widget.Slot{Name: name} }
func square(name string, side float64) widget.Widget {
	return widget.Slot{Name: name, W: side, H: side}
}

// unless leaves a widget out, but not the room that it takes.
func unless(holds bool, w widget.Widget) widget.Widget {
	if holds {
		return widget.Invisible{Child: w}
	}
	return w
}

// choices is the place of the powers, which is also that of the tick and the cross and, where a match is only looked at,
// that of what leads through it.
func (s sitting) choices() widget.Widget {
	return widget.Stack{slot(slotConfirm), unless(s.watched, slot(slotPowers))}
}

// seatsAtLeft returns the sides of the seats that sit at the left, from above; side 0 is below, the others follow
// clockwise.
func seatsAtLeft(seats int) []int {
	switch seats {
	case 3, 4:
		return []int{1}
	case 5, 6:
		return []int{2, 1}
	}
	return nil
}

// seatsAtRight returns the sides of the other seats but the own one, from above.
func seatsAtRight(seats int) (list []int) {
	for side := len(seatsAtLeft(seats)) + 1; side < seats; side++ {
		list = append(list, side)
	}
	return list
}

// wideTable has the garden at the left, what is read and taken at the right, and the powers below.
func wideTable(s sitting) arrangement {
	const (
		column, gap        = 252.0, 12.0
		slip, narrow       = 62.0, 52.0
		manyAtRight        = 3 // slips that are narrow
		aside, asideWide   = 54.0, 236.0
		own, ownWide, keep = 68.0, 236.0, 58.0
		powers, message    = 78.0, 42.0
		bank, end          = 308.0, 70.0
		leastLog           = 92.0
		foot, tools        = 18.0, tableEdge + 2
		clear              = 20.0 // for the rings about a system at the upper edge
		above              = tableEdge + toolWide + 14
	)
	a := arrangement{across: 4, wood: true, beside: true, clearance: 6, overChart: []string{slotTools, slotKeep}}
	fixed := func(w, h float64, name string) widget.Widget { return widget.Slot{Name: name, W: w, H: h} }

	buttons := []string{slotTool(toolMenu), slotTool(toolUndo), slotTool(toolHint), slotTool(toolRules), slotWays}
	if s.secrets() {
		buttons = append(buttons, slotTool(toolTalk))
	}
	buttons = append(buttons, slotPast, slotTool(toolRestart)) // once something has been done in a turn
	switch {
	case s.watched:
		buttons = buttons[:1]
	case s.learn:
		buttons = []string{slotTool(toolMenu), slotWays, slotPast}
	}
	row := widget.Row(7).Mirrored()
	for _, name := range buttons {
		row.Children = append(row.Children, square(name, toolWide))
	}
	head := widget.Row(0, widget.Stack{row, slot(slotTools)}, widget.Spacer()).Mirrored()

	left := widget.Column(8)
	for _, side := range seatsAtLeft(s.seats) {
		a.overChart = append(a.overChart, slotSlip(side))
		left.Children = append(left.Children, widget.Row(0, fixed(asideWide, aside, slotSlip(side)), widget.Spacer()).Mirrored())
	}
	garden := widget.Padding{Top: clear, Bottom: foot + powers + 8 + message + 6, Child: slot(slotChart)}
	opened := widget.Row(0, widget.Gap(0), widget.Grow(slot(slotLarge))).Mirrored()
	if len(left.Children) > 0 {
		opened.Children[0] = widget.Gap(asideWide + 12)
	}
	corner := widget.Column(14, widget.Spacer(), widget.If(s.secrets(), widget.Fixed(keep, unless(s.watched, slot(slotKeep)))), widget.Fixed(own, slot(slotSlip(0))))
	acts := widget.Column(8, widget.Spacer(), widget.Fixed(message, slot(slotMessage)), widget.Fixed(powers, s.choices()))
	below := widget.Row(0, widget.Fixed(ownWide, corner), widget.Gap(tableEdge), widget.Grow(acts), widget.Gap(8)).Mirrored()
	field := widget.Stack{
		garden,
		widget.Padding{Top: above, Bottom: foot + powers + 8 + message + 8, Child: opened},
		widget.Column(0, widget.Gap(tools), head, widget.Gap(above-tools-toolWide), left, widget.Spacer()),
		widget.Padding{Bottom: foot, Child: below},
	}

	high, side := slip, widget.Column(gap)
	if len(seatsAtRight(s.seats)) >= manyAtRight {
		high = narrow
	}
	for _, seat := range seatsAtRight(s.seats) {
		side.Children = append(side.Children, widget.Fixed(high, slot(slotSlip(seat))))
	}
	side.Children = append(side.Children,
		widget.Item{Child: slot(slotLog), Basis: leastLog, Min: leastLog, Grow: 1}.Optional(),
		widget.Item{Child: slot(slotBank), Basis: bank, Grow: 0.001})
	if !s.watched {
		side.Children = append(side.Children, widget.Fixed(end+6, widget.Padding{Top: 6, Child: slot(slotEnd)}))
	}
	a.tree = widget.Inset(tableEdge, 0, widget.Row(16, widget.Grow(field),
		widget.Fixed(column, widget.Padding{Top: tableEdge, Bottom: foot, Child: side})).Mirrored())
	return a
}

// bankCell returns the cell of the piece in the bank, colours counted in the order of the pictures.
func (l *layout) bankCell(colour, size int) geom.Rect {
	const pad, gap, head, lower = 7.0, 4.0, 34.0, 0.25
	room := l.bank.Inset(pad)
	if l.wood {
		_, room = room.CutTop(head - pad)
	}
	column, row := colour, size-1
	if l.across == 6 {
		column, row = colour%2*3+size-1, colour/2
	}
	rows := 12 / l.across
	w := (room.W - gap*float64(l.across-1)) / float64(l.across)
	h := (room.H - gap*float64(rows-1)) / float64(rows)
	y := room.Y + float64(row)*(h+gap)
	if l.across == 4 { // the rows of larger pieces are higher
		y += h * lower * float64(row*(row-3)) / 2
		h *= 1 + lower*float64(size-2)
	}
	return geom.R(room.X+float64(column)*(w+gap), y, w, h)
}
