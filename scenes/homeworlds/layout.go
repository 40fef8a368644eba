package homeworlds

import (
	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// Measures of the table, in logical units.
const (
	tableEdge = 24.0 // free at the edges of a large table
	phoneEdge = 8.0
	toolWidth = 50.0 // of a round button on a large table
	toolPhone = 46.0
	minTool   = 44.0

	minReplay = 330.0 // width in which all buttons of a replay have room
)

// Round buttons of the table, as [table.SlotTool] counts them.
const (
	toolMenu = iota
	toolUndo
	toolHint
	toolRules
	toolTalk
	toolRestart
)

// room is how the table stands in one room.
type room struct {
	*widget.Tree // its places
	arrangement
	obstacles []geom.Rect // what lies over a part of the chart
}

// sitting is who sits at a table, and what for. What is only there to choose is left out where a match is only looked
// at, and of the round buttons a lesson has what leads out of it.
type sitting struct {
	seats            int
	below            rules.Seat
	isWatched, learn bool
}

// secrets reports whether seats keep secret cards.
func (s sitting) secrets() bool { return s.seats > 2 }

// arrangement is how the table stands in one kind of room.
type arrangement struct {
	slots        widget.Widget
	order        []string // slots of the Board's own, in reading order
	wood         bool     // the bank has a heading
	bankColumns  int      // cells of the bank in a row: 4, a row for each size, or 6, two colours in a row
	powersBeside bool     // the powers of an open system stand beside it, not below
	overChart    []string // slots that lie over a part of the chart
	clearance    float64  // free around these
}

// Slots of the Board's own.
const (
	slotChart       = "chart"       // the systems
	slotConnections = "connections" // the switch of all connections
	slotPosition    = "past"        // the switch between the start of the turn and now
	slotBank        = "bank"        //
	slotPowers      = "powers"      // the row of the five powers
	slotEnd         = "end"         // of the turn
	slotLarge       = "large"       // an open system with its powers
	slotTools       = "tools"       // the row of round buttons on a large table
)

// tableModel is what the places of a table depend on.
type tableModel struct {
	sitting
	view stage.View
}

// arrange returns how the table stands in the room.
func (m tableModel) arrange() arrangement {
	switch m.view.Class {
	case stage.Tall:
		return m.tallTable(m.view.Safe, m.view.TextScale())
	case stage.Low:
		return m.lowTable(m.view.Safe, m.view.TextScale())
	}
	return m.wideTable()
}

// tree has the slots of the table in the room.
func (m tableModel) tree() widget.Widget {
	return widget.Positioned{Rect: m.view.Safe, Child: m.arrange().slots}
}

// room returns the places that the table has in the room.
func (m tableModel) room(e widget.Env) room {
	a := m.arrange()
	r := room{Tree: widget.Layout(e, m.view.Area, m.tree(), nil), arrangement: a}
	for _, name := range a.overChart {
		if over := r.Slot(name); !over.Empty() {
			r.obstacles = append(r.obstacles, over.Inset(-a.clearance))
		}
	}
	return r
}

// slot is a place that takes all the room it is given.
func slot(name string) widget.Widget {
	if name == table.SlotMessage {
		return widget.Slot{Name: name, Of: table.Night}
	}
	return widget.Slot{Name: name}
}

// square is a place of that side.
func square(name string, side float64) widget.Widget {
	return widget.Sized{W: side, H: side, Child: slot(name)}
}

// plate is the name of the place for the plate of a seat; side 0 is below, the others follow clockwise.
func (s sitting) plate(side int) string {
	return table.SlotSeat((int(s.below) + side) % s.seats)
}

// unless leaves a widget out, but not the room that it takes.
func unless(holds bool, w widget.Widget) widget.Widget {
	if holds {
		return widget.Invisible{Child: w}
	}
	return w
}

// choices is the place of the powers, which is also that of the tick and the cross and, where a match is only looked
// at, that of what leads through it.
func (s sitting) choices() widget.Widget {
	return widget.Stack{slot(table.SlotConfirm), unless(s.isWatched, slot(slotPowers))}
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
func (s sitting) wideTable() arrangement {
	const (
		column, gap        = 252.0, 12.0
		plate, narrow      = 62.0, 52.0
		manyAtRight        = 3 // plates that are narrow
		aside, asideWide   = 54.0, 236.0
		own, ownWide, keep = 68.0, 236.0, 58.0
		powers, message    = 78.0, 42.0
		bank, end          = 308.0, 70.0
		leastLog           = 92.0
		foot, tools        = 18.0, tableEdge + 2
		clear              = 20.0 // for the rings about a system at the upper edge
		above              = tableEdge + toolWidth + 14
	)
	a := arrangement{order: []string{slotLarge, slotConnections, slotPosition, table.SlotMessage, slotPowers, slotBank, slotEnd}, bankColumns: 4, wood: true, powersBeside: true, clearance: 6, overChart: []string{slotTools, table.SlotKept}}
	buttons := []string{table.SlotTool(toolMenu), table.SlotTool(toolUndo), table.SlotTool(toolHint), table.SlotTool(toolRules), slotConnections}
	if s.secrets() {
		buttons = append(buttons, table.SlotTool(toolTalk))
	}
	buttons = append(buttons, slotPosition, table.SlotTool(toolRestart)) // once something has been done in a turn
	switch {
	case s.isWatched:
		buttons = buttons[:1]
	case s.learn:
		buttons = []string{table.SlotTool(toolMenu), slotConnections, slotPosition}
	}
	row := widget.Row(7).Flipped()
	for _, name := range buttons {
		row.Children = append(row.Children, square(name, toolWidth))
	}
	head := widget.Row(0, widget.Stack{row, slot(slotTools)}, widget.Spacer()).Flipped()

	left := widget.Column(8)
	for _, side := range seatsAtLeft(s.seats) {
		a.overChart = append(a.overChart, s.plate(side))
		left.Children = append(left.Children, widget.Row(0, widget.Sized{W: asideWide, H: aside, Child: slot(s.plate(side))}, widget.Spacer()).Flipped())
	}
	garden := widget.Padding{Top: clear, Bottom: foot + powers + 8 + message + 6, Child: slot(slotChart)}
	opened := widget.Row(0, widget.Gap(0), widget.Grow(slot(slotLarge))).Flipped()
	if len(left.Children) > 0 {
		opened.Children[0] = widget.Gap(asideWide + 12)
	}
	corner := widget.Column(14, widget.Spacer(), widget.If(s.secrets(), widget.Fixed(keep, unless(s.isWatched, slot(table.SlotKept)))), widget.Fixed(own, slot(s.plate(0))))
	acts := widget.Column(8, widget.Spacer(), widget.Fixed(message, slot(table.SlotMessage)), widget.Fixed(powers, s.choices()))
	below := widget.Row(0, widget.Fixed(ownWide, corner), widget.Gap(tableEdge), widget.Grow(acts), widget.Gap(8)).Flipped()
	field := widget.Stack{
		garden,
		widget.Padding{Top: above, Bottom: foot + powers + 8 + message + 8, Child: opened},
		widget.Column(0, widget.Gap(tools), head, widget.Gap(above-tools-toolWidth), left, widget.Spacer()),
		widget.Padding{Bottom: foot, Child: below},
	}

	high, side := plate, widget.Column(gap)
	if len(seatsAtRight(s.seats)) >= manyAtRight {
		high = narrow
	}
	for _, seat := range seatsAtRight(s.seats) {
		side.Children = append(side.Children, widget.Fixed(high, slot(s.plate(seat))))
	}
	side.Children = append(side.Children,
		&widget.Item{Child: slot(table.SlotLog), Basis: leastLog, Min: leastLog, Grow: 1, Spare: true},
		&widget.Item{Child: slot(slotBank), Basis: bank, Grow: 0.001})
	if !s.isWatched {
		side.Children = append(side.Children, widget.Fixed(end+6, widget.Padding{Top: 6, Child: slot(slotEnd)}))
	}
	a.slots = widget.Pad(tableEdge, 0, widget.Row(16, widget.Grow(field),
		widget.Fixed(column, widget.Padding{Top: tableEdge, Bottom: foot, Child: side})).Flipped())
	return a
}
