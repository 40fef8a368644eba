package yokai

import (
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// Measures of the pictures the table is designed after, in logical units.
const (
	squareWidth   = 146.0 // of a square of the large board, at unit 1
	pieceOfSquare = 0.877 / 100
	trayPiece     = 0.84 // size of the pieces in a large tray
	trayWidth     = 320.0
	trayHeight    = 110.0
)

// arrangement is how the table stands in one kind of room.
type arrangement struct {
	build      func(b *Board) widget.Widget // everything, in the safe part of the room
	board      proportions
	asPanel    bool    // the card of the selected piece is a panel; else only words
	trayLip    float64 // that is seen below a tray
	pieceScale float64 // size of the pieces in a tray against one of the height of the large tray
}

// tabletWidth is the width from which an upright window has room beside the board, watchedHeight the height below which
// names and trays of a match that is only looked at share their rows, and panelWidth the width from which a phone held
// sideways has room for both a panel and a sentence in large words.
const (
	tabletWidth   = 480.0
	watchedHeight = 480.0
	panelWidth    = 700.0
)

// arrangementFor returns how the table stands in the room.
func arrangementFor(v stage.View, watched, lesson bool) arrangement {
	switch s := v.Safe; {
	case v.Class == stage.Tall && s.W >= tabletWidth:
		return arrangement{(*Board).tabletTable, phoneBoard, true, 7, 1}
	case v.Class == stage.Tall && watched && s.H < watchedHeight:
		return arrangement{(*Board).watchedTable, phoneBoard, false, 6, 1}
	case v.Class == stage.Tall && !watched && !lesson && s.H < shortWindow && v.TextScale() > 1:
		return arrangement{(*Board).shortTable, phoneBoard, false, 6, 1.1}
	case v.Class == stage.Tall:
		return arrangement{(*Board).tallTable, phoneBoard, false, 6, 1.1}
	case v.Class == stage.Low:
		return arrangement{(*Board).lowTable, phoneBoard, v.TextScale() <= 1 || s.W >= panelWidth, 5, 1.06}
	}
	return arrangement{(*Board).wideTable, largeBoard, true, 8, 1}
}

// proportions of a board, in widths of a square: the height of a square, the wood around the squares, and the thickness
// that is seen below.
type proportions struct{ height, margin, lip float64 }

// The boards of large windows, and of phones and tablets.
var (
	largeBoard = proportions{152.0 / 146, 21.0 / 146, 16.0 / 146}
	phoneBoard = proportions{114.0 / 112, 11.0 / 112, 12.0 / 112}
)

// coordinateMargin is the least margin of a board with coordinates: it has room for their smallest letters.
const coordinateMargin = 16.0

// largest returns the width of a square and the margin of the largest board in the room.
func (p proportions) largest(room widget.Size, coordinates bool) (square, margin float64) {
	square = min(room.W/(columns+2*p.margin), room.H/(lines*p.height+2*p.margin+p.lip))
	if margin = square * p.margin; coordinates && margin < coordinateMargin {
		margin = coordinateMargin
		square = min((room.W-2*margin)/columns, (room.H-2*margin)/(lines*p.height+p.lip))
	}
	return square, margin
}

// Tools of the table, as [table.SlotTool] counts them.
const (
	toolMenu = iota
	toolUndo
	toolHint
	toolRules
)

// slot is a place of the table's own that takes all the room it is given.
func slot(name string) widget.Widget { return widget.Slot{Name: name} }

// tool is the place of a round button.
func tool(k int, side float64) widget.Widget {
	return widget.Slot{Name: table.SlotTool(k), W: side, H: side}
}

// toolRow is a row of round buttons at the far end of the room, so far from each other where it is wide enough.
func toolRow(most, side float64, tools ...int) widget.Widget {
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		n := float64(len(tools))
		row := widget.Row(min(most, (room.W-n*side)/max(1, n-1))).Flipped()
		for _, k := range tools {
			row.Children = append(row.Children, tool(k, side))
		}
		return widget.Row(0, widget.Spacer(), row).Flipped()
	})
}

// seatLabel is the place for the name of the player below (0) or above (1), where the tick and the cross may lie too.
func (b *Board) seatLabel(end int, confirms bool) widget.Widget {
	return widget.Stack{slot(table.SlotSeat(int(b.seatAt(end)))), widget.If(confirms, slot(table.SlotConfirm))}
}

// centredPart is a part of a row that keeps its own height, and stands in the middle of that of the row.
func centredPart(w widget.Widget) widget.Widget { return widget.Align{Y: widget.Centre, Child: w} }

// open is free room between rows, of up to so many units.
func open(most float64) *widget.Item { return widget.Spacer().Within(0, most) }

