package forhonor

import (
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// Beside a table screen a phone shows the battlefield, on which orders are given, the heroes of the own camp and the orders;
// a duel without the heroes that fight it, and a draft without who else chooses.

// toolWhole is the round button that shows the whole table again.
const toolWhole = 6

// leavesOut reports whether what the table screen shows is left out: where there is room for all of it, it is not.
func (s sitting) leavesOut() bool { return s.handOnly && !s.watched && s.class != stage.Wide }

// ownHead is the plate of the own seat, and the button that shows the whole table.
func (s sitting) ownHead(menu widget.Widget) widget.Widget {
	return widget.Row(6, widget.Grow(s.plate(s.seat, plateLantern)), menu, upright(tool(toolWhole, phoneTool))).Flipped()
}

// tallHand is tallTable without what the table screen shows.
func (s sitting) tallHand(room widget.Size) widget.Widget {
	const wood, leastHinted, leastLarge, large = 6.0, 730.0, 480.0, 1.5
	m := s.tallMeasures(room)
	hinted := room.H >= leastHinted && (s.textScale <= large || room.W >= leastLarge)
	foot := widget.Row(m.gap, upright(tool(toolUndo, phoneTool)), widget.Grow(widget.Stack{s.on(slotOrders), slot(table.SlotConfirm)}),
		widget.If(hinted, upright(tool(toolHint, phoneTool)))).Flipped()
	battle := widget.Column(m.gap, widget.Grow(s.fieldFrame(wood)), widget.Fixed(m.card, s.heroRow(s.camp, m.gap)))
	whole := widget.Column(m.gap, widget.Fixed(phoneTool, s.ownHead(upright(tool(toolMenu, phoneTool)))),
		widget.Grow(widget.Stack{battle, slot(slotOver)}), s.tallSaid(m), widget.Fixed(m.main, foot))
	return widget.Stack{slot(slotDuel), widget.Padding{Top: phoneTop, Right: phoneEdge, Bottom: phoneEdge, Left: phoneEdge, Child: whole}}
}

// tallHandPanel has a panel below the own plate; that of the camps leaves room for what is said.
func (s sitting) tallHandPanel(room widget.Size) widget.Widget {
	const foot = 10.0
	m := s.tallMeasures(room)
	panel, bottom := widget.Column(m.gap, widget.Fixed(phoneTool, s.ownHead(nil)), widget.Grow(slot(slotOver))), foot
	if s.panel == campsPanel {
		bottom = phoneEdge
		panel.Children = append(panel.Children, s.tallSaid(m), widget.Gap(m.main))
	}
	return widget.Padding{Top: phoneTop, Right: phoneEdge, Bottom: bottom, Left: phoneEdge, Child: panel}
}

// lowHandOnly is lowTable without what the table screen shows, for columns so broad.
func (s sitting) lowHandOnly(room widget.Size, column, plate, gap, mostCard, orders float64) widget.Widget {
	const wood = 5.0
	whole := widget.Fixed(phoneTool, widget.Row(0, tool(toolWhole, phoneTool), widget.Spacer()).Flipped())
	own := widget.Column(gap, widget.Fixed(plate, s.plate(s.seat, plateLantern)))
	for k := range s.muster[s.camp] {
		own.Children = append(own.Children, widget.Grow(s.on(slotCard(s.camp, k))).Within(0, mostCard))
	}
	own.Children = append(own.Children, whole)
	sides := widget.Widget(widget.Row(gap, widget.Fixed(column, own), widget.Grow(widget.Stack{s.fieldFrame(wood), slot(slotOver)})).Flipped())
	if s.panel != noPanel {
		head := widget.Row(gap, widget.Fixed(2*column, widget.Align{Y: widget.Centre, Child: widget.Sized{H: plate, Child: s.plate(s.seat, plateLantern)}}), widget.Spacer(), tool(toolWhole, phoneTool)).Flipped()
		sides = widget.Column(4, widget.Fixed(phoneTool, head), widget.Grow(slot(slotOver)))
	}
	return widget.Stack{slot(slotDuel), widget.Pad(phoneEdge, phoneEdge, widget.Row(gap, widget.Grow(sides), widget.Fixed(orders, s.lowHand(room, gap))).Flipped())}
}

// handTall is the duel of a phone held upright beside a table screen: the cards, what they cost and what is pressed.
func (t *duelTree) handTall(e widget.Env, room widget.Size) widget.Widget {
	const edge, gap = 10.0, 8.0
	cards := min(cardHigh, (room.W-2*edge-2*gap)/3*cardHigh/cardWide)
	past := widget.Basis(104, t.past()).Within(50, 130)
	if t.largeHead(e) {
		past.Child, past.Basis, past.Min = nil, 0, 0
	}
	head := widget.Row(6, widget.Grow(t.headline()), upright(tool(toolWhole, tallTool))).Flipped()
	return widget.Pad(edge, gap, widget.Column(4,
		widget.Basis(66, t.bar(37, 20, tallTool)).Within(46, 0),
		widget.Basis(90, widget.Stack{t.band(), head}).Within(tallTool, 130),
		&widget.Item{Child: widget.Empty{}, Grow: 0.3}, past,
		&widget.Item{Child: t.losses(), Basis: 150, Min: 92, Max: 230, Grow: 1},
		widget.Fixed(ruleHigh, t.rule()).Optional(), &widget.Item{Child: widget.Empty{}, Grow: 0.3}, widget.Gap(6),
		widget.Basis(cards, t.cards(gap)).Within(118, 0), widget.Gap(2),
		widget.Basis(66, t.acts()).Within(48, 0),
	))
}

// handLow is the same for one held sideways, with what the cards cost and what is pressed at the ends.
func (t *duelTree) handLow(e widget.Env) widget.Widget {
	const gap = 8.0
	tools := widget.Row(gap, widget.Spacer(), toolSlot(toolHint, leastPress), toolSlot(toolWhole, leastPress)).Flipped()
	ends := [2]widget.Widget{t.losses(), widget.Column(0, widget.Fixed(leastPress, tools), widget.Spacer(), widget.Share(0.5, t.acts()))}
	if e.LeftHanded {
		ends[0], ends[1] = ends[1], ends[0]
	}
	side := func(k int) widget.Widget { return widget.Share(0.245, ends[k]).Within(150, 210) }
	words := widget.Column(0, widget.Grow(t.title(21)), widget.Fixed(18, t.roundLine()))
	bar := widget.Row(4, toolSlot(toolMenu, leastPress), widget.Grow(words)).Flipped()
	middle := widget.Column(0, widget.Fixed(leastPress, bar), widget.Basis(46, t.headline()).Within(36, 70), widget.Gap(chosenLift+2),
		widget.Grow(t.cards(gap)), widget.Gap(4))
	return widget.Stack{
		widget.Column(0, widget.Spacer(), widget.Share(0.62, t.band())),
		widget.Pad(10, 6, widget.Row(gap, side(0), widget.Grow(middle), side(1))),
	}
}
