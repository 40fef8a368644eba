package homeworlds

import (
	"slices"

	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// middle is a place of a row that keeps its own height.
func middle(w widget.Widget) widget.Widget { return widget.Align{Y: widget.Centre, Child: w} }

// messageHeight is the height of the place for sentences, by what it usually is: that of two lines of large words. A lesson
// says itself what there is to say, and in a replay nothing is asked.
func (s sitting) messageHeight(textScale ui.TextScale, usual float64) float64 {
	if s.learn || s.isWatched {
		return usual
	}
	return max(usual, table.MessageHeight(textScale, 2))
}

// tallTable stacks everything: the others above, the garden, the bank, the powers, and the own plate at the foot. Where
// larger words are wanted a sentence has room for two lines of them.
func (s sitting) tallTable(room geom.Rect, textScale ui.TextScale) arrangement {
	const gap, short = 6.0, 620.0
	small, message := room.H < short, s.messageHeight(textScale, 42)
	row, powers, cell, plate := 50.0, 60.0, 52.0, 50.0
	if small {
		row, powers, cell, plate = 46, 48, 38, 44
	}
	a := arrangement{order: []string{slotLarge, slotPosition, slotConnections, table.SlotMessage, slotBank, slotPowers, slotEnd}, bankColumns: 6, clearance: 2}
	wide := room.W - 2*phoneEdge
	head, beside := s.tallHead(wide, plate)
	garden := widget.Stack{widget.Pad(6, 0, slot(slotChart))}
	if !beside && !s.isWatched { // the head has no room for the buttons of the garden
		a.overChart = []string{slotConnections, slotPosition, table.SlotTool(toolTalk)}
		var talk widget.Widget = widget.Empty{}
		if s.secrets() {
			talk = square(table.SlotTool(toolTalk), minTool)
		}
		garden = append(garden, widget.Column(0, widget.Gap(2), widget.Row(0, talk, widget.Spacer(),
			square(slotPosition, minTool), widget.Gap(gap), square(slotConnections, minTool)).Flipped(), widget.Spacer()))
	}
	middle := widget.Column(0, widget.Gap(2), widget.Grow(garden), widget.Gap(2), widget.Fixed(message, slot(table.SlotMessage)), widget.Gap(4),
		widget.Fixed(2*cell+14, slot(slotBank)), widget.Gap(gap), widget.Fixed(powers, s.choices()))
	a.slots = widget.Pad(phoneEdge, phoneEdge, widget.Column(0, head, widget.Gap(gap),
		widget.Grow(widget.Stack{widget.Padding{Top: 4, Child: slot(slotLarge)}, middle}),
		widget.Gap(gap+2), widget.Fixed(row, s.tallFoot(wide))))
	return a
}

// tallHead has the plates of the others with two buttons beside the first row and those of the garden beside the second,
// where there is room; it reports whether there is.
func (s sitting) tallHead(wide, plate float64) (head widget.Widget, beside bool) {
	const gap, leastPlate = 6.0, 100.0
	tool := min(toolPhone, plate)
	room := wide - 2*tool - 3*gap // beside the two buttons
	others := s.seats - 1
	first := min(others, max(1, int((room+gap)/(leastPlate+gap))))
	plates := func(from, to, columns int) *widget.Flex {
		row := widget.Row(gap).Flipped()
		for k := range columns {
			var place widget.Widget = widget.Empty{}
			if from+k < to {
				place = slot(s.plate(1 + from + k))
			}
			row.Children = append(row.Children, widget.Grow(place))
		}
		return row
	}
	top := widget.Row(0, widget.Grow(plates(0, first, first)), widget.Gap(2*gap), middle(unless(s.isWatched, square(table.SlotTool(toolRules), tool))),
		widget.Gap(gap), middle(square(table.SlotTool(toolMenu), tool))).Flipped()
	if first == others {
		return widget.Fixed(plate, top), false
	}
	rest := others - first
	second := widget.Widget(plates(first, others, max(first, rest)))
	if like := (room+gap)/float64(first) - gap; float64(rest)*(like+gap)+3*(minTool+gap)-gap <= wide {
		beside = true
		buttons := widget.Row(gap, square(slotPosition, minTool), square(table.SlotTool(toolTalk), minTool), square(slotConnections, minTool)).Flipped()
		second = widget.Stack{
			widget.Row(0, widget.Fixed(room, plates(first, others, first)), widget.Spacer()).Flipped(),
			unless(s.isWatched, widget.Row(0, widget.Spacer(), middle(buttons)).Flipped()),
		}
	}
	high := plate - 4
	if beside {
		high = max(high, minTool)
	}
	return widget.Column(gap, widget.Fixed(plate, top), widget.Fixed(high, second)), beside
}

// tallFoot has the own plate, undo, hint, the kept secret and the end of the turn, the last at the right thumb.
func (s sitting) tallFoot(wide float64) widget.Widget {
	const gap, broad, leastEnd = 6.0, 440.0, 66.0
	tools := 2.0 // beside the own plate
	if s.secrets() {
		tools++
	}
	own := 180.0
	if wide <= broad {
		own = 138
	}
	side := toolPhone
	free := func() float64 { return wide - own - tools*(side+gap) - gap } // for the end of the turn
	for _, narrower := range []struct{ own, side float64 }{{112, toolPhone}, {104, toolPhone}, {106, minTool}, {104, toolPhone}} {
		if free() < leastEnd { // in the end without a hint
			own, side = narrower.own, narrower.side
		}
	}
	hint := free() >= leastEnd
	place := func(name string) widget.Widget { return middle(square(name, side)) }
	if s.isWatched {
		return widget.Row(gap, widget.Fixed(own, slot(s.plate(0))), widget.Spacer()).Flipped()
	}
	return widget.Row(gap, widget.Fixed(own, slot(s.plate(0))), place(table.SlotTool(toolUndo)),
		widget.If(hint, place(table.SlotTool(toolHint))), widget.If(s.secrets(), place(table.SlotKept)), widget.Grow(slot(slotEnd))).Flipped()
}

// lowTable is for phones held sideways: a narrow column on each side, the garden with the powers between them. In the
// smallest windows the columns are narrower, so that the powers and the sentence over them have room. Of two seats the
// plates leave most of their column to the garden.
func (s sitting) lowTable(room geom.Rect, textScale ui.TextScale) arrangement {
	const (
		gap, maxPlate = 8.0, 50.0
		own, keep     = 50.0, 44.0
		leastPowers   = 280.0
		columnSeats   = 5 // at most, beside whose systems a column of buttons takes the least room
	)
	column, side, tool, message := 206.0, 148.0, toolPhone, 36.0
	powers := 52.0 // the height, also that of the end of the turn
	secret, last := side, column
	if room.W-2*phoneEdge-2*gap-column-side < leastPowers {
		column, side, tool, message, powers = 188, 126, minTool, 48, 48 // sentences take up to three lines there
		secret = keep * 1.5                                             // an eye without words
		last = 84                                                       // the powers reach under the bank
	}
	message = s.messageHeight(textScale, message)
	a := arrangement{order: []string{slotConnections, slotPosition, table.SlotMessage, slotBank, slotLarge, slotPowers, slotEnd}, bankColumns: 4, powersBeside: true, clearance: 2, overChart: []string{slotConnections, slotPosition, table.SlotTool(toolTalk)}}

	others := widget.Column(gap)
	for seat := 1; seat < s.seats; seat++ {
		others.Children = append(others.Children, widget.Grow(slot(s.plate(seat))).Within(0, maxPlate))
	}
	kept := widget.Fixed(keep, widget.Row(0, widget.Fixed(secret, unless(s.isWatched, slot(table.SlotKept))), widget.Spacer()).Flipped())
	buttons := widget.If(!s.isWatched, s.lowButtons(s.seats > columnSeats && last == column, textScale > 1))
	left := widget.Column(gap, widget.Grow(others), widget.If(s.secrets(), kept), widget.Fixed(own, slot(s.plate(0))))
	if !s.secrets() {
		a.overChart = append(a.overChart, s.plate(1))
		left = widget.Column(gap, widget.Fixed(maxPlate, slot(s.plate(1))), buttons, widget.Spacer(), widget.Fixed(own, slot(s.plate(0))))
	}

	tools := widget.Row(0).Along(widget.SpaceBetween).Flipped()
	for k := range toolTalk {
		tools.Children = append(tools.Children, unless(s.isWatched && k != toolMenu, square(table.SlotTool(k), tool)))
	}
	foot := widget.Row(gap, widget.Grow(s.choices()), widget.Fixed(last, unless(s.isWatched, slot(slotEnd)))).Flipped()
	under := gap // free below the bank
	if s.isWatched {
		whole := room.W - 2*phoneEdge - side - gap
		if whole-gap-last < minReplay { // a replay takes the place of the end, too
			foot = widget.Row(0, widget.Grow(s.choices()))
		}
		if last < column || whole-gap-last < minReplay {
			under = 4 + message + 10
		}
	}
	bank := widget.Column(gap, widget.Fixed(tool, tools), widget.Grow(slot(slotBank)))
	const top, less = 5.0, phoneEdge - 5 // the chart reaches higher than the rest
	garden := func(child widget.Widget, sentence widget.Widget) widget.Widget {
		return widget.Grow(widget.Column(4, widget.Grow(child), widget.Fixed(message, sentence), widget.Gap(0)))
	}
	chart, over := widget.Widget(slot(slotChart)), widget.If(s.secrets() && !s.isWatched, widget.Padding{Top: less, Child: buttons})
	var broad widget.Widget // the chart below all
	if !s.secrets() {
		broad = widget.Column(0, widget.Grow(widget.Row(gap, garden(chart, widget.Empty{}), widget.Gap(column)).Flipped()), widget.Gap(powers))
		chart = widget.Empty{}
	}
	upper := widget.Stack{
		widget.Row(gap, garden(widget.Stack{chart, over}, slot(table.SlotMessage)), widget.Fixed(column, widget.Padding{Top: less, Bottom: under, Child: bank})).Flipped(),
		widget.Padding{Top: less, Bottom: gap, Child: slot(slotLarge)},
	}
	a.slots = widget.Padding{Left: phoneEdge, Right: phoneEdge, Top: top, Bottom: phoneEdge + 3, Child: widget.Stack{broad, widget.Row(gap,
		widget.Fixed(side, widget.Padding{Top: less, Child: left}),
		widget.Grow(widget.Column(0, widget.Grow(upper), widget.Fixed(powers, foot)))).Flipped()}}
	return a
}

// lowButtons are the buttons at the outer corner of the chart, below each other or in a row, or two and one where words
// are large and the labels of systems need the ground. To talk comes first, in the corner, where it is free over an open
// system.
func (s sitting) lowButtons(row, large bool) widget.Widget {
	const gap = 8.0
	names := []string{slotConnections, slotPosition}
	if s.secrets() && !s.learn {
		names = append([]string{table.SlotTool(toolTalk)}, names...)
	}
	across := 1 // buttons in a row
	switch {
	case row:
		across = len(names)
	case large:
		across = 2
	}
	list := widget.Column(gap)
	for some := range slices.Chunk(names, across) {
		line := widget.Row(gap)
		for _, name := range some {
			line.Children = append(line.Children, square(name, minTool))
		}
		line.Children = append(line.Children, widget.Spacer())
		list.Children = append(list.Children, line.Flipped())
	}
	list.Children = append(list.Children, widget.Spacer())
	return list
}