// wideTable has a column on each side of the board.
func (b *Board) wideTable() widget.Widget {
	const (
		leastColumn           = 220.0
		labelHigh, cardHigh   = 66.0, 168.0
		messageHigh, button   = 72.0, 50.0
		confirmHigh, maxLog   = 56.0, 250.0
		share, above          = 0.8325, 0.485 // of the height that the board takes, and of the rest that lies above it
		before, after, border = 5.0, 36.0, 12.0
		rise                  = 3.0 // of the buttons over the columns
	)
	edge, tools := 40.0, []int{toolMenu, toolUndo, toolHint, toolRules}
	if b.view.Safe.W < 1200 {
		edge = 20
	}
	if b.lesson {
		tools = tools[:1]
	}
	tray := func(end int) widget.Widget {
		return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
			return b.trayPlace(end, trayHeight*room.W/trayWidth)
		})
	}
	far := widget.Column(0,
		widget.Fixed(labelHigh, b.seatLabel(1, false)), widget.Gap(14), tray(1), widget.Spacer(),
		widget.Fixed(messageHigh, slot(table.SlotMessage)), widget.Gap(16), widget.Fixed(cardHigh, slot(slotCard)))
	near := widget.Column(0,
		widget.Fixed(labelHigh+15, widget.Padding{Top: -rise, Bottom: rise, Child: widget.Align{Y: widget.Start, Child: toolRow(11, button, tools...)}}),
		&widget.Item{Child: slot(table.SlotLog), Grow: 1, Max: maxLog}, &widget.Item{Child: widget.Empty{}, Min: 16, Grow: 0.001},
		widget.Fixed(confirmHigh, slot(table.SlotConfirm)), widget.Gap(22), tray(0), widget.Gap(10), widget.Fixed(labelHigh, b.seatLabel(0, false)))
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		board := b.boardPlace(widget.Size{W: room.W - 2*(2*edge+leastColumn), H: room.H * share})
		top := (room.H - board.H) * above
		column := func(w widget.Widget) *widget.Item {
			return &widget.Item{Grow: 1000, Min: leastColumn, Max: trayWidth, Child: widget.Padding{
				Top: max(border, top-before), Bottom: max(border, room.H-top-board.H-after), Child: w,
			}}
		}
		apart := &widget.Item{Child: widget.Empty{}, Min: edge, Grow: 1}
		middle := widget.Padding{Top: top, Child: widget.Align{Y: widget.Start, Child: board}}
		return widget.Row(0, widget.Gap(edge), column(far), apart, widget.Fixed(board.W, middle), apart, column(near), widget.Gap(edge)).Flipped()
	})
}

// Sizes on phones held upright, in logical units.
const (
	phoneEdge   = 13.0 // free at the edges
	phoneTool   = 46.0 // side of a round button
	phoneThumb  = 48.0 // side of one under the thumb
	phoneApart  = 9.0  // between them
	boardEdge   = 16.0 // free beside the board
	maxRowGap   = 10.0 // free between rows, at most, where there is room
	shortWindow = 720.0
)

// phoneLine is a row of a phone held upright.
func phoneLine(high, apart float64, parts ...widget.Widget) *widget.Item {
	return widget.Fixed(high, widget.Pad(phoneEdge, 0, widget.Row(apart, parts...).Flipped()))
}

// tallTable stacks everything: the other side above the board, one's own below, buttons at the left thumb. Sentences stand
// beside the other tray. Large ones have a row of their own, for which the rest stands closer; in a lesson, where they are
// rare, they lie over that tray for a while.
func (b *Board) tallTable() widget.Widget {
	row, tray, gap, trayWide, lip := 54.0, 58.0, 8.0, 180.0, b.arrangement.trayLip
	textScale := b.view.TextScale()
	large := textScale > 1 && !b.isWatched
	across := large && !b.lesson
	switch {
	case b.view.Safe.H < shortWindow:
		row, tray, gap, trayWide = 48, 48, 6, 144
	case across:
		row, tray, gap, trayWide = 50, 52, 6, 174
	}
	message, other := slot(table.SlotMessage), widget.Fixed(trayWide, b.trayPlace(1, tray))
	beyond := phoneLine(tray+lip, 8, other, widget.Grow(widget.Padding{Bottom: lip, Child: message}))
	if large {
		beyond = phoneLine(tray+lip, 0, other, widget.Spacer())
		beyond.Child = widget.Stack{beyond.Child, widget.If(!across, widget.Pad(phoneEdge, 0, message))}
	}
	rest := widget.Spacer()
	rest.Grow = 4 // against the four that are open
	return widget.Column(0, widget.Gap(gap), open(maxRowGap),
		phoneLine(row, 0, widget.Grow(b.seatLabel(1, false)), widget.Gap(12), centredPart(tool(toolRules, phoneTool)), widget.Gap(phoneApart), centredPart(tool(toolMenu, phoneTool))),
		widget.Gap(gap+4), beyond, widget.Gap(gap-2), open(maxRowGap),
		widget.If(across, phoneLine(table.MessageHeight(textScale, 2)+gap, 0, widget.Grow(widget.Padding{Bottom: gap, Child: message}))),
		b.boardRow(), widget.Gap(gap-2), open(maxRowGap),
		phoneLine(tray+lip, 0, widget.Gap(3), widget.Grow(slot(slotCard)), widget.Gap(8), widget.Fixed(trayWide, b.trayPlace(0, tray))),
		widget.Gap(gap), open(maxRowGap),
		phoneLine(row, 0, centredPart(tool(toolUndo, phoneThumb)), widget.Gap(phoneApart), centredPart(tool(toolHint, phoneThumb)), widget.Gap(10), widget.Grow(b.seatLabel(0, true))),
		widget.Gap(gap), rest)
}

// shortTable is for small phones held upright where words are large: the other side has its name and its tray in one row,
// so that sentences have room over the board. All buttons are below it.
func (b *Board) shortTable() widget.Widget {
	const row, tray, gap, trayWide = 48.0, 48.0, 6.0, 144.0
	lip := b.arrangement.trayLip
	return widget.Column(0, widget.Gap(gap), open(maxRowGap),
		phoneLine(tray+lip, gap, widget.Grow(widget.Padding{Bottom: lip, Child: b.seatLabel(1, false)}), widget.Fixed(trayWide, b.trayPlace(1, tray))),
		widget.Gap(gap-1), phoneLine(table.MessageHeight(b.view.TextScale(), 2), 0, widget.Grow(slot(table.SlotMessage))), widget.Gap(gap-1), open(maxRowGap),
		b.boardRow(), widget.Gap(gap-2), open(maxRowGap),
		phoneLine(tray+lip, 0, centredPart(tool(toolUndo, phoneThumb)), widget.Gap(phoneApart), centredPart(tool(toolHint, phoneThumb)), widget.Spacer(), widget.Fixed(trayWide, b.trayPlace(0, tray))),
		widget.Gap(gap-2), open(maxRowGap),
		phoneLine(row, 0, widget.Grow(b.seatLabel(0, true)), widget.Gap(12), centredPart(tool(toolRules, phoneTool)), widget.Gap(phoneApart), centredPart(tool(toolMenu, phoneTool))),
		widget.Gap(gap), widget.Spacer())
}

// boardRow is a row of its own with the largest board for which there is room. Coordinates take theirs from what is free
// beside the board, so that squares stay as large as without.
func (b *Board) boardRow() widget.Widget {
	edge := boardEdge
	if b.coordinates() {
		edge = phoneEdge
	}
	return widget.Pad(edge, 0, widget.Align{X: widget.Centre, Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		return b.boardPlace(room)
	})})
}

// tabletTable is for tablets held upright: a name and a tray above the board, a card and a tray below it, and the
// buttons beside it. Where the room is short, as beside the controls of a replay, there is no card.
func (b *Board) tabletTable() widget.Widget {
	const (
		edge, gap, button    = 14.0, 9.0, 48.0
		labelHigh, labelWide = 54.0, 262.0
		trayHigh, trayWide   = 78.0, 222.0
		cardHigh             = 102.0
		short                = 560.0
	)
	lip := b.arrangement.trayLip
	line := func(parts ...widget.Widget) widget.Widget {
		return widget.Pad(edge, 0, widget.Row(gap, parts...).Along(widget.SpaceBetween).Flipped())
	}
	plate := func(end int) widget.Widget {
		return centredPart(widget.Sized{W: labelWide, H: labelHigh, Child: b.seatLabel(end, end == 0)})
	}
	left := widget.Column(gap, widget.Spacer(), tool(toolHint, button), tool(toolUndo, button))
	right := widget.Column(gap, tool(toolMenu, button), tool(toolRules, button), widget.Spacer())
	board := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		board := b.boardPlace(widget.Size{W: room.W - 2*(button+2*edge), H: room.H})
		return widget.Sized{H: board.H, Child: widget.Pad(edge, 0, widget.Row(0, left, widget.Spacer(), board, widget.Spacer(), right).Flipped())}
	})
	own := widget.Fixed(trayWide, centredPart(b.trayPlace(0, trayHigh)))
	head := []widget.Widget{widget.Gap(gap), open(0), widget.Fixed(trayHigh+lip, line(plate(1), widget.Fixed(trayWide, b.trayPlace(1, trayHigh)))),
		widget.Gap(gap), open(0), board, widget.Gap(gap), open(0)}
	if b.view.Safe.H < short {
		return widget.Column(0, append(head, widget.Fixed(trayHigh+lip, line(own, plate(0))), widget.Gap(gap), open(0))...)
	}
	return widget.Column(0, append(head, widget.Fixed(cardHigh, line(widget.Grow(slot(slotCard)), own)), widget.Gap(gap),
		widget.Fixed(labelHigh, line(widget.Grow(slot(table.SlotMessage)), plate(0))), widget.Gap(gap), open(0))...)
}

// lowTable is for phones held sideways: the board takes the height, two narrow columns the rest. Where it could not, the
// columns are narrower, and the buttons stand in two rows. Where a match is only looked at nothing is confirmed.
func (b *Board) lowTable() widget.Widget {
	const (
		edge, pad           = 10.0, 8.0
		usual, narrow, most = 204.0, 150.0, 300.0 // the width of a column
		labelHigh           = 50.0
		trayHigh, trayWide  = 56.0, 190.0
		button, confirmHigh = 46.0, 48.0
		leastLog, maxCard   = 70.0, 150.0
	)
	s, lip := b.view.Safe, b.arrangement.trayLip
	within := func(column float64) widget.Sized {
		return b.boardPlace(widget.Size{W: s.W - 2*(column+2*edge), H: s.H - 2*pad})
	}
	board, least, tools, share := within(usual), usual, 4, 0.6 // of the rest, for the card
	if board.H < s.H-2*pad-0.5 {
		board, least, tools, share = within(narrow), narrow, 2, 0.77
	}
	tray := func(end int, before, after widget.Widget) widget.Widget {
		place := &widget.Item{Child: b.trayPlace(end, trayHigh), Grow: 1000, Max: trayWide}
		return widget.Fixed(trayHigh+lip, widget.Row(0, before, place, after).Flipped())
	}
	if !b.arrangement.asPanel {
		share = 0.01 // the sentence has what the panel would show
	}
	far := widget.Column(0, widget.Fixed(labelHigh, b.seatLabel(1, false)), widget.Gap(pad+2), tray(1, nil, widget.Spacer()), widget.Gap(pad),
		&widget.Item{Child: slot(table.SlotMessage), Grow: 1 - share}, widget.Gap(pad), &widget.Item{Child: slot(slotCard), Grow: share, Max: maxCard})
	all := []int{toolMenu, toolUndo, toolHint, toolRules}
	var rows []widget.Widget
	for k := 0; k < len(all); k += tools {
		rows = append(rows, toolRow(10, button, all[k:k+tools]...))
	}
	near := widget.Column(0, widget.Fixed(float64(len(rows))*(button+10)-10, widget.Column(10, rows...)), widget.Gap(pad+4),
		&widget.Item{Child: slot(table.SlotLog), Grow: 1000, Min: leastLog, Drop: 1}, widget.Spacer(), widget.Gap(pad),
		widget.If(!b.isWatched, widget.Fixed(confirmHigh+pad, widget.Padding{Bottom: pad, Child: slot(table.SlotConfirm)})),
		tray(0, widget.Spacer(), nil), widget.Gap(pad+2), widget.Fixed(labelHigh, b.seatLabel(0, false)))
	column := func(w widget.Widget) *widget.Item {
		return &widget.Item{Grow: 1000, Min: least, Max: most, Child: widget.Padding{Top: pad, Bottom: pad + 3, Child: w}}
	}
	apart := &widget.Item{Child: widget.Empty{}, Min: edge, Grow: 1}
	return widget.Row(0, widget.Gap(edge), column(far), apart, centredPart(board), apart, column(near), widget.Gap(edge)).Flipped()
}

// watchedTable is for what the panel of a replay leaves of a small phone: each side has its name and its tray in one
// row, so that the board keeps the height. Nothing is there to choose with.
func (b *Board) watchedTable() widget.Widget {
	const row, gap, trayWide = 48.0, 6.0, 132.0
	lip := b.arrangement.trayLip
	plate := func(end int) widget.Widget {
		return widget.Grow(widget.Padding{Bottom: lip, Child: b.seatLabel(end, false)})
	}
	return widget.Column(0, widget.Gap(gap), open(0), phoneLine(row+lip, gap, plate(1), widget.Fixed(trayWide, b.trayPlace(1, row))),
		widget.Gap(gap), open(0), b.boardRow(),
		widget.Gap(gap), open(0), phoneLine(row+lip, gap, widget.Fixed(trayWide, b.trayPlace(0, row)), plate(0)), widget.Gap(gap), open(0))
}
